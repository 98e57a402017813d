//! From `tests/cases/operations/device_flow.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, DeviceCode, Error, ErrorKind, OAuth, RateLimit, Response, RetryPolicy,
};

/// The URL at which a device is given codes.
#[allow(dead_code)]
pub const DEVICE_AUTHORIZATION_URL: &str = "https://login.example.com/device";
/// The URL of the token endpoint, of the security scheme `deviceLogin`.
#[allow(dead_code)]
pub const DEVICE_LOGIN_TOKEN_URL: &str = "https://login.example.com/token";
/// The URL of the token endpoint, of the security scheme `oldDeviceLogin`.
#[allow(dead_code)]
pub const OLD_DEVICE_LOGIN_TOKEN_URL: &str = "https://login.example.com/old";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Security of OpenAPI 3.2.
    #[doc(inline)]
    pub use device_flow::DeviceFlowCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `device flow`.
        #[must_use]
        #[inline]
        pub fn device_flow(&self) -> DeviceFlowCalls<'_> {
            DeviceFlowCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `deviceAuthorization`: `https://login.example.com/token`, device URL `https://login.example.com/device`
        ///
        /// For televisions.
        ///
        /// Metadata of the authorization server: `https://login.example.com/.well-known/oauth-authorization-server`.
        pub fn device_login(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("deviceLogin", token.into())
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `clientCredentials`: `https://login.example.com/old`
        ///
        /// Use the other one.
        #[deprecated]
        pub fn old_device_login(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("oldDeviceLogin", token.into())
        }
    }

    pub mod device_flow {
        //! The operations of `client.device_flow()`.
        pub use use_device::{UseDevice, UseDeviceError};
        pub use use_old_device::{UseOldDevice, UseOldDeviceError};

        use super::runtime;

        /// Operations tagged `device flow`.
        #[derive(Clone, Copy, Debug)]
        pub struct DeviceFlowCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod use_device {
            use super::runtime;

            impl super::DeviceFlowCalls<'_> {
                /// `GET /device-flow`
                ///
                /// Returns the request builder [`UseDevice`].
                #[inline]
                pub fn use_device(&self) -> UseDevice {
                    let template = "/device-flow";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["deviceLogin"]])
                        .into()
                }
            }

            /// Request builder returned by [`DeviceFlowCalls::use_device`](super::DeviceFlowCalls::use_device).
            ///
            /// `GET /device-flow`
            pub type UseDevice = runtime::Prepared<runtime::NoContent, UseDeviceError>;

            /// Error responses of [`UseDevice`], which declares none.
            pub type UseDeviceError = runtime::Undeclared;
        }

        mod use_old_device {
            use super::runtime;

            impl super::DeviceFlowCalls<'_> {
                /// `GET /device-flow/old`
                ///
                /// Returns the request builder [`UseOldDevice`].
                #[inline]
                pub fn use_old_device(&self) -> UseOldDevice {
                    let template = "/device-flow/old";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["oldDeviceLogin"]])
                        .into()
                }
            }

            /// Request builder returned by [`DeviceFlowCalls::use_old_device`](super::DeviceFlowCalls::use_old_device).
            ///
            /// `GET /device-flow/old`
            pub type UseOldDevice = runtime::Prepared<runtime::NoContent, UseOldDeviceError>;

            /// Error responses of [`UseOldDevice`], which declares none.
            pub type UseOldDeviceError = runtime::Undeclared;
        }
    }
}
