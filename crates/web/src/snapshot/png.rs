//! Drawings as pictures of dots.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use std::sync::{Arc, LazyLock};

/// Why a drawing is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// It is no drawing.
    #[error("the drawing cannot be read: {0}")]
    Read(#[from] resvg::usvg::Error),
    /// It has no size, or more than there is memory for.
    #[error("a picture cannot be {width} wide")]
    Size {
        /// How wide it should be, in dots.
        width: u32,
    },
    /// It cannot be packed.
    #[error("the picture cannot be packed: {0}")]
    Pack(String),
}

/// The house's letters, so that a picture is the same on every machine.
static LETTERS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut letters = Database::new();
    letters.load_font_data(include_bytes!("../../assets/fonts/figtree-600.ttf").to_vec());
    letters.load_font_data(include_bytes!("../../assets/fonts/young-serif.ttf").to_vec());
    Arc::new(letters)
});

/// A drawing as a PNG of this width, in dots.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    let options =
        Options { fontdb: Arc::clone(&LETTERS), font_family: "Figtree".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut dots = Pixmap::new(width, height).ok_or(PictureError::Size { width })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut dots.as_mut());
    dots.encode_png().map_err(|error| PictureError::Pack(error.to_string()))
}
