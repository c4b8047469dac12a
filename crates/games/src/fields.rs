//! Boards and JSON forms whose fields are declared once.

/// Structs that serde writes, each field declared once: what it means, its name and type, and where it is read off.
///
/// `struct Form of(value: &Value): …` gets a function `of` that reads it off these values. `struct Form from(value:
/// Value)` is what serde turns a value `into`, and `struct Form read_as(game: Game)` is what positions are read from as
/// well. `let` statements before the braces serve several fields; `as "Name"` is the name of the JSON Schema.
macro_rules! fields {
    ($(
        $(#[$about:meta])*
        $vis:vis struct $Form:ident $how:ident $values:tt $(as $schema:literal)? :
        $(let $pattern:pat = $part:expr;)*
        { $($(#[$meaning:meta])* $field:ident: $Type:ty = $value:expr,)+ }
    )+) => {$(
        $(#[$about])*
        #[derive(serde::Serialize)]
        $(#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = $schema))])?
        $vis struct $Form {
            $($(#[$meaning])* $field: $Type,)+
        }

        $crate::fields::read_off! { $how $Form $values {
            $(let $pattern = $part;)*
            Self { $($field: $value,)+ }
        } }
    )+};
}

/// The function by which [`fields!`] makes a form.
macro_rules! read_off {
    (read_as $Form:ident($value:ident: $Game:ty) $body:block) => {
        $crate::fields::read_off! { from $Form($value: $Game) $body }

        impl TryFrom<$Form> for $Game {
            type Error = $crate::form::BadPosition;

            fn try_from(form: $Form) -> Result<Self, Self::Error> {
                $crate::form::Validated::checked(<Self as $crate::form::Sketched>::sketch(form)?)
            }
        }
    };
    (of $Form:ident($($value:ident: $Value:ty),+) $body:block) => {
        impl $Form {
            fn of($($value: $Value),+) -> Self $body
        }
    };
    (from $Form:ident($value:ident: $Value:ty) $body:block) => {
        impl From<$Value> for $Form {
            fn from($value: $Value) -> Self $body
        }
    };
}

/// A board, each field declared once: what it is, its type, and what it holds before anything has happened.
macro_rules! board {
    (
        $(#[$about:meta])*
        $vis:vis struct $Board:ident

        $(#[$begins:meta])*
        fn $new:ident($setup:ident: $Setup:ty):
        $(let $pattern:pat = $part:expr;)*
        { $($(#[$meaning:meta])* $field_vis:vis $field:ident: $Type:ty = $value:expr,)+ }
    ) => {
        $(#[$about])*
        $vis struct $Board {
            $($(#[$meaning])* $field_vis $field: $Type,)+
        }

        impl $Board {
            $(#[$begins])*
            pub(super) fn $new($setup: $Setup) -> Self {
                $(let $pattern = $part;)*
                Self { $($field: $value,)+ }
            }
        }
    };
}

pub(crate) use {board, fields, read_off};
