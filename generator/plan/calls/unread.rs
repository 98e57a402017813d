//! Schemas of bodies that are not JSON.
//!
//! In: a body that is passed on as it is. Out: a warning where its schema describes more than a string.

use crate::diagnostic::{Diagnostic, codes};
use crate::markdown;
use crate::operations::media::Chosen;
use crate::operations::origin_of;
use crate::plan::planner::Planner;
use crate::schema::Kind;
use crate::source::Location;

impl Planner<'_> {
    /// Reports the schema of a body that is passed on as text or as bytes, where the schema describes neither.
    pub(super) fn report_unread(&mut self, chosen: Chosen<'_>) {
        let found = chosen
            .location
            .and_then(|location| self.model.find_bare(location));
        let kind = found.map(|found| &found.schema.kind);
        if matches!(kind, None | Some(Kind::String(_) | Kind::Any | Kind::Null)) {
            return;
        }
        let at = Location::key(origin_of(&chosen.media.extensions).unwrap_or_default());
        if self.diagnostics.has_at(&codes::UNKNOWN_MEDIA_TYPE, &at) {
            return;
        }
        let media = markdown::code_text(chosen.name);
        let message = format!("`{media}` is not decoded; its schema is not used");
        self.diagnostics
            .push(Diagnostic::new(&codes::UNREAD_SCHEMA, at, message));
    }
}
