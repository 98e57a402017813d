//! Keys by which a service recognises a call that comes twice. In: a call whose operation declares a header for them. Out: a new key for each
//! call. It must not know retries.

use super::{call::Call, random::random};

/// Adds the setting to `ClientBuilder`.
#[doc(hidden)]
#[macro_export]
macro_rules! idempotency {
    () => {
        impl ClientBuilder {
            /// Whether a call whose operation declares a header for an idempotency key is sent with a random one, if it has none. On by default.
            ///
            /// A call with a key is retried for any method: each retry has the same key, and the service processes the call once. If
            /// this is off, an operation that requires the header needs its setter.
            pub fn idempotency_keys(mut self, idempotency_keys: bool) -> Self {
                self.setup.idempotency_keys = idempotency_keys;
                self
            }
        }
    };
}

impl Call {
    /// Declares the header for an idempotency key. It is added when the call is sent, so that a clone of the call has another one.
    #[must_use]
    pub fn idempotency_key(self, header: &'static str) -> Self {
        Self {
            idempotency_key: Some((header, random_key)),
            ..self
        }
    }
}

/// A random UUID.
fn random_key() -> String {
    let (high, low) = (random(), random());
    format!(
        "{:08x}-{:04x}-4{:03x}-{:04x}-{:012x}",
        high >> 32,
        (high >> 16) & 0xffff,
        high & 0xfff,
        (low >> 48) & 0x3fff | 0x8000,
        low & 0xffff_ffff_ffff,
    )
}
