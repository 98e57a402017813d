//! Data type: what was recorded, a body with what it belongs to.

use serde_json::Value;

/// A response, or a body for a schema.
#[derive(Clone, Debug, PartialEq)]
pub struct Recording {
    /// What the body belongs to.
    pub of: Subject,
    /// The body.
    pub body: Body,
}

/// What a body belongs to.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The response to a request.
    Response {
        /// The HTTP method, in capitals.
        method: String,
        /// The URL, or only its path.
        url: String,
        /// The status.
        status: u16,
        /// The media type; `None` where it was not recorded.
        media_type: Option<String>,
    },
    /// A value of a schema: the name of a component, or a JSON pointer.
    Schema(String),
}

/// The body of a response.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// None was recorded.
    Absent,
    /// JSON.
    Json(Value),
    /// Something else.
    Other,
}
