//! From `tests/cases/operations/checked_text.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Checked texts.
    pub use checked_texts::CheckedTextsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `checked texts`.
        #[must_use]
        #[inline]
        pub fn checked_texts(&self) -> CheckedTextsCalls<'_> {
            CheckedTextsCalls { client: self }
        }
    }

    pub mod checked_texts {
        //! What `client.checked_texts()` calls.
        pub use check_texts::CheckTexts;

        use super::runtime;

        /// Calls tagged `checked texts`.
        #[derive(Clone, Copy, Debug)]
        pub struct CheckedTextsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod check_texts {
            use super::runtime;

            impl super::CheckedTextsCalls<'_> {
                /// `GET /checked/{id}`
                #[inline]
                pub fn check_texts(&self, id: &str, x_trace: &str) -> CheckTexts {
                    let template = "/checked/{id}";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .check("path", "id", &id, &runtime::min_length(1))
                        .header("X-Trace", runtime::Style::SIMPLE, x_trace)
                        .check("header", "X-Trace", &x_trace, &runtime::min_length(1))
                        .into()
                }
            }

            /// The call that `check_texts` prepares.
            pub type CheckTexts = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }
}
