//! What an operation, a parameter and a field are documented with.

mod schema;

pub use self::schema::{is_said_here, said_of};

use openapiv3::{ExternalDocumentation, Operation};

use crate::markdown::{self, is_web_address};

/// Where more is said.
pub fn read_on(documentation: Option<&ExternalDocumentation>) -> Option<String> {
    let ExternalDocumentation {
        url, description, ..
    } = documentation?;
    let (url, what) = (
        markdown::one_line(url),
        markdown::one_line(description.as_deref().unwrap_or_default()),
    );
    let is_link = is_web_address(&url) && !url.contains(['<', '>', '(', ')', ' ', '\\']);
    let what = what.trim_end_matches(['.', ':']).replace(['[', ']'], "");
    match (what.trim(), is_link) {
        _ if url.is_empty() => None,
        ("", true) => Some(format!("See <{url}>.")),
        ("", false) => Some(format!("See `{}`.", markdown::code_text(&url))),
        (what, true) => Some(format!("See [{what}]({url}).")),
        (what, false) => Some(format!("See {what}: `{}`.", markdown::code_text(&url))),
    }
}

/// The summary of an operation, if it says more than the name and the description do.
pub fn summary_of(operation: &Operation, is_name: impl Fn(&str) -> bool) -> Option<&str> {
    // FastAPI makes a summary of the operation's name where nobody wrote one.
    let summary = operation
        .summary
        .as_deref()
        .filter(|summary| !is_name(summary))?;
    // Others say the same twice.
    let said = operation
        .description
        .as_deref()
        .unwrap_or_default()
        .trim_start();
    (!said.starts_with(summary.trim().trim_end_matches('.'))).then_some(summary)
}
