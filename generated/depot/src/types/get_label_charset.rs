use super::runtime;

runtime::text! {
    /// The string enum that is a parameter of `GET /items/{item_id}/label`.
    pub enum GetLabelCharset {
        #[json("utf-8")] Utf8,
        #[json("iso-8859-1")] Iso8859_1,
        #[json("windows-1252")] Windows1252,
    }
}
