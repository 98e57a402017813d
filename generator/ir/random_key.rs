//! Headers of idempotency keys, which the client makes at random.

use super::{Check, Param, ParamLocation, StringFormat, Type};

/// The length of a UUID as text.
const UUID_LENGTH: u64 = 36;

impl Param {
    /// Whether it is the header of an idempotency key whose value may be a random UUID.
    #[must_use]
    pub fn is_random_key(&self) -> bool {
        let name = self.name.wire.to_ascii_lowercase();
        let is_key = matches!(name.as_str(), "idempotency-key" | "x-idempotency-key");
        let is_text = matches!(self.ty, Type::String | Type::Secret);
        let accepts_uuid = |check: &Check| match check {
            Check::MinLength(length) => *length <= UUID_LENGTH,
            Check::MaxLength(length) => *length >= UUID_LENGTH,
            Check::Format(format) => *format == StringFormat::Uuid,
            _ => false,
        };
        let is_header = self.location == ParamLocation::Header;
        is_header && is_key && is_text && self.checks.iter().all(accepts_uuid)
    }
}

/// Whether requests with an HTTP method may have keys by which the service recognises them. Those that read may be repeated anyway.
#[must_use]
pub fn has_keys(http_method: &str) -> bool {
    !matches!(http_method, "GET" | "HEAD" | "QUERY")
}
