//! A document with a URL. Nothing is fetched: the generated code must not depend on the current response of a server.

use std::path::Path;

/// The error for a document with a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteSpec {
    /// The message.
    pub message: String,
    /// The help.
    pub help: String,
}

/// Whether `spec` is a URL rather than the path of a file.
pub fn find_remote(spec: &Path) -> Option<RemoteSpec> {
    let url = spec.to_str()?;
    let (scheme, rest) = url.split_once("://")?;
    let is_scheme = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
    // A single letter is a drive of Windows.
    if scheme.len() < 2 || !scheme.chars().all(is_scheme) {
        return None;
    }
    let message = format!("`{url}` is a URL; documents are not fetched");
    let help = match scheme.to_ascii_lowercase().as_str() {
        "file" => format!(
            "pass the path of the file: `{}`",
            rest.strip_prefix("localhost").unwrap_or(rest)
        ),
        "http" | "https" | "ftp" => {
            let file = file_name(rest);
            let quoted = url.replace('\'', "'\\''");
            format!("download it: `curl -fsSL -o {file} '{quoted}'`, then pass `{file}`")
        }
        _ => "download it, then pass the file".to_owned(),
    };
    Some(RemoteSpec { message, help })
}

/// The file name for a download: the last segment of the URL, if it has a known extension.
fn file_name(rest: &str) -> &str {
    let path = rest.split(['?', '#']).next().unwrap_or_default();
    let (_, last) = path.rsplit_once('/').unwrap_or_default();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let endings = [".json", ".yaml", ".yml"];
    let has_name = endings
        .iter()
        .any(|ending| last.len() > ending.len() && last.ends_with(ending));
    let is_safe =
        last.starts_with(|c: char| c.is_ascii_alphanumeric()) && last.chars().all(is_plain);
    if has_name && is_safe {
        last
    } else {
        "openapi.json"
    }
}
