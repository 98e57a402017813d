//! The error responses that an operation declares.

use openapiv3::{ReferenceOr, Response, StatusCode};

use super::contents::status_branches;
use crate::ir::{StatusBranch, StatusRange};
use crate::markdown;
use crate::names::Scope;
use crate::operations::OperationAt;
use crate::plan::planner::Planner;

impl<'a> Planner<'a> {
    /// The error responses of an operation, by status.
    pub(super) fn plan_failures(&mut self, found: OperationAt<'a>) -> Vec<StatusBranch> {
        let responses = &found.operation.responses;
        let mut declared: Vec<(StatusRange, &Response)> = responses
            .responses
            .iter()
            .filter_map(|(status, response)| Some((range_of(status)?, response.as_item()?)))
            .collect();
        let succeeds = responses.responses.len() > declared.len();
        let default = responses.default.as_ref().and_then(ReferenceOr::as_item);
        // Without a success response, `default` is one as well, and has an error body only if it has a body.
        let default = default.filter(|response| succeeds || !response.content.is_empty());
        declared.extend(default.map(|response| (StatusRange::Default, response)));
        declared.sort_by_key(|(status, _)| *status);
        let mut scope = Scope::default();
        let mut branches = Vec::new();
        for (status, response) in declared {
            let planned = self.plan_contents(found, status, response);
            let docs = markdown::to_docs(&response.description);
            let planned = status_branches(status, planned, &docs, &mut scope);
            branches.extend(planned.into_iter().map(|(branch, _)| branch));
        }
        branches
    }
}

/// The statuses of an error response.
pub fn range_of(status: &StatusCode) -> Option<StatusRange> {
    match status {
        StatusCode::Code(code) if (200..300).contains(code) => None,
        StatusCode::Code(code) => Some(StatusRange::Exactly(*code)),
        StatusCode::Range(2) => None,
        StatusCode::Range(hundreds) => Some(StatusRange::Hundreds(*hundreds)),
    }
}
