use super::runtime;

runtime::union! {
    /// A union of 2 JSON types: string, integer.
    #[union(json_type)]
    pub enum StringOrInteger {
        /// A string.
        #[json(string, accessor = as_string, from_text)] String(String),
        /// An integer.
        #[json(integer, accessor = as_integer, from)] Integer(i64),
    }
}
