//! How values are written, for people and programs that do not know yet.

use crate::declaration::{Declaration, Field, Piece, Shape};
use proc_macro2::TokenStream;
use quote::quote;

pub(crate) fn expand(declaration: &Declaration) -> TokenStream {
    let name = &declaration.name;
    let forms = declaration.shapes.iter().map(forms);
    quote! {
        #[automatically_derived]
        #[allow(clippy::pedantic, unused_parens)]
        impl ::engine::words::Forms for #name {
            fn forms() -> ::std::vec::Vec<::engine::words::Form> {
                let mut all = ::std::vec::Vec::new();
                #(all.extend(#forms);)*
                all
            }
        }
    }
}

/// Code for the forms of a shape: two if something may be missing at the end, and those of a struct by itself.
fn forms(shape: &Shape) -> TokenStream {
    let meaning = shape.doc.replace('`', "");
    if let ([Piece::Field(0)], [Field { kind, said, .. }]) =
        (shape.pattern.as_slice(), shape.fields.as_slice())
        && said.range.is_none()
    {
        return quote!(<#kind as ::engine::words::Forms>::forms().into_iter().map(|form| form.that_means(#meaning)));
    }
    let form = |with_optional: bool| {
        let is_there = |field: &Field| with_optional || !field.is_optional;
        let words = shape.written(|field| is_there(field).then(|| format!("<{}>", field.place)));
        let places = shape.pattern.iter().filter_map(|piece| match piece {
            Piece::Field(index) if is_there(&shape.fields[*index]) => Some(place(&shape.fields[*index])),
            _ => None,
        });
        quote!(::engine::words::Form { words: #words, meaning: #meaning, places: ::std::vec![#(#places),*] })
    };
    let mut all = vec![form(true)];
    if shape.fields.iter().any(|field| field.is_optional) {
        all.insert(0, form(false));
    }
    quote!([#(#all),*])
}

/// Code for the name of a place and the texts that stand there.
fn place(field: &Field) -> TokenStream {
    let Field { place, kind, said, .. } = field;
    let texts = match (&said.range, &said.numbers) {
        (Some((low, high)), _) => quote!((#low as u8..=#high as u8)),
        (None, numbers) => {
            let from = numbers.as_ref().map_or_else(|| quote!(<#kind>), |numbers| quote!(#numbers));
            quote!((0..#from::COUNT).filter_map(#from::from_index))
        }
    };
    let admitted = said.admits().map(|admits| quote!(.filter(|value| #admits)));
    quote!((#place, #texts #admitted.map(|value| ::std::string::ToString::to_string(&value)).collect()))
}
