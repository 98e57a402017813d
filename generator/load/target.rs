//! The string of a `$ref` → the requested file and pointer. Opens nothing: this decides what may be opened.

use crate::diagnostic::{Code, codes};
use crate::source::pointer::percent_decode;

/// The file that a reference refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The file with the reference.
    Here,
    /// The file at this relative path, with forward slashes, percent-decoded.
    File(String),
}

/// Why a reference is not followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Its code.
    pub code: &'static Code,
    /// The message.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// The missing parent, such as a section, if more than the requested value is missing.
    pub absent: Option<String>,
}

impl Refusal {
    /// A refusal without help.
    pub fn new(code: &'static Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            help: None,
            absent: None,
        }
    }

    /// With what to do.
    pub fn help(mut self, help: &str) -> Self {
        self.help = Some(help.to_owned());
        self
    }
}

/// Parses the part before the `#`. Only a relative path is accepted.
pub fn read_target(text: &str) -> Result<Target, Refusal> {
    let path = text.split('#').next().unwrap_or_default();
    if path.is_empty() {
        return Ok(Target::Here);
    }
    refuse_foreign(path)?;
    let Some(path) = percent_decode(path) else {
        let message = format!("`{path}` is not a percent-encoded path");
        return Err(Refusal::new(&codes::MALFORMED_REF, message));
    };
    refuse_foreign(&path)?;
    Ok(Target::File(path.replace('\\', "/")))
}

fn refuse_foreign(path: &str) -> Result<(), Refusal> {
    let scheme = scheme_of(path).map(str::to_ascii_lowercase);
    let remote = path.starts_with("//") || path.starts_with("\\\\");
    let absolute = path.starts_with(['/', '\\']);
    match scheme.as_deref() {
        Some("file") => Err(absolute_path(path)),
        Some(drive) if drive.len() == 1 => Err(absolute_path(path)),
        Some(_) => Err(remote_path(path)),
        None if remote => Err(remote_path(path)),
        None if absolute => Err(absolute_path(path)),
        None => Ok(()),
    }
}

fn remote_path(path: &str) -> Refusal {
    let message = format!("`{path}` is a remote file and is never fetched");
    let help = "download it to the document's folder and use a relative path";
    Refusal::new(&codes::REMOTE_REF, message).help(help)
}

fn absolute_path(path: &str) -> Refusal {
    let message = format!("`{path}` is an absolute path and is never opened");
    Refusal::new(&codes::ABSOLUTE_REF, message).help("use a path relative to this file")
}

/// `scheme` of `scheme:…`, by RFC 3986.
fn scheme_of(path: &str) -> Option<&str> {
    let (scheme, _) = path.split_once(':')?;
    let valid = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
    (scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.chars().all(valid))
        .then_some(scheme)
}

/// The reference to a location in the bundled tree, as written in the tree.
pub fn reference_to(pointer: &str) -> String {
    format!("#{}", pointer.replace('%', "%25"))
}

/// Whether a discriminator's mapping value is a reference, not the name of a schema.
pub fn is_reference(mapped: &str) -> bool {
    let ends = |ending| mapped.to_ascii_lowercase().ends_with(ending);
    mapped.contains(['/', '#']) || ends(".json") || ends(".yaml") || ends(".yml")
}
