//! The documentation of operations, parameters and fields.

mod schema;

pub use self::schema::{docs_of, is_reported_here};

use openapiv3::{ExternalDocumentation, Operation};

use crate::markdown::{self, is_web_address};

/// A sentence with the link of `externalDocs`.
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

/// The summary of an operation, if it adds something to the name and the description.
pub fn summary_of(operation: &Operation, is_name: impl Fn(&str) -> bool) -> Option<&str> {
    // FastAPI makes a summary of the operation's name where the author wrote none.
    let summary = operation
        .summary
        .as_deref()
        .filter(|summary| !is_name(summary))?;
    // Other tools repeat the summary in the description.
    let described = operation
        .description
        .as_deref()
        .unwrap_or_default()
        .trim_start();
    (!described.starts_with(summary.trim().trim_end_matches('.'))).then_some(summary)
}
