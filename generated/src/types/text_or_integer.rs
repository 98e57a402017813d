use super::runtime;

runtime::union! {
    /// A union of 2 JSON types: string, integer.
    #[union(json)]
    pub enum TextOrInteger {
        /// A string.
        #[json(string, as_text, from String)] Text(String),
        /// An integer.
        #[json(integer, as_integer, from i64)] Integer(i64),
    }
}
