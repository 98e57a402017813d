//! From `tests/cases/types/docs.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Docs \*/ "quoted" &lt;b&gt;.
    pub use documented::Documented;

    use super::runtime;

    mod documented {
        use super::runtime;

        runtime::object! {
            /// A summary.
            ///
            /// A paragraph with `code`, a [link](https://example.com), an odd one, \[brackets\] and **HTML**.
            ///
            ///
            /// ```text
            /// panic!("this must not be run");
            /// ```
            ///
            ///
            ///
            /// ```text
            /// panic!("nor this");
            /// ```
            ///
            /// - a list
            /// - of two
            #[object(default)]
            pub struct Documented {
                /// First line.
                /// Second line.
                /// Third line. reversed
                #[json(optional "one")] pub one: Option<String>,
                #[json(optional "two")] pub two: Option<String>,
                /// Ends with a backslash \
                #[json(optional "three")] pub three: Option<String>,
                /// The `'tick'` property.
                #[json(optional "`tick`")] pub tick: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
