//! The limits of a value in words, such as `Between 0 and 30,000.`

use super::text::code_text;
use crate::ir::{Bound, Check};

/// Patterns longer than this many characters explain nothing.
const LONGEST_PATTERN: usize = 50;

/// More patterns than this are not listed.
const MOST_PATTERNS: usize = 2;

/// Numbers with more digits than this are the limits of a type, not of a service.
const MOST_DIGITS: usize = 12;

/// More numbers than this are not listed.
const MOST_NUMBERS: usize = 8;

/// A limit in words, and the forms in which a description states it already.
struct Limit {
    words: String,
    stated_by: Vec<String>,
}

/// A sentence with the limits that `description` does not state already; `None` where there are none.
pub fn describe_limits(checks: &[Check], description: &str) -> Option<String> {
    let own = sentence("", checks, description);
    let of_items = checks.iter().find_map(|check| match check {
        Check::Each(checks) => sentence("each item: ", checks, description),
        _ => None,
    });
    let sentences: Vec<String> = own.into_iter().chain(of_items).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

fn sentence(start: &str, checks: &[Check], description: &str) -> Option<String> {
    let numbers = numbers_in(description);
    let is_stated = |limit: &Limit| {
        let states =
            |part: &String| numbers.contains(part) || description.contains(&format!("`{part}`"));
        limit.stated_by.iter().all(states)
    };
    let mut limits = limits_of(checks);
    limits.retain(|limit| !is_stated(limit));
    if limits.is_empty() {
        return None;
    }
    let words: Vec<String> = limits.into_iter().map(|limit| limit.words).collect();
    Some(capitalized(&format!("{start}{}.", words.join(", "))))
}

fn limits_of(checks: &[Check]) -> Vec<Limit> {
    let count = |of: fn(&Check) -> Option<u64>| checks.iter().find_map(of);
    let min_length = count(|check| match check {
        Check::MinLength(length) => Some(*length),
        _ => None,
    });
    let max_length = count(|check| match check {
        Check::MaxLength(length) => Some(*length),
        _ => None,
    });
    let min_items = count(|check| match check {
        Check::MinItems(length) => Some(*length),
        _ => None,
    });
    let max_items = count(|check| match check {
        Check::MaxItems(length) => Some(*length),
        _ => None,
    });
    let min_properties = count(|check| match check {
        Check::MinProperties(length) => Some(*length),
        _ => None,
    });
    let max_properties = count(|check| match check {
        Check::MaxProperties(length) => Some(*length),
        _ => None,
    });
    let ranges = [
        range_of_numbers(checks),
        range_of_counts(min_length, max_length, ["character", "characters"]),
        range_of_counts(min_items, max_items, ["item", "items"]),
        range_of_counts(min_properties, max_properties, ["property", "properties"]),
    ];
    let mut limits: Vec<Limit> = ranges.into_iter().flatten().collect();
    limits.extend(checks.iter().filter_map(other_limit));
    let prefix = if limits.is_empty() {
        "matches"
    } else {
        "matching"
    };
    limits.extend(patterns(checks, prefix));
    limits
}

/// The patterns of a string, where they are few and short.
fn patterns(checks: &[Check], prefix: &str) -> Option<Limit> {
    let patterns = checks.iter().filter_map(|check| match check {
        Check::Pattern(pattern) => Some(pattern.clone()),
        _ => None,
    });
    let patterns: Vec<String> = patterns.collect();
    let is_shown = |pattern: &String| {
        let is_short = pattern.chars().count() <= LONGEST_PATTERN;
        is_short && !pattern.is_empty() && code_text(pattern) == *pattern
    };
    if patterns.is_empty() || patterns.len() > MOST_PATTERNS || !patterns.iter().all(is_shown) {
        return None;
    }
    let shown: Vec<String> = patterns
        .iter()
        .map(|pattern| format!("`{pattern}`"))
        .collect();
    Some(Limit {
        words: format!("{prefix} {}", shown.join(" and ")),
        stated_by: patterns,
    })
}

/// A limit that is neither a range nor a pattern.
fn other_limit(check: &Check) -> Option<Limit> {
    let (words, stated_by) = match check {
        Check::MultipleOf(divisor) => {
            let divisor = written(divisor)?;
            (
                format!("a multiple of {}", grouped(&divisor)),
                vec![divisor],
            )
        }
        Check::OneOf(values) if values.len() <= MOST_NUMBERS => {
            let values: Vec<String> = values.iter().map(written).collect::<Option<_>>()?;
            let shown: Vec<String> = values.iter().map(|value| grouped(value)).collect();
            (format!("one of {}", shown.join(", ")), values)
        }
        Check::Always(value) => (format!("always `{value}`"), vec![value.to_string()]),
        Check::Unique => ("no two items are equal".to_owned(), Vec::new()),
        _ => return None,
    };
    // A limit without a number or code is never stated.
    let stated_by = if stated_by.is_empty() {
        vec![words.clone()]
    } else {
        stated_by
    };
    Some(Limit { words, stated_by })
}

fn range_of_numbers(checks: &[Check]) -> Option<Limit> {
    let low = checks.iter().find_map(|check| match check {
        Check::Minimum(limit) => Some((written(limit)?, true)),
        Check::Above(limit) => Some((written(limit)?, false)),
        _ => None,
    });
    let high = checks.iter().find_map(|check| match check {
        Check::Maximum(limit) => Some((written(limit)?, true)),
        Check::Below(limit) => Some((written(limit)?, false)),
        _ => None,
    });
    let below = |(limit, is_included): &(String, bool)| {
        let words = if *is_included { "at most" } else { "less than" };
        format!("{words} {}", grouped(limit))
    };
    let above = |(limit, is_included): &(String, bool)| {
        let words = if *is_included {
            "at least"
        } else {
            "greater than"
        };
        format!("{words} {}", grouped(limit))
    };
    let words = match (&low, &high) {
        (Some((low, true)), Some((high, true))) => between(low, high),
        (Some(low), Some(high)) => format!("{} and {}", above(low), below(high)),
        (Some(low), None) => above(low),
        (None, Some(high)) => below(high),
        (None, None) => return None,
    };
    let limits = low.into_iter().chain(high);
    Some(Limit {
        words,
        stated_by: limits.map(|(limit, _)| unsigned(&limit)).collect(),
    })
}

fn range_of_counts(low: Option<u64>, high: Option<u64>, unit: [&str; 2]) -> Option<Limit> {
    let [one, several] = unit;
    let unit_of = |count: u64| if count == 1 { one } else { several };
    let counted = |count: u64| format!("{} {}", grouped(&count.to_string()), unit_of(count));
    // Every value has at least nothing.
    let low = low.filter(|low| *low > 0);
    let words = match (low, high) {
        (Some(low), Some(high)) if low == high => format!("exactly {}", counted(low)),
        (Some(low), Some(high)) => {
            let range = between(&low.to_string(), &high.to_string());
            format!("{range} {several}")
        }
        (Some(low), None) => format!("at least {}", counted(low)),
        (None, Some(high)) => format!("at most {}", counted(high)),
        (None, None) => return None,
    };
    let limits = low.into_iter().chain(high);
    Some(Limit {
        words,
        stated_by: limits.map(|limit| limit.to_string()).collect(),
    })
}

fn between(low: &str, high: &str) -> String {
    if low == high {
        format!("exactly {}", grouped(low))
    } else {
        format!("between {} and {}", grouped(low), grouped(high))
    }
}

/// A limit in digits; `None` where it has too many of them.
fn written(limit: &Bound) -> Option<String> {
    let digits = match limit {
        Bound::Int(number) => number.to_string(),
        Bound::Float(number) => match number.whole() {
            Some(whole) => whole.to_string(),
            None => number.to_string(),
        },
    };
    (unsigned(&digits).len() <= MOST_DIGITS).then_some(digits)
}

fn unsigned(number: &str) -> String {
    number.trim_start_matches('-').to_owned()
}

/// A number with a comma between thousands.
fn grouped(number: &str) -> String {
    let (whole, fraction) = number.split_at(number.find('.').unwrap_or(number.len()));
    let (sign, digits) = whole.split_at(usize::from(whole.starts_with('-')));
    let mut text = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + fraction
}

/// The numbers in a description, without signs and separators.
fn numbers_in(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let is_digit = |index: Option<usize>| {
        index
            .and_then(|index| chars.get(index))
            .is_some_and(char::is_ascii_digit)
    };
    let mut plain = String::new();
    for (index, c) in chars.iter().enumerate() {
        let is_within = is_digit(index.checked_sub(1)) && is_digit(Some(index + 1));
        match c {
            ',' | '_' | '\'' if is_within => {}
            c if c.is_ascii_digit() || (*c == '.' && is_within) => plain.push(*c),
            _ => plain.push(' '),
        }
    }
    plain.split_whitespace().map(str::to_owned).collect()
}

fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}

#[cfg(test)]
mod tests {
    use super::describe_limits;
    use crate::ir::{Bound, Check, Decimal};

    #[test]
    fn limits_are_sentences() {
        let float = |number| Bound::Float(Decimal::checked(number).expect("it is finite"));
        let minimum = |limit| Check::Minimum(Bound::Int(limit));
        let maximum = |limit| Check::Maximum(Bound::Int(limit));
        let cases = [
            (vec![minimum(0), maximum(30_000)], "Between 0 and 30,000."),
            (vec![minimum(-1_500)], "At least -1,500."),
            (vec![maximum(1_000_000)], "At most 1,000,000."),
            (vec![minimum(5), maximum(5)], "Exactly 5."),
            (
                vec![Check::Above(float(0.0)), Check::Maximum(float(1234.5))],
                "Greater than 0 and at most 1,234.5.",
            ),
            (vec![Check::Below(Bound::Int(7))], "Less than 7."),
            (vec![Check::MaxLength(64)], "At most 64 characters."),
            (vec![Check::MinLength(1)], "At least 1 character."),
            (
                vec![Check::MinLength(0), Check::MaxLength(9)],
                "At most 9 characters.",
            ),
            (
                vec![
                    Check::MinLength(2),
                    Check::MaxLength(8),
                    Check::Pattern("^a|b$".to_owned()),
                ],
                "Between 2 and 8 characters, matching `^a|b$`.",
            ),
            (vec![Check::Pattern("^a$".to_owned())], "Matches `^a$`."),
            (
                vec![
                    Check::Pattern("a".to_owned()),
                    Check::Pattern("b".to_owned()),
                ],
                "Matches `a` and `b`.",
            ),
            (
                vec![Check::MinItems(1), Check::Unique],
                "At least 1 item, no two items are equal.",
            ),
            (
                vec![
                    Check::MaxItems(3),
                    Check::Each(vec![Check::MaxLength(5), Check::Nested]),
                ],
                "At most 3 items. Each item: at most 5 characters.",
            ),
            (
                vec![Check::MinProperties(1), Check::MaxProperties(1)],
                "Exactly 1 property.",
            ),
            (
                vec![Check::OneOf(vec![Bound::Int(1), Bound::Int(1000)])],
                "One of 1, 1,000.",
            ),
            (
                vec![minimum(0), Check::MultipleOf(Bound::Int(5))],
                "At least 0, a multiple of 5.",
            ),
            (vec![Check::Always(true)], "Always `true`."),
        ];
        for (checks, expected) in cases {
            let sentence = describe_limits(&checks, "");
            assert_eq!(sentence.as_deref(), Some(expected), "of {checks:?}");
        }
    }

    #[test]
    fn what_explains_nothing_is_no_sentence() {
        let cases = [
            vec![Check::Nested],
            vec![Check::MinLength(0)],
            vec![Check::Maximum(Bound::Int(i128::from(i64::MAX)))],
            vec![Check::Pattern("a".repeat(51))],
            vec![Check::Pattern("a`b".to_owned())],
        ];
        for checks in cases {
            assert_eq!(describe_limits(&checks, ""), None, "of {checks:?}");
        }
    }

    #[test]
    fn what_the_description_states_is_not_repeated() {
        let checks = [
            Check::Minimum(Bound::Int(0)),
            Check::Maximum(Bound::Int(30_000)),
        ];
        for description in ["From 0 to 30000 ms.", "0–30,000", "`0` … `30_000`."] {
            assert_eq!(describe_limits(&checks, description), None, "{description}");
        }
        for description in ["From 0.", "At most 300001.", "v0.30000"] {
            let sentence = describe_limits(&checks, description);
            assert_eq!(
                sentence.as_deref(),
                Some("Between 0 and 30,000."),
                "{description}"
            );
        }
        let pattern = [Check::Pattern("^a$".to_owned())];
        assert_eq!(describe_limits(&pattern, "As `^a$`."), None);
    }
}
