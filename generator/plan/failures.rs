//! What operations may answer instead of success: one enum for all operations that declare the same.

use std::collections::BTreeMap;

use openapiv3::{ReferenceOr, Response, StatusCode};

use super::calls::Found;
use super::names::{Scope, Use, joined};
use super::{Planner, docs};
use crate::ir::{Failure, FailureBranch, Ident, Output, StatusRange, Type};

/// The enums so far.
#[derive(Debug, Default)]
pub struct Failures {
    by_name: BTreeMap<String, Failure>,
}

impl Failures {
    /// The enum for an operation; `None` where it declares no failure.
    pub fn plan(&mut self, planner: &mut Planner<'_>, found: Found<'_>) -> Option<Ident> {
        let responses = &found.operation.responses;
        let mut declared: Vec<(StatusRange, &Response)> = responses
            .responses
            .iter()
            .filter_map(|(status, response)| Some((range_of(status)?, response.as_item()?)))
            .collect();
        let successes = responses.responses.len() > declared.len();
        // Without another success, `default` is what success brings.
        if successes {
            let default = responses.default.as_ref().and_then(ReferenceOr::as_item);
            declared.extend(default.map(|response| (StatusRange::Default, response)));
        }
        declared.sort_by_key(|(status, _)| *status);
        let mut scope = Scope::default();
        let mut branches = Vec::new();
        for (status, response) in declared {
            let body = planner.plan_content(response).unwrap_or(Output::Empty);
            let name = scope.mint(&status_name(status), Use::Variant);
            let docs = docs::plan_docs(&response.description);
            branches.push(FailureBranch { name, status, body, docs });
        }
        if branches.is_empty() {
            return None;
        }
        Some(self.share(branches))
    }

    fn share(&mut self, branches: Vec<FailureBranch>) -> Ident {
        let key: String =
            branches.iter().map(|branch| format!("{:?}{:?};", branch.status, branch.body)).collect();
        let name = joined(["Failure", &name_of(&branches)]);
        let failure = self.by_name.entry(key).or_insert(Failure { name, branches });
        failure.name.clone()
    }

    /// The enums, sorted by name.
    pub fn into_sorted(self) -> Vec<Failure> {
        let mut failures: Vec<Failure> = self.by_name.into_values().collect();
        failures.sort_by(|a, b| a.name.cmp(&b.name));
        failures
    }
}

/// A name that says what there is, so that it does not depend on other operations: `422HttpValidationErrorOr429`.
fn name_of(branches: &[FailureBranch]) -> String {
    let parts: Vec<String> = branches
        .iter()
        .map(|branch| {
            let status = match branch.status {
                StatusRange::Exactly(code) => code.to_string(),
                StatusRange::Hundreds(hundreds) => format!("{hundreds}xx"),
                StatusRange::Default => "Default".to_owned(),
            };
            let body = match &branch.body {
                Output::Json(ty) => spell(ty),
                Output::Empty => String::new(),
            };
            format!("{status}{body}")
        })
        .collect();
    parts.join("Or")
}

/// A type as a part of a name: different ones are spelled differently.
fn spell(ty: &Type) -> String {
    match ty {
        Type::Named(name) => name.plain().to_owned(),
        Type::Text => "Text".to_owned(),
        Type::Secret => "Secret".to_owned(),
        Type::Base64 => "Base64".to_owned(),
        Type::Bool => "Boolean".to_owned(),
        Type::Int(name) | Type::Float(name) => name.to_uppercase(),
        Type::Temporal(temporal) => format!("{temporal:?}"),
        Type::Value => "Json".to_owned(),
        Type::Boxed(inner) => spell(inner),
        Type::Option(inner) => format!("Nullable{}", spell(inner)),
        Type::List(items) => format!("{}List", spell(items)),
        Type::Map(keys, values) if **keys == Type::Text => format!("{}Map", spell(values)),
        Type::Map(keys, values) => format!("{}By{}", spell(values), spell(keys)),
    }
}

fn range_of(status: &StatusCode) -> Option<StatusRange> {
    match status {
        StatusCode::Code(code) if (200..300).contains(code) => None,
        StatusCode::Code(code) => Some(StatusRange::Exactly(*code)),
        StatusCode::Range(2) => None,
        StatusCode::Range(hundreds) => Some(StatusRange::Hundreds(*hundreds)),
    }
}

fn status_name(status: StatusRange) -> String {
    let name = match status {
        StatusRange::Exactly(code) => {
            http::StatusCode::from_u16(code).ok().and_then(|code| code.canonical_reason())
        }
        StatusRange::Hundreds(1) => Some("informational"),
        StatusRange::Hundreds(3) => Some("redirection"),
        StatusRange::Hundreds(4) => Some("client error"),
        StatusRange::Hundreds(5) => Some("server error"),
        StatusRange::Hundreds(_) => None,
        StatusRange::Default => Some("other"),
    };
    match (name, status) {
        (Some(name), _) => name.replace('\'', ""),
        (None, StatusRange::Exactly(code) | StatusRange::Hundreds(code)) => format!("status {code}"),
        (None, StatusRange::Default) => "other".to_owned(),
    }
}
