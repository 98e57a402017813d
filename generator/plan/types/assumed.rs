//! Types that the document does not say.
//!
//! In: what the lowering assumed. Out: a warning where such a schema is used. Must not know what the type becomes in Rust.

use serde_json::Value;

use crate::diagnostic::{Diagnostic, codes};
use crate::lower::extension;
use crate::plan::Planner;
use crate::plan::model::Found;

impl Planner<'_> {
    /// Says of a schema without `type` what it is taken for: its limits speak of one type, and allow all values of others.
    pub(super) fn report_assumed(&mut self, found: Found<'_>) {
        let Some(kind) = found.data.extensions.get(extension::ASSUMED).and_then(Value::as_str) else {
            return;
        };
        let (speaks, what) = match kind {
            "array" => ("speaks of the items of a list", "list"),
            "string" => ("limits texts", "text"),
            _ => ("limits numbers", "number"),
        };
        let message = format!("this has no `type` and {speaks}: it is taken for one");
        let help = format!("add `type: {kind}`: without it any value that is no {what} is allowed as well");
        self.diagnostics.push(Diagnostic::new(&codes::ASSUMED_TYPE, found.place, message).help(help));
    }
}
