//! From `tests/cases/types/formats_alone.yaml`.

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
    //! The types of Formats without a type.
    pub use thing::Thing;

    use super::runtime;

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing`.
            #[object()]
            pub struct Thing {
                #[json("id", optional)] pub id: Option<runtime::Untyped>,
                #[json("shown", optional)] pub shown: Option<String>,
                /// Default: `2024-02-29`.
                #[json("since", default = runtime::Date::from_static("2024-02-29"))] pub since: runtime::Date,
                #[json("count", optional)] pub count: Option<i32>,
                #[json("never", optional)] #[check(listed = &[])] pub never: Option<runtime::Untyped>,
                #[json("origin", optional)] #[check(listed = &["{\"x\":0,\"y\":0}"])]
                pub origin: Option<runtime::Untyped>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Formats without a type.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use get_thing::{GetThing, GetThingError};

        use super::{runtime, types};

        mod get_thing {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /things/{id}`
                ///
                /// Returns the request builder [`GetThing`]. Response: `types::Thing`.
                #[inline]
                pub fn get_thing(&self, id: &str) -> GetThing {
                    let template = "/things/{id}";
                    runtime::Call::new(self, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`Client::get_thing`](runtime::Client::get_thing).
            ///
            /// `GET /things/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            ///
            /// Response: `types::Thing`.
            pub type GetThing = runtime::Prepared<runtime::Json<types::Thing>, GetThingError>;

            /// Error responses of [`GetThing`], which declares none.
            pub type GetThingError = runtime::Undeclared;
        }
    }
}
