//! Strings that must not be shown by accident: passwords, one-time codes, keys.
//!
//! A secret is read and written like any string. It is shown neither by `Debug` nor in error messages.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};

use secrecy::ExposeSecret;
pub use secrecy::SecretString;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::subject::Subject;
use super::text::Text;
use super::validate::Validate;
use super::verbatim::SECRET;

/// A string that `Debug` shows as `[redacted]`, and that is wiped from memory when it is dropped.
#[derive(Clone)]
pub struct Secret(SecretString);

impl Secret {
    /// Creates a secret of this string.
    pub fn new(text: impl Into<String>) -> Self {
        Self(SecretString::from(text.into()))
    }

    /// Returns the string itself: do not log it.
    #[must_use]
    pub fn expose(&self) -> &str {
        self.0.expose_secret()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("[redacted]")
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.expose() == other.expose()
    }
}

impl Eq for Secret {}

impl Hash for Secret {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.expose().hash(state);
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<SecretString> for Secret {
    fn from(text: SecretString) -> Self {
        Self(text)
    }
}

impl Text for Secret {
    fn unknown(text: String) -> Self {
        Self::new(text)
    }
}

/// What is accepted for a secret field.
#[doc(hidden)]
#[macro_export]
macro_rules! secret_fields {
    () => {
        impl FromText for runtime::Secret {}

        runtime::accept! { runtime::Secret: runtime::SecretString }
    };
}

impl Subject for Secret {
    type Target = str;

    fn subject(&self) -> Option<&str> {
        Some(self.expose())
    }
}

impl Validate for Secret {}

thread_local! {
    /// The secrets of the request that is being serialized: messages must not repeat them.
    static COLLECTED: RefCell<Option<Vec<Secret>>> = const { RefCell::new(None) };
}

/// Returns the result of `serialize`, and the secrets that it serialized.
pub fn collect_secrets<T>(serialize: impl FnOnce() -> T) -> (T, Vec<Secret>) {
    let before = COLLECTED.replace(Some(Vec::new()));
    let made = serialize();
    let secrets = COLLECTED.replace(before);
    (made, secrets.unwrap_or_default())
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        COLLECTED.with_borrow_mut(|collected| {
            if let Some(secrets) = collected {
                secrets.push(self.clone());
            }
        });
        serializer.serialize_str(self.expose())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Not `deserialize_str`: serde_json would quote a number without calling the visitor.
        deserializer.deserialize_newtype_struct(SECRET, SecretVisitor)
    }
}

/// Names the JSON type of the value, never the value itself: the default methods of `Visitor` would quote it.
struct SecretVisitor;

impl SecretVisitor {
    fn refuse<E: Error>(found: &str) -> Result<Secret, E> {
        Err(E::custom(format_args!(
            "invalid type: {found}, expected a string"
        )))
    }
}

impl<'de> Visitor<'de> for SecretVisitor {
    type Value = Secret;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Secret, E> {
        Ok(Secret::from(text))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Secret, E> {
        Ok(Secret::from(text))
    }

    /// A decoder that does not know about secrets.
    fn visit_newtype_struct<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Secret, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Secret, E> {
        Self::refuse("boolean")
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Secret, E> {
        Self::refuse("integer")
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Secret, E> {
        Self::refuse("integer")
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Secret, E> {
        Self::refuse("number")
    }

    fn visit_unit<E: Error>(self) -> Result<Secret, E> {
        Self::refuse("null")
    }

    fn visit_bytes<E: Error>(self, _: &[u8]) -> Result<Secret, E> {
        Self::refuse("bytes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<Secret, A::Error> {
        Self::refuse("array")
    }

    fn visit_map<A: MapAccess<'de>>(self, _: A) -> Result<Secret, A::Error> {
        Self::refuse("object")
    }
}
