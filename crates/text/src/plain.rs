//! Games that have no words of their own yet: their JSON.

use super::{GameText, Names};
use crate::json::fitted;
use engine::any::{AnyEvent, AnyView};

/// Any game.
pub(super) struct Plain;

impl GameText for Plain {
    fn id(&self) -> &'static str {
        ""
    }

    fn board(&self, view: &AnyView, _names: &Names) -> String {
        format!("{}\n", fitted(&view.to_json()["public"]))
    }

    fn secrets(&self, view: &AnyView) -> String {
        match &view.to_json()["private"] {
            serde_json::Value::Null => String::new(),
            private => format!("{private}\n"),
        }
    }

    fn event(&self, event: &AnyEvent, _names: &Names) -> Option<String> {
        Some(event.to_json().to_string())
    }
}
