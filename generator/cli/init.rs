//! `disjunct init`: a document → a `disjunct.toml` for it, in which every option is described.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::console::{Console, Format};
use super::exit::Exit;
use super::input::{input_of, is_standard_input};
use super::summary::counted;
use crate::config::{ClientConfig, FILE_NAME, write_config};
use crate::diagnostic::Severity;
use crate::error::Error;
use crate::ir::{Crate, NearMiss};
use crate::plan_from;
use crate::render::{inert_json, inert_text};
use crate::write::{read_file, write_file};

/// Where a document is looked for, if none is named.
const FOLDERS: [&str; 3] = ["", "specs", "api"];

/// How it is named then.
const NAMES: [&str; 3] = ["openapi.json", "openapi.yaml", "openapi.yml"];

/// So many operations that look as if they paged are in the file; `disjunct report` lists all.
const NEAR_MISSES: usize = 5;

/// Write a `disjunct.toml` for SPEC, or for the `openapi.json` or `openapi.yaml` here, that describes every option
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
}

/// Writes the file into the current folder, and prints what the client will be.
///
/// # Errors
/// If there is such a file, which is never replaced, or no document.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let here = Path::new("");
    if read_file(here, FILE_NAME)?.is_some() {
        return Err(Error::InTheWay {
            path: PathBuf::from(FILE_NAME),
            is: "there already",
        });
    }
    let mut client = arguments.client.clone();
    if client.spec.is_none() {
        client.spec = Some(find_document()?);
    }
    if is_standard_input(&client) {
        let message =
            format!("`{FILE_NAME}` needs the path of a document; standard input has none");
        return Err(Error::Usage(message));
    }
    let input = input_of(&client, None)?;
    let options = client.options();
    let (plan, mut diagnostics, sources) =
        console.while_working("reading the document", || plan_from(input, &options))?;
    let plan = plan.filter(|_| !diagnostics.has_errors());
    let Some(plan) = plan else {
        diagnostics.drop_notes();
        console.show(&diagnostics, &sources);
        let errors = counted(diagnostics.count(Severity::Error), "error");
        let spec = client.spec().display();
        console.error(
            &format!("{spec}: nothing was written due to {errors}"),
            None,
        );
        return Ok(Exit::Invalid);
    };
    // What follows the document by default is written down, so that a new title renames nothing, and a new version is a decision.
    if !client.layout.is_in_other_package() {
        client.name = client.name.or_else(|| plan.package.name.parse().ok());
        client.version = client.version.or_else(|| plan.package.version.parse().ok());
    }
    let mut text = write_config(&client).map_err(Error::Usage)?;
    put_near_misses(&plan.near_misses, &mut text);
    write_file(here, FILE_NAME, &text)?;
    console.inform(&match console.format() {
        Format::Json => inert_json(summary_value(&client, &plan).to_string()) + "\n",
        Format::Human | Format::Github => format_summary(&client, &plan),
    })?;
    console.status("next: `disjunct generate`");
    Ok(Exit::Done)
}

/// The only document with one of the usual names.
fn find_document() -> Result<PathBuf, Error> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        for name in NAMES {
            let path = Path::new(folder).join(name);
            if path.is_file() {
                found.push(path);
            }
        }
    }
    match found.as_slice() {
        [only] => Ok(only.clone()),
        [] => Err(Error::Usage(
            "missing argument SPEC, and no `openapi.json` or `openapi.yaml` in this folder, `specs` or `api`"
                .to_owned(),
        )),
        several => {
            let paths: Vec<String> = several
                .iter()
                .map(|path| format!("`{}`", path.display()))
                .collect();
            let message = format!("missing argument SPEC: it may be {}", paths.join(" or "));
            Err(Error::Usage(message))
        }
    }
}

/// Adds, as comments, the settings for operations that look as if they paged.
fn put_near_misses(near_misses: &[NearMiss], text: &mut String) {
    for miss in near_misses.iter().take(NEAR_MISSES) {
        let (operation, reason) = (inert_text(&miss.operation), inert_text(&miss.reason));
        let _ = writeln!(text, "\n# {operation} looks as if it paged: {reason}");
        for line in miss.settings.lines() {
            let _ = writeln!(text, "#{line}");
        }
    }
    let more = near_misses.len().saturating_sub(NEAR_MISSES);
    if more > 0 {
        let _ = writeln!(text, "\n# `disjunct report` lists {more} more of them.");
    }
}

/// What the client will be, for people.
fn format_summary(client: &ClientConfig, plan: &Crate) -> String {
    let package = &plan.package;
    let mut rows = vec![
        ("wrote", FILE_NAME.to_owned()),
        (
            "document",
            format!(
                "{}: {} {}",
                client.spec().display(),
                package.title,
                package.api_version
            ),
        ),
        what_is_made(client),
        ("operations", format_operations(plan)),
    ];
    let servers = servers(plan).into_iter();
    rows.extend(servers.map(|(name, url)| ("server", format!("{name}, {url}"))));
    let credentials = credentials(plan).into_iter();
    rows.extend(credentials.map(|method| ("credential", format!("ClientBuilder::{method}"))));
    let mut text = String::new();
    for (label, value) in rows {
        let _ = writeln!(text, "{label:10}  {}", inert_text(&value));
    }
    text
}

/// What is written where.
fn what_is_made(client: &ClientConfig) -> (&'static str, String) {
    let output = client.output().display();
    if client.layout.is_in_other_package() {
        return ("module", format!("in {output}"));
    }
    let text = |value: Option<String>| value.unwrap_or_default();
    let name = text(client.name.as_ref().map(ToString::to_string));
    let version = text(client.version.as_ref().map(ToString::to_string));
    ("crate", format!("{name} {version} in {output}"))
}

/// The number of operations, with those that page and those that look as if they did.
fn format_operations(plan: &Crate) -> String {
    let mut text = operations(plan).to_string();
    match plan.paged.len() {
        0 => {}
        1 => text.push_str(", 1 of them pages"),
        paged => {
            let _ = write!(text, ", {paged} of them page");
        }
    }
    match plan.near_misses.len() {
        0 => {}
        1 => text.push_str(", 1 looks as if it paged"),
        near_misses => {
            let _ = write!(text, ", {near_misses} look as if they paged");
        }
    }
    text
}

/// The same for programs.
fn summary_value(client: &ClientConfig, plan: &Crate) -> serde_json::Value {
    json!({
        "config": FILE_NAME,
        "spec": client.spec().display().to_string(),
        "output": client.output().display().to_string(),
        "name": client.name.as_ref().map(ToString::to_string),
        "version": client.version.as_ref().map(ToString::to_string),
        "api_version": plan.package.api_version,
        "operations": operations(plan),
        "paged": plan.paged.len(),
        "near_misses": plan.near_misses.len(),
        "servers": servers(plan),
        "credentials": credentials(plan),
    })
}

/// The number of operations that the client has.
fn operations(plan: &Crate) -> usize {
    let groups = plan.client.iter().flat_map(|client| &client.groups);
    groups.map(|group| group.calls.len()).sum()
}

/// The servers of the document, each by its Rust name: the variants of the enum, or the only constant.
fn servers(plan: &Crate) -> BTreeMap<String, String> {
    let servers = plan.client.iter().flat_map(|client| &client.servers);
    let named: BTreeMap<String, String> = servers
        .map(|server| (format!("Server::{}", server.name), server.template.clone()))
        .collect();
    if !named.is_empty() {
        return named;
    }
    let only = plan.package.server.iter();
    only.map(|url| ("SERVER".to_owned(), url.clone())).collect()
}

/// The methods of the builder that credentials are passed to.
fn credentials(plan: &Crate) -> Vec<String> {
    let credentials = plan.client.iter().flat_map(|client| &client.credentials);
    credentials
        .map(|credential| credential.method.plain().to_owned())
        .collect()
}
