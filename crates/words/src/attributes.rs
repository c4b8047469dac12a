//! What the attributes of a declaration say.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Error, Expr, ExprLit, Ident, Lit, LitStr, Meta, Path, Result, Token, Type, parenthesized,
};

/// What the attributes of a field say.
#[derive(Default)]
pub(crate) struct FieldWords {
    pub(crate) range: Option<(TokenStream, TokenStream)>,
    pub(crate) only: Option<Path>,
    pub(crate) expected: Option<LitStr>,
    pub(crate) numbers: Option<Path>,
    pub(crate) is_secret: bool,
}

/// What the attributes of a type or variant say.
#[derive(Default)]
pub(crate) struct ShapeWords {
    pub(crate) pattern: Option<LitStr>,
    pub(crate) what: Option<LitStr>,
    pub(crate) expected: Option<LitStr>,
    pub(crate) parts: Option<Vec<(Ident, Type, FieldWords)>>,
    pub(crate) serde: bool,
    pub(crate) written: bool,
}

/// The lines of the doc comment as one.
pub(crate) fn doc(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// What all attributes `words` say together.
pub(crate) fn attributes<T: Default>(
    attributes: &[Attribute],
    read: fn(&mut T, ParseStream<'_>) -> Result<()>,
) -> Result<T> {
    let mut said = T::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("words")) {
        attribute.parse_args_with(|input: ParseStream<'_>| {
            while !input.is_empty() {
                read(&mut said, input)?;
                comma(input)?;
            }
            Ok(())
        })?;
    }
    Ok(said)
}

impl ShapeWords {
    pub(crate) fn read(&mut self, input: ParseStream<'_>) -> Result<()> {
        if input.peek(LitStr) {
            self.pattern = Some(input.parse()?);
            return Ok(());
        }
        let key: Ident = input.parse()?;
        match key.to_string().as_str() {
            "what" => self.what = Some(value(input)?),
            "expected" => self.expected = Some(value(input)?),
            "parts" => self.parts = Some(parts(input)?),
            "serde" => self.serde = true,
            "written" => self.written = true,
            _ => {
                let known = "expected a pattern, what, expected, parts, serde or written";
                return Err(Error::new(key.span(), known));
            }
        }
        Ok(())
    }
}

impl FieldWords {
    /// Code that says of `value`, a reference, whether it is one of those that can stand here.
    pub(crate) fn admits(&self) -> Option<TokenStream> {
        let only = self.only.as_ref()?;
        Some(only.get_ident().map_or_else(|| quote!(#only(*value)), |method| quote!(value.#method())))
    }

    pub(crate) fn read(&mut self, input: ParseStream<'_>) -> Result<()> {
        let key = input.fork().parse::<Ident>().map(|key| key.to_string()).unwrap_or_default();
        match key.as_str() {
            "secret" => self.is_secret = input.parse::<Ident>().is_ok(),
            "only" => self.only = Some(keyed(input)?),
            "expected" => self.expected = Some(keyed(input)?),
            "numbers" => self.numbers = Some(keyed(input)?),
            _ => self.range = Some(range(input)?),
        }
        Ok(())
    }
}

fn comma(input: ParseStream<'_>) -> Result<()> {
    if input.is_empty() { Ok(()) } else { input.parse::<Token![,]>().map(|_| ()) }
}

fn value<T: Parse>(input: ParseStream<'_>) -> Result<T> {
    input.parse::<Token![=]>()?;
    input.parse()
}

fn keyed<T: Parse>(input: ParseStream<'_>) -> Result<T> {
    input.parse::<Ident>()?;
    value(input)
}

/// `colour: Colour, value: u8 = 0..=10`.
fn parts(input: ParseStream<'_>) -> Result<Vec<(Ident, Type, FieldWords)>> {
    let inner;
    parenthesized!(inner in input);
    let mut parts = Vec::new();
    while !inner.is_empty() {
        let name = inner.parse()?;
        inner.parse::<Token![:]>()?;
        let kind = inner.parse()?;
        let mut said = FieldWords::default();
        if inner.peek(Token![=]) {
            inner.parse::<Token![=]>()?;
            said.range = Some(range(&inner)?);
        }
        parts.push((name, kind, said));
        comma(&inner)?;
    }
    Ok(parts)
}

/// `1..=MOST`; each bound in brackets, whatever is written there.
fn range(input: ParseStream<'_>) -> Result<(TokenStream, TokenStream)> {
    let mut low = TokenStream::new();
    while !input.peek(Token![..=]) {
        low.extend([input.parse::<TokenTree>()?]);
    }
    input.parse::<Token![..=]>()?;
    let mut high = TokenStream::new();
    while !input.is_empty() && !input.peek(Token![,]) {
        high.extend([input.parse::<TokenTree>()?]);
    }
    Ok((quote!((#low)), quote!((#high))))
}
