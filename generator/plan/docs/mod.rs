//! Texts of the document → documentation that is inert.
//!
//! Odd characters break or hide Rust source, and Markdown can bring code that `cargo test --doc` compiles and runs, raw HTML
//! and links that are scripts: see [`markdown`](self::markdown).

mod html;
mod markdown;
mod schema;

use openapiv3::{ExternalDocumentation, Operation};
use serde_json::Value;

use self::html::to_markdown;
use self::markdown::make_inert;
pub use self::schema::{is_said_here, said_of};
use crate::hidden::is_hidden;
use crate::ir::Docs;

/// Descriptions longer than this many characters are cut.
const LONGEST: usize = 20_000;

/// Defaults longer than this many bytes are no line of documentation.
const LONGEST_DEFAULT: usize = 80;

/// Makes a description of the document inert.
pub fn plan_docs(markdown: &str) -> Docs {
    Docs::inert(make_inert(to_markdown(clean(markdown))).trim().to_owned())
}

/// Makes one description of several, each a paragraph; those that say nothing are left out.
pub fn plan_paragraphs(parts: &[Option<&str>]) -> Docs {
    let said: Vec<&str> = parts
        .iter()
        .flatten()
        .map(|text| text.trim_matches('\n'))
        .collect();
    let said: Vec<&str> = said
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .collect();
    plan_docs(&said.join("\n\n"))
}

/// Whether an address is one of a web page.
fn is_of_web(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    address.starts_with("https://") || address.starts_with("http://")
}

/// Where more is said.
pub fn read_on(documentation: Option<&ExternalDocumentation>) -> Option<String> {
    let ExternalDocumentation {
        url, description, ..
    } = documentation?;
    let (url, what) = (
        plan_line(url),
        plan_line(description.as_deref().unwrap_or_default()),
    );
    let is_link = is_of_web(&url) && !url.contains(['<', '>', '(', ')', ' ', '\\']);
    let what = what.trim_end_matches(['.', ':']).replace(['[', ']'], "");
    match (what.trim(), is_link) {
        _ if url.is_empty() => None,
        ("", true) => Some(format!("See <{url}>.")),
        ("", false) => Some(format!("See `{}`.", plan_code(&url))),
        (what, true) => Some(format!("See [{what}]({url}).")),
        (what, false) => Some(format!("See {what}: `{}`.", plan_code(&url))),
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

/// What is said, and the default, unless that is said. Where nothing is, `name` tells what has it.
pub fn with_default(said: Docs, name: Option<&str>, default: &Value) -> Docs {
    let is_said = said.text().to_ascii_lowercase().contains("default");
    let Some(default) = default_line(default).filter(|_| !is_said) else {
        return said;
    };
    let name = name
        .filter(|_| said.is_empty())
        .map(|name| format!("`{}` in the document. ", plan_code(name)));
    said.and(&plan_docs(&(name.unwrap_or_default() + &default)))
}

/// What a default is; nothing, where it is more than a word.
fn default_line(default: &Value) -> Option<String> {
    let default = match default {
        Value::String(text) => plan_code(text),
        Value::Array(_) | Value::Object(_) | Value::Null => return None,
        plain => plain.to_string(),
    };
    let is_short = (1..=LONGEST_DEFAULT).contains(&default.len());
    is_short.then(|| format!("Default: `{default}`."))
}

/// One line of plain text, for places that take no Markdown.
pub fn plan_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One line of plain text, to stand between backticks.
pub fn plan_code(text: &str) -> String {
    plan_line(text).replace('`', "'")
}

/// Line breaks as `\n`, no control, bidi or invisible characters, tabs as spaces, and not longer than is read.
fn clean(text: &str) -> String {
    let unified = text
        .replace("\r\n", "\n")
        .replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    let mut cleaned: String = unified
        .chars()
        .filter(|c| *c == '\n' || *c == '\t' || !is_hidden(*c))
        .take(LONGEST)
        .collect::<String>()
        .replace('\t', "    ");
    if unified.chars().nth(LONGEST).is_some() {
        cleaned.push_str(" […]");
    }
    cleaned
        .lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
}
