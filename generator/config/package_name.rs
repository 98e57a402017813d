//! Data type: the name of a package, valid for cargo and for the generated code.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use super::text::deserialize_text;

/// The limit of crates.io.
const LONGEST: usize = 64;

/// Rust's keywords, those included that are reserved for later.
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "Self",
];

/// The crates of the standard library.
const OF_RUST: [&str; 5] = ["alloc", "core", "proc_macro", "std", "test"];

/// Folders that cargo has in `target`.
const OF_CARGO: [&str; 4] = ["build", "deps", "examples", "incremental"];

/// Names that Windows reserves, in addition to `com1` to `com9` and `lpt1` to `lpt9`.
const DEVICES: [&str; 4] = ["aux", "con", "nul", "prn"];

/// The crates that emitted code may name.
pub const NEEDED: [&str; 26] = [
    "backon",
    "base64",
    "bytes",
    "encoding_rs",
    "flate2",
    "futures_core",
    "gloo_timers",
    "http",
    "http_body",
    "http_body_util",
    "httpdate",
    "hyper",
    "jiff",
    "native_tls",
    "percent_encoding",
    "regex",
    "reqwest",
    "secrecy",
    "send_wrapper",
    "serde",
    "serde_json",
    "tokio",
    "tower_service",
    "tracing",
    "web_sys",
    "web_time",
];

/// A letter, then letters, digits, `-` and `_`; 64 characters at most. Not a name that is taken: by Rust, by cargo, by Windows or by a
/// crate that the emitted code needs.
///
/// ```
/// # use disjunct::PackageName;
/// assert!("browser-session".parse::<PackageName>().is_ok());
/// assert!("browser session".parse::<PackageName>().is_err());
/// assert!("std".parse::<PackageName>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PackageName(String);

impl FromStr for PackageName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
        let plain = name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if !begins || !plain || name.len() > LONGEST {
            let rule = "expected a letter, then letters, digits, `-` and `_`";
            return Err(format!(
                "`{}` is not a valid package name: {rule}, {LONGEST} at most",
                name.escape_debug()
            ));
        }
        match reason_against(name) {
            Some(reason) => Err(format!("`{name}` is not a valid package name: {reason}")),
            None => Ok(Self(name.to_owned())),
        }
    }
}

/// Why a package cannot have a name that is one otherwise.
fn reason_against(name: &str) -> Option<&'static str> {
    // In Rust a crate's name has `_` where its package's has `-`.
    let in_rust = name.replace('-', "_");
    let in_windows = name.to_ascii_lowercase();
    if KEYWORDS.contains(&in_rust.as_str()) {
        Some("it is a Rust keyword")
    } else if OF_RUST.contains(&in_rust.as_str()) {
        Some("a crate of the standard library has this name")
    } else if NEEDED.contains(&in_rust.as_str()) {
        Some("the generated code depends on a crate with this name")
    } else if OF_CARGO.contains(&in_rust.as_str()) {
        Some("cargo has a folder with this name in `target`")
    } else if is_device(&in_windows) {
        Some("Windows reserves this file name")
    } else {
        None
    }
}

/// Whether it is the name of a device on Windows.
fn is_device(name: &str) -> bool {
    let number = name
        .strip_prefix("com")
        .or_else(|| name.strip_prefix("lpt"));
    DEVICES.contains(&name)
        || number.is_some_and(|number| matches!(number.as_bytes(), [b'1'..=b'9']))
}

impl<'de> Deserialize<'de> for PackageName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl fmt::Display for PackageName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
