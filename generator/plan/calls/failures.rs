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
        let listed = responses.responses.iter();
        let mut declared: Vec<(StatusRange, &Response)> = listed
            .filter(|(status, _)| !is_redirect(found, status))
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

/// Whether a status is a redirect that is returned: a 303 leads to something else, and so does any redirect of an operation that declares
/// no success. Any other redirect leads to where the response is, and is followed.
pub fn is_redirect(found: OperationAt<'_>, status: &StatusCode) -> bool {
    let StatusCode::Code(code) = status else {
        return false;
    };
    let declared = &found.operation.responses.responses;
    match code {
        303 => true,
        301 | 302 | 307 | 308 => declared.keys().all(|status| range_of(status).is_some()),
        _ => false,
    }
}

/// The statuses of the redirects that are returned.
pub fn redirects(found: OperationAt<'_>) -> Vec<u16> {
    let declared = found.operation.responses.responses.keys();
    let returned = declared.filter(|status| is_redirect(found, status));
    let statuses = returned.filter_map(|status| match status {
        StatusCode::Code(code) => Some(*code),
        StatusCode::Range(_) => None,
    });
    let mut statuses: Vec<u16> = statuses.collect();
    statuses.sort_unstable();
    statuses
}
