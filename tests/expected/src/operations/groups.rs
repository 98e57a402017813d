//! From `tests/cases/operations/groups.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(unused_imports)]
#[doc(inline)]
pub use server_urls::Server;

/// The URL of the service, for [`Client::builder`].
#[allow(dead_code)]
pub const SERVER: &str = "https://eu.groups.example/v1";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Groups.
    #[doc(inline)]
    pub use zebra_group::ZebraGroupCalls;
    #[doc(inline)]
    pub use ape_group::ApeGroupCalls;
    #[doc(inline)]
    pub use group_1st_2nd::Group1st2ndCalls;
    #[doc(inline)]
    pub use unlisted_group::UnlistedGroupCalls;

    use super::runtime;

    impl runtime::Client {
        /// The first tag that the document lists.
        #[must_use]
        #[inline]
        pub fn zebra_group(&self) -> ZebraGroupCalls<'_> {
            ZebraGroupCalls { client: self }
        }
        /// Operations tagged `Ape-Group`.
        #[must_use]
        #[inline]
        pub fn ape_group(&self) -> ApeGroupCalls<'_> {
            ApeGroupCalls { client: self }
        }
        /// Operations tagged `group 1st/2nd`.
        #[must_use]
        #[inline]
        pub fn group_1st_2nd(&self) -> Group1st2ndCalls<'_> {
            Group1st2ndCalls { client: self }
        }
        /// Operations tagged `unlisted group`.
        #[must_use]
        #[inline]
        pub fn unlisted_group(&self) -> UnlistedGroupCalls<'_> {
            UnlistedGroupCalls { client: self }
        }
    }

    pub mod zebra_group {
        //! The operations of `client.zebra_group()`.
        pub use call_zebra::{CallZebra, CallZebraError};

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
                ///
                /// Returns the request builder [`CallZebra`].
                #[inline]
                pub fn call_zebra(&self) -> CallZebra {
                    let template = "/groups/c";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ZebraGroupCalls::call_zebra`](super::ZebraGroupCalls::call_zebra).
            ///
            /// `GET /groups/c`
            pub type CallZebra = runtime::Prepared<runtime::NoContent, CallZebraError>;

            /// Error responses of [`CallZebra`], which declares none.
            pub type CallZebraError = runtime::Undeclared;
        }
    }

    pub mod ape_group {
        //! The operations of `client.ape_group()`.
        pub use call_ape::{CallApe, CallApeError};

        use super::runtime;

        /// Operations tagged `Ape-Group`.
        #[derive(Clone, Copy, Debug)]
        pub struct ApeGroupCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_ape {
            use super::runtime;

            impl super::ApeGroupCalls<'_> {
                /// `GET /groups/b`
                ///
                /// Returns the request builder [`CallApe`].
                #[inline]
                pub fn call_ape(&self) -> CallApe {
                    let template = "/groups/b";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ApeGroupCalls::call_ape`](super::ApeGroupCalls::call_ape).
            ///
            /// `GET /groups/b`
            pub type CallApe = runtime::Prepared<runtime::NoContent, CallApeError>;

            /// Error responses of [`CallApe`], which declares none.
            pub type CallApeError = runtime::Undeclared;
        }
    }

    pub mod group_1st_2nd {
        //! The operations of `client.group_1st_2nd()`.
        pub use call_odd::{CallOdd, CallOddError};

        use super::runtime;

        /// Operations tagged `group 1st/2nd`.
        #[derive(Clone, Copy, Debug)]
        pub struct Group1st2ndCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_odd {
            use super::runtime;

            impl super::Group1st2ndCalls<'_> {
                /// `GET /groups/d`
                ///
                /// Returns the request builder [`CallOdd`].
                #[inline]
                pub fn call_odd(&self) -> CallOdd {
                    let template = "/groups/d";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`Group1st2ndCalls::call_odd`](super::Group1st2ndCalls::call_odd).
            ///
            /// `GET /groups/d`
            pub type CallOdd = runtime::Prepared<runtime::NoContent, CallOddError>;

            /// Error responses of [`CallOdd`], which declares none.
            pub type CallOddError = runtime::Undeclared;
        }
    }

    pub mod unlisted_group {
        //! The operations of `client.unlisted_group()`.
        pub use call_unlisted::{CallUnlisted, CallUnlistedError};

        use super::runtime;

        /// Operations tagged `unlisted group`.
        #[derive(Clone, Copy, Debug)]
        pub struct UnlistedGroupCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod call_unlisted {
            use super::runtime;

            impl super::UnlistedGroupCalls<'_> {
                /// `GET /groups/a`
                ///
                /// Returns the request builder [`CallUnlisted`].
                #[inline]
                pub fn call_unlisted(&self) -> CallUnlisted {
                    let template = "/groups/a";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`UnlistedGroupCalls::call_unlisted`](super::UnlistedGroupCalls::call_unlisted).
            ///
            /// `GET /groups/a`
            pub type CallUnlisted = runtime::Prepared<runtime::NoContent, CallUnlistedError>;

            /// Error responses of [`CallUnlisted`], which declares none.
            pub type CallUnlistedError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod server_urls {
    //! The servers of Groups, and the values of the variables in their URLs.
    use std::fmt;
    use super::runtime;

    /// A server of the service. `Client::builder` takes it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Server {
        /// `/local`, joined to the client's base URL.
        Local,
        /// `https://{region}.groups.example/v1`
        Groups {
            /// The variable `region`.
            region: String,
        },
    }

    impl Server {
        /// `Groups` with the defaults of its variables.
        #[must_use]
        pub fn groups() -> Self {
            Self::Groups {
                region: "eu".to_owned(),
            }
        }
        /// Sets the variable `region` of a server that has it; another stays as it is.
        #[must_use]
        pub fn region(mut self, value: impl Into<String>) -> Self {
            if let Self::Groups { region: field, .. } = &mut self {
                *field = value.into();
            }
            self
        }
        /// Returns the URL.
        ///
        /// # Errors
        ///
        /// If a variable has a value that cannot be in the URL.
        pub fn url(&self) -> Result<String, runtime::BuildError> {
            runtime::ServerUrl::from(self.clone()).into_url()
        }
    }
    impl fmt::Display for Server {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            runtime::ServerUrl::from(self.clone()).fmt(f)
        }
    }

    impl From<Server> for runtime::ServerUrl {
        fn from(server: Server) -> Self {
            match server {
                Server::Local => Self::of("Local", "/local", &[]),
                Server::Groups { region } => {
                    Self::of(
                        "Groups",
                        "https://{region}.groups.example/v1",
                        &[("region", region.as_str())],
                    )
                }
            }
        }
    }
    impl runtime::DeclaredServer for Server {}
}
