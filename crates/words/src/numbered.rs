//! Number, number back, count and list of all values.

use crate::declaration::{Declaration, Field, Shape, kebab};
use crate::text::{is_byte, made_of_number};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Type};

pub(crate) fn expand(declaration: &Declaration) -> TokenStream {
    let name = &declaration.name;
    let starts: Vec<_> = (0..=declaration.shapes.len()).map(|at| format_ident!("START_{at}")).collect();
    let counts = declaration.shapes.iter().map(count);
    let (from, to) = (&starts[..starts.len() - 1], &starts[1..]);
    let count = &starts[starts.len() - 1];
    let (index, from_index) = (index(declaration, &starts), from_index(declaration, &starts));
    let firsts = declaration.shapes.iter().zip(&starts).filter_map(|(shape, start)| {
        let variant = shape.variant.as_ref().filter(|_| !declaration.is_plain())?;
        let (first, meaning) = (screaming(variant), format!("The first number of [`Self::{variant}`]."));
        Some(quote!(#[doc = #meaning] pub const #first: usize = #start;))
    });
    let parts = declaration.packed.as_ref().map(|number| parts(&declaration.shapes[0], number));
    let is_data =
        declaration.shapes.iter().flat_map(|shape| &shape.fields).any(|field| field.said.numbers.is_some());
    let constant = (!is_data).then(|| quote!(const));
    let all = (!is_data).then(all);
    let schema = (!declaration.has_own_json).then(|| schema(declaration));
    quote! {
        #[automatically_derived]
        #[allow(clippy::pedantic, clippy::modulo_one, unused_parens)]
        const _: () = {
            const START_0: usize = 0;
            #(const #to: usize = #from + #counts;)*

            impl #name {
                /// How many values there are.
                pub const COUNT: usize = #count;

                #all

                #(#firsts)*

                /// The number of the value, from 0, in the order of the declaration.
                #[inline]
                pub #constant fn index(self) -> usize {
                    #index
                }

                /// The value with this number.
                #[inline]
                pub #constant fn from_index(index: usize) -> ::core::option::Option<Self> {
                    #from_index
                }

                #parts
            }

            impl ::engine::words::Numbered for #name {
                const COUNT: usize = #name::COUNT;

                #[inline]
                fn index(self) -> usize {
                    #name::index(self)
                }

                #[inline]
                fn from_index(index: usize) -> ::core::option::Option<Self> {
                    #name::from_index(index)
                }
            }

            #schema
        };
    }
}

/// Code for the number of a value; the values of the nth shape begin at the nth of `starts`.
fn index(declaration: &Declaration, starts: &[Ident]) -> TokenStream {
    if declaration.packed.is_some() {
        quote!(self.0 as usize)
    } else if declaration.is_plain() {
        quote!(self as usize)
    } else {
        let shapes = declaration.shapes.iter().zip(starts);
        let arms = shapes.map(|(shape, start)| index_arm(declaration, shape, start));
        quote!(match self { #(#arms)* })
    }
}

/// Code for the value with the number `index`, if there is one.
fn from_index(declaration: &Declaration, starts: &[Ident]) -> TokenStream {
    if let Some(number) = &declaration.packed {
        return quote!(if index < Self::COUNT { Some(Self(index as #number)) } else { None });
    }
    let arms = declaration.shapes.iter().zip(starts.windows(2)).map(|(shape, range)| {
        let (from, to, value) = (&range[0], &range[1], value(declaration, shape));
        quote!(#from..#to => { let number = index - #from; #value })
    });
    quote!(Some(match index { #(#arms)* _ => return None }))
}

/// `DrawDeck` as `DRAW_DECK`.
fn screaming(variant: &Ident) -> Ident {
    Ident::new(&kebab(variant).replace('-', "_").to_uppercase(), variant.span())
}

fn all() -> TokenStream {
    quote! {
        /// All values in order.
        pub const ALL: [Self; Self::COUNT] = {
            let mut all = [match Self::from_index(0) { Some(first) => first, None => unreachable!() }; Self::COUNT];
            let mut index = 0;
            while let Some(value) = Self::from_index(index) {
                all[index] = value;
                index += 1;
            }
            all
        };
    }
}

fn count(shape: &Shape) -> TokenStream {
    let counts = shape.fields.iter().map(field_count);
    quote!(1 #(* (#counts))*)
}

fn field_count(field: &Field) -> TokenStream {
    let kind = &field.kind;
    let count = match (&field.said.range, &field.said.numbers) {
        (Some((low, high)), _) => quote!(#high as usize + 1 - #low as usize),
        (None, Some(numbers)) => quote!(#numbers::COUNT),
        (None, None) => quote!(<#kind>::COUNT),
    };
    if field.is_optional { quote!(1 + #count) } else { count }
}

fn index_arm(declaration: &Declaration, shape: &Shape, start: &Ident) -> TokenStream {
    let (bound, unpacked) = (declaration.bound(shape), declaration.unpacked(shape));
    let number = number_among(shape);
    quote!(#bound => { #unpacked (#start).wrapping_add(#number) })
}

/// Code for the number of a value among those of its shape.
fn number_among(shape: &Shape) -> TokenStream {
    shape.fields.iter().fold(quote!(0usize), |number, field| {
        let (count, own) = (field_count(field), field_index(field));
        quote!((#number * (#count)).wrapping_add(#own))
    })
}

fn field_index(field: &Field) -> TokenStream {
    let binding = &field.binding;
    let value = if field.is_optional { quote!(value) } else { quote!(#binding) };
    let index = match (&field.said.range, &field.said.numbers) {
        (Some((low, _)), _) if is_byte(field) => quote!((#value as usize).wrapping_sub(#low as usize)),
        (Some((low, _)), _) => quote!((#value.number() as usize).wrapping_sub(#low as usize)),
        (None, Some(numbers)) => quote!(#numbers::index(#value)),
        (None, None) => quote!(#value.index()),
    };
    if field.is_optional { quote!(match #binding { None => 0, Some(value) => 1 + #index }) } else { index }
}

/// Code for the value of a shape with the number `number` among its values.
fn value(declaration: &Declaration, shape: &Shape) -> TokenStream {
    let mut steps = Vec::new();
    for (at, field) in shape.fields.iter().enumerate().rev() {
        let (binding, count) = (&field.binding, field_count(field));
        let own = if at == 0 { quote!(number) } else { quote!(number % (#count)) };
        let made = field_value(field, &quote!(return None));
        steps.push(quote!(let #binding = { let number = #own; #made };));
        if at > 0 {
            steps.push(quote!(let number = number / (#count);));
        }
    }
    let built = declaration.built(shape);
    let unused = shape.fields.is_empty().then(|| quote!(let _ = number;));
    quote!(#unused #(#steps)* #built)
}

/// Code for the value of a field with the number `number` among its values; `none` where there is no such value.
fn field_value(field: &Field, none: &TokenStream) -> TokenStream {
    let kind = &field.kind;
    let made = match (&field.said.range, &field.said.numbers) {
        (Some((low, _)), _) => made_of_number(field, &quote!((number + #low as usize) as u8)),
        (None, numbers) => {
            let from = numbers.as_ref().map_or_else(|| quote!(<#kind>), |numbers| quote!(#numbers));
            quote!(match #from::from_index(number) { Some(value) => value, None => #none })
        }
    };
    if field.is_optional {
        quote!(match number.checked_sub(1) { None => None, Some(number) => Some(#made) })
    } else {
        made
    }
}

/// Functions that pack parts into a number of this type and unpack them.
fn parts(shape: &Shape, number: &Type) -> TokenStream {
    let (names, kinds): (Vec<_>, Vec<_>) =
        shape.fields.iter().map(|field| (&field.binding, &field.kind)).unzip();
    let packed = number_among(shape);
    let unpack = shape.fields.iter().enumerate().map(|(at, field)| {
        let (name, kind, count) = (&field.binding, &field.kind, field_count(field));
        let below = shape.fields[at + 1..].iter().map(field_count);
        let value = field_value(field, &quote!(unreachable!()));
        let meaning = format!("Its {}.", field.place);
        quote! {
            #[doc = #meaning]
            #[inline]
            pub const fn #name(self) -> #kind {
                let number = self.0 as usize #(/ (#below))* % (#count);
                #value
            }
        }
    });
    quote! {
        /// The value with these parts.
        #[inline]
        pub const fn new(#(#names: #kinds),*) -> Self {
            Self((#packed) as #number)
        }

        #(#unpack)*
    }
}

fn schema(declaration: &Declaration) -> TokenStream {
    let (name, doc) = (&declaration.name, &declaration.doc);
    let values = declaration.shapes.iter().map(|shape| (shape.written(|_| None), &shape.doc));
    let values: Vec<_> = values.filter(|(_, doc)| declaration.is_plain() && !doc.is_empty()).collect();
    let values = values.iter().map(|(text, doc)| quote!((#text, #doc)));
    quote!(::engine::word_schema!(#name, #doc, [#(#values),*]);)
}
