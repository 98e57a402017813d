//! Data type: the options of the user, and the file `disjunct.toml` with them.
//!
//! The table in `options` declares each option once. A [`Policy`] applies `strict` and `allow`.
//! Nothing here reads a file.

mod addition;
mod allow;
mod builder;
mod deviations;
mod formats;
mod locations;
mod manifest;
mod options;
mod package_name;
mod package_version;
mod pages;
mod policy;
mod remote;
mod replacement;
mod runtime;
mod selection;
mod template;
mod text;
mod unknown_fields;

#[cfg(test)]
mod tests;

use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use crate::diagnostic::Diagnostics;
use crate::source::{FILES_KEY, Format, Location, SourceFile, pointer};

use locations::{find_item, span_of_value, what_was_meant};

pub use addition::Addition;
pub use allow::Allow;
pub use builder::Builder;
pub use deviations::Deviations;
pub use formats::Formats;
pub use manifest::{License, WebUrl};
pub use options::{ClientConfig, DESCRIPTIONS, OPTIONS, Options};
pub(crate) use package_name::NEEDED;
pub use package_name::PackageName;
pub use package_version::PackageVersion;
pub use pages::PageSetting;
pub use policy::{Policy, Verdict};
pub use remote::{RemoteSpec, find_remote};
pub use replacement::Replacement;
pub use runtime::Runtime;
pub use selection::{Selection, Types};
pub use template::write_config;
pub use unknown_fields::UnknownFields;

pub use crate::source::SizeLimit;

/// The name of the file that a `disjunct generate` without arguments looks for.
pub const FILE_NAME: &str = "disjunct.toml";

/// The content of a `disjunct.toml`.
#[derive(Debug)]
pub struct Config {
    /// One for each `[[client]]`, at least one. Their paths are relative to the folder that the path of the file is relative to.
    pub clients: Vec<ClientConfig>,
    path: String,
    text: String,
}

/// Why a `disjunct.toml` is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The message, in one line.
    pub message: String,
    /// The invalid bytes in the file.
    pub span: Range<usize>,
    /// The help.
    pub help: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    client: Vec<Spanned<ClientConfig>>,
}

/// Reads the text of the `disjunct.toml` at `path`, to whose folder its paths are relative.
///
/// # Errors
/// If it is not valid TOML, or has an unknown key, an invalid value or conflicting clients.
pub fn parse_config(
    path: impl AsRef<Path>,
    text: impl Into<String>,
) -> Result<Config, ConfigError> {
    let (path, text) = (path.as_ref(), text.into());
    let File {
        client: mut clients,
    } = toml::from_str(&text).map_err(|error| what_was_meant(error.into(), &text))?;
    if clients.is_empty() {
        return Err(ConfigError::new("missing `[[client]]`", 0..0));
    }
    check_specs(&clients, &text)?;
    check_dependencies(&clients, &text)?;
    for client in &mut clients {
        client
            .get_mut()
            .resolve_paths(path.parent().unwrap_or(Path::new("")));
    }
    check_outputs(&clients, &text)?;
    let clients = clients.into_iter().map(Spanned::into_inner).collect();
    Ok(Config {
        clients,
        path: path.display().to_string(),
        text,
    })
}

/// The path without `.`, and without `..` where that is known to lead back.
fn without_detours(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        match (part, plain.components().next_back()) {
            (Component::CurDir, _) => {}
            (Component::ParentDir, Some(Component::Normal(_))) => drop(plain.pop()),
            _ => plain.push(part),
        }
        plain
    })
}

/// Each client names its document, and none by a URL, since nothing is fetched.
fn check_specs(clients: &[Spanned<ClientConfig>], text: &str) -> Result<(), ConfigError> {
    for (index, client) in clients.iter().enumerate() {
        if client.get_ref().spec.is_none() {
            let help = "add `spec = \"openapi.json\"`, the path of the OpenAPI document";
            return Err(ConfigError {
                help: Some(help.to_owned()),
                ..ConfigError::new("this client has no `spec`", client.span())
            });
        }
        if let Some(RemoteSpec { message, help }) = find_remote(client.get_ref().spec()) {
            let span = span_of_value(text, index, "spec").unwrap_or_else(|| client.span());
            return Err(ConfigError {
                help: Some(help),
                ..ConfigError::new(message, span)
            });
        }
    }
    Ok(())
}

/// The crate of each type that replaces a schema, and of each derive, is a dependency of the generated crate. A module is in a package
/// that has its own.
fn check_dependencies(clients: &[Spanned<ClientConfig>], text: &str) -> Result<(), ConfigError> {
    let all = clients.iter().enumerate();
    for (client, config) in all.filter(|(_, one)| !one.get_ref().layout.is_in_other_package()) {
        let ClientConfig {
            replace, derive, ..
        } = config.get_ref();
        let types = replace.values().enumerate();
        let types = types.map(|(index, Replacement { ty, dependency })| {
            (("replace", "type", index), ty, dependency)
        });
        let derives = derive.values().enumerate();
        let derives = derives.flat_map(|(index, all)| {
            let all = all.iter();
            all.map(move |Addition { text, dependency }| {
                (("derive", "use", index), text, dependency)
            })
        });
        for ((option, field, index), path, dependency) in types.chain(derives) {
            let first = path.trim_start_matches("::").split("::").next();
            let needs_none =
                !path.contains("::") || ["std", "core", "alloc"].map(Some).contains(&first);
            if dependency.is_some() || needs_none {
                continue;
            }
            let span = find_item(text, client, option, index).map(|(_, span)| span);
            let help = format!(
                "write `{{ {field} = \"{path}\", dependency = '…' }}`, with the line of `[dependencies]` for its crate"
            );
            return Err(ConfigError {
                help: Some(help),
                ..ConfigError::new(
                    format!("the generated crate does not depend on the crate of `{path}`"),
                    span.unwrap_or_else(|| config.span()),
                )
            });
        }
    }
    Ok(())
}

/// Two clients in one folder would take turns in removing each other's files. So would two of which one is among the modules of the other,
/// where those are removed that it does not declare. Elsewhere in its folder no run touches what its manifest does not list.
fn check_outputs(clients: &[Spanned<ClientConfig>], text: &str) -> Result<(), ConfigError> {
    let all: Vec<PathBuf> = clients
        .iter()
        .map(|client| without_detours(client.get_ref().output()))
        .collect();
    for (index, client) in clients.iter().enumerate() {
        let shown = client.get_ref().output().display();
        let output = &all[index];
        let mut others = all.iter().zip(clients).take(index);
        let message = if others.any(|(other, _)| other == output) {
            format!("another client has the same output `{shown}`")
        } else {
            let mut others = all.iter().zip(clients).enumerate();
            let around = others.find(|(other, (folder, client))| {
                let modules = modules_of(client.get_ref(), folder);
                *other != index && output.starts_with(modules)
            });
            let Some((_, (_, around))) = around else {
                continue;
            };
            let around = around.get_ref();
            let modules = modules_of(around, around.output());
            format!(
                "the output `{shown}` is in `{}`, where the modules of another client are, which would remove its files",
                modules.display()
            )
        };
        let span = span_of_value(text, index, "output").unwrap_or_else(|| client.span());
        return Err(ConfigError::new(message, span));
    }
    Ok(())
}

/// Where the modules of a client are, whose output is this folder.
fn modules_of(client: &ClientConfig, output: &Path) -> PathBuf {
    if client.layout.is_in_other_package() {
        output.to_owned()
    } else {
        output.join("src")
    }
}

impl Config {
    /// The policy for the warnings of a client. Its locations are in [`source`](Self::source).
    ///
    /// # Panics
    /// Where there is no such client.
    pub fn policy(&self, client: usize) -> Policy {
        self.clients[client].policy(|index| {
            let pointer =
                self.pointer(&["client", &client.to_string(), "allow", &index.to_string()]);
            let found = find_item(&self.text, client, "allow", index);
            Location::text(pointer, found.map(|(_, span)| span).unwrap_or_default())
        })
    }

    /// Where the value of an option is written; of one that is not there, where its client begins.
    pub fn location(&self, client: usize, option: &str) -> Location {
        let pointer = self.pointer(&["client", &client.to_string(), option]);
        Location::text(
            pointer,
            span_of_value(&self.text, client, option).unwrap_or_default(),
        )
    }

    /// Moves each diagnostic about an entry of a setting to the line of the entry. Where it was found is a related location.
    pub fn locate_settings(&self, client: &ClientConfig, diagnostics: &mut Diagnostics) {
        let mut clients = self.clients.iter();
        let Some(client) = clients.position(|one| std::ptr::eq(one, client)) else {
            return;
        };
        diagnostics.update(|found| {
            let Some((key, index)) = found.setting else {
                return;
            };
            let (step, span) = find_item(&self.text, client, key, index).unwrap_or_default();
            let client_number = client.to_string();
            let mut steps = vec!["client", client_number.as_str()];
            steps.extend(key.split('.'));
            steps.push(&step);
            let pointer = self.pointer(&steps);
            let at = std::mem::replace(&mut found.at, Location::text(pointer, span));
            if !at.pointer.is_empty() {
                found
                    .related
                    .push((at, "the part of the document that it is about".to_owned()));
            }
        });
    }

    fn pointer(&self, steps: &[&str]) -> String {
        let mut pointer = String::new();
        for step in [FILES_KEY, &self.path].iter().chain(steps) {
            pointer::push(&mut pointer, step);
        }
        pointer
    }

    /// The file, to be shown in messages along with the document's own files.
    pub fn source(&self) -> SourceFile {
        SourceFile::new(&self.path, &self.path, &self.text, Format::Yaml)
    }
}

impl ConfigError {
    fn new(message: impl Into<String>, span: Range<usize>) -> Self {
        Self {
            message: message.into(),
            span,
            help: None,
        }
    }
}

impl From<toml::de::Error> for ConfigError {
    fn from(error: toml::de::Error) -> Self {
        Self::new(error.message(), error.span().unwrap_or_default())
    }
}
