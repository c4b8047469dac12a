//! Text, reading and JSON.

use crate::declaration::{Declaration, Expected, Field, Piece, Shape, with_article};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Ident, Result};

pub(crate) fn expand(declaration: &Declaration) -> Result<TokenStream> {
    if declaration.shapes.is_empty() && !declaration.is_written {
        return Err(Error::new(declaration.name.span(), "a type without values has no words"));
    }
    let display = (!declaration.is_written).then(|| display(declaration));
    let reading = reading(declaration);
    let own = (!declaration.is_written).then(|| own(declaration));
    let json = (!declaration.has_own_json).then(|| json(&declaration.name));
    Ok(quote! {
        #[automatically_derived]
        #[allow(clippy::pedantic, unreachable_patterns, unused_parens, unused_variables)]
        const _: () = {
            #display
            #reading
            #own
            #json
        };
    })
}

fn json(name: &Ident) -> TokenStream {
    quote! {
        impl ::engine::words::serde::Serialize for #name {
            fn serialize<S: ::engine::words::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::engine::words::serde::Deserialize<'de> for #name {
            fn deserialize<D: ::engine::words::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                ::engine::words::from_json(deserializer)
            }
        }
    }
}

fn display(declaration: &Declaration) -> TokenStream {
    let name = &declaration.name;
    let arms = declaration.shapes.iter().map(|shape| {
        let (bound, unpacked) = (declaration.bound(shape), declaration.unpacked(shape));
        let write = write(shape);
        quote!(#bound => { #unpacked #write })
    });
    quote! {
        impl ::core::fmt::Display for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match *self { #(#arms)* }
            }
        }
    }
}

/// Code that writes a shape whose fields are bound. A single word is padded if asked for.
fn write(shape: &Shape) -> TokenStream {
    match shape.pattern.as_slice() {
        [Piece::Word(word)] => return quote!(f.pad(#word)),
        [Piece::Field(index)] => {
            let field = &shape.fields[*index].binding;
            return quote!(::core::fmt::Display::fmt(&#field, f));
        }
        _ => {}
    }
    if shape.fields.is_empty() {
        let words = shape.written(|_| None);
        return quote!(f.write_str(#words));
    }
    let fields = shape.pattern.iter().filter_map(|piece| match piece {
        Piece::Field(index) => Some(&shape.fields[*index]),
        Piece::Word(_) | Piece::Prefix(_) => None,
    });
    let fields: Vec<_> = fields.collect();
    let written = |with_optional: bool| {
        let is_there = |field: &Field| with_optional || !field.is_optional;
        let text = shape.written(|field| is_there(field).then(|| "{}".to_owned()));
        let shown = fields.iter().filter(|field| is_there(field)).map(|field| &field.binding);
        quote!(write!(f, #text #(, #shown)*))
    };
    let (with, without) = (written(true), written(false));
    match fields.iter().find(|field| field.is_optional) {
        None => with,
        Some(Field { binding, .. }) => {
            quote!(match #binding { Some(#binding) => #with, None => #without })
        }
    }
}

fn reading(declaration: &Declaration) -> TokenStream {
    let name = &declaration.name;
    let ways: Vec<_> = declaration.shapes.iter().map(|shape| way(declaration, shape)).collect();
    let read = match ways.as_slice() {
        [] => quote!(words.written((0..Self::COUNT).filter_map(Self::from_index), Self::expected)),
        [way] => way.clone(),
        ways => quote!(words.read_one_of(&[#(|words| { #ways }),*], Self::expected)),
    };
    let first_words = declaration.shapes.iter().map(first_word);
    let expected = match &declaration.expected {
        Expected::Text(text) => quote!(#text.into()),
        Expected::Listed(what) => quote!(::engine::words::listed(#what, &Self::first_words()).into()),
    };
    quote! {
        impl ::engine::words::Words for #name {
            fn expected() -> ::std::borrow::Cow<'static, str> {
                #expected
            }

            fn first_words() -> ::std::vec::Vec<::std::string::String> {
                let mut all = ::std::vec::Vec::new();
                #(all.extend(#first_words);)*
                all
            }

            fn read(
                words: &mut ::engine::words::Reader<'_>,
            ) -> ::core::result::Result<Self, ::engine::BadWord> {
                #read
            }
        }

        impl ::core::str::FromStr for #name {
            type Err = ::engine::BadWord;

            fn from_str(text: &str) -> ::core::result::Result<Self, ::engine::BadWord> {
                ::engine::words::read(text)
            }
        }
    }
}

/// Code that reads a shape.
fn way(declaration: &Declaration, shape: &Shape) -> TokenStream {
    let steps = shape.pattern.iter().map(|piece| step(shape, piece));
    let built = declaration.built(shape);
    quote!(#(#steps)* Ok(#built))
}

/// Code that reads a piece and binds the field that it is.
fn step(shape: &Shape, piece: &Piece) -> TokenStream {
    let index = match piece {
        Piece::Word(word) => return quote!(words.word_is(#word)?;),
        Piece::Prefix(prefix) => return quote!(words.prefix_is(#prefix)?;),
        Piece::Field(index) => *index,
    };
    let field = &shape.fields[index];
    let Field { binding, kind, is_optional, said, .. } = field;
    let read = if let Some((low, high)) = &said.range {
        let what = range_noun(field);
        let made = made_of_number(field, &quote!(number));
        let made = (!is_byte(field)).then(|| quote!(.map(|number| #made)));
        quote!(|words: &mut ::engine::words::Reader<'_>| words.number(#low as u8, #high as u8, #what) #made)
    } else {
        quote!(<#kind as ::engine::words::Words>::read)
    };
    let is_last = matches!(shape.pattern.last(), Some(Piece::Field(last)) if *last == index);
    let read = match (said.admits(), &said.expected) {
        (None, None) => quote!((#read)(words)),
        (admits, expected) => {
            let admits = admits.unwrap_or_else(|| quote!(true));
            let expected = expected.as_ref().map_or_else(
                || quote!(<#kind as ::engine::words::Words>::expected()),
                |expected| quote!(#expected.into()),
            );
            quote!(words.only(#read, |value| #admits, || #expected))
        }
    };
    match (is_optional, is_last) {
        (false, _) => quote!(let #binding = #read?;),
        (true, true) => quote!(let #binding = if words.is_done() { None } else { Some(#read?) };),
        (true, false) => quote!(let #binding = words.optional(|words| #read);),
    }
}

/// What a number within bounds is called: by its place.
fn range_noun(field: &Field) -> String {
    with_article(&field.place.replace('_', " "))
}

/// Code that makes the value of a field within bounds of its number.
pub(crate) fn made_of_number(field: &Field, number: &TokenStream) -> TokenStream {
    let kind = &field.kind;
    if is_byte(field) { number.clone() } else { quote!(<#kind>::numbered(#number)) }
}

pub(crate) fn is_byte(field: &Field) -> bool {
    matches!(&field.kind, syn::Type::Path(path) if path.path.is_ident("u8"))
}

/// Code for the words with which a shape may begin.
fn first_word(shape: &Shape) -> TokenStream {
    match &shape.pattern[0] {
        Piece::Field(index) if shape.fields[*index].said.range.is_none() => {
            let kind = &shape.fields[*index].kind;
            quote!(<#kind as ::engine::words::Words>::first_words())
        }
        Piece::Field(_) => quote!(::core::option::Option::<::std::string::String>::None),
        Piece::Word(word) | Piece::Prefix(word) => quote!([::std::string::String::from(#word)]),
    }
}

/// Functions of the type itself: the name of plain values, and the text for those who may not see all.
fn own(declaration: &Declaration) -> TokenStream {
    let name = &declaration.name;
    let own_name = declaration.is_plain().then(|| {
        let arms = declaration.shapes.iter().map(|shape| {
            let (variant, text) = (&shape.variant, shape.written(|_| None));
            quote!(Self::#variant => #text)
        });
        quote! {
            /// The word that it is written as.
            pub const fn name(self) -> &'static str {
                match self { #(#arms),* }
            }
        }
    });
    let is_secret = |shape: &Shape| shape.fields.iter().any(|field| field.said.is_secret);
    let masked = declaration.shapes.iter().any(is_secret).then(|| {
        let arms = declaration.shapes.iter().filter(|shape| is_secret(shape)).map(|shape| {
            let bound = declaration.bound(shape);
            let text =
                shape.written(|field| Some(if field.said.is_secret { "?".into() } else { "{}".into() }));
            let shown = shape.pattern.iter().filter_map(|piece| match piece {
                Piece::Field(index) if !shape.fields[*index].said.is_secret => {
                    Some(&shape.fields[*index].binding)
                }
                _ => None,
            });
            quote!(#bound => ::std::format!(#text #(, #shown)*),)
        });
        quote! {
            /// The text for those who may not see what is secret, of which it says `?`.
            pub fn masked(self) -> ::std::string::String {
                match self { #(#arms)* _ => self.to_string() }
            }
        }
    });
    quote!(impl #name { #own_name #masked })
}
