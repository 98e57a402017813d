use super::{NodeSelectors, runtime};

runtime::union! {
    /// A union of 2 JSON types: string, object.
    #[union(json)]
    pub enum TextOrNodeSelectors {
        /// A string.
        #[json(string, as_text, from String)] Text(String),
        /// Selectors of a page element.
        #[json(object, as_node_selectors, from NodeSelectors)] NodeSelectors(Box<NodeSelectors>),
    }
}
