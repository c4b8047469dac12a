//! Which module may know which: those below it and its neighbours. What is drawn knows no request, pages know no
//! sockets.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the crate, the lowest first.
const LAYERS: &[&str] = &[
    "words sheets problem speed sse stop browser sender tally",
    "scene game_page",
    "drawing assets snapshot",
    "app chairs chat coach config dice guest house limits metrics notices people pictures replay round watching",
    "reader prefs eyes desk",
    "api pages",
    "connections doors ready requests security server stream layers",
];

/// The Rust files of a module.
fn files(place: &Path) -> Vec<PathBuf> {
    let Ok(inside) = fs::read_dir(place) else { return vec![place.with_extension("rs")] };
    let inside = inside.map(|file| file.expect("the source is readable").path());
    inside.flat_map(|file| if file.is_dir() { files(&file) } else { vec![file] }).collect()
}

/// The modules of the crate that a module speaks of, each with a file that does.
fn known(module: &Path) -> BTreeMap<String, PathBuf> {
    let mut known = BTreeMap::new();
    for file in files(module) {
        let text = fs::read_to_string(&file).expect("the source is readable");
        for rest in text.split("crate::").skip(1) {
            let list = rest.strip_prefix('{').and_then(|list| list.split_once('}'));
            let names: Vec<&str> = list.map_or_else(|| vec![rest], |(names, _)| names.split(',').collect());
            for name in names.into_iter().map(str::trim) {
                let end = name.find(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
                known.insert(name[..end.unwrap_or(name.len())].to_owned(), file.clone());
            }
        }
    }
    known
}

#[test]
fn no_module_knows_one_above_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let layer: BTreeMap<&str, usize> = LAYERS
        .iter()
        .enumerate()
        .flat_map(|(height, names)| names.split(' ').map(move |name| (name, height)))
        .collect();
    let modules: BTreeSet<String> = fs::read_dir(&source)
        .expect("the source is readable")
        .map(|file| file.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .filter(|name| name != "lib")
        .collect();
    assert_eq!(modules, layer.keys().map(|name| (*name).to_owned()).collect(), "each module has its layer");
    for (module, height) in &layer {
        for (other, file) in known(&source.join(module)) {
            let above = layer.get(other.as_str()).is_some_and(|other| other > height);
            assert!(!above, "{module} knows {other}, which is above it: {}", file.display());
        }
    }
}
