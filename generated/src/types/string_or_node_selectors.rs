use super::{NodeSelectors, runtime};

runtime::union! {
    /// A union of 2 JSON types: string, object.
    #[union(json_type)]
    pub enum StringOrNodeSelectors {
        /// A string.
        #[json(string, accessor = as_string, from_text)] String(String),
        /// Selectors of a page element.
        #[json(object, accessor = as_node_selectors, from)] NodeSelectors(Box<NodeSelectors>),
    }
}
