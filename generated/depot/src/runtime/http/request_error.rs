//! A request that cannot be made. In: the part at fault and why. Out: an error whose messages name the part
//! and never its value, which may be a secret. It must not know the call.

use std::{error, fmt, sync::Arc};

use super::{
    super::{Segment, write_path},
    debug::debug,
    tree::Unwritable,
};

/// Why a request could not be built. Nothing was sent.
#[derive(Clone)]
pub struct RequestError {
    part: String,
    reason: &'static str,
    /// The path to a number that is not finite, within the part.
    not_finite: Option<Vec<Segment>>,
    source: Option<Arc<serde_json::Error>>,
}

impl RequestError {
    /// Returns the part of the request that is at fault, such as ``path parameter `id` ``.
    #[must_use]
    pub fn part(&self) -> &str {
        &self.part
    }

    /// Returns what is wrong with it, such as `is empty`.
    #[must_use]
    pub fn reason(&self) -> &str {
        self.reason
    }

    pub(super) fn url(reason: &'static str) -> Self {
        Self::new("URL".to_owned(), reason)
    }

    /// Of a server of the document.
    pub(super) fn server(name: &str, reason: &'static str) -> Self {
        Self::new(format!("server `{name}`"), reason)
    }

    pub(super) fn path(reason: &'static str) -> Self {
        Self::new("path".to_owned(), reason)
    }

    pub(super) fn method(reason: &'static str) -> Self {
        Self::new("method".to_owned(), reason)
    }

    pub(super) fn parameter(location: &str, name: &str, reason: &'static str) -> Self {
        Self::new(format!("{location} parameter `{name}`"), reason)
    }

    pub(super) fn header(name: &str, reason: &'static str) -> Self {
        Self::new(format!("header `{}`", name.escape_default()), reason)
    }

    pub(super) fn body(reason: &'static str) -> Self {
        Self::new("body".to_owned(), reason)
    }

    /// A field of a multipart body. A part of `multipart/mixed` has no name.
    pub(super) fn body_field(name: &str, reason: &'static str) -> Self {
        Self::new(Path("body", &path_of(name)).to_string(), reason)
    }

    /// A parameter that cannot be written.
    pub(super) fn unwritten_parameter(
        location: &str,
        name: &'static str,
        unwritten: Unwritable,
    ) -> Self {
        let part = format!("{location} parameter `{}`", Path(name, &unwritten.path));
        Self::unwritten(part, "cannot be written", unwritten)
    }

    /// A body that cannot be written.
    pub(super) fn unwritten_body(reason: &'static str, unwritten: Unwritable) -> Self {
        Self::unwritten(Path("body", &unwritten.path).to_string(), reason, unwritten)
    }

    /// Where a number is that is not finite, within the part at fault.
    pub(super) fn not_finite(&self) -> Option<&[Segment]> {
        self.not_finite.as_deref()
    }

    fn unwritten(part: String, reason: &'static str, unwritten: Unwritable) -> Self {
        let Unwritable {
            path,
            is_not_finite,
            source,
        } = unwritten;
        if is_not_finite {
            return Self {
                not_finite: Some(path),
                ..Self::new(part, "is not a finite number")
            };
        }
        Self {
            source: Some(Arc::new(source)),
            ..Self::new(part, reason)
        }
    }

    fn new(part: String, reason: &'static str) -> Self {
        Self {
            part,
            reason,
            not_finite: None,
            source: None,
        }
    }
}

/// The path of a field of a multipart body, within the body.
pub(super) fn path_of(name: &str) -> Vec<Segment> {
    let has_name = !name.is_empty();
    has_name
        .then(|| Segment::from(name.to_owned()))
        .into_iter()
        .collect()
}

/// A path that starts with the name of a part.
struct Path<'a>(&'static str, &'a [Segment]);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Segment::from(self.0);
        write_path(f, std::iter::once(&name).chain(self.1))
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.part, self.reason)
    }
}

impl fmt::Debug for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "RequestError", self)
    }
}

impl error::Error for RequestError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}
