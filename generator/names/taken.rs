//! Names that a document's names must not have, because emitted code or the runtime has them.
//!
//! `tests/tidy/taken.rs` compares the lists of methods with the methods of the runtime, private ones too.

/// Types that every module can name, and derived traits; a declared type with such a name would shadow them.
pub const TYPES: [&str; 35] = [
    "Self",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "String",
    "Vec",
    "Box",
    "Default",
    "Clone",
    "Copy",
    "Debug",
    "Send",
    "Sync",
    "Sized",
    "Drop",
    "From",
    "Into",
    "TryFrom",
    "TryInto",
    "Iterator",
    "IntoIterator",
    "AsRef",
    "AsMut",
    "ToString",
    "ToOwned",
    "Eq",
    "PartialEq",
    "Ord",
    "PartialOrd",
    "Hash",
    "Unknown",
    "BTreeMap",
];

/// The field for the properties that have no field of their own.
pub const REST: &str = "extra";

/// Methods that every struct has; a setter with such a name would be a second one. And the field that every struct has.
pub const FIELDS: [&str; 9] = [
    "new",
    "validate",
    "forget_nulls",
    "clone",
    "default",
    "into",
    "try_into",
    "omitted",
    REST,
];

/// Methods that every request builder has, and the local names in the method that creates it.
pub const SETTERS: [&str; 14] = [
    "send",
    "send_any",
    "header",
    "query",
    "timeout",
    "attempt_timeout",
    "retry",
    "body",
    "body_json",
    "validate",
    "from",
    "clone",
    "fmt",
    "template",
];

/// Methods of the request builders of some operations: those that stream or give bytes.
pub const SENDERS: [&str; 3] = ["stream", "reconnecting", "download"];

/// Methods whose names have a fixed meaning for readers, clippy or Rust.
pub const METHODS: [&str; 12] = [
    "new", "clone", "fmt", "as_ref", "borrow", "deref", "eq", "cmp", "hash", "index", "into",
    "try_into",
];

/// Methods that every client has.
pub const CLIENT_METHODS: [&str; 2] = ["builder", "request"];

/// Methods that every client builder has.
pub const BUILDER_METHODS: [&str; 32] = [
    "new",
    "build",
    "header",
    "timeout",
    "connect_timeout",
    "retry",
    "retry_budget",
    "validate",
    "max_body",
    "max_error_body",
    "max_decode_memory",
    "max_decode_stack",
    "max_redirects",
    "allow_insecure_http",
    "configure_http",
    "credential",
    "declared_header",
    "secret_header",
    "allow_origin",
    "server_base",
    "transport",
    "runtime",
    "error_body_timeout",
    "idle_timeout",
    "attempt_timeout",
    "max_in_flight",
    "hooks",
    "on_deviation",
    "strict",
    "fmt",
    "max_item",
    "idempotency_keys",
];

/// Methods that a response, its value or an error has.
pub const RESPONSE_METHODS: [&str; 40] = [
    "api",
    "as_ref",
    "body",
    "chunk",
    "clone",
    "content_length",
    "context",
    "copy_to",
    "deref",
    "deviations",
    "fmt",
    "header",
    "headers",
    "inner",
    "into",
    "into_api",
    "into_inner",
    "is_retryable",
    "is_timeout",
    "kind",
    "last_event_id",
    "map",
    "map_value",
    "may_have_been_processed",
    "new",
    "next",
    "of_attempt",
    "of_body",
    "rate_limit",
    "retries",
    "retry",
    "retry_after",
    "retype",
    "save",
    "source",
    "status",
    "to_string",
    "untyped",
    "validate",
    "value_mut",
];

/// Methods that every tagged union has.
pub const UNION_METHODS: [&str; 6] = ["kind", "validate", "clone", "eq", "into", "fmt"];

/// Files that Windows cannot have, modules that have a special meaning in Rust, and our own modules.
pub const MODULES: [&str; 15] = [
    "aux",
    "con",
    "lib",
    "main",
    "mod",
    "nul",
    "prn",
    "alloc",
    "calls",
    "core",
    "failures",
    "runtime",
    "server_urls",
    "std",
    "types",
];
