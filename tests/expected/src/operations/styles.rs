//! From `tests/cases/operations/styles.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Styles.
    pub use list::List;
    pub use range::Range;

    use super::runtime;

    mod list {
        /// The value `List`.
        pub type List = Vec<String>;
    }

    mod range {
        use super::runtime;

        runtime::object! {
            /// The object `Range`.
            #[object()]
            pub struct Range {
                #[json("from", optional)] pub from: Option<i64>,
                #[json("to", optional)] pub to: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Styles.
    #[doc(inline)]
    pub use styles::StylesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `styles`.
        #[must_use]
        #[inline]
        pub fn styles(&self) -> StylesCalls<'_> {
            StylesCalls { client: self }
        }
    }

    pub mod styles {
        //! The operations of `client.styles()`.
        pub use try_styles::{TryStyles, TryStylesError};

        use super::{runtime, types};

        /// Operations tagged `styles`.
        #[derive(Clone, Copy, Debug)]
        pub struct StylesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod try_styles {
            use super::{runtime, types};

            impl super::StylesCalls<'_> {
                /// `GET /styles/{simple}/{label}/{matrix}/{exploded}`
                ///
                /// Returns the request builder [`TryStyles`].
                #[inline]
                pub fn try_styles(
                    &self,
                    simple: &[String],
                    label: &[String],
                    matrix: &types::Range,
                    exploded: &types::Range,
                ) -> TryStyles {
                    let template = "/styles/{simple}/{label}/{matrix}/{exploded}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("simple", runtime::Style::SIMPLE, simple)
                        .path("label", runtime::Style::LABEL, label)
                        .path("matrix", runtime::Style::MATRIX.explode(true), matrix)
                        .path("exploded", runtime::Style::SIMPLE.explode(true), exploded)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StylesCalls::try_styles`](super::StylesCalls::try_styles).
                ///
                /// `GET /styles/{simple}/{label}/{matrix}/{exploded}`
                ///
                /// Parameters:
                ///
                /// - `simple`: path parameter.
                /// - `label`: path parameter.
                /// - `matrix`: path parameter.
                /// - `exploded`: path parameter.
                /// - `form`: query parameter, optional.
                /// - `joined`: query parameter, optional.
                /// - `spaced`: query parameter, optional.
                /// - `piped`: query parameter, optional.
                /// - `deep`: query parameter, optional.
                /// - `reserved`: query parameter, optional.
                /// - `x_list`: header `X-List`, optional.
                /// - `x_range`: header `X-Range`, optional.
                /// - `crumb`: cookie, optional.
                #[call(output = runtime::NoContent, failure = TryStylesError)]
                pub struct TryStyles {
                    #[query("form")] form: Vec<String>,
                    #[query("joined", explode = false)] joined: Vec<String>,
                    #[query("spaced", style = space_delimited)] spaced: Vec<String>,
                    #[query("piped", style = pipe_delimited)] piped: Vec<String>,
                    #[query("deep", style = deep_object)] deep: types::Range,
                    #[query("reserved", allow_reserved)] reserved: String,
                    #[header("X-List")] x_list: Vec<String>,
                    #[header("X-Range", explode = true)] x_range: types::Range,
                    #[cookie("crumb", explode = false)] crumb: Vec<String>,
                }
            }

            /// Error responses of [`TryStyles`], which declares none.
            pub type TryStylesError = runtime::Undeclared;
        }
    }
}
