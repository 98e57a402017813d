//! Changes of operations.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::bodies::compare_all_bodies;
use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::former_names::{compare_former_names, keeps_names};
use super::index::Index;
use super::lifecycle::compare_lifecycle;
use super::parameters::compare_parameters;
use super::security::compare_security;
use super::sending::compare_sending;
use super::shown::{show_operation, show_output};
use super::structs::compare_deprecation;
use super::verdict::{Direction, Verdict};
use crate::surface::{Client, ItemKind, Operation, Output, Pages, RustType, Stream, UNDECLARED};

const NO_METHOD: &str = "the method no longer exists";
const OTHER_OUTPUT: &str = "the response has another type";
const NO_CONTENT: &str = "the service no longer has a response that the method asks for";
const NEW_CONTENT: &str = "the old service has no response that the method asks for";
const NAMED_EVENTS: &str = "runtime::NamedEvents";
const OTHER_CONTENT: &str = "the response has another media type or status";

/// The changes of all operations.
pub fn compare_operations(context: &Context<'_>, old: &Client, new: &Client) -> Vec<Change> {
    let mut changes = Vec::new();
    for (before, after) in match_operations(&old.operations, &new.operations) {
        match (before, after) {
            (Some(before), Some(after)) => {
                changes.extend(compare_operation(context, (old, before), (new, after)));
            }
            (Some(before), None) => changes.push(removed(before)),
            (None, Some(after)) => changes.push(added(after)),
            (None, None) => {}
        }
    }
    changes
}

pub(super) type Matched<'s> = Vec<(Option<&'s Operation>, Option<&'s Operation>)>;

/// Operations of one path in Rust, then of one method and path in HTTP.
pub(super) fn match_operations<'s>(old: &'s [Operation], new: &'s [Operation]) -> Matched<'s> {
    let by_path: HashMap<&str, &Operation> = new
        .iter()
        .map(|operation| (operation.path.as_str(), operation))
        .collect();
    let old_paths: HashSet<&str> = old
        .iter()
        .map(|operation| operation.path.as_str())
        .collect();
    let added = new
        .iter()
        .filter(|operation| !old_paths.contains(operation.path.as_str()));
    let mut by_url: HashMap<(&str, String), &Operation> = added
        .map(|operation| (target(operation), operation))
        .collect();
    let mut matched: Matched<'s> = Vec::new();
    for operation in old {
        let same = by_path.get(operation.path.as_str()).copied();
        let same = same.or_else(|| by_url.remove(&target(operation)));
        matched.push((Some(operation), same));
    }
    let added = new.iter().filter(|operation| {
        let free = by_url.get(&target(operation));
        free.is_some_and(|free| free.path == operation.path)
    });
    matched.extend(added.map(|operation| (None, Some(operation))));
    matched
}

/// Where an operation's requests go. The names of the parameters in the path do not matter.
fn target(operation: &Operation) -> (&str, String) {
    let mut url = String::new();
    let mut is_inside = false;
    for c in operation.url.chars() {
        if c == '}' {
            is_inside = false;
        }
        if !is_inside {
            url.push(c);
        }
        is_inside |= c == '{';
    }
    (&operation.http_method, url)
}

fn added(operation: &Operation) -> Change {
    let mut change = Change::new(codes::OPERATION_ADDED, &*operation.path)
        .new_side(show_operation(operation), &*operation.pointer)
        .keeps_source("a method is added");
    change.new_client = Verdict::breaks("the old service does not have the operation");
    change
}

fn removed(operation: &Operation) -> Change {
    let mut change = Change::new(codes::OPERATION_REMOVED, &*operation.path)
        .old(show_operation(operation), &*operation.pointer)
        .breaks_source(NO_METHOD)
        .advice(format!("remove the calls of `{}`", operation.method));
    change.old_client = Verdict::breaks("the service no longer has the operation");
    change
}

/// Both sides of an operation.
struct Pair<'s> {
    context: &'s Context<'s>,
    old: &'s Operation,
    new: &'s Operation,
}

impl Pair<'_> {
    fn start(&self, code: &'static str, old: impl Into<String>, new: impl Into<String>) -> Change {
        Change::new(code, &*self.new.path)
            .old(old, &*self.old.pointer)
            .new_side(new, &*self.new.pointer)
    }

    fn methods(&self, code: &'static str) -> Change {
        self.start(code, show_operation(self.old), show_operation(self.new))
    }
}

fn compare_operation(
    context: &Context<'_>,
    (old_client, old): (&Client, &Operation),
    (new_client, new): (&Client, &Operation),
) -> Vec<Change> {
    let Operation {
        path: old_path,
        pointer: _,
        method: old_method,
        // Compared by `compare_targets`.
        http_method: _,
        url: _,
        deprecated: old_deprecated,
        lifecycle: _,
        arguments: _,
        // Compared by `compare_all_bodies`.
        body: _,
        other_bodies: _,
        setters: _,
        servers: old_servers,
        // Compared by `compare_security`.
        security: _,
        output: old_output,
        // Compared by `compare_contents`.
        contents: _,
        content_methods: _,
        stream: old_stream,
        // Compared by `compare_sending`.
        accept: _,
        redirects: _,
        idempotency_key: _,
        // Compared by `compare_errors`.
        error: _,
        pages: old_pages,
        // Compared by `compare_former_names`.
        former_names: _,
    } = old;
    let Operation {
        path: new_path,
        pointer: _,
        method: new_method,
        http_method: _,
        url: _,
        deprecated: new_deprecated,
        lifecycle: _,
        // Compared by `compare_parameters`.
        arguments: _,
        body: _,
        other_bodies: _,
        setters: _,
        servers: new_servers,
        security: _,
        output: new_output,
        contents: _,
        content_methods: _,
        stream: new_stream,
        accept: _,
        redirects: _,
        idempotency_key: _,
        error: _,
        pages: new_pages,
        former_names: _,
    } = new;
    let pair = Pair { context, old, new };
    let mut changes = Vec::new();
    if old_path != new_path || old_method != new_method {
        let advice =
            format!("call `{new_method}` of `{new_path}` for `{old_method}` of `{old_path}`");
        let change = pair.methods(codes::OPERATION_RENAMED).formerly(&**old_path);
        let change = if keeps_names(old, new) {
            change.keeps_source("the former names are deprecated aliases")
        } else {
            change.breaks_source(NO_METHOD)
        };
        changes.push(change.advice(advice));
    }
    changes.extend(compare_lifecycle(context, old, new));
    changes.extend(compare_former_names(old, new));
    changes.extend(compare_targets(&pair));
    changes.extend(compare_parameters(context, old, new));
    changes.extend(compare_all_bodies(old, new, context));
    changes.extend(compare_outputs(&pair, old_output, new_output));
    changes.extend(compare_contents(&pair));
    changes.extend(compare_streams(
        &pair,
        old_stream.as_ref(),
        new_stream.as_ref(),
    ));
    changes.extend(compare_sending(context, old, new));
    changes.extend(compare_errors(&pair));
    changes.extend(compare_pages(&pair, old_pages.as_ref(), new_pages.as_ref()));
    changes.extend(compare_security(
        context,
        (old_client, old),
        (new_client, new),
    ));
    changes.extend(compare_servers(&pair, old_servers, new_servers));
    changes.extend(compare_deprecated(&pair, *old_deprecated, *new_deprecated));
    changes
}

fn compare_deprecated(pair: &Pair<'_>, old: bool, new: bool) -> Option<Change> {
    let code = if compare_deprecation((old, None), (new, None))? {
        codes::OPERATION_DEPRECATED
    } else {
        codes::OPERATION_NO_LONGER_DEPRECATED
    };
    let change = pair.methods(code);
    Some(change.keeps_source("a deprecated item is a warning"))
}

/// The method and the path in HTTP.
fn compare_targets(pair: &Pair<'_>) -> Option<Change> {
    if target(pair.old) == target(pair.new) {
        return None;
    }
    let shown = |operation: &Operation| format!("{} {}", operation.http_method, operation.url);
    let change = pair.start(codes::OPERATION_MOVED, shown(pair.old), shown(pair.new));
    let effect = Effect::all("requests go to another method or path");
    Some(
        change
            .keeps_source("the method stays")
            .on_wire(Direction::REQUEST, effect),
    )
}

fn compare_servers(pair: &Pair<'_>, old: &[String], new: &[String]) -> Option<Change> {
    if old == new {
        return None;
    }
    let shown = |servers: &[String]| {
        if servers.is_empty() {
            "the client's server".to_owned()
        } else {
            servers.join(", ")
        }
    };
    let change = pair.start(codes::OPERATION_SERVERS_CHANGED, shown(old), shown(new));
    Some(
        change
            .keeps_source("the method stays")
            .breaks_behaviour("requests go to another server"),
    )
}

const ANY_CONTENT: &str = "any content";

/// The methods that ask for one content of several.
fn compare_contents(pair: &Pair<'_>) -> Vec<Change> {
    let methods = |operation: &Operation| -> BTreeSet<String> {
        let contents = operation.contents.iter();
        let any = contents.map(|path| format!("{ANY_CONTENT}, as `{path}`"));
        any.chain(operation.content_methods.iter().cloned())
            .collect()
    };
    // A method that asks for any content gets one of those that the other side has.
    let asks_for_one = |method: &str| !method.starts_with(ANY_CONTENT);
    let (old, new) = (methods(pair.old), methods(pair.new));
    let removed = old.difference(&new).map(|method| {
        let mut effect = Effect::NONE;
        if asks_for_one(method) {
            effect = effect.old_fails(NO_CONTENT);
        }
        Change::new(codes::CONTENT_METHOD_REMOVED, &*pair.new.path)
            .old(&**method, &*pair.old.pointer)
            .breaks_source(NO_METHOD)
            .on_wire(Direction::RESPONSE, effect)
            .advice("ask for another content")
    });
    let added = new.difference(&old).map(|method| {
        let mut effect = Effect::NONE;
        if asks_for_one(method) {
            effect = effect.new_fails(NEW_CONTENT);
        }
        Change::new(codes::CONTENT_METHOD_ADDED, &*pair.new.path)
            .new_side(&**method, &*pair.new.pointer)
            .keeps_source("a method is added")
            .on_wire(Direction::RESPONSE, effect)
    });
    removed.chain(added).collect()
}

fn compare_outputs(pair: &Pair<'_>, old: &Output, new: &Output) -> Option<Change> {
    const NO_BODY: &str = "the response has no body";
    let effect = match (old, new) {
        (Output::Json(one), Output::Json(other)) if pair.context.is_same(one, other) => {
            return None;
        }
        (one, other) if one == other => return None,
        (Output::Json(one), Output::Json(other)) => pair.context.effect(one, other),
        (Output::Several(_), _) | (_, Output::Several(_)) => effect_of_responses(pair, old, new),
        // Nothing is read of a response without content.
        (Output::Empty, _) => Effect::NONE.new_fails(NO_BODY),
        (_, Output::Empty) => Effect::NONE.old_fails(NO_BODY),
        // Any body is text, or bytes.
        (_, Output::Text | Output::Bytes) => Effect::NONE.old_fails(OTHER_CONTENT),
        (Output::Text | Output::Bytes, _) => Effect::NONE.new_fails(OTHER_CONTENT),
    };
    let advice = format!("the response is `{}`: change its uses", show_output(new));
    let change = pair.start(codes::OUTPUT_CHANGED, show_output(old), show_output(new));
    Some(
        change
            .breaks_source(OTHER_OUTPUT)
            .on_wire(Direction::RESPONSE, effect)
            .advice(advice),
    )
}

/// Successes of several contents in place of others. Each side reads those that it knows, and nothing of a response without
/// content.
fn effect_of_responses(pair: &Pair<'_>, old: &Output, new: &Output) -> Effect {
    let before = contents_of(&pair.context.old, old);
    let after = contents_of(&pair.context.new, new);
    let is_same = |one: &Option<RustType>, other: &Option<RustType>| match (one, other) {
        (Some(one), Some(other)) => pair.context.is_same(one, other),
        (one, other) => one == other,
    };
    let old_knows = |content| before.iter().any(|one| is_same(one, content));
    let new_knows = |content| after.iter().any(|other| is_same(content, other));
    let mut effect = Effect::NONE;
    if *old != Output::Empty && !after.iter().all(old_knows) {
        effect = effect.old_fails(OTHER_CONTENT);
    }
    if *new != Output::Empty && !before.iter().all(new_knows) {
        effect = effect.new_fails(OTHER_CONTENT);
    }
    effect
}

/// The types of the contents of a success; `None` is no content.
fn contents_of(index: &Index<'_>, output: &Output) -> Vec<Option<RustType>> {
    match output {
        Output::Empty => vec![None],
        Output::Json(ty) => vec![Some(ty.clone())],
        Output::Text => vec![Some(RustType::plain("String"))],
        Output::Bytes => vec![Some(RustType::plain("bytes::Bytes"))],
        Output::Several(path) => match index.item(path).map(|item| &item.kind) {
            Some(ItemKind::Responses(responses)) => {
                let branches = responses.branches.iter();
                branches.map(|branch| branch.ty.clone()).collect()
            }
            _ => Vec::new(),
        },
    }
}

fn show_stream(stream: &Stream) -> String {
    let Stream {
        items,
        media,
        is_only,
        is_switched,
        reconnects,
    } = stream;
    let only = if *is_only { ", only" } else { "" };
    let switched = if *is_switched { ", by `stream`" } else { "" };
    let again = if *reconnects {
        ", with `reconnecting`"
    } else {
        ""
    };
    format!("{items} ({media}{only}{switched}{again})")
}

/// What the method `stream` returns: events are the same stream, however they are read.
fn returned(items: &RustType) -> RustType {
    let name = match items.name.as_str() {
        "runtime::EventsAndErrors" | NAMED_EVENTS => "runtime::EventStream",
        other => other,
    };
    RustType {
        name: name.to_owned(),
        arguments: items.arguments.clone(),
    }
}

fn is_named(stream: &Stream) -> bool {
    stream.items.name == NAMED_EVENTS
}

fn compare_streams(pair: &Pair<'_>, old: Option<&Stream>, new: Option<&Stream>) -> Option<Change> {
    match (old, new) {
        (None, None) => None,
        (None, Some(new)) => {
            let change = Change::new(codes::STREAM_ADDED, &*pair.new.path)
                .new_side(show_stream(new), &*pair.new.pointer)
                .on_wire(Direction::RESPONSE, Effect::NONE.new_fails(NEW_CONTENT));
            Some(if pair.old.output == Output::Bytes {
                change
                    .breaks_source("`download` no longer exists")
                    .advice("call `stream` for `download`")
            } else {
                change.keeps_source("the method `stream` is added")
            })
        }
        (Some(old), None) => Some(
            Change::new(codes::STREAM_REMOVED, &*pair.new.path)
                .old(show_stream(old), &*pair.old.pointer)
                .breaks_source("the method `stream` no longer exists")
                .on_wire(Direction::RESPONSE, Effect::NONE.old_fails(NO_CONTENT))
                .advice("call `send`, and read the response as a whole"),
        ),
        (Some(old), Some(new)) if old == new => None,
        (Some(old), Some(new)) => {
            let change = pair.start(codes::STREAM_CHANGED, show_stream(old), show_stream(new));
            let is_same = pair
                .context
                .is_same(&returned(&old.items), &returned(&new.items));
            let item = old.items.arguments.first().zip(new.items.arguments.first());
            let effect = match item {
                _ if old.media != new.media => Effect::NONE
                    .old_fails("the stream has another media type")
                    .new_fails("the stream has another media type"),
                _ if is_named(old) != is_named(new) => Effect::NONE
                    .old_fails("events are read as objects of their fields, or only their data is")
                    .new_fails("events are read as objects of their fields, or only their data is"),
                Some((old, new)) => pair.context.effect(old, new),
                None => Effect::NONE,
            };
            let change = change.on_wire(Direction::RESPONSE, effect);
            Some(if !is_same {
                change.breaks_source("the items have another type")
            } else if old.reconnects && !new.reconnects {
                change.breaks_source("the method `reconnecting` no longer exists")
            } else {
                change.keeps_source("the items have the same type")
            })
        }
    }
}

/// Whether error responses are declared. What they are is compared where their type is declared.
fn compare_errors(pair: &Pair<'_>) -> Option<Change> {
    let (old, new) = (pair.old.error.as_ref(), pair.new.error.as_ref());
    let declared = |index: &Index<'_>, error: Option<&String>| {
        let item = error.and_then(|error| index.resolve(error));
        item.is_some_and(|item| matches!(item.kind, ItemKind::Responses(_)))
    };
    let was_declared = declared(&pair.context.old, old);
    let is_declared = declared(&pair.context.new, new);
    if was_declared == is_declared {
        return None;
    }
    let shown = |error: Option<&String>, is_declared: bool| {
        let error = error.filter(|_| is_declared);
        error.map_or(UNDECLARED, String::as_str).to_owned()
    };
    let (before, after) = (shown(old, was_declared), shown(new, is_declared));
    let code = if is_declared {
        codes::ERRORS_ADDED
    } else {
        codes::ERRORS_REMOVED
    };
    let advice = format!("the error is `Error<{after}>`");
    let change = pair.start(code, before, after);
    // Crates of earlier versions had the name only where errors were declared.
    if old.is_some() && new.is_some() {
        return Some(change.keeps_source("the operation's own name for its errors stays"));
    }
    Some(
        change
            .breaks_source("the error of `send` has another type")
            .advice(advice),
    )
}

fn compare_pages(pair: &Pair<'_>, old: Option<&Pages>, new: Option<&Pages>) -> Vec<Change> {
    let shown = |pages: &Pages| {
        let Pages {
            method,
            items_method,
            page,
            item,
            rule,
        } = pages;
        format!("{method}() of {page}, {items_method}() of {item}: {rule}")
    };
    match (old, new) {
        (None, None) => Vec::new(),
        (None, Some(new)) => vec![
            Change::new(codes::PAGES_ADDED, &*pair.new.path)
                .new_side(shown(new), &*pair.new.pointer)
                .keeps_source("methods are added"),
        ],
        (Some(old), None) => vec![
            Change::new(codes::PAGES_REMOVED, &*pair.new.path)
                .old(shown(old), &*pair.old.pointer)
                .breaks_source(NO_METHOD)
                .advice("request page after page"),
        ],
        (Some(old), Some(new)) => {
            let is_source_same = old.method == new.method
                && old.items_method == new.items_method
                && pair.context.is_same(&old.page, &new.page)
                && pair.context.is_same(&old.item, &new.item);
            let is_rule_same = old.rule == new.rule;
            if is_source_same && is_rule_same {
                return Vec::new();
            }
            let mut change = pair.start(codes::PAGES_CHANGED, shown(old), shown(new));
            if !is_rule_same {
                let effect = Effect::all("pages follow each other in another way");
                change = change.on_wire(Direction::RESPONSE, effect);
            }
            vec![if is_source_same {
                change.keeps_source("the methods are the same")
            } else {
                change.breaks_source("the methods have other names or types")
            }]
        }
    }
}
