//! A user's setting → how an operation pages.

use super::evidence::{Evidence, Items};
use super::near_misses::{needs_property, rule_for};
use super::rules::{has_more, paging, recognise};
use crate::config::PageSetting;
use crate::ir::{FirstPage, PageRule, Paging, PropertyNames};
use crate::source::pointer;

/// How an operation pages by its user's setting.
///
/// # Errors
/// What is wrong with the setting.
pub fn declare(
    setting: &PageSetting,
    evidence: &Evidence<'_>,
) -> Result<Paging<PropertyNames>, String> {
    let items = declared_items(setting, evidence)?;
    let rule = declared_rule(setting, evidence)?;
    let property = setting.property.as_deref().map(names_at);
    if let Some(names) = property
        .as_ref()
        .filter(|names| evidence.locate(names).is_none())
    {
        return Err(format!("a page has no property `/{}`", names.join("/")));
    }
    let mut declared = Paging {
        parameter: setting.parameter.clone(),
        property,
        ..counted(evidence, rule, &items)
    };
    if let Some(name) = &setting.parameter {
        let Some(parameter) = evidence.parameters.iter().find(|one| one.name == *name) else {
            let kind = if name.starts_with('/') {
                "property of the request body"
            } else {
                "query parameter"
            };
            return Err(format!("the operation has no {kind} `{name}`"));
        };
        declared = declared.asked_by(parameter);
        declared.first = evidence.first(parameter, i64::from(rule == PageRule::PageNumber));
    } else if needs_parameter(rule) {
        return Err(format!("the rule `{}` needs a `parameter`", rule.name()));
    }
    if rule == PageRule::LastId && declared.property.is_none() {
        declared.id_of_item = Some("id".to_owned());
        if !evidence.item_has(&items, "id") {
            return Err("the items have no property `id`; set `property`".to_owned());
        }
    } else if needs_property(rule) && declared.property.is_none() {
        return Err(format!("the rule `{}` needs a `property`", rule.name()));
    }
    if let Some(number) = setting.first {
        declared.first = FirstPage {
            number,
            is_assumed: false,
        };
    }
    Ok(declared)
}

/// What the response counts, as the rule would read it.
fn counted(
    evidence: &Evidence<'_>,
    rule: PageRule,
    items: &PropertyNames,
) -> Paging<PropertyNames> {
    let recognised = recognise(evidence, items).filter(|paging| paging.rule == rule);
    recognised.unwrap_or_else(|| Paging {
        more: has_more(evidence),
        ..paging(rule, items)
    })
}

fn declared_items(setting: &PageSetting, evidence: &Evidence<'_>) -> Result<PropertyNames, String> {
    if let Some(pointer) = &setting.items {
        let items = names_at(pointer);
        return if evidence.has_array(&items) {
            Ok(items)
        } else {
            Err(format!("a page has no array at `{pointer}`"))
        };
    }
    match &evidence.items {
        Items::Found(items) => Ok(items.clone()),
        Items::Several(_) => Err("a page has several arrays; set `items`".to_owned()),
        Items::Missing => Err("the response describes no array of items".to_owned()),
    }
}

/// The rules that settings can name.
const RULES: [PageRule; 6] = [
    PageRule::NextUrl,
    PageRule::Cursor,
    PageRule::LinkHeader,
    PageRule::PageNumber,
    PageRule::Offset,
    PageRule::LastId,
];

fn declared_rule(setting: &PageSetting, evidence: &Evidence<'_>) -> Result<PageRule, String> {
    if let Some(name) = &setting.rule {
        let known = RULES.into_iter().find(|rule| rule.name() == name);
        return known.ok_or_else(|| {
            let names = RULES.map(PageRule::name).join("`, `");
            format!("unknown rule `{name}`; the rules are `{names}`")
        });
    }
    let parameter = setting.parameter.as_ref().and_then(|name| {
        let mut all = evidence.parameters.iter();
        all.find(|one| one.name == *name)
    });
    Ok(match (&setting.property, &setting.parameter) {
        (Some(_), Some(_)) => PageRule::Cursor,
        (Some(_), None) => PageRule::NextUrl,
        (None, Some(_)) => parameter.map_or(PageRule::Cursor, rule_for),
        (None, None) => PageRule::LinkHeader,
    })
}

fn needs_parameter(rule: PageRule) -> bool {
    !matches!(rule, PageRule::NextUrl | PageRule::LinkHeader)
}

/// The names on a JSON pointer.
fn names_at(pointer: &str) -> PropertyNames {
    let steps = pointer::tokens(pointer);
    steps.map(|step| step.to_string()).collect()
}
