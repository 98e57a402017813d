//! Serializations that OpenAPI leaves undefined.
//!
//! In: a style, and the schema of the values it serializes. Out: diagnostics with what is sent instead.

use crate::diagnostic::{Diagnostic, Severity, codes};
use crate::ir::{Explode, Serialization, Style};
use crate::plan::planner::Planner;
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind};

/// A style as a document declares it.
#[derive(Clone, Copy)]
pub struct Declared<'a> {
    /// The location of the parameter or of the encoding.
    pub location: &'a str,
    /// The style.
    pub serialization: Serialization,
    /// `explode`, if the document declares it.
    pub explode: Option<bool>,
}

impl Planner<'_> {
    /// Reports what is undefined about values of the schema at `schema`.
    pub(super) fn report_undefined(&mut self, declared: Declared<'_>, schema: &str) {
        let Declared {
            location,
            serialization,
            explode,
        } = declared;
        let style = name_of(serialization.style);
        let found = leaves(self.model, schema);
        let has_array = found.iter().any(|leaf| is_array(*leaf));
        let has_scalar = found.iter().any(|leaf| is_scalar(*leaf));
        let has_nested = found
            .iter()
            .flat_map(|leaf| values_in(*leaf))
            .any(|value| self.is_array_or_object(value));
        let mut report = |key: &str, severity, message: String| {
            let found =
                Diagnostic::new(&codes::UNDEFINED_STYLE, format!("{location}{key}"), message);
            let found = found.severity(severity);
            self.diagnostics.push(match severity {
                Severity::Note => found,
                _ => found.help("declare another `style`, or `content: {application/json: …}` in place of `schema`"),
            });
        };
        match serialization.style {
            Style::SpaceDelimited | Style::PipeDelimited => {
                if serialization.explode == Explode::Yes {
                    let message = format!("`{style}` with `explode: true`; sent as with `form`");
                    report("/explode", Severity::Warning, message);
                }
                if has_scalar {
                    let message = format!(
                        "`{style}` of a value that is neither an array nor an object; sent as with `form`"
                    );
                    report("/style", Severity::Warning, message);
                }
            }
            Style::DeepObject => {
                if explode == Some(false) {
                    let message = "`deepObject` with `explode: false`; sent as with `true`";
                    report("/explode", Severity::Warning, message.to_owned());
                }
                if has_array {
                    let message = "`deepObject` of an array; its items are sent as `name[]=item`";
                    report("/style", Severity::Note, message.to_owned());
                }
                if has_nested {
                    let message = "`deepObject` of nested values; they are sent as `name[key][key]=value` and `name[key][]=item`";
                    report("/style", Severity::Note, message.to_owned());
                }
                return;
            }
            Style::Json => return,
            Style::Form | Style::Simple | Style::Label | Style::Matrix | Style::Cookie => {}
        }
        if has_nested {
            let sent = match serialization.explode {
                Explode::Yes => {
                    "inner values are sent as JSON, arrays in an object as a repeated name"
                }
                Explode::No => "inner values are sent as JSON",
            };
            let message = format!("`{style}` of nested values; {sent}");
            report("", Severity::Warning, message);
        }
    }

    fn is_array_or_object(&self, location: &str) -> bool {
        let found = leaves(self.model, location);
        found.iter().any(|leaf| {
            matches!(
                leaf.schema.kind,
                Kind::Array(_) | Kind::Tuple(_) | Kind::Object(_)
            )
        })
    }
}

/// The style as OpenAPI names it.
fn name_of(style: Style) -> &'static str {
    match style {
        Style::Form => "form",
        Style::Simple => "simple",
        Style::Label => "label",
        Style::Matrix => "matrix",
        Style::SpaceDelimited => "spaceDelimited",
        Style::PipeDelimited => "pipeDelimited",
        Style::DeepObject => "deepObject",
        Style::Json => "JSON",
        Style::Cookie => "cookie",
    }
}

fn is_array(found: Found<'_>) -> bool {
    matches!(found.schema.kind, Kind::Array(_) | Kind::Tuple(_))
}

fn is_scalar(found: Found<'_>) -> bool {
    matches!(
        found.schema.kind,
        Kind::String(_) | Kind::Integer(_) | Kind::Number(_) | Kind::Boolean(_)
    )
}

/// The schemas of the items or properties.
fn values_in(found: Found<'_>) -> Vec<&str> {
    match &found.schema.kind {
        Kind::Array(array) => array.all_items().collect(),
        Kind::Tuple(items) => items.iter().map(String::as_str).collect(),
        Kind::Object(object) => {
            let properties = object.properties.values().map(String::as_str);
            properties.chain(object.additional_schema()).collect()
        }
        _ => Vec::new(),
    }
}
