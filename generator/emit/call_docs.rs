//! The documentation of an operation's method and of its request builder, each of which links to the other.

use super::object::plain;
use super::scope::Scope;
use crate::ir::{
    Call, Content, Group, OtherBody, Output, OwnServer, Param, ParamLocation, SharedFailure,
    Statuses, StreamItems,
};
use crate::markdown::summary;

/// The documentation of the method, with its example.
pub fn describe_method(call: &Call, failures: &[SharedFailure], example: &str) -> String {
    let returned = format!("Returns the request builder [`{}`].", call.ty.plain());
    let returned = join([returned.as_str(), &describe_response(call)], " ");
    let errors = error_responses(call, failures);
    let parts = [
        call.docs.text(),
        &describe_other_bodies(call),
        &request_line(call),
        &describe_arguments(call),
        &join([returned.as_str(), &errors], " "),
        example,
    ];
    join(parts, "\n\n")
}

/// The documentation of a further method, which sends the body as another media type.
pub fn describe_other_method(call: &Call, other: &OtherBody) -> String {
    let method = call.method.plain();
    let media = list_media_types(&other.body.declared);
    match other.body.content {
        Content::Raw => format!(
            "Like [`{method}`](Self::{method}), with a body of any media type, which is sent as it is. The service accepts {media}."
        ),
        _ => format!("Like [`{method}`](Self::{method}), with the body as {media}."),
    }
}

/// The methods for other media types of the body, a sentence each.
fn describe_other_bodies(call: &Call) -> String {
    let required = call.other_bodies.iter().filter(|other| other.body.required);
    let methods = required.map(|other| {
        let method = other.method.plain();
        let media = list_media_types(&other.body.declared);
        format!("[`{method}`](Self::{method}) sends the body as {media}.")
    });
    methods.collect::<Vec<_>>().join(" ")
}

/// Media types in code spans, one after the other.
pub fn list_media_types(media: &[String]) -> String {
    let media = media.iter().map(|name| format!("`{}`", plain(name)));
    media.collect::<Vec<_>>().join(", ")
}

/// The documentation of the request builder.
pub fn describe_builder(call: &Call, group: &Group, failures: &[SharedFailure]) -> String {
    let method = call.method.plain();
    let (owner, path) = match &group.handle {
        Some((handle, _)) => (handle.plain(), format!("super::{}", handle.plain())),
        None => ("Client", "runtime::Client".to_owned()),
    };
    let returned = format!("Request builder returned by [`{owner}::{method}`]({path}::{method}).");
    let parameters = describe_parameters(call);
    let parts = [
        returned.as_str(),
        &request_line(call),
        &parameters,
        &join(
            [
                describe_response(call).as_str(),
                &error_responses(call, failures),
            ],
            " ",
        ),
    ];
    join(parts, "\n\n")
}

/// Method and path, and the server where it is not the client's.
fn request_line(call: &Call) -> String {
    let line = format!("`{} {}`", call.http_method, plain(&call.path));
    match call.servers.first() {
        Some(OwnServer { name, .. }) => {
            format!("{line} at [`Server::{name}`](server_urls::Server::{name})")
        }
        None => line,
    }
}

/// The descriptions of the arguments and of success, a line each.
fn describe_arguments(call: &Call) -> String {
    let arguments = call
        .arguments
        .iter()
        .map(|param| (param.name.rust.plain(), &param.docs));
    let body = call
        .body
        .iter()
        .filter(|body| body.required)
        .map(|body| ("body", &body.docs));
    let described = arguments.chain(body).filter(|(_, docs)| !docs.is_empty());
    let mut lines: Vec<String> = described
        .map(|(name, docs)| docs.item(&format!("`{name}`")))
        .collect();
    let on_success = call.on_success.text();
    match on_success.strip_prefix("- ") {
        // Not a list of one item.
        Some(paragraph) if lines.is_empty() && !paragraph.contains('\n') => {
            return paragraph.to_owned();
        }
        Some(_) => lines.push(on_success.to_owned()),
        None => {}
    }
    lines.join("\n")
}

/// All parameters and the body, a line each.
fn describe_parameters(call: &Call) -> String {
    let required = call.arguments.iter().map(|param| parameter(param, ""));
    let optional = call
        .setters
        .iter()
        .map(|param| parameter(param, ", optional"));
    let body = call.body.iter().map(|body| {
        let optional = if body.required { "" } else { ", optional" };
        format!("- `body`: `{}`{optional}.", plain(&body.media))
    });
    let others = call
        .other_bodies
        .iter()
        .filter(|other| !other.body.required);
    let others = others.map(|other| {
        let media = list_media_types(&other.body.declared);
        format!("- `{}`: the body as {media}.", other.method.plain())
    });
    let lines: Vec<String> = required.chain(body).chain(others).chain(optional).collect();
    if lines.is_empty() {
        String::new()
    } else {
        format!("Parameters:\n\n{}", lines.join("\n"))
    }
}

/// A parameter's name, location, and the first sentence of its description.
fn parameter(param: &Param, optional: &str) -> String {
    let location = match param.location {
        ParamLocation::Path => "path parameter",
        ParamLocation::Query => "query parameter",
        ParamLocation::QueryString => "query string",
        ParamLocation::Header => "header",
        ParamLocation::Cookie => "cookie",
    };
    let (name, wire) = (param.name.rust.plain(), plain(&param.name.wire));
    let own_name = if wire == name {
        String::new()
    } else {
        format!(" `{wire}`")
    };
    let line = format!("- `{name}`: {location}{own_name}{optional}.");
    // The line has the name already.
    if param.is_introduced {
        line
    } else {
        join([line.as_str(), summary(&param.docs).text()], " ")
    }
}

/// The type of the response, and of the items of a stream.
fn describe_response(call: &Call) -> String {
    let scope = Scope::in_examples();
    let whole = match &call.output {
        Output::Empty => None,
        Output::Json(ty) => Some(scope.write(ty)),
        Output::Text => Some("String".to_owned()),
        Output::Bytes => Some("Bytes".to_owned()),
        Output::Several(responses) => Some(responses.name.plain().to_owned()),
    };
    let whole = whole.map(|ty| format!("Response: `{ty}`."));
    let Some(stream) = &call.stream else {
        return whole.unwrap_or_default();
    };
    let item = match &stream.items {
        StreamItems::Lines(ty)
        | StreamItems::Sequence(ty)
        | StreamItems::Events(ty)
        | StreamItems::EventsAndErrors(ty)
        | StreamItems::JsonParts(ty) => scope.write(ty),
        StreamItems::NamedEvents(events) => scope.write(&events.ty),
        StreamItems::TextEvents => "String".to_owned(),
        StreamItems::Parts => "BodyPart".to_owned(),
    };
    let items = format!("Items of the stream: `{item}`.");
    match whole.filter(|_| !stream.is_only) {
        Some(whole) => format!("{whole} {items}"),
        None => items,
    }
}

/// The enum of error responses, and their statuses.
fn error_responses(call: &Call, failures: &[SharedFailure]) -> String {
    let Some(Statuses { branches, .. }) = call.failure.statuses(failures) else {
        return String::new();
    };
    let mut statuses: Vec<String> = branches
        .iter()
        .map(|branch| branch.status.to_string())
        .collect();
    statuses.dedup();
    format!(
        "Error responses: [`{}`] ({}).",
        call.failure.name().plain(),
        statuses.join(", ")
    )
}

/// The parts that are not empty.
fn join<const N: usize>(parts: [&str; N], separator: &str) -> String {
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(separator)
}
