//! The version in `disjunct.toml`, whose comments and layout are kept.

#[cfg(test)]
mod tests;

use std::fs;
use std::path::Path;

use toml_edit::{DocumentMut, Item, value};

use crate::config::PackageVersion;
use crate::error::Error;
use crate::write::write_file;

/// Sets the version of the client with this number.
///
/// # Errors
/// If the file cannot be read or written.
pub fn set_version(path: &Path, index: usize, version: &PackageVersion) -> Result<(), Error> {
    let text = fs::read_to_string(path).map_err(Error::io("read", path))?;
    let edited = with_version(&text, index, version).map_err(Error::Usage)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let name = path.file_name().and_then(|name| name.to_str());
    write_file(folder, name.unwrap_or_default(), &edited)?;
    Ok(())
}

fn with_version(text: &str, index: usize, version: &PackageVersion) -> Result<String, String> {
    let mut document: DocumentMut = text.parse().map_err(|error| format!("{error}"))?;
    let is_inline = document.get("client").is_some_and(Item::is_value);
    let client = match document.get_mut("client") {
        Some(Item::ArrayOfTables(clients)) => clients.get_mut(index).map(|table| table as _),
        Some(Item::Value(clients)) => {
            let clients = clients.as_array_mut();
            let client = clients.and_then(|clients| clients.get_mut(index));
            client.and_then(|client| client.as_inline_table_mut().map(|table| table as _))
        }
        _ => None,
    };
    let client: &mut dyn toml_edit::TableLike =
        client.ok_or_else(|| "`disjunct.toml` has changed meanwhile".to_owned())?;
    let version = version.to_string();
    match client.get_mut("version").and_then(Item::as_value_mut) {
        Some(known) => {
            let decor = known.decor().clone();
            *known = version.into();
            *known.decor_mut() = decor;
        }
        None => {
            client.insert("version", value(version));
            if is_inline {
                // Or there was a space before the comma.
                client.fmt();
            }
        }
    }
    Ok(document.to_string())
}
