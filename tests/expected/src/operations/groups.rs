//! From `tests/cases/operations/groups.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

/// Where the document says that the service is: what [`Client::builder`] takes.
#[allow(dead_code)]
pub const SERVER: &str = "https://eu.groups.example/v1";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Groups.
    pub use zebra_group::ZebraGroupCalls;
    pub use ape_group::ApeGroupCalls;
    pub use group_1st_2nd::Group1st2ndCalls;
    pub use unlisted_group::UnlistedGroupCalls;

    use super::runtime;

    impl runtime::Client {
        /// The first tag that the document lists.
        #[must_use]
        #[inline]
        pub fn zebra_group(&self) -> ZebraGroupCalls<'_> {
            ZebraGroupCalls { client: self }
        }
        /// Calls tagged `Ape-Group`.
        #[must_use]
        #[inline]
        pub fn ape_group(&self) -> ApeGroupCalls<'_> {
            ApeGroupCalls { client: self }
        }
        /// Calls tagged `group 1st/2nd`.
        #[must_use]
        #[inline]
        pub fn group_1st_2nd(&self) -> Group1st2ndCalls<'_> {
            Group1st2ndCalls { client: self }
        }
        /// Calls tagged `unlisted group`.
        #[must_use]
        #[inline]
        pub fn unlisted_group(&self) -> UnlistedGroupCalls<'_> {
            UnlistedGroupCalls { client: self }
        }
    }

    pub mod zebra_group {
        //! What `client.zebra_group()` calls.
        pub use call_zebra::CallZebra;

        use super::runtime;

        /// The first tag that the document lists.
        #[derive(Clone, Copy, Debug)]
        pub struct ZebraGroupCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_zebra {
            use super::runtime;

            impl super::ZebraGroupCalls<'_> {
                /// `GET /groups/c`
                #[inline]
                pub fn call_zebra(&self) -> CallZebra {
                    let template = "/groups/c";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `call_zebra` prepares.
            pub type CallZebra = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod ape_group {
        //! What `client.ape_group()` calls.
        pub use call_ape::CallApe;

        use super::runtime;

        /// Calls tagged `Ape-Group`.
        #[derive(Clone, Copy, Debug)]
        pub struct ApeGroupCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_ape {
            use super::runtime;

            impl super::ApeGroupCalls<'_> {
                /// `GET /groups/b`
                #[inline]
                pub fn call_ape(&self) -> CallApe {
                    let template = "/groups/b";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `call_ape` prepares.
            pub type CallApe = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod group_1st_2nd {
        //! What `client.group_1st_2nd()` calls.
        pub use call_odd::CallOdd;

        use super::runtime;

        /// Calls tagged `group 1st/2nd`.
        #[derive(Clone, Copy, Debug)]
        pub struct Group1st2ndCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_odd {
            use super::runtime;

            impl super::Group1st2ndCalls<'_> {
                /// `GET /groups/d`
                #[inline]
                pub fn call_odd(&self) -> CallOdd {
                    let template = "/groups/d";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `call_odd` prepares.
            pub type CallOdd = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod unlisted_group {
        //! What `client.unlisted_group()` calls.
        pub use call_unlisted::CallUnlisted;

        use super::runtime;

        /// Calls tagged `unlisted group`.
        #[derive(Clone, Copy, Debug)]
        pub struct UnlistedGroupCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_unlisted {
            use super::runtime;

            impl super::UnlistedGroupCalls<'_> {
                /// `GET /groups/a`
                #[inline]
                pub fn call_unlisted(&self) -> CallUnlisted {
                    let template = "/groups/a";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `call_unlisted` prepares.
            pub type CallUnlisted = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }
}
