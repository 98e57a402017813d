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
            #[object()]
            pub struct Documented {
                /// First line.
                /// Second line.
                /// Third line. reversed
                #[json("one", optional)] pub one: Option<String>,
                #[json("two", optional)] pub two: Option<String>,
                /// Ends with a backslash \
                #[json("three", optional)] pub three: Option<String>,
                /// The `'tick'` property.
                #[json("`tick`", optional)] pub tick: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
