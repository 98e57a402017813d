//! The header `Link` (RFC 8288). In: headers. Out: the URL of the next page. It must not resolve it.

use http::header::{HeaderMap, LINK};

/// The target of the first link whose relation is `next`.
pub(super) fn next_link(headers: &HeaderMap) -> Option<String> {
    let values = headers.get_all(LINK).into_iter();
    let mut texts = values.filter_map(|value| value.to_str().ok());
    texts.find_map(next_in)
}

fn next_in(mut text: &str) -> Option<String> {
    loop {
        let (_, link) = text.split_once('<')?;
        let (target, parameters) = link.split_once('>')?;
        let (parameters, rest) = split_outside_quotes(parameters, ',');
        if has_relation(parameters, "next") {
            return Some(target.trim().to_owned());
        }
        text = rest;
    }
}

/// Whether the first `rel` among a link's parameters names a relation.
fn has_relation(mut parameters: &str, relation: &str) -> bool {
    while !parameters.is_empty() {
        let (parameter, rest) = split_outside_quotes(parameters, ';');
        let named = parameter.split_once('=');
        let named = named.filter(|(name, _)| name.trim().eq_ignore_ascii_case("rel"));
        if let Some((_, value)) = named {
            let mut relations = value.trim().trim_matches('"').split_ascii_whitespace();
            return relations.any(|one| one.eq_ignore_ascii_case(relation));
        }
        parameters = rest;
    }
    false
}

/// The text before and after the first `separator` that is not within quotes.
fn split_outside_quotes(text: &str, separator: char) -> (&str, &str) {
    let mut is_quoted = false;
    let mut is_escaped = false;
    for (at, character) in text.char_indices() {
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ if character == separator && !is_quoted => {
                return (&text[..at], &text[at + character.len_utf8()..]);
            }
            _ => {}
        }
    }
    (text, "")
}
