use super::runtime;

runtime::union! {
    /// A union of 2 JSON types: Text, Integer.
    #[union(json)]
    pub enum TextOrInteger {
        /// A string.
        #[json(string, as_text, from String)] Text(String),
        /// An integer.
        #[json(integer, as_integer, from i64)] Integer(i64),
    }
}
