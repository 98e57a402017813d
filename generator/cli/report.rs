//! `disjunct report`: how a document is read, without generating anything.

use clap::Arg;
use serde_json::{Value, json};

use super::clients::for_each_client;
use super::console::{Console, Format};
use super::exit::Exit;
use super::input::input_of;
use super::report_text::format_report;
use super::summary::counted;
use crate::DecidedBy;
use crate::Decision;
use crate::Overlap;
use crate::PagedOperation;
use crate::Report;
use crate::config::{ClientConfig, Config, Policy, Verdict};
use crate::diagnostic::Severity;
use crate::document_report::report_from;
use crate::error::Error;
use crate::kept;
use crate::load::{read_kept, read_lock};
use crate::lock;
use crate::render::{inert_json, inert_text};
use crate::source::{Location, Sources};

/// Show how the unions of SPEC are decoded, which schemas stay untyped, and which operations are skipped or have pages; list warnings and notes
#[derive(Debug, clap::Args)]
#[command(mut_args(hide_option_of_output))]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
}

/// Options that concern only the output. They are accepted, so that the arguments of `generate` are valid here.
const OF_OUTPUT: [&str; 12] = [
    "output",
    "name",
    "version",
    "license",
    "repository",
    "homepage",
    "authors",
    "unknown_fields",
    "deviations",
    "formats",
    "secret",
    "tower",
];

fn hide_option_of_output(argument: Arg) -> Arg {
    let is_hidden = OF_OUTPUT.contains(&argument.get_id().as_str());
    argument.hide(is_hidden)
}

/// Reports the document of the arguments, or the documents of `disjunct.toml`.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    for_each_client(&arguments.client, console, report_client)
}

fn report_client(
    client: &ClientConfig,
    policy: &Policy,
    config: Option<&Config>,
    console: &mut Console,
) -> Result<Exit, Error> {
    let mut options = client.options();
    let read = config
        .map(|_| read_lock(&client.output().join(lock::FILE_NAME)))
        .transpose()?
        .unwrap_or_default();
    options.lock = read.lock;
    if config.is_some() {
        options.kept = read_kept(&client.output().join(kept::FILE_NAME))?;
    }
    let input = input_of(client, config)?;
    let what = format!("reading {}", client.spec().display());
    let made = console.while_working(&inert_text(&what), || report_from(input, &options));
    let mut report = made?;
    read.diagnostics
        .into_iter()
        .for_each(|found| report.diagnostics.push(found));
    report.sources.extend(read.source);
    if let Some(config) = config {
        report.sources.add(config.source());
        config.locate_settings(client, &mut report.diagnostics);
    }
    let verdict = policy.judge(&mut report.diagnostics);
    console.show(&report.diagnostics, &report.sources);
    let spec = client.spec().display().to_string();
    if verdict == Verdict::Invalid && console.format() != Format::Json {
        let errors = counted(report.diagnostics.count(Severity::Error), "error");
        console.error(&format!("{spec}: no report due to {errors}"), None);
        return Ok(Exit::Invalid);
    }
    console.print(&match console.format() {
        Format::Json => inert_json(report_value(&spec, &report).to_string()) + "\n",
        Format::Human | Format::Github => format_report(&spec, &report),
    })?;
    Ok(match verdict {
        Verdict::Accepted => Exit::Done,
        Verdict::Denied => Exit::Unclean,
        Verdict::Invalid => Exit::Invalid,
    })
}

/// One object: counts, `servers`, `unions`, `untyped`, `skipped`, `unused_media`, `paged` and `near_misses`, everything with its pointer, file, line and column.
fn report_value(spec: &str, report: &Report) -> Value {
    let Report {
        unions,
        untyped,
        skipped,
        unused_media,
        paged,
        near_misses,
        bindings,
        diagnostics,
        sources,
    } = report;
    let unions: Vec<_> = unions
        .iter()
        .map(|(union, overlaps)| union_value(union, overlaps, sources))
        .collect();
    let untyped = untyped.iter().map(|untyped| {
        let mut value = location_value(&untyped.pointer, sources);
        value["reason"] = untyped.reason.text().into();
        value
    });
    let skipped = skipped.iter().map(|skipped| {
        let mut value = location_value(&skipped.pointer, sources);
        value["operation"] = skipped.operation.as_str().into();
        value["reason"] = skipped.reason.as_str().into();
        value
    });
    let unused_media = unused_media.iter().map(|unused| {
        let mut value = location_value(&unused.pointer, sources);
        value["operation"] = unused.operation.as_str().into();
        value["status"] = unused.status.as_deref().into();
        value["media_type"] = unused.media_type.as_str().into();
        value["reason"] = unused.reason.text().into();
        value
    });
    let paged = paged.iter().map(|paged| paged_value(paged, sources));
    let near_misses = near_misses.iter().map(|miss| {
        let mut value = location_value(&miss.pointer, sources);
        value["operation"] = miss.operation.as_str().into();
        value["reason"] = miss.reason.as_str().into();
        value["settings"] = miss.settings.as_str().into();
        value
    });
    json!({
        "spec": spec,
        "schemas": bindings.schemas.len(),
        "operations": bindings.operations.len(),
        "errors": diagnostics.count(Severity::Error),
        "warnings": diagnostics.count(Severity::Warning),
        "notes": diagnostics.count(Severity::Note),
        "servers": bindings.servers,
        "unions": unions,
        "untyped": untyped.collect::<Vec<_>>(),
        "skipped": skipped.collect::<Vec<_>>(),
        "unused_media": unused_media.collect::<Vec<_>>(),
        "paged": paged.collect::<Vec<_>>(),
        "near_misses": near_misses.collect::<Vec<_>>(),
    })
}

fn paged_value(paged: &PagedOperation, sources: &Sources) -> Value {
    let mut value = location_value(&paged.pointer, sources);
    value["operation"] = paged.operation.as_str().into();
    value["rule"] = paged.rule.name().into();
    value["is_declared"] = paged.is_declared.into();
    value["parameter"] = paged.parameter.as_deref().into();
    value["property"] = paged.property.as_deref().into();
    value["items"] = paged.items.as_str().into();
    value["first"] = paged.first.into();
    value["first_is_assumed"] = paged.first_is_assumed.into();
    value
}

fn union_value(union: &Decision, overlaps: &[Overlap], sources: &Sources) -> Value {
    let branches = union.branches.iter().map(|branch| {
        let mut value = location_value(&branch.pointer, sources);
        value["variant"] = branch.variant.as_deref().into();
        value["select"] = branch.select.as_str().into();
        value
    });
    let overlaps = overlaps.iter().map(|overlap| {
        let witness: Value = serde_json::from_str(&overlap.witness).unwrap_or_default();
        json!({ "branches": [overlap.first, overlap.second], "witness": witness })
    });
    let mut value = location_value(&union.pointer, sources);
    value["name"] = union.name.as_deref().into();
    value["decided_by"] = decided_by(&union.by).into();
    let (property, untagged) = union.by.tag().unzip();
    value["property"] = property.into();
    value["untagged"] = untagged.flatten().into();
    value["branches"] = branches.collect();
    value["overlaps"] = overlaps.collect();
    value
}

fn decided_by(by: &DecidedBy) -> &'static str {
    match by {
        DecidedBy::Discriminator { .. } => "discriminator",
        DecidedBy::Body { .. } => "body",
        DecidedBy::ImpliedTag { .. } => "implied-tag",
        DecidedBy::Kind => "kind",
        DecidedBy::Keys => "keys",
        DecidedBy::Shape { .. } => "shape",
        DecidedBy::OneType => "one-type",
        DecidedBy::Nothing => "nothing",
    }
}

fn location_value(pointer: &str, sources: &Sources) -> Value {
    let location = Location::key(pointer);
    let found = sources.locate(&location);
    json!({
        "pointer": location.to_string(),
        "file": found.as_ref().map(|found| &found.file.path),
        "line": found.as_ref().map(|found| found.line),
        "column": found.as_ref().map(|found| found.column),
    })
}
