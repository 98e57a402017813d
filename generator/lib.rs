//! Disjunct turns an OpenAPI document into a Rust client, whose unions are enums.
//!
//! Read the stages in this order, starting with `plan_document` and `generate_here` in this file:
//!
//! ```text
//! bytes ─load→ Document ─lower→ Normal ─typed→ openapiv3::OpenAPI ─plan→ ir::Crate ─emit→ Files ─write→ disk
//!                                                                        └─surface→ `disjunct.api.json`
//! ```
//!
//! A build script calls [`build`], or [`Builder`] with options. Other programs call [`generate`] and [`report`]; [`render`] formats
//! their diagnostics, and [`write_files`] writes their files.

// Without the feature, the functions that only the command line calls are unused.
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod analyse;
mod build_script;
#[cfg(feature = "cli")]
mod cli;
mod compare;
mod config;
mod consumer;
mod diagnostic;
mod document_report;
mod draft;
mod emit;
mod error;
mod files;
#[cfg(feature = "cli")]
mod fit;
mod graph;
mod hash;
mod hidden;
mod ir;
mod json_file;
mod kept;
mod link;
mod load;
mod lock;
mod lower;
mod markdown;
mod names;
mod operations;
mod ownership;
mod plan;
mod render;
mod report;
mod schema;
mod source;
mod stack;
mod surface;
mod swagger;
#[cfg(test)]
mod tests;
mod typed;
mod values;
mod write;
mod written;

use std::borrow::Cow;
use std::path::Path;

// The public items, all of them: `tests/tidy/public.txt` lists their fields and methods.
pub use build_script::{BuildError, build};
pub use config::{
    Addition, Builder, Deviations, Formats, License, Options, PackageName, PackageVersion,
    PageSetting, Replacement, Runtime, Selection, Types, UnknownFields, WebUrl,
};
pub use diagnostic::{Code, Diagnostic, Diagnostics, Omitted, Severity};
pub use document_report::{Report, report};
pub use emit::{Bindings, OperationBinding, ParameterBinding, WebhookBinding};
pub use error::Error;
pub use files::{Files, Layout};
pub use ir::{
    DecidedBranch, DecidedBy, Decision, NearMiss, Overlap, PageRule, PagedOperation, Skipped,
    Untyped, UntypedReason, UnusedMedia, UnusedMediaReason,
};
pub use lock::{Lock, Problem};
pub use render::{MessageFormat, render};
pub use source::{Position, SizeLimit, Sources};
pub use write::{Changes, WriteMode, write_files};

/// The entry point of the binary, and what our tests need. Not part of the public API.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub use cli::{consumer_program, proof_of_messages, run as run_command_line};

use ir::Crate;
use load::Input;
use schema::Schemas;
use surface::Surface;

/// A generated client.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Generation {
    /// The generated files; `None` if the document has errors.
    pub files: Option<Files>,
    /// The public items of the files; `None` without [`Generation::files`], and for a module of another package.
    pub(crate) surface: Option<Surface>,
    /// The dependencies of the files, as lines of `[dependencies]`. The manifest of a generated crate contains them.
    pub dependencies: Vec<String>,
    /// The dependencies of the files on the target `wasm32-unknown-unknown`, in addition.
    pub web_dependencies: Vec<String>,
    /// The generated names. The next run keeps them if they are in its [`Options`]. They are one of the files of a crate.
    pub lock: Lock,
    /// Every schema whose values are raw JSON, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every skipped operation, with the reason.
    pub skipped: Vec<Skipped>,
    /// Every union of the document, with how its variants are distinguished.
    pub decisions: Vec<Decision>,
    /// The Rust types of the schemas, parameters, bodies and responses.
    pub bindings: Bindings,
    /// The errors, warnings and notes about the document.
    pub diagnostics: Diagnostics,
    /// The files of the document, for the locations of the diagnostics.
    pub sources: Sources,
}

/// Reads the document at `spec` and generates the files of its client. Nothing is written.
///
/// ```no_run
/// use disjunct::{Layout, Options, generate};
///
/// let made = generate("specs/openapi.json".as_ref(), &Options::default(), Layout::Crate)?;
/// for (path, text) in made.files.iter().flat_map(|files| files.iter()) {
///     println!("{path}: {} lines", text.lines().count());
/// }
/// # Ok::<(), disjunct::Error>(())
/// ```
///
/// # Errors
///
/// If a file cannot be read, or no thread can be started. Errors in the document are in [`Generation::diagnostics`].
pub fn generate(spec: &Path, options: &Options, layout: Layout) -> Result<Generation, Error> {
    generate_from(Input::File(spec), options, layout)
}

/// [`generate`] for a document that may be standard input.
fn generate_from(input: Input<'_>, options: &Options, layout: Layout) -> Result<Generation, Error> {
    let made = stack::with_known_stack(|| generate_here(input, options, layout));
    made.map_err(Error::io("start a thread for", input.path()))?
}

/// Reads and plans a document that may be standard input, without generating files.
#[cfg(feature = "cli")]
fn plan_from(
    input: Input<'_>,
    options: &Options,
) -> Result<(Option<Crate>, Diagnostics, Sources), Error> {
    let planned =
        stack::with_known_stack(|| plan_document(input, options, Cow::Borrowed, |_, plan| plan));
    planned.map_err(Error::io("start a thread for", input.path()))?
}

fn generate_here(input: Input<'_>, options: &Options, layout: Layout) -> Result<Generation, Error> {
    let (plan, diagnostics, sources) =
        plan_document(input, options, Cow::Borrowed, |_, plan| plan)?;
    let plan = plan.filter(|_| !diagnostics.has_errors());
    let mut made = Generation {
        diagnostics,
        sources,
        ..Generation::default()
    };
    if let Some(plan) = plan {
        let (mut files, dependencies) = emit::emit_crate(&plan, layout);
        // What is released with the package around it has no version of its own.
        if !layout.is_in_other_package() {
            let surface = surface::describe(&plan);
            files.insert(surface::FILE_NAME, surface::write(&surface));
            made.surface = Some(surface);
            if let Some(kept) = &options.kept {
                files.insert(kept::FILE_NAME, &*kept.text);
            }
        }
        made.files = Some(files);
        made.dependencies = dependencies.everywhere;
        made.web_dependencies = dependencies.web;
        made.bindings = emit::write_bindings(&plan);
        made.lock = plan.lock;
        made.untyped = plan.untyped;
        made.skipped = plan.skipped;
        made.decisions = written::located_decisions(plan.decisions, &made.sources);
    }
    Ok(made)
}

/// Loads, lowers, types and plans the document, and passes the typed model and the plan to `finish`; `None` if an earlier stage
/// fails. `complete` gives the options with the names to keep, which are not needed before the document is read.
fn plan_document<'o, T>(
    input: Input<'_>,
    options: &'o Options,
    complete: impl FnOnce(&'o Options) -> Cow<'o, Options>,
    finish: impl FnOnce(&Schemas, Crate) -> T,
) -> Result<(Option<T>, Diagnostics, Sources), Error> {
    let mut diagnostics = Diagnostics::tolerating(options.unresolved.clone());
    let (document, mut sources) = load::load(input, options.reading(), &mut diagnostics)?;
    let planned = document.and_then(|document| {
        let document_hash = format!("{:016x}", document.hash());
        let document = swagger::convert_swagger(document, &mut sources, &mut diagnostics);
        let normal = lower::lower_document(document, &sources, &mut diagnostics)?;
        let mut model = typed::type_document(normal, &mut diagnostics)?;
        let options = &*complete(options);
        analyse::media_order::order_media(&mut model.document, &options.lock);
        let document = &mut model.document;
        analyse::media_types::select_media_types(document, &options.select, &mut diagnostics);
        let typed::Model { document, schemas } = &model;
        let facts = analyse::analyse(document, schemas, &sources, options, &mut diagnostics);
        let draft = plan::plan_crate(document, schemas, &facts, options, &mut diagnostics);
        let mut plan = link::link_crate(draft, schemas, &facts, options, &mut diagnostics);
        // Nobody needs to mend what the client does not have.
        diagnostics.retain(|found| !facts.selected.excludes(&found.pointer()));
        let version = plan.package.api_version.clone();
        let origin = lock::Origin::of(version, document_hash, options.settings());
        plan.lock.set_origin(origin);
        written::locate(&mut plan, &sources);
        Some(finish(schemas, plan))
    });
    diagnostics.settle(&sources);
    Ok((planned, diagnostics, sources))
}

/// The README's examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
