//! From `tests/cases/operations/failures.yaml`.

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
    //! The types of Failures.
    pub use account_recording_add_on_result_payload_that_is_missing_or_malformed::AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed;
    pub use fail_one_response429::FailOneResponse429;
    pub use problem::Problem;

    use super::runtime;

    mod account_recording_add_on_result_payload_that_is_missing_or_malformed {
        use super::runtime;

        runtime::object! {
            /// The object `AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed`.
            #[object()]
            pub struct AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed {
                #[json("title", optional)] pub title: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fail_one_response429 {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 429 of `GET /failures/one`.
            #[object()]
            pub struct FailOneResponse429 {
                #[json("wait", optional)] pub wait: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod problem {
        use super::runtime;

        runtime::object! {
            /// The object `Problem`.
            #[object()]
            pub struct Problem {
                #[json("title")] pub title: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Failures.
    #[doc(inline)]
    pub use failures_::FailuresCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `failures`.
        #[must_use]
        #[inline]
        pub fn failures(&self) -> FailuresCalls<'_> {
            FailuresCalls { client: self }
        }
    }

    pub mod failures_ {
        //! The operations of `client.failures()`.
        pub use fail_five::{FailFive, FailFiveError};
        pub use fail_four::{FailFour, FailFourError};
        pub use fail_one::{FailOne, FailOneError};
        pub use fail_six::{FailSix, FailSixError};
        pub use fail_three::{FailThree, FailThreeError};
        pub use fail_two::{FailTwo, FailTwoError};
        pub use says_nothing::{SaysNothing, SaysNothingError};
        pub use succeed_or_fail::{SucceedOrFail, SucceedOrFailError};

        use super::{failures, runtime, types};

        /// Operations tagged `failures`.
        #[derive(Clone, Copy, Debug)]
        pub struct FailuresCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod says_nothing {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/eight`
                ///
                /// On success: It is done.
                ///
                /// Returns the request builder [`SaysNothing`].
                #[inline]
                pub fn says_nothing(&self) -> SaysNothing {
                    let template = "/failures/eight";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::says_nothing`](super::FailuresCalls::says_nothing).
            ///
            /// `GET /failures/eight`
            pub type SaysNothing = runtime::Prepared<runtime::NoContent, SaysNothingError>;

            /// Error responses of [`SaysNothing`], which declares none.
            pub type SaysNothingError = runtime::Undeclared;
        }

        mod fail_five {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/five`
                ///
                /// Returns the request builder [`FailFive`]. Error responses: [`FailFiveError`] (400, 409).
                #[inline]
                pub fn fail_five(&self) -> FailFive {
                    let template = "/failures/five";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_five`](super::FailuresCalls::fail_five).
            ///
            /// `GET /failures/five`
            ///
            /// Error responses: [`FailFiveError`] (400, 409).
            pub type FailFive = runtime::Prepared<runtime::NoContent, FailFiveError>;

            /// Error responses of [`FailFive`].
            ///
            /// - `BadRequest`: Several.
            /// - `Conflict`: It has a long name.
            pub type FailFiveError = super::failures::FailFiveError;
        }

        mod fail_four {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/four`
                ///
                /// Returns the request builder [`FailFour`]. Error responses: [`FailFourError`] (404).
                #[inline]
                pub fn fail_four(&self) -> FailFour {
                    let template = "/failures/four";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_four`](super::FailuresCalls::fail_four).
            ///
            /// `GET /failures/four`
            ///
            /// Error responses: [`FailFourError`] (404).
            pub type FailFour = runtime::Prepared<runtime::NoContent, FailFourError>;

            /// Error responses of [`FailFour`].
            pub type FailFourError = super::failures::NotFoundProblemError;
        }

        mod fail_one {
            use super::{runtime, types};

            impl super::FailuresCalls<'_> {
                /// `GET /failures/one`
                ///
                /// Returns the request builder [`FailOne`]. Error responses: [`FailOneError`] (404, 429, 4XX, 5XX, default).
                #[inline]
                pub fn fail_one(&self) -> FailOne {
                    let template = "/failures/one";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_one`](super::FailuresCalls::fail_one).
            ///
            /// `GET /failures/one`
            ///
            /// Error responses: [`FailOneError`] (404, 429, 4XX, 5XX, default).
            pub type FailOne = runtime::Prepared<runtime::NoContent, FailOneError>;

            runtime::failure! {
                /// Error responses of [`FailOne`].
                pub enum FailOneError {
                    /// No such thing.
                    #[status(404)] NotFound(types::Problem),
                    /// Too many.
                    #[status(429)] TooManyRequests(types::FailOneResponse429),
                    /// Anything else that the caller did.
                    #[status(400..=499)] ClientError,
                    /// Anything that the service did.
                    #[status(500..=599)] ServerError(types::Problem),
                    /// The rest.
                    #[status(_)] Other(String),
                }
            }
        }

        mod succeed_or_fail {
            use super::{runtime, types};

            impl super::FailuresCalls<'_> {
                /// `GET /failures/seven`
                ///
                /// On success: What it is or what is wrong with it.
                ///
                /// Returns the request builder [`SucceedOrFail`]. Response: `types::Problem`. Error responses: [`SucceedOrFailError`] (default).
                #[inline]
                pub fn succeed_or_fail(&self) -> SucceedOrFail {
                    let template = "/failures/seven";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::succeed_or_fail`](super::FailuresCalls::succeed_or_fail).
            ///
            /// `GET /failures/seven`
            ///
            /// Response: `types::Problem`. Error responses: [`SucceedOrFailError`] (default).
            pub type SucceedOrFail = runtime::Prepared<runtime::Json<types::Problem>, SucceedOrFailError>;

            /// Error responses of [`SucceedOrFail`].
            ///
            /// - `Other`: What it is or what is wrong with it.
            pub type SucceedOrFailError = super::failures::AnyProblemError;
        }

        mod fail_six {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/six`
                ///
                /// Returns the request builder [`FailSix`]. Error responses: [`FailSixError`] (400, 409).
                #[inline]
                pub fn fail_six(&self) -> FailSix {
                    let template = "/failures/six";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_six`](super::FailuresCalls::fail_six).
            ///
            /// `GET /failures/six`
            ///
            /// Error responses: [`FailSixError`] (400, 409).
            pub type FailSix = runtime::Prepared<runtime::NoContent, FailSixError>;

            /// Error responses of [`FailSix`].
            ///
            /// - `BadRequest`: Several by name.
            /// - `Conflict`: It has a long name.
            pub type FailSixError = super::failures::FailSixError;
        }

        mod fail_three {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/three`
                ///
                /// Returns the request builder [`FailThree`]. Error responses: [`FailThreeError`] (404, 418, 499).
                #[inline]
                pub fn fail_three(&self) -> FailThree {
                    let template = "/failures/three";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_three`](super::FailuresCalls::fail_three).
            ///
            /// `GET /failures/three`
            ///
            /// Error responses: [`FailThreeError`] (404, 418, 499).
            pub type FailThree = runtime::Prepared<runtime::NoContent, FailThreeError>;

            /// Error responses of [`FailThree`].
            ///
            /// - `Status499`: No name for it.
            pub type FailThreeError = super::failures::FailThreeError;
        }

        mod fail_two {
            use super::runtime;

            impl super::FailuresCalls<'_> {
                /// `GET /failures/two`
                ///
                /// Returns the request builder [`FailTwo`]. Error responses: [`FailTwoError`] (404).
                #[inline]
                pub fn fail_two(&self) -> FailTwo {
                    let template = "/failures/two";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`FailuresCalls::fail_two`](super::FailuresCalls::fail_two).
            ///
            /// `GET /failures/two`
            ///
            /// Error responses: [`FailTwoError`] (404).
            pub type FailTwo = runtime::Prepared<runtime::NoContent, FailTwoError>;

            /// Error responses of [`FailTwo`].
            pub type FailTwoError = super::failures::NotFoundProblemError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use any_problem_error::AnyProblemError;
        pub use fail_five_error::FailFiveError;
        pub use fail_six_error::FailSixError;
        pub use fail_three_error::FailThreeError;
        pub use not_found_problem_error::NotFoundProblemError;

        use super::{runtime, types};

        mod any_problem_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum AnyProblemError {
                    /// Any other status.
                    #[status(_)] Other(types::Problem),
                }
            }
        }

        mod fail_five_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum FailFiveError {
                    /// Status 400, Bad Request.
                    #[status(400)] BadRequest(Vec<String>),
                    /// Status 409, Conflict.
                    #[status(409)] Conflict(types::AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed),
                }
            }
        }

        mod fail_six_error {
            use std::collections::BTreeMap;
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum FailSixError {
                    /// Status 400, Bad Request.
                    #[status(400)] BadRequest(BTreeMap<String, i64>),
                    /// Status 409, Conflict.
                    #[status(409)] Conflict(types::AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed),
                }
            }
        }

        mod fail_three_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum FailThreeError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Problem),
                    /// Status 418, I'm a teapot.
                    #[status(418, body = text)] ImATeapot(String),
                    /// Status 499.
                    #[status(499)] Status499,
                }
            }
        }

        mod not_found_problem_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundProblemError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Problem),
                }
            }
        }
    }
}
