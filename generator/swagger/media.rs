//! Media types, which Swagger 2.0 lists for whole operations.

/// Media types, in the order of the document.
pub type Media = Vec<String>;

const JSON: &str = "application/json";

/// The media types, or JSON if none is declared.
pub fn or_json(media_types: &[String]) -> Media {
    if media_types.is_empty() {
        vec![JSON.to_owned()]
    } else {
        media_types.to_vec()
    }
}

/// Whether values of a media type are JSON.
pub fn is_json(media_type: &str) -> bool {
    essence(media_type).ends_with("json")
}

/// Whether values of a media type are text for people.
pub fn is_text(media_type: &str) -> bool {
    essence(media_type).starts_with("text/")
}

/// The media type without its parameters, in lower case.
fn essence(media_type: &str) -> String {
    let essence = media_type.split(';').next().unwrap_or_default().trim_end();
    essence.to_ascii_lowercase()
}

/// Whether values of a media type can be objects: JSON, XML, YAML and the like.
pub fn has_structure(media_type: &str) -> bool {
    let essence = essence(media_type);
    let endings = [
        "json",
        "xml",
        "yaml",
        "yml",
        "cbor",
        "msgpack",
        "form-data",
        "form-urlencoded",
        "*",
    ];
    endings.iter().any(|ending| essence.ends_with(ending))
}
