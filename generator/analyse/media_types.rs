//! The media types that the user selects.

use std::collections::BTreeSet;

use openapiv3::OpenAPI;

use super::media_order::{contents_of, operations_mut};
use super::selected::{List, Patterns};
use crate::config::Selection;
use crate::diagnostic::Diagnostics;

/// Drops media types of operations that are not selected. A body or response of which none is selected keeps all: nothing else could be
/// sent or read. Patterns that match nothing are reported.
pub fn select_media_types(
    document: &mut OpenAPI,
    select: &Selection,
    diagnostics: &mut Diagnostics,
) {
    if select.media_types.is_empty() {
        return;
    }
    let patterns = Patterns::of(List::MediaTypes, &select.media_types);
    let mut all = BTreeSet::new();
    for operation in operations_mut(document) {
        for (_, content) in contents_of(operation) {
            all.extend(content.keys().cloned());
            if content.keys().any(|media| patterns.select(&[media])) {
                content.retain(|media, _| patterns.select(&[media]));
            }
        }
    }
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    patterns.report_unmatched(&all, diagnostics);
}
