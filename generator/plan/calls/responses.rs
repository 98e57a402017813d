//! Success responses: the content of one, or an enum by status.

use openapiv3::{ReferenceOr, Response, StatusCode};

use super::contents::{Planned, contents_of, status_branches};
use super::failures::{is_redirect, range_of};
use super::{readers, streams};
use crate::ir::{
    Contents, Docs, Ident, MediaBranch, MediaGuard, MediaReader, Output, ReadBy, StatusBranch,
    StatusRange, Statuses, Stream,
};
use crate::markdown;
use crate::names::{Scope, Use, ident, joined, status_name};
use crate::operations::OperationAt;
use crate::operations::media;
use crate::plan::planner::Planner;

/// The success responses of an operation, and the media types that it requests.
pub struct Success {
    /// How it is read.
    pub output: Output,
    /// All its contents, where it has several.
    pub contents: Option<Contents>,
    /// What reads each media type.
    pub readers: Vec<MediaReader>,
    /// The media types in `Accept`, where they are not only the output's own.
    pub accept: Option<String>,
    /// The descriptions of the success responses, where no enum documents them.
    pub docs: Docs,
    /// How a response is read while it arrives.
    pub stream: Option<Stream>,
    /// A note about a content that is not plain JSON.
    pub note: Option<String>,
}

impl<'a> Planner<'a> {
    /// The success responses of an operation; an enum is named after the request builder `ty`, which has the methods `taken`.
    pub(in crate::plan) fn plan_success(
        &mut self,
        found: OperationAt<'a>,
        ty: &Ident,
        taken: &[&str],
    ) -> Success {
        let declared = successes(found);
        let mut scope = Scope::default();
        let mut branches = Vec::new();
        let mut readers = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let mut whole: Vec<String> = Vec::new();
        let mut first: Option<Vec<Planned>> = None;
        let mut all_alike = true;
        for (status, response) in &declared {
            let planned = self.plan_contents(found, *status, response);
            if let Some(usual) = planned.first()
                && !names.contains(&usual.media[0])
            {
                names.push(usual.media[0].clone());
            }
            match &first {
                Some(first) => all_alike &= are_alike(first, &planned),
                None => first = Some(planned.clone()),
            }
            whole.extend(planned.iter().flat_map(|one| one.declared.clone()));
            let docs = markdown::to_docs(&response.description);
            for (branch, media_types) in status_branches(*status, planned, &docs, &mut scope) {
                readers.extend(media_types.into_iter().map(|media| MediaReader {
                    status: *status,
                    media,
                    by: ReadBy::Variant(branch.name.clone()),
                }));
                branches.push(branch);
            }
        }
        let docs = if all_alike {
            describe_success(&declared)
        } else {
            Docs::default()
        };
        let responses = joined([ty.as_str(), self.options.lock.terms().responses()]);
        let (output, contents) = match first {
            None => (Output::Empty, None),
            Some(planned) if all_alike => {
                let usual = planned.first();
                let output = usual.map_or(Output::Empty, |usual| usual.body.clone());
                (output, contents_of(planned, &responses, taken))
            }
            Some(_) => {
                narrow_json(&mut branches, &declared, &readers, &whole);
                let statuses = Statuses {
                    name: responses,
                    branches,
                };
                (Output::Several(Box::new(statuses)), None)
            }
        };
        let asked = names.join(", ");
        let is_usual = contents.is_some() || asked == asked_by_itself(&output);
        let accept = (!names.is_empty() && !is_usual).then_some(asked);
        let stream = self.plan_stream(found, &declared, &output, &whole);
        if all_alike {
            readers::name_methods(&mut readers, contents.as_ref());
        }
        if let Some(stream) = &stream {
            readers::add_stream(&mut readers, stream, &declared);
        }
        self.note_unread(found, &declared, &readers);
        Success {
            readers,
            docs,
            note: describe(
                &output,
                contents.as_ref(),
                &declared,
                &names,
                stream.as_ref(),
            ),
            stream,
            accept,
            output,
            contents,
        }
    }
}

/// Restricts the JSON of each status to its media types, if the status declares a stream that another one reads as a whole: such a stream is
/// a response of the operation, and is not JSON.
fn narrow_json(
    branches: &mut [StatusBranch],
    declared: &[(StatusRange, &Response)],
    readers: &[MediaReader],
    whole: &[String],
) {
    for (status, response) in declared {
        let own = || readers.iter().filter(|reader| reader.status == *status);
        let is_unread = |name: &&String| !own().any(|reader| reader.media == **name);
        let mut unread = response.content.keys().filter(is_unread);
        if !unread.any(|name| media::has_items(name) && whole.contains(name)) {
            continue;
        }
        for branch in &mut *branches {
            let is_json = matches!(branch.body, Output::Json(_));
            if branch.status == *status && branch.media == MediaGuard::Any && is_json {
                let by = ReadBy::Variant(branch.name.clone());
                let names = own().filter(|reader| reader.by == by);
                let names = names.flat_map(|reader| media::json_names(&reader.media));
                branch.media = MediaGuard::Only(names.collect());
            }
        }
    }
}

/// Whether two responses have the same contents.
fn are_alike(one: &[Planned], other: &[Planned]) -> bool {
    let content = |planned: &Planned| (planned.media.clone(), planned.body.clone());
    one.iter().map(content).eq(other.iter().map(content))
}

/// The descriptions of the success responses, an item each, where they add something to the success.
fn describe_success(declared: &[(StatusRange, &Response)]) -> Docs {
    let described = declared
        .iter()
        .map(|(status, response)| (*status, markdown::to_docs(&response.description)));
    let mut described: Vec<(StatusRange, Docs)> =
        described.filter(|(_, docs)| adds_something(docs)).collect();
    described.dedup_by(|second, first| second.1 == first.1);
    let items: Vec<String> = match described.as_slice() {
        [(_, only)] => vec![only.item("On success")],
        several => several
            .iter()
            .map(|(status, docs)| {
                let name = ident(&status_name(*status), Use::Variant);
                docs.item(&format!("On `{}`", name.plain()))
            })
            .collect(),
    };
    markdown::generated(items.join("\n"))
}

/// Descriptions that add nothing, such as `OK` and `Successful response`.
fn adds_something(docs: &Docs) -> bool {
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
    contents: Option<&Contents>,
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
    let written: Vec<String> = names
        .iter()
        .map(|name| format!("`{}`", markdown::code_text(name)))
        .collect();
    if let Some(contents) = contents {
        let parts = [describe_contents(contents), stream.map(streams::describe)];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        return Some(parts.join(" "));
    }
    let read = match output {
        Output::Text | Output::Bytes if names.iter().any(|name| is_streamed(name)) => String::new(),
        Output::Text => format!("The response is read as text: {}.", written.join(", ")),
        Output::Bytes => format!(
            "The response is read as bytes: {}.{}",
            written.join(", "),
            if stream.is_none() {
                " `.download()` reads them while they arrive."
            } else {
                ""
            }
        ),
        _ if !names.is_empty() && all().any(|name| !names.contains(name)) => {
            format!("The response is requested as {}.", written.join(", "))
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

/// Which method asks for which media type.
fn describe_contents(contents: &Contents) -> Option<String> {
    let usual = contents.branches.get(contents.usual)?;
    let media = |branch: &MediaBranch| {
        let media = branch.media.first().map_or("", String::as_str);
        markdown::code_text(media)
    };
    let own = contents.branches.iter().filter_map(|branch| {
        let method = branch.method.as_ref()?;
        Some(format!("`.{}()` for `{}`", method.plain(), media(branch)))
    });
    let usual = format!("`.send()` requests `{}`", media(usual));
    let all = [usual].into_iter().chain(own);
    let all: Vec<String> = all.collect();
    let downloads = contents
        .branches
        .iter()
        .filter_map(|branch| branch.download.as_ref());
    let downloads: Vec<String> = downloads
        .map(|method| format!("`.{}()`", method.plain()))
        .collect();
    let while_arriving = match downloads.as_slice() {
        [] => String::new(),
        [only] => format!(" {only} returns the bytes as they arrive."),
        several => format!(" {} return the bytes as they arrive.", several.join(", ")),
    };
    Some(format!(
        "{}, and `.send_any()` for any of them.{while_arriving}",
        all.join(", ")
    ))
}
