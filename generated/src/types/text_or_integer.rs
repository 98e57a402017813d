use super::runtime;

runtime::union! {
    /// One of several kinds of JSON value: Text, Integer.
    #[union(json)]
    pub enum TextOrInteger {
        /// A text.
        #[json(string, as_text, from String)] Text(String),
        /// A whole number.
        #[json(integer, as_integer, from i64)] Integer(i64),
    }
}
