//! Groups of phases that several functions of a game treat alike.

/// Gives groups of phases names, to be matched by `name!()`: each group is written once, and the compiler still sees
/// whether a `match` names every phase.
macro_rules! groups {
    ($($(#[$meaning:meta])* $name:ident = $phases:pat,)*) => {$(
        $(#[$meaning])*
        macro_rules! $name {
            () => { $phases };
        }
        pub(super) use $name;
    )*};
}
pub(crate) use groups;
