use super::{Cookie, runtime};

runtime::object! {
    /// Request body of profile cookies set.
    #[object()]
    pub struct SetCookiesRequest {
        /// The cookies to apply.
        #[json("cookies")] pub cookies: Vec<Cookie>,
        /// Format of the cookie objects; the form `playwright` is used in the examples.
        #[json("source_format")] pub source_format: String,
        /// How the cookies are applied; the form `replace` is used in the examples.
        #[json("mode")] pub mode: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
