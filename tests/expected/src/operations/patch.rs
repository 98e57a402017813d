//! From `tests/cases/operations/patch.yaml`.

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
    //! The types of Patch.
    pub use address::Address;
    pub use profile::Profile;
    pub use profile_change::ProfileChange;

    use super::runtime;

    mod address {
        use super::runtime;

        runtime::object! {
            /// The object `Address`.
            #[object()]
            pub struct Address {
                #[json("street", patch)] pub street: runtime::Patch<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod profile {
        use super::runtime;

        runtime::object! {
            /// The object `Profile`.
            #[object()]
            pub struct Profile {
                #[json("name", optional, nullable)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod profile_change {
        use super::{Address, runtime};

        runtime::object! {
            /// Null is something else than nothing here.
            #[object()]
            pub struct ProfileChange {
                #[json("name", patch)] pub name: runtime::Patch<String>,
                #[json("age", patch)] pub age: runtime::Patch<u64>,
                #[json("address", patch)] pub address: runtime::Patch<Address>,
                #[json("language", optional)] pub language: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Patch.
    #[doc(inline)]
    pub use patched::PatchedCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `patched`.
        #[must_use]
        #[inline]
        pub fn patched(&self) -> PatchedCalls<'_> {
            PatchedCalls { client: self }
        }
    }

    pub mod patched {
        //! The operations of `client.patched()`.
        pub use change_profile::{ChangeProfile, ChangeProfileError};

        use super::{runtime, types};

        /// Operations tagged `patched`.
        #[derive(Clone, Copy, Debug)]
        pub struct PatchedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod change_profile {
            use super::{runtime, types};

            impl super::PatchedCalls<'_> {
                /// `PATCH /patched`
                ///
                /// Returns the request builder [`ChangeProfile`]. Response: `types::Profile`.
                #[inline]
                pub fn change_profile(&self, body: types::ProfileChange) -> ChangeProfile {
                    let template = "/patched";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/merge-patch+json"))
                        .into()
                }
            }

            /// Request builder returned by [`PatchedCalls::change_profile`](super::PatchedCalls::change_profile).
            ///
            /// `PATCH /patched`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/merge-patch+json`.
            ///
            /// Response: `types::Profile`.
            pub type ChangeProfile = runtime::Prepared<runtime::Json<types::Profile>, ChangeProfileError>;

            /// Error responses of [`ChangeProfile`], which declares none.
            pub type ChangeProfileError = runtime::Undeclared;
        }
    }
}
