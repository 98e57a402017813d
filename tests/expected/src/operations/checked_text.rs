//! From `tests/cases/operations/checked_text.yaml`.

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
pub mod calls {
    //! The operations of Checked texts.
    #[doc(inline)]
    pub use checked_texts::CheckedTextsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `checked texts`.
        #[must_use]
        #[inline]
        pub fn checked_texts(&self) -> CheckedTextsCalls<'_> {
            CheckedTextsCalls { client: self }
        }
    }

    pub mod checked_texts {
        //! The operations of `client.checked_texts()`.
        pub use check_texts::{CheckTexts, CheckTextsError};

        use super::runtime;

        /// Operations tagged `checked texts`.
        #[derive(Clone, Copy, Debug)]
        pub struct CheckedTextsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod check_texts {
            use super::runtime;

            impl super::CheckedTextsCalls<'_> {
                /// `GET /checked/{id}`
                ///
                /// - `id`: At least 1 character.
                /// - `x_trace`: At least 1 character.
                ///
                /// Returns the request builder [`CheckTexts`].
                #[inline]
                pub fn check_texts(&self, id: &str, x_trace: &str) -> CheckTexts {
                    let template = "/checked/{id}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .check("path", "id", &id, &runtime::min_length(1))
                        .header("X-Trace", runtime::Style::SIMPLE, x_trace)
                        .check("header", "X-Trace", &x_trace, &runtime::min_length(1))
                        .into()
                }
            }

            /// Request builder returned by [`CheckedTextsCalls::check_texts`](super::CheckedTextsCalls::check_texts).
            ///
            /// `GET /checked/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter. At least 1 character.
            /// - `x_trace`: header `X-Trace`. At least 1 character.
            pub type CheckTexts = runtime::Prepared<runtime::NoContent, CheckTextsError>;

            /// Error responses of [`CheckTexts`], which declares none.
            pub type CheckTextsError = runtime::Undeclared;
        }
    }
}
