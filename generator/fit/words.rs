//! What of a recording may be shown: names, and strings that look like values of an enum.
//!
//! A body may have the data of people and credentials. So a string is shown only if it looks like one of few words of an API, and neither
//! the name of its property nor its schema calls it secret.

/// The longest name of a property that is shown.
const LONGEST_NAME: usize = 64;

/// The longest value of an enum that is shown.
const LONGEST_WORD: usize = 48;

/// A longer word without a separator may be a token.
const LONGEST_PART: usize = 24;

/// A shorter part is a name such as `3DS2`.
const SHORTEST_RANDOM: usize = 8;

/// The longest segment of a path that is shown.
const LONGEST_SEGMENT: usize = 24;

/// Ids and tokens have more digits than words.
const MOST_DIGITS: usize = 4;

/// What replaces a segment of a path that may be a value.
const PLACEHOLDER: &str = "{}";

/// Whether the name of a property may be shown: a key of a map can be data, such as an id or an address.
pub fn is_name(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-.$:".contains(c);
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic() || "_$@".contains(c));
    let rest = name.strip_prefix('@').unwrap_or(name);
    begins && name.len() <= LONGEST_NAME && rest.chars().all(is_part) && has_few_digits(name)
}

/// Whether a string looks like a value of an enum.
pub fn is_word(word: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-./: ".contains(c);
    let begins = word.starts_with(|c: char| c.is_ascii_alphanumeric());
    let mut parts = word.split(|c: char| !c.is_ascii_alphanumeric());
    begins
        && word.len() <= LONGEST_WORD
        && word.chars().all(is_part)
        && word.matches(' ').count() <= 3
        && has_few_digits(word)
        && parts.all(|part| part.len() <= LONGEST_PART && !looks_random(part))
}

/// Whether letters and digits alternate, as in `51H8xYzA`. `HTTP2Error` is a word.
fn looks_random(part: &str) -> bool {
    let runs = part.split(|c: char| !c.is_ascii_digit());
    let runs = runs.filter(|run| !run.is_empty());
    part.len() >= SHORTEST_RANDOM && runs.count() > 1
}

fn has_few_digits(text: &str) -> bool {
    text.chars().filter(char::is_ascii_digit).count() <= MOST_DIGITS
}

/// The host and the path of a URL, without credentials and queries; `{}` replaces each segment that may be a value.
pub fn pattern_of(url: &str) -> String {
    let url = url.split(['?', '#']).next().unwrap_or_default();
    let (host, path) = match url.split_once("://") {
        Some((_, rest)) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => ("", url),
    };
    let host = host.rsplit('@').next().unwrap_or_default();
    let segments = path.split('/').map(|segment| {
        if is_fixed(segment) {
            segment
        } else {
            PLACEHOLDER
        }
    });
    let path: Vec<&str> = segments.collect();
    format!("{host}{}", path.join("/"))
}

/// Whether a segment looks like one that a path template has, as `users` and `v2` do.
fn is_fixed(segment: &str) -> bool {
    let version = segment.strip_prefix('v').unwrap_or_default();
    let is_version = !version.is_empty() && version.len() <= 4;
    let is_version = is_version && version.chars().all(|c| c.is_ascii_digit() || c == '.');
    let is_word = segment
        .chars()
        .all(|c| c.is_ascii_alphabetic() || "_-.".contains(c));
    is_version || (is_word && segment.len() <= LONGEST_SEGMENT)
}

#[cfg(test)]
mod tests {
    use super::{is_name, is_word, pattern_of};

    #[test]
    fn values_of_urls_are_not_shown() {
        let shown = [
            (
                "https://a.example/v2/users/8f3a?key=abc",
                "a.example/v2/users/{}",
            ),
            ("https://me:pw@a.example:8443/x", "a.example:8443/x"),
            ("/pets/a%40example.com/", "/pets/{}/"),
            ("https://a.example", "a.example"),
        ];
        for (url, pattern) in shown {
            assert_eq!(pattern_of(url), pattern);
        }
    }

    #[test]
    fn words_are_recognized_by_their_form() {
        for word in [
            "active",
            "in progress",
            "AUTH_REQUIRED",
            "text/html",
            "v2.1",
            "HTTP2Error",
        ] {
            assert!(is_word(word), "{word}");
        }
        let data = [
            "",
            "a@example.com",
            "2024-01-31",
            "sk_live_51H8xYzAbCd",
            "eyJhbGciOiJIUzINiJabcdefghijkl",
            "We could not find what you asked for",
            "Zoë",
        ];
        for data in data {
            assert!(!is_word(data), "{data}");
        }
    }

    #[test]
    fn keys_of_maps_are_no_names() {
        for name in ["id", "@type", "x-request.id", "$ref", "_links"] {
            assert!(is_name(name), "{name}");
        }
        for key in ["", "8f3a", "a@example.com", "acc_0123456789", "two words"] {
            assert!(!is_name(key), "{key}");
        }
    }
}
