//! The markup of a page as a tree.

use roxmltree::Document;

/// An element, or a text.
pub(super) enum Child {
    Node(Node),
    Text(String),
}

/// An element.
#[derive(Default)]
pub(super) struct Node {
    pub(super) tag: String,
    pub(super) id: String,
    pub(super) classes: Vec<String>,
    /// All other attributes.
    pub(super) attributes: Vec<(String, String)>,
    pub(super) children: Vec<Child>,
}

impl Node {
    /// The tree of this markup; none if it is not well formed.
    pub(super) fn parse(markup: &str) -> Option<Self> {
        let document = Document::parse(markup).ok()?;
        Some(Self::of(document.root_element()))
    }

    fn of(node: roxmltree::Node<'_, '_>) -> Self {
        let mut own = Self { tag: node.tag_name().name().to_owned(), ..Self::default() };
        for attribute in node.attributes() {
            let value = attribute.value().to_owned();
            match attribute.name() {
                "id" => own.id = value,
                "class" => own.classes = value.split_whitespace().map(str::to_owned).collect(),
                name => own.attributes.push((name.to_owned(), value)),
            }
        }
        for child in node.children() {
            if child.is_element() {
                own.children.push(Child::Node(Self::of(child)));
            } else if let Some(text) = child.text().filter(|text| child.is_text() && !text.trim().is_empty())
            {
                own.children.push(Child::Text(text.to_owned()));
            }
        }
        own
    }

    /// The elements in it.
    pub(super) fn nodes(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| if let Child::Node(node) = child { Some(node) } else { None })
    }

    /// Its own text.
    pub(super) fn text(&self) -> String {
        let texts = self
            .children
            .iter()
            .filter_map(|child| if let Child::Text(text) = child { Some(text.trim()) } else { None });
        texts.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|own| own == class)
    }

    /// Whether it or something in it fits.
    pub(super) fn any(&self, fits: &dyn Fn(&Self) -> bool) -> bool {
        fits(self) || self.nodes().any(|node| node.any(fits))
    }
}
