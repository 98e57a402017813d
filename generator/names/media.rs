//! Words for media types in the names of variants and methods. They depend on the media type alone.

/// The words of a media type: `csv` of `text/csv`, `acme.v2+json` of `application/vnd.acme.v2+json`.
pub fn media_words(media_type: &str) -> String {
    let mut pieces = media_type.split(';');
    let essence = pieces
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let parameters = pieces.filter(|piece| !piece.trim_start().starts_with("charset"));
    let parameters: String = parameters
        .map(|piece| format!(" {}", piece.trim()))
        .collect();
    words_of_essence(&essence) + &parameters
}

fn words_of_essence(essence: &str) -> String {
    let (kind, subtype) = essence.split_once('/').unwrap_or(("*", essence));
    let short = subtype.trim_start_matches("x-").trim_start_matches("vnd.");
    match (kind, subtype) {
        ("*" | "application", "*") | (_, "any") => "other".to_owned(),
        (kind, "*") => kind.to_owned(),
        (_, "x-www-form-urlencoded") => "form".to_owned(),
        (_, "form-data") => "multipart".to_owned(),
        (_, "octet-stream") => "bytes".to_owned(),
        ("text", "plain") => "text".to_owned(),
        // The same words are those of the usual type: `application/json`, `text/csv`.
        ("text", "json" | "xml" | "yaml" | "javascript")
        | ("application", "csv" | "html")
        | ("multipart", _) => format!("{kind} {short}"),
        _ => short.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::media_words;

    #[test]
    fn words_are_those_of_the_subtype_unless_it_is_another_type_s_too() {
        for (media_type, words) in [
            ("text/csv", "csv"),
            ("application/csv", "application csv"),
            ("text/plain; charset=utf-8", "text"),
            ("application/xml", "xml"),
            ("text/xml", "text xml"),
            ("application/vnd.acme.v2+json", "acme.v2+json"),
            ("application/json; version=2", "json version=2"),
            ("application/octet-stream", "bytes"),
            ("image/*", "image"),
            ("*/*", "other"),
        ] {
            assert_eq!(media_words(media_type), words, "{media_type}");
        }
    }
}
