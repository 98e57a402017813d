//! The codes of the device authorization grant (RFC 8628). In: responses of its endpoints. Out: the code that a user enters at another
//! device, and that with which the client asks for the token. It must not know how they are requested.

use std::{fmt, time::Duration};

use serde_json::Value;

use super::super::Secret;

/// The name of the grant.
pub(super) const DEVICE_GRANT: &str = "urn:ietf:params:oauth:grant-type:device_code";

/// How long the client waits between requests for the token, unless the service declares it, and by how much longer if it is too often.
pub(super) const INTERVAL: Duration = Duration::from_secs(5);

/// For how long a code is used, if the service does not declare it.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

pub(super) type ShowCode = Box<dyn Fn(&DeviceCode) + Send + Sync>;

/// What a user needs for authorizing a device.
#[derive(Clone)]
pub struct DeviceCode {
    user_code: String,
    verification_uri: String,
    verification_uri_complete: Option<String>,
    pub(super) expires_in: Duration,
}

impl DeviceCode {
    /// Returns the code that the user enters.
    #[must_use]
    pub fn user_code(&self) -> &str {
        &self.user_code
    }

    /// Returns the address at which the user enters it.
    #[must_use]
    pub fn verification_uri(&self) -> &str {
        &self.verification_uri
    }

    /// Returns an address that has the code in it, for example for a QR code.
    #[must_use]
    pub fn verification_uri_complete(&self) -> Option<&str> {
        self.verification_uri_complete.as_deref()
    }

    /// Returns for how long the code is valid.
    #[must_use]
    pub fn expires_in(&self) -> Duration {
        self.expires_in
    }
}

/// Shows the address, and not the code.
impl fmt::Debug for DeviceCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeviceCode")
            .field("verification_uri", &self.verification_uri)
            .finish_non_exhaustive()
    }
}

/// What is shown, the code of the device, and the time between requests.
pub(super) fn read_codes(body: &[u8]) -> Option<(DeviceCode, Secret, Duration)> {
    let body: Value = serde_json::from_slice(body).ok()?;
    let text = |key: &str| body.get(key).and_then(Value::as_str).map(str::to_owned);
    let time = |key: &str| {
        body.get(key)
            .and_then(Value::as_u64)
            .map(Duration::from_secs)
    };
    let code = DeviceCode {
        user_code: text("user_code")?,
        // Older services have another name for it.
        verification_uri: text("verification_uri").or_else(|| text("verification_url"))?,
        verification_uri_complete: text("verification_uri_complete"),
        expires_in: time("expires_in").unwrap_or(LIFETIME),
    };
    let interval = time("interval").unwrap_or(INTERVAL);
    Some((code, text("device_code")?.into(), interval))
}

pub(super) fn error_of(body: &[u8]) -> Option<String> {
    let body: Value = serde_json::from_slice(body).ok()?;
    Some(body.get("error")?.as_str()?.to_owned())
}
