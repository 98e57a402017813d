//! From `tests/cases/operations/integer_enums.yaml`.

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
    //! The types of Integer enums.
    pub use kind::Kind;
    pub use make_channel_body::MakeChannelBody;

    use super::runtime;

    mod kind {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Kind`.
            #[integer(i32)]
            pub enum Kind {
                #[json(0)] Text,
                #[json(2)] Voice,
            }
        }
    }

    mod make_channel_body {
        use super::{Kind, runtime};

        runtime::object! {
            /// The object that is the body of `POST /channels/{kind}`.
            #[object()]
            pub struct MakeChannelBody {
                #[json("kind")] pub kind: Kind,
                #[json("more", optional)] pub more: Option<Vec<Kind>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Integer enums.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use make_channel::{MakeChannel, MakeChannelError};

        use super::{runtime, types};

        mod make_channel {
            use super::{runtime, types};

            impl runtime::Client {
                /// The body is sent as a form.
                ///
                /// `POST /channels/{kind}`
                ///
                /// Returns the request builder [`MakeChannel`].
                #[inline]
                pub fn make_channel(&self, kind: &types::Kind) -> MakeChannel {
                    let template = "/channels/{kind}";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .path("kind", runtime::Style::SIMPLE, kind)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::make_channel`](runtime::Client::make_channel).
                ///
                /// `POST /channels/{kind}`
                ///
                /// Parameters:
                ///
                /// - `kind`: path parameter.
                /// - `body`: `application/x-www-form-urlencoded`, optional.
                /// - `like`: query parameter, optional.
                /// - `others`: query parameter, optional.
                /// - `x_kind`: header `X-Kind`, optional.
                #[call(output = runtime::NoContent, failure = MakeChannelError)]
                pub struct MakeChannel {
                    #[query("like")] like: types::Kind,
                    #[query("others")] others: Vec<types::Kind>,
                    #[header("X-Kind")] x_kind: types::Kind,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::Form(&[]))] body: types::MakeChannelBody,
                }
            }

            /// Error responses of [`MakeChannel`], which declares none.
            pub type MakeChannelError = runtime::Undeclared;
        }
    }
}
