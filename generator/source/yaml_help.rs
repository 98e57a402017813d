//! Suggestions for lines that are not valid YAML.

use crate::hidden::is_hidden;

/// The help for a line with a syntax error, based on this line and the one before.
pub fn help_for(line: &str, before: &str, message: &str) -> Option<&'static str> {
    let (key, value) = line
        .split_once(": ")
        .map_or((line, ""), |(key, value)| (key, value.trim()));
    if message
        .split(' ')
        .any(|word| matches!(word, "tab" | "tabs"))
    {
        Some("indent with spaces: YAML does not allow tabs here")
    } else if message.contains("escape") {
        Some("use single quotes, or write `\\\\`: in double quotes, `\\` begins an escape")
    } else if is_map_within_line(value) {
        Some(
            "put the part after the first colon on its own line or in braces, or quote it if it is a string",
        )
    } else if needs_quotes(value) {
        Some("quote this string: YAML gives its characters a special meaning")
    } else if has_inner_quotes(value) {
        Some("write a quote inside of quotes as `''`, or as `\\\"` in double quotes")
    } else if [key, before].into_iter().any(is_joined) {
        Some("add a space after the colon")
    } else if [line, before].into_iter().any(is_oddly_indented) {
        Some("indent with spaces: this line, or the one above, begins with other whitespace")
    } else if message.starts_with("mapping values") && is_indented_below_value(line, before) {
        Some("indent this line like the one above, which already has a value")
    } else if is_bracketed_text(line) {
        Some("quote a string with braces or brackets inside of braces or brackets")
    } else {
        None
    }
}

/// Whether a value is one of YAML's plain ones, without quotes and braces.
fn is_plain(value: &str) -> bool {
    !value.starts_with(['{', '[', '"', '\''])
}

/// `schema: type: string`
fn is_map_within_line(value: &str) -> bool {
    let inner = value
        .split_once(": ")
        .or_else(|| Some((value.strip_suffix(':')?, "")));
    is_plain(value) && inner.is_some_and(|(key, _)| is_word(key))
}

/// `{id} of a pet`, `@home`, `[WIP] ready`, `a note: with a colon`
fn needs_quotes(value: &str) -> bool {
    for (open, close) in [('{', '}'), ('[', ']')] {
        if let Some((_, beyond)) = value
            .strip_prefix(open)
            .and_then(|inside| inside.split_once(close))
        {
            return beyond.starts_with(|c: char| c.is_whitespace() || c.is_alphanumeric());
        }
    }
    value.starts_with(['@', '`', '%', '*', '&', '!']) || (is_plain(value) && value.contains(": "))
}

/// `'it's'`
fn has_inner_quotes(value: &str) -> bool {
    let inside = ['"', '\'']
        .into_iter()
        .find_map(|quote| value.strip_prefix(quote)?.split_once(quote));
    inside.is_some_and(|(_, beyond)| beyond.starts_with(|c: char| c.is_alphanumeric()))
}

/// `openapi:3.1.0`
fn is_joined(line: &str) -> bool {
    let joined = line.trim().split_once(':');
    joined.is_some_and(|(key, value)| {
        is_word(key) && !line.contains(": ") && !value.is_empty() && !value.starts_with('/')
    })
}

/// `{type: string[]}`
fn is_bracketed_text(line: &str) -> bool {
    let values = line
        .split(['{', ','])
        .filter_map(|pair| pair.split_once(": "));
    let inner = |value: &str| value.trim_end_matches(['}', ' ']).contains(['[', ']']);
    values
        .into_iter()
        .any(|(_, value)| is_plain(value) && inner(value))
        && line.contains('{')
}

fn is_word(text: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '$' | '_' | '-');
    !text.is_empty() && text.chars().all(is_letter)
}

/// `a: 1`, and below it `  b: 2`
fn is_indented_below_value(line: &str, before: &str) -> bool {
    let indentation = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let has_value = before.split_once(": ").is_some_and(|(_, value)| {
        let value = value.trim();
        !value.is_empty() && is_plain(value) && !value.starts_with(['|', '>', '#'])
    });
    has_value && indentation(line) > indentation(before)
}

/// Whether the indentation contains other characters than spaces, such as a no-break space.
fn is_oddly_indented(line: &str) -> bool {
    let blank = |c: &char| c.is_whitespace() || is_hidden(*c);
    line.chars()
        .take_while(blank)
        .any(|c| !matches!(c, ' ' | '\t'))
}
