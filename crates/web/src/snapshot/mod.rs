//! Pictures of boards for where there is no browser: messengers, printers, other pages. A board is drawn from the same
//! markup, drawings and style sheets as the page, worked out into one SVG that every program understands, and from that
//! into a PNG.

mod draw;
mod node;
mod png;
mod selector;
mod sheet;
mod style;
mod value;

use crate::drawing::pieces;
use crate::game_page::AnyPage;
use crate::scene::Scene;
use crate::sheets;
use draw::Drawing;
use node::Node;
pub use png::{PictureError, png};
use sheet::Sheet;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use style::{Env, Style};

/// The width of a picture, in units of the drawing.
const WIDTH: f32 = 1000.0;
/// The rim round a board.
const RIM: f32 = 24.0;

/// What the boards of a game are drawn with, read once.
struct Tools {
    sheet: Sheet,
    symbols: HashMap<String, Node>,
}

static TOOLS: LazyLock<Mutex<HashMap<&'static str, Arc<Tools>>>> = LazyLock::new(Mutex::default);

impl Tools {
    fn of(page: &'static dyn AnyPage) -> Arc<Self> {
        let mut known = TOOLS.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(page.id()).or_insert_with(|| Arc::new(Self::read(page))))
    }

    fn read(page: &dyn AnyPage) -> Self {
        let sheet = Sheet::parse(&format!("{}{}", sheets::HOUSE, page.files().style));
        let sprite =
            Node::parse(&format!("<svg>{}{}</svg>", pieces::SPRITE, page.files().sprite)).unwrap_or_default();
        let mut symbols = HashMap::new();
        gather(sprite, &mut symbols);
        Self { sheet, symbols }
    }
}

fn gather(node: Node, symbols: &mut HashMap<String, Node>) {
    for child in node.children {
        if let node::Child::Node(child) = child
            && !child.id.is_empty()
        {
            symbols.insert(child.id.clone(), child);
        }
    }
}

/// The board in this moment as one SVG, by day or by night. It shows what the scene's viewer sees and nothing else.
pub fn svg(page: &'static dyn AnyPage, scene: &Scene<'_>, dark: bool) -> String {
    let tools = Tools::of(page);
    let board = page.picture(scene).into_string();
    let markup = format!(
        "<html><body class=\"page-table {}\"><div class=\"board\">{board}</div></body></html>",
        page.id()
    );
    let Some(html) = Node::parse(&markup) else { return String::new() };
    let (Some(body), mut env) = (html.nodes().next(), env(&tools.sheet, dark)) else { return String::new() };
    let Some(board) = body.nodes().next() else { return String::new() };
    for path in [&[&html][..], &[&html, body]] {
        env = Style::of(&tools.sheet, path, &env).env;
    }
    let path = [&html, body, board];
    let ratio = Style::of(&tools.sheet, &path, &env).get("aspect-ratio").map(str::to_owned);
    let units = value::Units { whole: 1.0, type_size: 16.0, board: (WIDTH, WIDTH) };
    let whole = board.nodes().next().filter(|node| node.is("picture")).and_then(draw::view_ratio);
    let ratio = whole.or_else(|| value::number(&ratio?, units)).unwrap_or(1.4);
    let height = WIDTH / ratio;
    env.board = (WIDTH, height);
    let ground = Style::of(&tools.sheet, &[&html, body], &env).colour("background-color").unwrap_or_default();
    let mut drawing = Drawing { sheet: &tools.sheet, symbols: &tools.symbols, out: String::new() };
    let (wide, high) = (RIM.mul_add(2.0, WIDTH), RIM.mul_add(2.0, height));
    let _ = write!(
        drawing.out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high:.1}\" width=\"{wide}\" height=\"{high:.1}\">\
         <rect width=\"{wide}\" height=\"{high:.1}\" fill=\"{ground}\"/><g transform=\"translate({RIM} {RIM})\">"
    );
    let inner: Vec<&Node> = board.nodes().collect();
    let style = Style::of(&tools.sheet, &path, &env);
    for child in inner {
        drawing.element(&[&html, body, board, child], &style.env, (WIDTH, height));
    }
    drawing.out.push_str("</g></svg>");
    drawing.out
}

fn env(sheet: &Sheet, dark: bool) -> Env {
    Env {
        vars: Arc::new(sheet.initial.clone()),
        colour: "#000000".to_owned(),
        type_size: 16.0,
        family: "Figtree".to_owned(),
        weight: "400".to_owned(),
        board: (WIDTH, WIDTH),
        dark,
    }
}
