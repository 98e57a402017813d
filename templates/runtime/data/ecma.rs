//! Regular expressions as JSON Schema means them, in the words of the crate `regex`.

/// `\d`, `\w` and `\b` know ASCII only, and `[`, `&` and `~` stand for themselves between brackets.
pub(crate) fn translate(expression: &str) -> String {
    let mut text = String::with_capacity(expression.len());
    let (mut in_class, mut after_set) = (false, false);
    let mut letters = expression.chars();
    while let Some(letter) = letters.next() {
        let was_set = std::mem::take(&mut after_set);
        match letter {
            '\\' => {
                let escaped = letters.next();
                let set = escaped.and_then(set_of);
                after_set = in_class && set.is_some();
                match (set, escaped) {
                    (Some(set), _) if in_class => text.push_str(set),
                    (Some(set), _) => text.extend(["[", set, "]"]),
                    (None, Some('b')) if !in_class => text.push_str(r"(?-u:\b)"),
                    (None, Some('/')) => text.push('/'),
                    (None, escaped) => text.extend(['\\'].into_iter().chain(escaped)),
                }
            }
            // After a set it is no range.
            '-' if was_set => text.push_str(r"\-"),
            '[' | '&' | '~' if in_class => text.extend(['\\', letter]),
            '[' | ']' => {
                in_class = letter == '[';
                text.push(letter);
            }
            _ => text.push(letter),
        }
    }
    text
}

/// What an escape stands for between brackets.
fn set_of(escaped: char) -> Option<&'static str> {
    match escaped {
        'd' => Some("0-9"),
        'D' => Some(r"\x00-/:-\u{10FFFF}"),
        'w' => Some("0-9A-Z_a-z"),
        'W' => Some(r"\x00-/:-@\[-\^`{-\u{10FFFF}"),
        _ => None,
    }
}
