use super::{NodeSelectors, runtime};

runtime::union! {
    /// One of several kinds of JSON value: Text, NodeSelectors.
    #[union(json)]
    pub enum TextOrNodeSelectors {
        /// A text.
        #[json(string, as_text, from String)] Text(String),
        /// An object.
        #[json(object, as_node_selectors, from NodeSelectors)] NodeSelectors(Box<NodeSelectors>),
    }
}
