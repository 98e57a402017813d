//! From `tests/cases/operations/servers.yaml`.

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
pub const SERVER: &str = "https://eu.servers.example/v1";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Servers.
    #[doc(inline)]
    pub use served::ServedCalls;

    use super::{runtime, server_urls};

    impl runtime::Client {
        /// Operations tagged `served`.
        #[must_use]
        #[inline]
        pub fn served(&self) -> ServedCalls<'_> {
            ServedCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the token that is sent as `Authorization: Bearer …`.
        pub fn servers_other(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("serversOther", token.into())
        }
        /// Sets the token that is sent as `Authorization: Bearer …`.
        pub fn servers_token(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("serversToken", token.into())
        }
    }

    pub mod served {
        //! The operations of `client.served()`.
        pub use at_beside::{AtBeside, AtBesideError};
        pub use at_either::{AtEither, AtEitherError};
        pub use at_files::{AtFiles, AtFilesError};
        pub use at_home::{AtHome, AtHomeError};
        pub use at_live::{AtLive, AtLiveError};
        pub use at_other_host::{AtOtherHost, AtOtherHostError};
        pub use at_public::{AtPublic, AtPublicError};

        use super::{runtime, server_urls};

        /// Operations tagged `served`.
        #[derive(Clone, Copy, Debug)]
        pub struct ServedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod at_beside {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /beside` at [`Server::NextVersion`](server_urls::Server::NextVersion)
                ///
                /// Returns the request builder [`AtBeside`].
                #[inline]
                pub fn at_beside(&self) -> AtBeside {
                    let template = "/beside";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::NextVersion])
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_beside`](super::ServedCalls::at_beside).
            ///
            /// `GET /beside` at [`Server::NextVersion`](server_urls::Server::NextVersion)
            pub type AtBeside = runtime::Prepared<runtime::NoContent, AtBesideError>;

            /// Error responses of [`AtBeside`], which declares none.
            pub type AtBesideError = runtime::Undeclared;
        }

        mod at_either {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /either` at [`Server::Mirror`](server_urls::Server::Mirror)
                ///
                /// Returns the request builder [`AtEither`].
                #[inline]
                pub fn at_either(&self) -> AtEither {
                    let template = "/either";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::Mirror, server_urls::Server::ProductionV1])
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_either`](super::ServedCalls::at_either).
            ///
            /// `GET /either` at [`Server::Mirror`](server_urls::Server::Mirror)
            pub type AtEither = runtime::Prepared<runtime::NoContent, AtEitherError>;

            /// Error responses of [`AtEither`], which declares none.
            pub type AtEitherError = runtime::Undeclared;
        }

        mod at_files {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /files` at [`Server::Files`](server_urls::Server::Files)
                ///
                /// Returns the request builder [`AtFiles`].
                #[inline]
                pub fn at_files(&self) -> AtFiles {
                    let template = "/files";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::files()])
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_files`](super::ServedCalls::at_files).
            ///
            /// `GET /files` at [`Server::Files`](server_urls::Server::Files)
            pub type AtFiles = runtime::Prepared<runtime::NoContent, AtFilesError>;

            /// Error responses of [`AtFiles`], which declares none.
            pub type AtFilesError = runtime::Undeclared;
        }

        mod at_home {
            use super::runtime;

            impl super::ServedCalls<'_> {
                /// `GET /home`
                ///
                /// Returns the request builder [`AtHome`].
                #[inline]
                pub fn at_home(&self) -> AtHome {
                    let template = "/home";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_home`](super::ServedCalls::at_home).
            ///
            /// `GET /home`
            pub type AtHome = runtime::Prepared<runtime::NoContent, AtHomeError>;

            /// Error responses of [`AtHome`], which declares none.
            pub type AtHomeError = runtime::Undeclared;
        }

        mod at_live {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /live` at [`Server::Live`](server_urls::Server::Live)
                ///
                /// Returns the request builder [`AtLive`].
                #[inline]
                pub fn at_live(&self) -> AtLive {
                    let template = "/live";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::Live])
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_live`](super::ServedCalls::at_live).
            ///
            /// `GET /live` at [`Server::Live`](server_urls::Server::Live)
            pub type AtLive = runtime::Prepared<runtime::NoContent, AtLiveError>;

            /// Error responses of [`AtLive`], which declares none.
            pub type AtLiveError = runtime::Undeclared;
        }

        mod at_other_host {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /other` at [`Server::OtherServersExample`](server_urls::Server::OtherServersExample)
                ///
                /// Returns the request builder [`AtOtherHost`].
                #[inline]
                pub fn at_other_host(&self) -> AtOtherHost {
                    let template = "/other";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::OtherServersExample])
                        .security(&[&["serversToken"]])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_other_host`](super::ServedCalls::at_other_host).
            ///
            /// `GET /other` at [`Server::OtherServersExample`](server_urls::Server::OtherServersExample)
            pub type AtOtherHost = runtime::Prepared<runtime::NoContent, AtOtherHostError>;

            /// Error responses of [`AtOtherHost`], which declares none.
            pub type AtOtherHostError = runtime::Undeclared;
        }

        mod at_public {
            use super::{runtime, server_urls};

            impl super::ServedCalls<'_> {
                /// `GET /public` at [`Server::Type`](server_urls::Server::Type)
                ///
                /// Returns the request builder [`AtPublic`].
                #[inline]
                pub fn at_public(&self) -> AtPublic {
                    let template = "/public";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .servers([server_urls::Server::Type])
                        .into()
                }
            }

            /// Request builder returned by [`ServedCalls::at_public`](super::ServedCalls::at_public).
            ///
            /// `GET /public` at [`Server::Type`](server_urls::Server::Type)
            pub type AtPublic = runtime::Prepared<runtime::NoContent, AtPublicError>;

            /// Error responses of [`AtPublic`], which declares none.
            pub type AtPublicError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod server_urls {
    //! The servers of Servers, and the values of the variables in their URLs.
    use std::fmt;
    use super::runtime;

    /// A server of the service. `Client::builder` takes it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Server {
        /// Production server (uses live data)
        ///
        /// `https://{region}.servers.example/{type}`
        Production {
            /// Where the data is kept.
            region: Region,
            /// The variable `type`.
            r#type: String,
        },
        /// `https://{tenant}.sandbox.servers.example`
        Sandbox {
            /// The name of your account.
            tenant: String,
        },
        /// Production
        ///
        /// `https://servers.example/v1`
        ProductionV1,
        /// A server on the host that has this document.
        ///
        /// `/local`, joined to the client's base URL.
        Local,
        /// The next version, on the same host.
        ///
        /// `/v2`, joined to the client's base URL.
        NextVersion,
        /// `https://mirror.servers.example`. Only single operations have it: it is no base URL of a client.
        Mirror,
        /// Files
        ///
        /// `https://files-{region}.servers.example`. Only single operations have it: it is no base URL of a client.
        Files {
            /// The variable `region`.
            region: Region,
        },
        /// `wss://live.servers.example`. Only single operations have it: it is no base URL of a client.
        Live,
        /// `//other.servers.example`. Only single operations have it: it is no base URL of a client.
        OtherServersExample,
        /// Type
        ///
        /// `https://public.servers.example`. Only single operations have it: it is no base URL of a client.
        Type,
    }

    impl Server {
        /// `Production` with the defaults of its variables.
        #[must_use]
        pub fn production() -> Self {
            Self::Production {
                region: Region::Eu,
                r#type: "v1".to_owned(),
            }
        }
        /// `Sandbox` with the defaults of its variables.
        #[must_use]
        pub fn sandbox() -> Self {
            Self::Sandbox {
                tenant: String::new(),
            }
        }
        /// `Files` with the defaults of its variables.
        #[must_use]
        pub fn files() -> Self {
            Self::Files {
                region: Region::UsEast,
            }
        }
        /// Sets the variable `region` of a server that has it; another stays as it is.
        #[must_use]
        pub fn region(mut self, value: Region) -> Self {
            if let Self::Production { region: field, .. }
            | Self::Files { region: field, .. } = &mut self {
                *field = value;
            }
            self
        }
        /// Sets the variable `tenant` of a server that has it; another stays as it is.
        #[must_use]
        pub fn tenant(mut self, value: impl Into<String>) -> Self {
            if let Self::Sandbox { tenant: field, .. } = &mut self {
                *field = value.into();
            }
            self
        }
        /// Sets the variable `type` of a server that has it; another stays as it is.
        #[must_use]
        pub fn r#type(mut self, value: impl Into<String>) -> Self {
            if let Self::Production { r#type: field, .. } = &mut self {
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
                Server::Production { region, r#type } => {
                    Self::of(
                        "Production",
                        "https://{region}.servers.example/{type}",
                        &[("region", region.as_str()), ("type", r#type.as_str())],
                    )
                }
                Server::Sandbox { tenant } => {
                    Self::of(
                        "Sandbox",
                        "https://{tenant}.sandbox.servers.example",
                        &[("tenant", tenant.as_str())],
                    )
                }
                Server::ProductionV1 => {
                    Self::of("ProductionV1", "https://servers.example/v1", &[])
                }
                Server::Local => Self::of("Local", "/local", &[]),
                Server::NextVersion => Self::of("NextVersion", "/v2", &[]).of_operations(),
                Server::Mirror => {
                    Self::of("Mirror", "https://mirror.servers.example", &[]).of_operations()
                }
                Server::Files { region } => {
                    Self::of(
                            "Files",
                            "https://files-{region}.servers.example",
                            &[("region", region.as_str())],
                        )
                        .of_operations()
                }
                Server::Live => {
                    Self::of("Live", "wss://live.servers.example", &[]).of_operations()
                }
                Server::OtherServersExample => {
                    Self::of("OtherServersExample", "//other.servers.example", &[])
                        .of_operations()
                }
                Server::Type => {
                    Self::of("Type", "https://public.servers.example", &[]).of_operations()
                }
            }
        }
    }
    impl runtime::DeclaredServer for Server {}

    /// The values of the variable `region`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Region {
        /// `eu`
        Eu,
        /// `us-east`
        UsEast,
    }
    impl Region {
        /// The value in the URL.
        #[must_use]
        pub fn as_str(self) -> &'static str {
            match self {
                Self::Eu => "eu",
                Self::UsEast => "us-east",
            }
        }
    }
}
