//! URL templates of servers: `https://{region}.example.com`.
//!
//! In: a template, and the defaults of its variables. Out: the names of its variables, and the URL. Nothing here knows how servers are declared.

/// A longer URL is none that a server would have.
pub const LONGEST: usize = 8 * 1024;

/// Whether a URL is joined to the client's base URL.
pub fn is_relative(url: &str) -> bool {
    url.is_empty() || url.starts_with(['/', '.', '?', '#'])
}

/// The names in the braces of a URL template.
pub fn names_in(template: &str) -> impl Iterator<Item = &str> {
    let parts = template.split('{').skip(1);
    parts.filter_map(|part| part.split_once('}').map(|(name, _)| name))
}

/// A URL with the defaults of its variables. It is not filled in any further once it is [too long](LONGEST): a short template can be
/// a URL of gigabytes.
pub fn filled_in<'v>(template: &str, default_of: impl Fn(&str) -> Option<&'v str>) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while filled.len() <= LONGEST
        && let Some((before, (name, after))) = rest
            .split_once('{')
            .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        filled.push_str(before);
        filled.push_str(default_of(name).unwrap_or_default());
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_filled_in() {
        let default_of = |name: &str| match name {
            "region" => Some("eu"),
            _ => None,
        };
        let url = filled_in("https://{region}.example.com/{version}/{region", default_of);
        assert_eq!(url, "https://eu.example.com//{region");
    }

    /// Ten kilobytes of braces and a default of a hundred would make a gigabyte.
    #[test]
    fn a_url_that_is_too_long_is_not_filled_in() {
        let default = "x".repeat(100_000);
        let template = "{a}".repeat(3_000);
        let url = filled_in(&template, |_| Some(&default));
        assert_eq!(url.len(), default.len() + template.len() - "{a}".len());
    }
}
