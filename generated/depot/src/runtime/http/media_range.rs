//! Ranges of media types, such as `text/*`. In: a declared one, and one that was found. Out: whether they fit.

/// Whether a declared media type or range includes the one that was found.
pub(super) fn includes(declared: &str, found: &str) -> bool {
    let is_there = |(name, value): (&str, &str)| {
        name.eq_ignore_ascii_case("charset")
            || parameters(found).any(|(other_name, other_value)| {
                other_name.eq_ignore_ascii_case(name) && other_value.eq_ignore_ascii_case(value)
            })
    };
    is_in_range(essence(declared), essence(found)) && parameters(declared).all(is_there)
}

fn is_in_range(range: &str, essence: &str) -> bool {
    match range.split_once('/') {
        None => range == "*",
        Some(("*", _)) => true,
        Some((kind, "*")) => essence
            .split_once('/')
            .is_some_and(|(found, _)| found.eq_ignore_ascii_case(kind)),
        Some(_) => range.eq_ignore_ascii_case(essence),
    }
}

fn essence(media_type: &str) -> &str {
    media_type.split(';').next().unwrap_or_default().trim()
}

fn parameters(media_type: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = media_type.split(';').skip(1);
    pairs.filter_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        Some((name.trim(), value.trim().trim_matches('"')))
    })
}
