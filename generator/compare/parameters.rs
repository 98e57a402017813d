//! Changes of the parameters of an operation.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::limits::compare_limits;
use super::shown::show_parameter;
use super::structs::{compare_deprecation, is_dropped_now, reordered};
use super::verdict::Direction;
use crate::surface::{Operation, Parameter};

const ARGUMENT: &str = "the method has other arguments";
const NO_SETTER: &str = "the setter no longer exists";
const MISSING: &str = "the service requires the parameter";
const NOT_SENT: &str = "the old service requires the parameter";
const NOT_READ: &str =
    "programs in use still send the parameter, and the service no longer reads it";

/// A parameter of an operation, and whether it is an argument of the method.
type Found<'s> = (&'s Parameter, bool);

/// The changes of the parameters.
pub fn compare_parameters(context: &Context<'_>, old: &Operation, new: &Operation) -> Vec<Change> {
    let matched = match_parameters(old, new);
    let mut changes = Vec::new();
    for (before, after) in &matched {
        match (before, after) {
            (Some(before), Some(after)) => {
                let (old_dropped, new_dropped) = (&before.0.dropped, &after.0.dropped);
                if is_dropped_now(old_dropped.as_deref(), new_dropped.as_deref()) {
                    let change = removed(old, new, *before);
                    let side = added(new, *after).new;
                    changes.push(change.kept(codes::PARAMETER_KEPT, side));
                }
                changes.extend(compare_parameter(context, (old, *before), (new, *after)));
            }
            (Some(before), None) => changes.push(removed(old, new, *before)),
            (None, Some(after)) => changes.push(added(new, *after)),
            (None, None) => {}
        }
    }
    let both = matched
        .iter()
        .filter_map(|(before, after)| before.zip(*after));
    let both = both.filter(|((_, is_argument), (_, stays))| *is_argument && *stays);
    let positions: HashMap<&str, usize> = new
        .arguments
        .iter()
        .enumerate()
        .map(|(index, argument)| (argument.name.as_str(), index))
        .collect();
    let order: Vec<usize> = both
        .filter_map(|(_, (after, _))| positions.get(after.name.as_str()).copied())
        .collect();
    if !order.is_sorted() {
        let advice = format!("check the order of the arguments of `{}`", new.method);
        let change = Change::new(codes::ARGUMENTS_REORDERED, &*new.path)
            .old(super::shown::show_operation(old), &*old.pointer)
            .new_side(super::shown::show_operation(new), &*new.pointer)
            .advice(advice);
        let [before, after] = [old, new].map(|operation| {
            let arguments = operation.arguments.iter();
            arguments.map(|argument| &argument.ty).collect::<Vec<_>>()
        });
        changes.push(reordered(context, change, &before, &after));
    }
    changes
}

/// Parameters of one name in HTTP and one location, then of one name in Rust.
fn match_parameters<'s>(
    old: &'s Operation,
    new: &'s Operation,
) -> Vec<(Option<Found<'s>>, Option<Found<'s>>)> {
    let all = |operation: &'s Operation| {
        let arguments = operation
            .arguments
            .iter()
            .map(|parameter| (parameter, true));
        let setters = operation.setters.iter().map(|parameter| (parameter, false));
        arguments.chain(setters)
    };
    let path_position = |operation: &Operation, parameter: &Parameter| {
        let placeholder = format!("{{{}}}", parameter.key());
        operation
            .url
            .find(&placeholder)
            .map(|at| operation.url[..at].matches('{').count())
    };
    let key = |operation: &Operation, parameter: &Parameter| {
        // A header's name is the same in any case, and a path's parameter is known by its position.
        let name = match parameter.location.as_str() {
            "header" => parameter.key().to_ascii_lowercase(),
            "path" => path_position(operation, parameter).map_or_else(
                || parameter.key().to_owned(),
                |position| position.to_string(),
            ),
            _ => parameter.key().to_owned(),
        };
        (parameter.location.clone(), name)
    };
    let mut by_key: HashMap<(String, String), Found<'s>> =
        all(new).map(|found| (key(new, found.0), found)).collect();
    let mut matched = Vec::new();
    let mut rest = Vec::new();
    for found in all(old) {
        match by_key.remove(&key(old, found.0)) {
            Some(same) => matched.push((Some(found), Some(same))),
            None => rest.push(found),
        }
    }
    let mut by_name: HashMap<&str, Found<'s>> = by_key
        .into_values()
        .map(|found| (found.0.name.as_str(), found))
        .collect();
    for found in rest {
        let same = by_name.remove(found.0.name.as_str());
        matched.push((Some(found), same));
    }
    let added = all(new).filter(|(parameter, _)| by_name.contains_key(parameter.name.as_str()));
    matched.extend(added.map(|found| (None, Some(found))));
    matched
}

fn subject(operation: &Operation, parameter: &Parameter) -> String {
    format!("{}::{}", operation.path, parameter.name)
}

fn added(operation: &Operation, (parameter, is_argument): Found<'_>) -> Change {
    let code = if is_argument {
        codes::REQUIRED_PARAMETER_ADDED
    } else {
        codes::PARAMETER_ADDED
    };
    let change = Change::new(code, subject(operation, parameter))
        .new_side(show_parameter(parameter, is_argument), &*operation.pointer);
    if is_argument {
        change
            .breaks_source(ARGUMENT)
            .on_wire(Direction::REQUEST, Effect::NONE.narrower(MISSING))
            .advice(format!(
                "pass `{}` to `{}`",
                parameter.name, operation.method
            ))
    } else {
        change
            .keeps_source("a setter is added")
            .on_wire(Direction::REQUEST, Effect::NONE)
    }
}

fn removed(old: &Operation, new: &Operation, (parameter, is_argument): Found<'_>) -> Change {
    let change = Change::new(codes::PARAMETER_REMOVED, subject(new, parameter))
        .old(show_parameter(parameter, is_argument), &*old.pointer);
    if is_argument {
        change
            .breaks_source(ARGUMENT)
            .on_wire(Direction::REQUEST, Effect::NONE.wider(NOT_SENT))
            .breaks_behaviour(NOT_READ)
            .advice(format!("pass no `{}` to `{}`", parameter.name, new.method))
    } else {
        change
            .breaks_source(NO_SETTER)
            .on_wire(Direction::REQUEST, Effect::NONE)
            .breaks_behaviour(NOT_READ)
            .advice(format!("remove the calls of `{}`", parameter.name))
            .of_dropped(parameter.dropped.as_deref())
    }
}

fn renamed(start: Change, old_name: &str, new_name: &str) -> Change {
    let advice = format!("call `{new_name}` for `{old_name}`");
    start.breaks_source(NO_SETTER).advice(advice)
}

fn compare_parameter(
    context: &Context<'_>,
    (old_operation, (old, was_argument)): (&Operation, Found<'_>),
    (new_operation, (new, is_argument)): (&Operation, Found<'_>),
) -> Vec<Change> {
    let Parameter {
        name: old_name,
        key: _,
        // Compared by `compare_serialization`.
        location: _,
        style: _,
        ty: old_ty,
        limits: old_limits,
        default: old_default,
        deprecated: old_deprecated,
        dropped: old_dropped,
        // The client's method for it is compared.
        for_all: _,
    } = old;
    let Parameter {
        name: new_name,
        key: _,
        location: _,
        style: _,
        ty: new_ty,
        limits: new_limits,
        default: new_default,
        deprecated: new_deprecated,
        dropped: new_dropped,
        for_all: _,
    } = new;
    let subject = subject(new_operation, new);
    let start = |code| {
        Change::new(code, &*subject)
            .old(show_parameter(old, was_argument), &*old_operation.pointer)
            .new_side(show_parameter(new, is_argument), &*new_operation.pointer)
            .on_wire(Direction::REQUEST, Effect::NONE)
    };
    let mut changes = Vec::new();
    let is_setter = !was_argument && !is_argument;
    if old_name != new_name && is_setter {
        let former = format!("{}::{old_name}", old_operation.path);
        changes.push(renamed(start(codes::PARAMETER_RENAMED), old_name, new_name).formerly(former));
    }
    changes.extend(compare_serialization(
        (old, was_argument),
        (new, is_argument),
        start,
    ));
    if !context.is_same(old_ty, new_ty) {
        changes.push(
            start(codes::PARAMETER_TYPE_CHANGED)
                .breaks_source("the argument or setter has another type")
                .on_wire(Direction::REQUEST, effect_of_types(context, old, new))
                .advice(format!("pass `{new_ty}` as `{new_name}`")),
        );
    }
    match (was_argument, is_argument) {
        (false, true) => changes.push(
            start(codes::PARAMETER_REQUIRED)
                .breaks_source(ARGUMENT)
                .on_wire(Direction::REQUEST, Effect::NONE.narrower(MISSING))
                .advice(format!("pass `{new_name}` to `{}`", new_operation.method)),
        ),
        (true, false) => changes.push(
            start(codes::PARAMETER_OPTIONAL)
                .breaks_source(ARGUMENT)
                .on_wire(Direction::REQUEST, Effect::NONE.wider(NOT_SENT))
                .advice(format!("set `{new_name}` by its setter")),
        ),
        _ => {}
    }
    let defaults = (old_default.as_ref(), new_default.as_ref());
    changes.extend(compare_defaults(new_name, defaults, start));
    changes.extend(compare_limits(
        &subject,
        (old_limits, &old_operation.pointer),
        (new_limits, &new_operation.pointer),
        Direction::REQUEST,
    ));
    changes.extend(
        compare_deprecation(
            (*old_deprecated, old_dropped.as_deref()),
            (*new_deprecated, new_dropped.as_deref()),
        )
        .map(|deprecated| {
            let code = if deprecated {
                codes::PARAMETER_DEPRECATED
            } else {
                codes::PARAMETER_NO_LONGER_DEPRECATED
            };
            start(code).keeps_source("a deprecated item is a warning")
        }),
    );
    changes
}

/// A value is sent as text, unless the parameter's style is JSON.
fn effect_of_types(context: &Context<'_>, old: &Parameter, new: &Parameter) -> Effect {
    let is_json = |parameter: &Parameter| parameter.style.starts_with("json");
    if is_json(old) || is_json(new) {
        context.effect(&old.ty, &new.ty)
    } else {
        context.effect_of_text(&old.ty, &new.ty)
    }
}

/// That a default is documented, or no longer is, does not change what the service does.
fn compare_defaults(
    name: &str,
    (old, new): (Option<&String>, Option<&String>),
    start: impl Fn(&'static str) -> Change,
) -> Option<Change> {
    let (before, after) = old.zip(new)?;
    if before == after {
        return None;
    }
    let mut change = start(codes::PARAMETER_DEFAULT_CHANGED)
        .keeps_source("the setter is the same")
        .breaks_behaviour("the service assumes another value where the parameter is absent")
        .advice(format!("set `{name}` to {before} to keep what requests do"));
    if let (Some(old), Some(new)) = (&mut change.old, &mut change.new) {
        (old.rust, new.rust) = (format!("default {before}"), format!("default {after}"));
    }
    Some(change)
}

/// The name, the location and the style of a parameter.
fn compare_serialization(
    (old, was_argument): Found<'_>,
    (new, is_argument): Found<'_>,
    start: impl Fn(&'static str) -> Change,
) -> Option<Change> {
    let is_same_key = match (old.location.as_str(), new.location.as_str()) {
        // A path's parameter is known by its position.
        ("path", "path") => true,
        ("header", "header") => old.key().eq_ignore_ascii_case(new.key()),
        (before, after) => before == after && old.key() == new.key(),
    };
    let name = |parameter: &Parameter| format!("{} `{}`", parameter.location, parameter.key());
    let change = |code, before: String, after: String, effect| {
        let mut change = start(code)
            .keeps_source("the argument or setter stays")
            .on_wire(Direction::REQUEST, effect);
        if let (Some(old), Some(new)) = (&mut change.old, &mut change.new) {
            (old.rust, new.rust) = (before, after);
        }
        change
    };
    if !is_same_key {
        // A service ignores a parameter that it does not know.
        let mut effect = Effect::NONE;
        if was_argument {
            effect = effect.wider(NOT_SENT);
        }
        if is_argument {
            effect = effect.narrower(MISSING);
        }
        let (before, after) = (name(old), name(new));
        let change = change(codes::PARAMETER_KEY_CHANGED, before, after, effect);
        return Some(change.breaks_behaviour(NOT_READ));
    }
    if old.style == new.style {
        return None;
    }
    let effect = Effect::all("the parameter is serialized in another way");
    let (before, after) = (old.style.clone(), new.style.clone());
    Some(change(
        codes::PARAMETER_STYLE_CHANGED,
        before,
        after,
        effect,
    ))
}
