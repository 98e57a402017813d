//! What the messages about lengths share.

/// That an array or a map has too few items.
pub fn too_short(what: &str, least: usize, length: usize) -> String {
    format!(
        "{what} should have at least {least} item{} after validation, not {length}",
        plural(least)
    )
}

/// The ending of a word for so many things.
pub fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
