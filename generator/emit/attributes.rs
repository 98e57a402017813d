//! How attributes are laid out that the runtime's macros read: in one line if they fit, else one line for each argument.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

/// Lines of a macro's item may be this long.
pub const WIDTH: usize = 110;

/// An attribute, `#[…]` as its tokens were printed, in the lines that it takes.
pub fn lay_out(attribute: &str, indent: usize) -> Vec<String> {
    let tokens: TokenStream = attribute
        .parse()
        .unwrap_or_else(|error| panic!("emitted attribute is not Rust: {error}\n{attribute}"));
    let lines = wrap(&tokens.into_iter().collect::<Vec<_>>(), indent, "");
    debug_assert_eq!(
        signs(&lines.concat()),
        signs(attribute),
        "only spaces may differ"
    );
    lines
}

/// All characters but spaces. A comma before a closing sign means nothing.
fn signs(code: &str) -> String {
    let signs: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    [")", "]", "}"].iter().fold(signs, |code, close| {
        code.replace(&format!(",{close}"), close)
    })
}

/// Tokens in one line, else broken inside the group that they end with.
fn wrap(tokens: &[TokenTree], indent: usize, end: &str) -> Vec<String> {
    let margin = " ".repeat(indent);
    let line = format!("{margin}{}{end}", write(tokens));
    if line.len() < WIDTH {
        return vec![line];
    }
    let alternatives = split(tokens, '|');
    if alternatives.len() > 1 {
        let alternatives: Vec<String> = alternatives.into_iter().map(write).collect();
        return fill(&alternatives, " |", indent, end);
    }
    let Some((last @ TokenTree::Group(group), head)) = tokens.split_last() else {
        return vec![line];
    };
    let (open, close) = delimiters(group);
    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
    match inner.split_last() {
        None => vec![line],
        // `#[name(…)]` is broken inside its parentheses.
        Some((TokenTree::Group(arguments), name)) if is_sign(head.first(), '#') => {
            broken(&format!("#[{}(", write(name)), arguments, ")]", indent, end)
        }
        Some(_) => {
            let space = if is_apart(head, last) { " " } else { "" };
            broken(
                &format!("{}{space}{open}", write(head)),
                group,
                close,
                indent,
                end,
            )
        }
    }
}

/// A group's parts between two lines that open and close it.
fn broken(open: &str, group: &Group, close: &str, indent: usize, end: &str) -> Vec<String> {
    let margin = " ".repeat(indent);
    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
    if let [TokenTree::Group(only)] = &inner[..] {
        let (more, less) = delimiters(only);
        return broken(
            &format!("{open}{more}"),
            only,
            &format!("{less}{close}"),
            indent,
            end,
        );
    }
    let parts = split(&inner, ',');
    let last = parts.len().saturating_sub(1);
    let mut lines = vec![format!("{margin}{open}")];
    let is_word = |part: &&[TokenTree]| !matches!(part, [.., TokenTree::Group(_)]);
    if parts.len() > 1 && group.delimiter() == Delimiter::Bracket && parts.iter().all(is_word) {
        let parts: Vec<String> = parts.into_iter().map(write).collect();
        lines.extend(fill(&parts, ",", indent + 4, ""));
    } else {
        for (index, part) in parts.into_iter().enumerate() {
            lines.extend(wrap(part, indent + 4, if index == last { "" } else { "," }));
        }
    }
    lines.push(format!("{margin}{close}{end}"));
    lines
}

/// Items in as few lines as they fit into.
fn fill(items: &[String], separator: &str, indent: usize, end: &str) -> Vec<String> {
    let margin = " ".repeat(indent);
    let mut lines = vec![margin.clone()];
    for (index, item) in items.iter().enumerate() {
        let item = format!(
            "{item}{}",
            if index + 1 < items.len() {
                separator
            } else {
                end
            }
        );
        let Some(line) = lines.last_mut() else {
            continue;
        };
        let space = if line.len() > margin.len() { " " } else { "" };
        if space.is_empty() || line.len() + 1 + item.len() < WIDTH {
            line.push_str(space);
            line.push_str(&item);
        } else {
            lines.push(format!("{margin}{item}"));
        }
    }
    lines
}

fn split(tokens: &[TokenTree], separator: char) -> Vec<&[TokenTree]> {
    // A comma between the arguments of a type separates nothing else.
    let mut depth = 0_usize;
    let mut is_separator = |token: &TokenTree| {
        if is_sign(Some(token), '<') {
            depth += 1;
        } else if is_sign(Some(token), '>') {
            depth = depth.saturating_sub(1);
        }
        depth == 0 && is_sign(Some(token), separator)
    };
    let mut parts: Vec<&[TokenTree]> = tokens.split(|token| is_separator(token)).collect();
    if parts.len() > 1 && parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    parts
}

/// The tokens in one line.
fn write(tokens: &[TokenTree]) -> String {
    let mut text = String::new();
    for (index, token) in tokens.iter().enumerate() {
        if is_apart(&tokens[..index], token) {
            text.push(' ');
        }
        match token {
            TokenTree::Group(group) => text.push_str(&write_group(group)),
            other => text.push_str(&other.to_string()),
        }
    }
    text
}

fn write_group(group: &Group) -> String {
    let inner = write(&group.stream().into_iter().collect::<Vec<_>>());
    let (open, close) = delimiters(group);
    match group.delimiter() {
        Delimiter::Brace if !inner.is_empty() => format!("{open} {inner} {close}"),
        _ => format!("{open}{inner}{close}"),
    }
}

fn delimiters(group: &Group) -> (&'static str, &'static str) {
    match group.delimiter() {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::None => ("", ""),
    }
}

/// Signs that stay together.
const OPERATORS: [&str; 11] = [
    "::", "..", ".=", "->", "=>", "==", "!=", "<=", ">=", "&&", "||",
];

/// Whether there is a space between what was written and the next token.
fn is_apart(before: &[TokenTree], next: &TokenTree) -> bool {
    let Some((last, before)) = before.split_last() else {
        return false;
    };
    if let (TokenTree::Punct(first), TokenTree::Punct(second)) = (last, next)
        && first.spacing() == Spacing::Joint
        && OPERATORS.contains(&&*format!("{first}{second}"))
    {
        return false;
    }
    match (last, next) {
        (_, TokenTree::Punct(next)) if next.as_char() == '=' => true,
        (_, TokenTree::Punct(next)) if ",;.?<>!".contains(next.as_char()) => false,
        (TokenTree::Punct(last), TokenTree::Punct(next)) if next.as_char() == ':' => {
            ",=|".contains(last.as_char())
        }
        (_, TokenTree::Punct(next)) if next.as_char() == ':' => false,
        (TokenTree::Punct(last), _) => match last.as_char() {
            ':' => !is_sign(before.last(), ':'),
            '=' => !is_sign(before.last(), '.'),
            ',' | ';' | '|' | '>' => true,
            _ => false,
        },
        (TokenTree::Ident(_), TokenTree::Group(_)) => false,
        _ => true,
    }
}

fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

#[cfg(test)]
mod tests;
