//! Evidence → why an operation that no rule recognises may page all the same, and the settings that declare it.

use std::fmt::Write;

use toml::Value;

use super::evidence::{Evidence, Items, Parameter, pointer_to};
use super::names::{CURSORS, OFFSETS, PAGES, SIZES, VAGUE_CURSORS, VAGUE_OFFSETS};
use super::rules::{is_alone, is_cursor, is_position, next_url, recognise};
use crate::ir::{PageRule, Paging, PropertyNames};

/// Why an operation is not read as paging.
pub struct Suspicion {
    /// The reason.
    pub reason: String,
    /// The settings that declare how it pages.
    pub settings: String,
}

/// Why an operation may page although no rule recognises it.
pub fn suspect(evidence: &Evidence<'_>, operation: &str) -> Option<Suspicion> {
    let position = position_of(evidence);
    let url = next_url(evidence);
    if position.is_none() && url.is_none() {
        return None;
    }
    let reason = match (&evidence.items, &position) {
        (Items::Missing, _) => "the response describes no array of items".to_owned(),
        (Items::Several(_), _) => "several arrays of the response could be the items".to_owned(),
        (Items::Found(_), Some(parameter)) => format!(
            "no property of the response fits the parameter `{}`",
            parameter.name
        ),
        (Items::Found(_), None) => {
            "a property has the URL of the next page, but no parameter asks for pages".to_owned()
        }
    };
    let settings = write_settings(evidence, operation, position, url.map(|url| &url.names));
    Some(Suspicion { reason, settings })
}

/// Why an operation may page that is not a `GET`: a property of its body asks for a position, and the response has items.
pub fn suspect_body(evidence: &Evidence<'_>, operation: &str) -> Option<Suspicion> {
    if matches!(evidence.items, Items::Missing) {
        return None;
    }
    let has_size = evidence.parameter(SIZES).is_some();
    let is_position = |parameter: &&Parameter<'_>| {
        let is_counted = parameter.is_one_of(PAGES) || parameter.is_one_of(OFFSETS);
        let is_vague = parameter.is_one_of(VAGUE_CURSORS) || parameter.is_one_of(VAGUE_OFFSETS);
        parameter.is_in_body && !is_vague && (is_cursor(parameter) || (is_counted && has_size))
    };
    let position = evidence.parameters.iter().find(is_position)?;
    let reason = match &evidence.items {
        Items::Several(_) => "several arrays of the response could be the items".to_owned(),
        _ if is_cursor(position) => format!(
            "no property of the response fits `{}` of the request body",
            position.name
        ),
        _ => "a number in the request body asks for the page, which has to be declared".to_owned(),
    };
    let settings = write_settings(evidence, operation, Some(position), None);
    Some(Suspicion { reason, settings })
}

/// The parameter that asks for a position among all items.
fn position_of<'e, 'a>(evidence: &'e Evidence<'a>) -> Option<&'e Parameter<'a>> {
    let has_size = evidence.parameter(SIZES).is_some();
    let mut all = evidence.parameters.iter();
    let position =
        all.find(|parameter| is_position(parameter, evidence) && !is_alone(parameter, evidence));
    position.or_else(|| {
        let relative = evidence.parameter(&["after", "before", "afterid", "sinceid", "lastid"]);
        relative.filter(|_| has_size)
    })
}

/// The lines of `disjunct.toml`. What the document does not describe is a comment.
fn write_settings(
    evidence: &Evidence<'_>,
    operation: &str,
    position: Option<&Parameter<'_>>,
    url: Option<&PropertyNames>,
) -> String {
    let nothing = PropertyNames::new();
    let candidates = match &evidence.items {
        Items::Found(items) => std::slice::from_ref(items),
        Items::Several(candidates) => candidates.as_slice(),
        Items::Missing => &[],
    };
    let items = candidates.first();
    let recognised = recognise(evidence, items.unwrap_or(&nothing));
    let (rule, parameter, property) = match (&recognised, url, position) {
        (Some(paging), _, _) => (
            paging.rule,
            paging.parameter.as_deref(),
            paging.property.as_ref(),
        ),
        (None, Some(url), _) => (PageRule::NextUrl, None, Some(url)),
        (None, None, position) => (
            position.map_or(PageRule::LinkHeader, rule_for),
            position.map(|parameter| parameter.name.as_str()),
            None,
        ),
    };
    let mut text = String::from("[[client.pages]]\n");
    let mut put = |key: &str, value: &str, note: &str| {
        let value = Value::from(value);
        let note = if note.is_empty() {
            String::new()
        } else {
            format!(" # {note}")
        };
        let _ = writeln!(text, "{key} = {value}{note}");
    };
    put("operation", operation, "");
    put("rule", rule.name(), "");
    if let Some(parameter) = parameter {
        put("parameter", parameter, "");
    }
    match property {
        Some(property) => put("property", &pointer_to(property), ""),
        None if needs_property(rule) => {
            put("property", "/next", "the property with the next value");
        }
        None => {}
    }
    match candidates {
        [] => put("items", "/items", "the array of items"),
        [only] => put("items", &pointer_to(only), ""),
        [first, others @ ..] => {
            let others: Vec<String> = others.iter().map(pointer_to).collect();
            let note = format!("or one of: {}", others.join(", ").escape_debug());
            put("items", &pointer_to(first), &note);
        }
    }
    text
}

/// The rule that a parameter with such a name belongs to.
pub fn rule_for(parameter: &Parameter<'_>) -> PageRule {
    if parameter.is_one_of(PAGES) {
        PageRule::PageNumber
    } else if parameter.is_one_of(OFFSETS) {
        PageRule::Offset
    } else if parameter.is_one_of(CURSORS) {
        PageRule::Cursor
    } else {
        PageRule::LastId
    }
}

/// Whether a rule reads a property.
pub fn needs_property(rule: PageRule) -> bool {
    matches!(
        rule,
        PageRule::NextUrl | PageRule::Cursor | PageRule::LastId
    )
}

/// What a report shows of a rule's first page: nothing of a rule that does not count.
pub fn counts(paging: &Paging<PropertyNames>) -> bool {
    matches!(paging.rule, PageRule::PageNumber | PageRule::Offset)
}
