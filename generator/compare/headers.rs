//! Changes of the headers that are set on the client, and of those that responses declare.

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::sides::{METHOD_ADDED, NO_METHOD, change_of, pairs};
use super::verdict::Direction;
use crate::surface::{ClientHeader, ResponseHeader};

/// The headers that are set once on the client.
pub fn compare_headers(old: &[ClientHeader], new: &[ClientHeader]) -> Vec<Change> {
    let shown = |header: &ClientHeader| {
        let ClientHeader {
            method,
            key,
            secret,
        } = header;
        let ty = if *secret { "runtime::Secret" } else { "String" };
        format!("pub fn {method}(self, impl Into<{ty}>) -> Self: `{key}`")
    };
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |header| &header.method) {
        let Some(header) = before.or(after) else {
            continue;
        };
        let subject = format!("ClientBuilder::{}", header.method);
        let change = |code| change_of(code, &subject, (before, after), shown, "/paths");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::CLIENT_HEADER_REMOVED)
                    .breaks_source(NO_METHOD)
                    .advice(format!("remove the calls of `{}`", header.method)),
            ),
            (None, _) => {
                changes.push(change(codes::CLIENT_HEADER_ADDED).keeps_source(METHOD_ADDED));
            }
            (Some(before), Some(after)) if before != after => {
                let change = change(codes::CLIENT_HEADER_CHANGED);
                changes.push(if before.secret == after.secret {
                    change.keeps_source("the method has the same argument")
                } else {
                    change.breaks_source("the method takes another type")
                });
            }
            (Some(_), Some(_)) => {}
        }
    }
    changes
}

/// Whether a type has the method of a header.
type HasMethod = fn(&ResponseHeader) -> bool;

/// The methods of `Response` and `Error` that read declared headers, each on its own.
pub fn compare_response_headers(
    context: &Context<'_>,
    (old, new): (&[ResponseHeader], &[ResponseHeader]),
) -> Vec<Change> {
    let shown = |header: &ResponseHeader, requires: HasMethod| {
        let ResponseHeader {
            method,
            key,
            ty,
            of_response: _,
            of_error: _,
            required_of_response: _,
        } = header;
        let value = if requires(header) {
            ty.to_string()
        } else {
            format!("Option<{ty}>")
        };
        format!("fn {method}(&self) -> Result<{value}, HeaderError>: `{key}`")
    };
    let mut changes = Vec::new();
    let owners: [(&str, HasMethod, HasMethod); 2] = [
        (
            "Response",
            |header| header.of_response,
            |header| header.required_of_response,
        ),
        ("Error", |header| header.of_error, |_| false),
    ];
    for (before, after) in pairs(old, new, |header| &header.method) {
        for (owner, has, requires) in owners {
            let before = before.filter(|header| has(header));
            let after = after.filter(|header| has(header));
            let Some(header) = before.or(after) else {
                continue;
            };
            let subject = format!("{owner}::{}", header.method);
            let shown = |header: &ResponseHeader| shown(header, requires);
            let change = |code| change_of(code, &subject, (before, after), shown, "/paths");
            match (before, after) {
                (Some(_), None) => changes.push(
                    change(codes::RESPONSE_HEADER_REMOVED)
                        .breaks_source(NO_METHOD)
                        .advice(format!("read `{}` from `headers()`", header.key)),
                ),
                (None, _) => {
                    changes.push(change(codes::RESPONSE_HEADER_ADDED).keeps_source(METHOD_ADDED));
                }
                (Some(before), Some(after)) if !context.is_same(&before.ty, &after.ty) => changes
                    .push(
                        change(codes::RESPONSE_HEADER_CHANGED)
                            .breaks_source("the method returns another type")
                            .on_wire(
                                Direction::RESPONSE,
                                context.effect_of_text(&before.ty, &after.ty),
                            )
                            .advice(format!("it is now `{}`: change its uses", after.ty)),
                    ),
                (Some(before), Some(after)) if requires(before) != requires(after) => {
                    let reason = "the header may be absent";
                    let effect = Effect {
                        old_fails: requires(before).then_some(reason),
                        new_fails: requires(after).then_some(reason),
                        ..Effect::NONE
                    };
                    changes.push(
                        change(codes::RESPONSE_HEADER_CHANGED)
                            .breaks_source("the method returns another type")
                            .on_wire(Direction::RESPONSE, effect)
                            .advice(
                                "change its uses: it returns an `Option` if the header is optional",
                            ),
                    );
                }
                (Some(before), Some(after)) if before.key != after.key => changes.push(
                    change(codes::RESPONSE_HEADER_CHANGED)
                        .keeps_source("the method returns the same type"),
                ),
                (Some(_), Some(_)) => {}
            }
        }
    }
    changes
}
