//! Success responses: the content of one, or an enum by status.

use openapiv3::{ReferenceOr, Response, StatusCode};

use super::failures::range_of;
use super::streams;
use crate::ir::{Docs, Ident, Method, Output, StatusBranch, StatusRange, Statuses, Stream};
use crate::markdown;
use crate::names::{Scope, Use, joined, status_name};
use crate::operations::OperationAt;
use crate::operations::media::{self, Kind};
use crate::plan::planner::Planner;

/// The success responses of an operation, and the media types that it requests.
pub struct Answer {
    /// How it is read.
    pub output: Output,
    /// The media types in `Accept`, where they are not only the output's own.
    pub accept: Option<String>,
    /// The description of the response, where no enum documents it.
    pub said: Docs,
    /// How a response is read while it arrives.
    pub stream: Option<Stream>,
    /// A note about a content that is not plain JSON.
    pub note: Option<String>,
}

impl<'a> Planner<'a> {
    /// The success responses of an operation; an enum is named after the request builder `ty`.
    pub(in crate::plan) fn plan_answer(&mut self, found: OperationAt<'a>, ty: &Ident) -> Answer {
        let declared = successes(found);
        let mut branches = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let mut scope = Scope::default();
        for (status, response) in &declared {
            let body = self.plan_content(found, *status, response);
            let asked = if body == Output::Empty {
                Vec::new()
            } else {
                self.asked(response)
            };
            for name in asked {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            let name = scope.mint(&status_name(*status), Use::Variant);
            let docs = markdown::to_docs(&response.description);
            branches.push(StatusBranch {
                name,
                status: *status,
                body,
                docs,
            });
        }
        let all_alike = branches.windows(2).all(|pair| pair[0].body == pair[1].body);
        let said = if all_alike {
            say_success(&branches)
        } else {
            Docs::default()
        };
        let output = match branches.first() {
            None => Output::Empty,
            Some(first) if all_alike => first.body.clone(),
            Some(_) => Output::Several(Box::new(Statuses {
                name: joined([ty.as_str(), "Answer"]),
                branches,
            })),
        };
        let asked = names.join(", ");
        let accept = (!names.is_empty() && asked != asked_by_itself(&output)).then_some(asked);
        let stream = self.plan_stream(found, &declared, &output);
        Answer {
            said,
            note: describe(&output, &declared, &names, stream.as_ref()),
            stream,
            accept,
            output,
        }
    }

    /// The media types in `Accept`.
    fn asked(&self, response: &Response) -> Vec<String> {
        let Some(chosen) = media::choose(&response.content, self.model) else {
            return Vec::new();
        };
        if chosen.kind == Kind::Json && media::is_plain_json(chosen.name) {
            return vec![media::JSON.to_owned()];
        }
        let alike = media::alike(&response.content, chosen, self.model);
        alike.into_iter().map(str::to_owned).collect()
    }

    /// The content of a response.
    pub(in crate::plan) fn plan_content(
        &mut self,
        found: OperationAt<'a>,
        status: StatusRange,
        response: &'a Response,
    ) -> Output {
        // HTTP allows no body here, even if the document declares one.
        if found.http_method == Method::Head
            || matches!(status, StatusRange::Exactly(204 | 205 | 304))
        {
            return Output::Empty;
        }
        let Some(chosen) = media::choose(&response.content, self.model) else {
            return Output::Empty;
        };
        let is_success = match status {
            StatusRange::Exactly(status) => (200..300).contains(&status),
            StatusRange::Hundreds(hundreds) => hundreds == 2,
            StatusRange::Default => false,
        };
        let is_stream = is_success && media::is_stream(chosen.name);
        if chosen.kind != Kind::Json && !is_stream {
            self.report_unread(chosen);
        }
        match chosen.kind {
            Kind::Json => Output::Json(self.plan_media(chosen)),
            Kind::Text | Kind::Form => Output::Text,
            Kind::Bytes | Kind::Multipart | Kind::Parts => Output::Bytes,
        }
    }
}

/// The descriptions of the success responses, an item each, where they add something to the success.
fn say_success(branches: &[StatusBranch]) -> Docs {
    let mut said: Vec<&StatusBranch> = branches
        .iter()
        .filter(|branch| says_more(&branch.docs))
        .collect();
    said.dedup_by(|second, first| second.docs == first.docs);
    let items: Vec<String> = match said.as_slice() {
        [only] => vec![only.docs.item("On success")],
        several => several
            .iter()
            .map(|branch| branch.docs.item(&format!("On `{}`", branch.name.plain())))
            .collect(),
    };
    markdown::generated(items.join("\n"))
}

/// Descriptions that add nothing, such as `OK` and `Successful response`.
fn says_more(docs: &Docs) -> bool {
    docs.text().split_whitespace().count() > 2
}

/// The success responses; without any, `default`.
pub fn successes(found: OperationAt<'_>) -> Vec<(StatusRange, &Response)> {
    let responses = &found.operation.responses;
    let listed = responses
        .responses
        .iter()
        .filter(|(status, _)| range_of(status).is_none() || is_redirect(found, status));
    let mut declared: Vec<(StatusRange, &Response)> = listed
        .filter_map(|(status, response)| {
            let status = match status {
                StatusCode::Code(code) => StatusRange::Exactly(*code),
                StatusCode::Range(hundreds) => StatusRange::Hundreds(*hundreds),
            };
            Some((status, response.as_item()?))
        })
        .collect();
    declared.sort_by_key(|(status, _)| *status);
    if declared.is_empty() {
        let default = responses.default.as_ref().and_then(ReferenceOr::as_item);
        declared.extend(default.map(|response| (StatusRange::Default, response)));
    }
    declared
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

/// The `Accept` that the runtime sends by default.
fn asked_by_itself(output: &Output) -> &'static str {
    match output {
        Output::Json(_) | Output::Several(_) => "application/json",
        Output::Text => "text/plain",
        Output::Empty | Output::Bytes => "*/*",
    }
}

fn describe(
    output: &Output,
    declared: &[(StatusRange, &Response)],
    names: &[String],
    stream: Option<&Stream>,
) -> Option<String> {
    let json =
        |name: &str| media::is_plain_json(name) && names.iter().any(|asked| asked == media::JSON);
    let listed = || {
        declared
            .iter()
            .flat_map(|(_, response)| response.content.keys())
    };
    let is_streamed = |name: &str| stream.is_some_and(|stream| stream.media == name);
    let all = || listed().filter(|name| !json(name) && !is_streamed(name));
    let spelled: Vec<String> = names
        .iter()
        .map(|name| format!("`{}`", markdown::code_text(name)))
        .collect();
    let read = match output {
        Output::Text | Output::Bytes if names.iter().any(|name| is_streamed(name)) => String::new(),
        Output::Text => format!("The response is read as text: {}.", spelled.join(", ")),
        Output::Bytes => format!(
            "The response is read as bytes: {}.{}",
            spelled.join(", "),
            if stream.is_none() {
                " `.download()` reads them while they arrive."
            } else {
                ""
            }
        ),
        _ if !names.is_empty() && all().any(|name| !names.contains(name)) => {
            format!("The response is requested as {}.", spelled.join(", "))
        }
        _ => String::new(),
    };
    let mut others: Vec<String> = Vec::new();
    for name in all().filter(|name| !names.contains(name)) {
        let name = format!("`{}`", markdown::code_text(name));
        if !others.contains(&name) {
            others.push(name);
        }
    }
    let others = if others.is_empty() || (read.is_empty() && stream.is_none()) {
        String::new()
    } else {
        format!("The service also offers {}.", others.join(", "))
    };
    let stream = stream.map(streams::describe);
    let parts = [read, stream.unwrap_or_default(), others];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
