//! What the pages of Camel Up and Camel Up Cards share: the desert and its camels are the same.

pub(crate) mod art;
pub(crate) mod leg;
pub(crate) mod pays;
pub(crate) mod sides;
pub(crate) mod tray;
