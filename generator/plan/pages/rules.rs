//! Evidence → how an operation pages, by the first rule that matches. Each rule needs a parameter and a response that fit together.

use super::evidence::{Evidence, Parameter, Scalar, has_only};
use super::names::{
    CLEAR_TOTAL_PAGES, CLEAR_TOTALS, CURSORS, LAST, LAST_IDS, MORE, NEXT_CURSORS, NEXT_NUMBERS,
    NEXT_URLS, NUMBERS, OFFSETS, OFFSETS_IN_RESPONSES, PAGES, SIZES, SIZES_IN_RESPONSES,
    TOTAL_PAGES, TOTALS, VAGUE_CURSORS, VAGUE_OFFSETS, plain,
};
use crate::ir::{FirstPage, JsonKind, More, PageRule, Paging, PropertyNames};

const NUMBER: &[JsonKind] = &[JsonKind::Integer, JsonKind::Number];
const NUMBER_OR_STRING: &[JsonKind] = &[JsonKind::Integer, JsonKind::Number, JsonKind::String];

/// A rule: how the operation pages, if it does.
type Rule = fn(&Evidence<'_>, &PropertyNames) -> Option<Paging<PropertyNames>>;

/// Properties that count pages or items, or show whether there are more.
const COUNTS: &[&[&str]] = &[TOTAL_PAGES, NEXT_NUMBERS, TOTALS, MORE, LAST];

/// The rules, in the order in which they are tried.
const RULES: &[Rule] = &[
    by_next_url,
    by_cursor,
    by_link_header,
    by_page_number,
    by_offset,
    by_last_id,
    by_declared_link,
];

/// How the operation pages, if its items are at `items`.
pub fn recognise(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    RULES.iter().find_map(|rule| rule(evidence, items))
}

/// How an operation pages whose request has a body, by which it may as well change something: by a cursor in the body.
pub fn recognise_in_body(
    evidence: &Evidence<'_>,
    items: &PropertyNames,
) -> Option<Paging<PropertyNames>> {
    by_cursor_of(evidence, items, |parameter| {
        let is_vague = parameter.is_one_of(VAGUE_CURSORS);
        parameter.is_in_body && (!is_vague || evidence.parameter(SIZES).is_some())
    })
}

/// A property has the URL of the next page, and a parameter shows that there are pages.
fn by_next_url(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    let url = next_url(evidence)?;
    let has_parameter = evidence.parameters.iter().any(|parameter| {
        parameter.is_one_of(PAGES)
            || parameter.is_one_of(SIZES)
            || parameter.is_one_of(&["before", "after"])
            || is_position(parameter, evidence)
            || is_cursor(parameter)
    });
    has_parameter.then(|| Paging {
        property: Some(url.names.clone()),
        ..paging(PageRule::NextUrl, items)
    })
}

/// A property has the value that a parameter needs for the next page.
fn by_cursor(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    by_cursor_of(evidence, items, |_| true)
}

/// The same for some of the parameters.
fn by_cursor_of(
    evidence: &Evidence<'_>,
    items: &PropertyNames,
    is_one: impl Fn(&Parameter<'_>) -> bool,
) -> Option<Paging<PropertyNames>> {
    let cursors = evidence.parameters.iter().filter(|one| is_cursor(one));
    for parameter in cursors.filter(|one| is_one(one)) {
        let fits = |scalar: &&Scalar<'_>| is_cursor_for(parameter, scalar, evidence);
        let fitting: Vec<&Scalar<'_>> = evidence.scalars.iter().filter(fits).collect();
        let is_next = |scalar: &&&Scalar<'_>| scalar.plain.contains("next");
        if let Some(property) = fitting.iter().find(is_next).or(fitting.first()) {
            return Some(Paging {
                property: Some(property.names.clone()),
                more: has_more(evidence),
                ..paging(PageRule::Cursor, items).asked_by(parameter)
            });
        }
    }
    None
}

/// The response declares the header `Link`.
fn by_link_header(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    let paging = paging(PageRule::LinkHeader, items);
    evidence.has_link_header.then_some(paging)
}

/// A parameter takes the number of the page; and the response counts pages or items, or has nothing but the items.
fn by_page_number(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    let mut all = evidence.parameters.iter();
    let parameter = all.find(|one| one.is_one_of(PAGES) && one.takes_only(NUMBER))?;
    if is_alone(parameter, evidence) {
        return None;
    }
    let is_counted = has_any_scalar(evidence, COUNTS) || has_any_scalar(evidence, &[NUMBERS]);
    (is_counted || has_only_items(evidence, items)).then(|| Paging {
        more: has_more(evidence),
        total_pages: names_of(evidence.scalar(TOTAL_PAGES, NUMBER)),
        total_items: names_of(total_items(evidence)),
        number: names_of(evidence.scalar(NUMBERS, NUMBER)),
        first: evidence.first(parameter, 1),
        ..paging(PageRule::PageNumber, items).asked_by(parameter)
    })
}

/// Whether a parameter asks for one page of something, such as a document: a request must have it, and nothing shows that there are
/// further ones to ask for.
pub fn is_alone(parameter: &Parameter<'_>, evidence: &Evidence<'_>) -> bool {
    parameter.is_required
        && parameter.is_one_of(PAGES)
        && evidence.parameter(SIZES).is_none()
        && !has_any_scalar(evidence, COUNTS)
        && !evidence.parameters.iter().any(is_cursor)
}

/// A parameter takes the number of items to skip, another one the size of a page; and the response counts items, or has nothing but
/// the items.
fn by_offset(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    evidence.parameter(SIZES)?;
    let counts = [TOTALS, MORE, LAST, OFFSETS_IN_RESPONSES];
    let is_counted = has_any_scalar(evidence, &counts);
    let has_only_items = has_only_items(evidence, items);
    let is_offset = |parameter: &&Parameter<'_>| {
        let is_vague = parameter.is_one_of(VAGUE_OFFSETS);
        let fits = if is_vague {
            is_counted && has_only(&parameter.types, NUMBER)
        } else {
            (is_counted || has_only_items) && parameter.takes_only(NUMBER_OR_STRING)
        };
        parameter.is_one_of(OFFSETS) && fits
    };
    let parameter = evidence.parameters.iter().find(is_offset)?;
    Some(Paging {
        more: has_more(evidence),
        total_pages: names_of(evidence.scalar(CLEAR_TOTAL_PAGES, NUMBER)),
        total_items: names_of(total_items(evidence)),
        limit: names_of(evidence.scalar(SIZES_IN_RESPONSES, NUMBER)),
        first: evidence.first(parameter, 0),
        ..paging(PageRule::Offset, items).asked_by(parameter)
    })
}

/// A parameter takes the id of the last item, and a boolean shows whether there are more.
fn by_last_id(evidence: &Evidence<'_>, items: &PropertyNames) -> Option<Paging<PropertyNames>> {
    let parameter = evidence.parameter(LAST_IDS)?;
    let more = has_more(evidence)?;
    let last_id = evidence.scalar(&["lastid"], NUMBER_OR_STRING);
    let id_of_item = (last_id.is_none() && evidence.item_has(items, "id")).then_some("id");
    (last_id.is_some() || id_of_item.is_some()).then(|| Paging {
        property: names_of(last_id),
        id_of_item: id_of_item.map(str::to_owned),
        more: Some(more),
        ..paging(PageRule::LastId, items).asked_by(parameter)
    })
}

/// A Link Object leads to the same operation, with a parameter from the response.
fn by_declared_link(
    evidence: &Evidence<'_>,
    items: &PropertyNames,
) -> Option<Paging<PropertyNames>> {
    let (parameter, property) = evidence.links.iter().find(|(name, property)| {
        let is_declared = evidence.parameters.iter().any(|one| one.name == *name);
        is_declared && evidence.locate(property).is_some()
    })?;
    Some(Paging {
        parameter: Some(parameter.clone()),
        property: Some(property.clone()),
        more: has_more(evidence),
        ..paging(PageRule::DeclaredLink, items)
    })
}

/// A rule alone.
pub fn paging(rule: PageRule, items: &PropertyNames) -> Paging<PropertyNames> {
    Paging {
        rule,
        parameter: None,
        is_in_body: false,
        property: None,
        id_of_item: None,
        more: None,
        total_pages: None,
        total_items: None,
        number: None,
        limit: None,
        first: FirstPage::default(),
        items: items.clone(),
    }
}

impl Paging<PropertyNames> {
    /// The same by a parameter.
    pub(super) fn asked_by(self, parameter: &Parameter<'_>) -> Self {
        Self {
            parameter: Some(parameter.name.clone()),
            is_in_body: parameter.is_in_body,
            ..self
        }
    }
}

/// The property with the URL of the next page: its name, its format, its description or the objects around it show that it is a URL.
pub fn next_url<'e, 'a>(evidence: &'e Evidence<'a>) -> Option<&'e Scalar<'a>> {
    evidence.scalars.iter().find(|scalar| {
        let path = plain(&scalar.names.concat());
        let is_text = has_only(&scalar.types, &[JsonKind::String]);
        let is_named = ["url", "uri", "link", "href"]
            .iter()
            .any(|end| scalar.plain.ends_with(end));
        let is_inside = path.contains("links") || path.contains("paging");
        let is_next = NEXT_URLS.contains(&scalar.plain.as_str())
            && (is_named || is_inside || evidence.describes_url(scalar));
        is_text && (is_next || path.ends_with("nexthref"))
    })
}

/// Whether a parameter takes a cursor. A `page` that is a string is one.
pub fn is_cursor(parameter: &Parameter<'_>) -> bool {
    let is_page = parameter.is_one_of(&["page"]) && has_only(&parameter.types, &[JsonKind::String]);
    is_page || (parameter.is_one_of(CURSORS) && parameter.takes_only(NUMBER_OR_STRING))
}

/// Whether a property has the next value of a parameter.
fn is_cursor_for(parameter: &Parameter<'_>, scalar: &Scalar<'_>, evidence: &Evidence<'_>) -> bool {
    let is_url = next_url(evidence).is_some_and(|url| url.names == scalar.names);
    if is_url || !has_only(&scalar.types, NUMBER_OR_STRING) {
        return false;
    }
    let (parameter, property) = (parameter.plain.as_str(), scalar.plain.as_str());
    let is_same = property == parameter && parameter != "page";
    let is_next = property.strip_prefix("next") == Some(parameter);
    let is_next_page = property == "nextpage"
        && ["page", "pagetoken"].contains(&parameter)
        && has_only(&scalar.types, &[JsonKind::String]);
    let is_after = property == "after" && plain(&scalar.names.concat()).contains("cursor");
    is_same || is_next || is_next_page || is_after || NEXT_CURSORS.contains(&property)
}

/// Whether a parameter asks for a position among all items.
pub fn is_position(parameter: &Parameter<'_>, evidence: &Evidence<'_>) -> bool {
    let is_vague = parameter.is_one_of(VAGUE_CURSORS) || parameter.is_one_of(VAGUE_OFFSETS);
    if is_vague {
        return !parameter.is_one_of(&["next"]) && evidence.parameter(SIZES).is_some();
    }
    parameter.is_one_of(CURSORS) || parameter.is_one_of(PAGES) || parameter.is_one_of(OFFSETS)
}

/// The boolean that shows whether there are further pages.
pub fn has_more(evidence: &Evidence<'_>) -> Option<More<PropertyNames>> {
    let boolean = [JsonKind::Boolean];
    let more = evidence.scalar(MORE, &boolean);
    let last = evidence.scalar(LAST, &boolean);
    let scalar = more.or(last)?;
    Some(More {
        property: scalar.names.clone(),
        on_last_page: more.is_none(),
    })
}

/// The number of all items. A total of pages, as its description or the object around it shows, is not one.
fn total_items<'e, 'a>(evidence: &'e Evidence<'a>) -> Option<&'e Scalar<'a>> {
    evidence.scalars.iter().find(|scalar| {
        let above = scalar.names.iter().rev().nth(1);
        let is_of_pages = above.is_some_and(|above| plain(above) == "pages");
        CLEAR_TOTALS.contains(&scalar.plain.as_str())
            && has_only(&scalar.types, NUMBER)
            && !is_of_pages
            && !evidence.describes_pages(scalar)
    })
}

fn names_of(scalar: Option<&Scalar<'_>>) -> Option<PropertyNames> {
    scalar.map(|scalar| scalar.names.clone())
}

fn has_any_scalar(evidence: &Evidence<'_>, lists: &[&[&str]]) -> bool {
    let mut plain_names = evidence.scalars.iter().map(|scalar| scalar.plain.as_str());
    plain_names.any(|plain| lists.iter().any(|list| list.contains(&plain)))
}

/// Whether the items are the only array, so that an empty one is the end. Not next to a cursor that no property fits: such an operation
/// may not count at all.
fn has_only_items(evidence: &Evidence<'_>, items: &PropertyNames) -> bool {
    let has_cursor = evidence.parameters.iter().any(is_cursor);
    !has_cursor && (items.is_empty() || evidence.arrays == 1)
}
