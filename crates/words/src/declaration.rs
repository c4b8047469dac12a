//! What a declaration says: its shapes (variants, or the one of a struct) with their patterns and fields.

use crate::attributes::{FieldWords, ShapeWords, attributes, doc};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Fields, GenericArgument, Ident, LitStr, PathArguments, Result, Type};

/// A type whose values are written in words.
pub(crate) struct Declaration {
    pub(crate) name: Ident,
    /// The doc comment on one line.
    pub(crate) doc: String,
    /// What is expected: just this text, or this noun with the words that there are.
    pub(crate) expected: Expected,
    pub(crate) shapes: Vec<Shape>,
    /// Whether serde and schemars say what it looks like in JSON.
    pub(crate) has_own_json: bool,
    /// Whether its text is that of a `Display` written by hand.
    pub(crate) is_written: bool,
    /// The type of the one number into which a struct packs its parts, which are then read through methods.
    pub(crate) packed: Option<Type>,
}

pub(crate) enum Expected {
    Text(LitStr),
    Listed(String),
}

/// A variant, or all that a struct is.
pub(crate) struct Shape {
    /// None for a struct.
    pub(crate) variant: Option<Ident>,
    pub(crate) doc: String,
    pub(crate) pattern: Vec<Piece>,
    /// In the order of the declaration.
    pub(crate) fields: Vec<Field>,
    has_names: bool,
}

/// A piece of a pattern.
pub(crate) enum Piece {
    /// A word by itself.
    Word(String),
    /// The beginning of a word that the next piece, a field, goes on with.
    Prefix(String),
    /// The field with this index.
    Field(usize),
}

pub(crate) struct Field {
    /// The name it is bound to.
    pub(crate) binding: Ident,
    /// Its name in the pattern.
    pub(crate) place: String,
    pub(crate) kind: Type,
    /// The value is an `Option` of the type, which may be missing at the end.
    pub(crate) is_optional: bool,
    pub(crate) said: FieldWords,
}

impl Declaration {
    pub(crate) fn new(input: DeriveInput) -> Result<Self> {
        let said: ShapeWords = attributes(&input.attrs, ShapeWords::read)?;
        let what = said.what.map_or_else(|| with_article(&spaced(&input.ident)), |what| what.value());
        let expected = said.expected.map_or(Expected::Listed(what), Expected::Text);
        let doc = doc(&input.attrs);
        let mut packed = None;
        let shapes = match input.data {
            Data::Struct(_) if said.written => Vec::new(),
            Data::Struct(data) => {
                packed = said
                    .parts
                    .is_some()
                    .then(|| data.fields.iter().next().map(|field| field.ty.clone()))
                    .flatten();
                let fields = match said.parts {
                    Some(parts) => {
                        parts.into_iter().map(|(name, kind, said)| Field::new(name, kind, said)).collect()
                    }
                    None => fields(&data.fields)?,
                };
                let pattern =
                    said.pattern.ok_or_else(|| Error::new(input.ident.span(), "a struct needs a pattern"))?;
                let has_names = packed.is_some() || matches!(data.fields, Fields::Named(_));
                vec![Shape::new(None, doc.clone(), Some(pattern), fields, has_names)?]
            }
            Data::Enum(data) => data.variants.into_iter().map(Shape::of_variant).collect::<Result<_>>()?,
            Data::Union(data) => return Err(Error::new(data.union_token.span, "a union has no words")),
        };
        let (has_own_json, is_written) = (said.serde, said.written);
        Ok(Self { name: input.ident, doc, expected, shapes, has_own_json, is_written, packed })
    }

    /// Whether it is an enum without fields.
    pub(crate) fn is_plain(&self) -> bool {
        self.shapes.iter().all(|shape| shape.variant.is_some() && shape.fields.is_empty())
    }

    /// Code that gives the fields of a value their bindings: a pattern of a `match` over `self`.
    pub(crate) fn bound(&self, shape: &Shape) -> TokenStream {
        if self.packed.is_some() {
            quote!(_)
        } else {
            shape.with(shape.fields.iter().map(|field| &field.binding))
        }
    }

    /// Code in front of what uses the bindings, where they do not come from a pattern.
    pub(crate) fn unpacked(&self, shape: &Shape) -> TokenStream {
        if self.packed.is_none() {
            return TokenStream::new();
        }
        let bindings = shape.fields.iter().map(|field| &field.binding);
        quote!(#(let #bindings = self.#bindings();)*)
    }

    /// The value whose fields have been bound.
    pub(crate) fn built(&self, shape: &Shape) -> TokenStream {
        if self.packed.is_some() {
            let bindings = shape.fields.iter().map(|field| &field.binding);
            quote!(Self::new(#(#bindings),*))
        } else {
            shape.with(shape.fields.iter().map(|field| &field.binding))
        }
    }
}

impl Shape {
    fn of_variant(variant: syn::Variant) -> Result<Self> {
        let said: ShapeWords = attributes(&variant.attrs, ShapeWords::read)?;
        let has_names = matches!(variant.fields, Fields::Named(_));
        let fields = fields(&variant.fields)?;
        Self::new(Some(variant.ident), doc(&variant.attrs), said.pattern, fields, has_names)
    }

    fn new(
        variant: Option<Ident>,
        doc: String,
        pattern: Option<LitStr>,
        mut fields: Vec<Field>,
        has_names: bool,
    ) -> Result<Self> {
        let span = pattern.as_ref().map_or_else(Span::call_site, LitStr::span);
        let text =
            pattern.map_or_else(|| default_pattern(variant.as_ref(), &fields), |pattern| pattern.value());
        let pattern =
            read_pattern(&text, &mut fields, has_names).map_err(|reason| Error::new(span, reason))?;
        Ok(Self { variant, doc, pattern, fields, has_names })
    }

    /// The shape as a pattern or value with these bindings, one for each field.
    fn with<'a>(&self, bindings: impl Iterator<Item = &'a Ident>) -> TokenStream {
        let head = self.variant.as_ref().map_or_else(|| quote!(Self), |variant| quote!(Self::#variant));
        if self.fields.is_empty() {
            head
        } else if self.has_names {
            quote!(#head { #(#bindings),* })
        } else {
            quote!(#head(#(#bindings),*))
        }
    }

    /// The pattern as people read it, with what stands in the place of each field; fields without that are left out.
    pub(crate) fn written(&self, field: impl Fn(&Field) -> Option<String>) -> String {
        let mut text = String::new();
        let mut glued = true;
        for piece in &self.pattern {
            let (word, goes_on) = match piece {
                Piece::Word(word) => (Some(word.clone()), false),
                Piece::Prefix(prefix) => (Some(prefix.clone()), true),
                Piece::Field(index) => (field(&self.fields[*index]), false),
            };
            let Some(word) = word else { continue };
            if !glued {
                text.push(' ');
            }
            text.push_str(&word);
            glued = goes_on;
        }
        text
    }
}

impl Field {
    fn new(binding: Ident, kind: Type, said: FieldWords) -> Self {
        let place = binding.unraw().to_string();
        let (kind, is_optional) = match optional(&kind) {
            Some(inner) => (inner, true),
            None => (kind, false),
        };
        Self { binding, place, kind, is_optional, said }
    }
}

fn fields(fields: &Fields) -> Result<Vec<Field>> {
    let field = |(at, field): (usize, &syn::Field)| {
        let binding = field.ident.clone().unwrap_or_else(|| format_ident!("field_{at}"));
        let mut made = Field::new(binding, field.ty.clone(), attributes(&field.attrs, FieldWords::read)?);
        if field.ident.is_none() {
            made.place = type_name(&made.kind);
        }
        Ok(made)
    };
    fields.iter().enumerate().map(field).collect()
}

/// The type within an `Option`.
fn optional(kind: &Type) -> Option<Type> {
    let Type::Path(path) = kind else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first()? {
        GenericArgument::Type(inner) => Some(inner.clone()),
        _ => None,
    }
}

fn type_name(kind: &Type) -> String {
    let Type::Path(path) = kind else { return String::new() };
    path.path.segments.last().map_or_else(String::new, |last| last.ident.to_string().to_lowercase())
}

/// `ScribeFish` as `scribe-fish`.
pub(crate) fn kebab(name: &Ident) -> String {
    let mut text = String::new();
    for c in name.unraw().to_string().chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
}

fn spaced(name: &Ident) -> String {
    kebab(name).replace('-', " ")
}

/// `a step`, `an outcome`.
pub(crate) fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

fn default_pattern(variant: Option<&Ident>, fields: &[Field]) -> String {
    let first = variant.map(kebab).into_iter();
    let words: Vec<_> = first.chain(fields.iter().map(|field| format!("{{{}}}", field.place))).collect();
    words.join(" ")
}

/// The pieces of a pattern; fields without a name get that of their place.
fn read_pattern(
    text: &str,
    fields: &mut [Field],
    has_names: bool,
) -> std::result::Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut placed = 0;
    for word in text.split(' ') {
        let Some((prefix, rest)) = word.split_once('{') else {
            pieces.push(Piece::Word(word.to_owned()));
            continue;
        };
        let name = rest.strip_suffix('}').ok_or("a field ends its word")?;
        let index = if has_names {
            fields
                .iter()
                .position(|field| field.place == name)
                .ok_or_else(|| format!("there is no field {name}"))?
        } else {
            let field = fields.get_mut(placed).ok_or("there are more places than fields")?;
            name.clone_into(&mut field.place);
            placed
        };
        placed += 1;
        if !prefix.is_empty() {
            pieces.push(Piece::Prefix(prefix.to_owned()));
        }
        pieces.push(Piece::Field(index));
    }
    if placed == fields.len() {
        Ok(pieces)
    } else {
        Err("every field has one place in the pattern".to_owned())
    }
}
