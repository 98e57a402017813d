//! Strings of the file.

use crate::hidden::is_hidden;

/// A basic string of TOML, in which nothing is hidden.
pub fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if is_hidden(c) => quoted.extend(format!("\\U{:08X}", u32::from(c)).chars()),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
