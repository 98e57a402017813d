//! Disjunct turns one OpenAPI document into one Rust client, whose unions are real enums.
//!
//! Read it in the order it runs: `plan_document` and [`generate`] are the table of contents.
//!
//! ```text
//! bytes ─load→ Document ─lower→ Normal ─typed→ openapiv3::OpenAPI ─plan→ ir::Crate ─emit→ Files ─write→ disk
//! ```
//!
//! A build script calls [`build`]; the binary `disjunct` does the rest.

// A build script has no use for what the command line alone calls.
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod build_script;
#[cfg(feature = "cli")]
mod cli;
mod config;
mod diagnostic;
mod emit;
mod error;
mod files;
mod graph;
mod hidden;
mod ir;
mod load;
mod lock;
mod lower;
mod plan;
mod render;
mod source;
mod stack;
mod typed;
mod write;

use std::path::Path;

// The public items, all of them: `tests/tidy/public.txt` lists their fields and methods.
pub use build_script::{BuildError, build};
pub use config::{Builder, Options, PackageName, UnknownFields};
pub use diagnostic::{Code, Diagnostic, Diagnostics, Omitted, Severity};
pub use emit::{Bindings, Layout, OperationBinding, ParameterBinding, WebhookBinding};
pub use error::Error;
pub use files::Files;
pub use ir::{DecidedBranch, DecidedBy, Decision, Overlap, Skipped, Untyped, UntypedReason};
pub use lock::{Lock, Problem};
pub use render::{MessageFormat, render};
pub use source::{Location, SizeLimit, Sources};
pub use write::{Changes, WriteMode, write_files};

/// The entry point of the binary. Not part of the public API.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub use cli::run as run_command_line;

use ir::Crate;
use load::Input;
use openapiv3::OpenAPI;

/// What a run found out and made.
#[derive(Debug)]
#[non_exhaustive]
pub struct Generation {
    /// The emitted files; `None` where the document has errors.
    pub files: Option<Files>,
    /// The crates that the files name, as lines of `[dependencies]`: a package has them in its manifest.
    pub dependencies: Vec<&'static str>,
    /// The names that were given: the next run gives them again where its [`Options`] have them. They are among the files of a
    /// package.
    pub lock: Lock,
    /// Every schema whose values the files hold as raw JSON, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every operation that the client has no call for, with the reason.
    pub skipped: Vec<Skipped>,
    /// Every union of the document, and what decides it.
    pub decisions: Vec<Decision>,
    /// Which Rust type each place of the document became.
    pub bindings: Bindings,
    /// What there is to say about the document.
    pub diagnostics: Diagnostics,
    /// The texts it was read from, to say where.
    pub sources: Sources,
}

/// Reads the document at `spec` and makes the files of its client. Nothing is written.
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
/// Where a file cannot be read, or no thread can be started: what is wrong with the document itself is in
/// [`Generation::diagnostics`].
pub fn generate(spec: &Path, options: &Options, layout: Layout) -> Result<Generation, Error> {
    generate_from(Input::File(spec), options, layout)
}

/// [`generate`] for a document that need not be a file.
fn generate_from(input: Input<'_>, options: &Options, layout: Layout) -> Result<Generation, Error> {
    let made = stack::with_known_stack(|| generate_here(input, options, layout));
    made.map_err(Error::io("start a thread for", input.path()))?
}

fn generate_here(input: Input<'_>, options: &Options, layout: Layout) -> Result<Generation, Error> {
    let (plan, diagnostics, sources) = plan_document(input, options, |_, plan| plan)?;
    let plan = plan.filter(|_| !diagnostics.has_errors());
    let (files, dependencies) = plan
        .as_ref()
        .map(|plan| emit::emit_crate(plan, layout))
        .unzip();
    let bindings = plan.as_ref().map(emit::spell_bindings).unwrap_or_default();
    let told = plan.map(|plan| (plan.lock, plan.untyped, plan.skipped, plan.decisions));
    let (lock, untyped, skipped, decisions) = told.unwrap_or_default();
    let dependencies = dependencies.unwrap_or_default();
    Ok(Generation {
        files,
        dependencies,
        lock,
        untyped,
        skipped,
        decisions,
        bindings,
        diagnostics,
        sources,
    })
}

/// Loads, lowers, types and plans the document. `told` makes of the typed model and the plan what the caller wants; `None` where
/// the document cannot be read that far.
fn plan_document<T>(
    input: Input<'_>,
    options: &Options,
    told: impl FnOnce(&OpenAPI, Crate) -> T,
) -> Result<(Option<T>, Diagnostics, Sources), Error> {
    let mut diagnostics = Diagnostics::default();
    let (document, sources) = load::load(
        input,
        options.root.as_deref(),
        options.max_size,
        &mut diagnostics,
    )?;
    let planned = document.and_then(|document| {
        let normal = lower::lower_document(document, &sources, &mut diagnostics)?;
        let model = typed::type_document(normal, &mut diagnostics)?;
        let plan = plan::plan_crate(&model, options, &mut diagnostics);
        Some(told(&model, plan))
    });
    diagnostics.settle(&sources);
    Ok((planned, diagnostics, sources))
}

/// How a document is read: what decides its unions, and what its client will not have.
#[derive(Debug)]
#[non_exhaustive]
pub struct Report {
    /// Every union, with the branches that accept the same values. Branches not listed may still do so.
    pub unions: Vec<(Decision, Vec<Overlap>)>,
    /// Every schema whose values stay raw JSON, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every operation that the client has no call for, with the reason.
    pub skipped: Vec<Skipped>,
    /// Which Rust type each place of the document becomes.
    pub bindings: Bindings,
    /// What there is to say about the document.
    pub diagnostics: Diagnostics,
    /// The texts it was read from, to say where.
    pub sources: Sources,
}

/// Reads the document at `spec` as [`generate`] does, and says how, without making anything.
///
/// # Errors
///
/// Where a file cannot be read, or no thread can be started.
pub fn report(spec: &Path, options: &Options) -> Result<Report, Error> {
    report_from(Input::File(spec), options)
}

/// [`report`] for a document that need not be a file.
fn report_from(input: Input<'_>, options: &Options) -> Result<Report, Error> {
    let told = stack::with_known_stack(|| report_here(input, options));
    told.map_err(Error::io("start a thread for", input.path()))?
}

fn report_here(input: Input<'_>, options: &Options) -> Result<Report, Error> {
    let (plan, diagnostics, sources) = plan_document(input, options, |model, plan| {
        let overlaps = plan::find_overlaps(model, &plan.decisions);
        (plan, overlaps)
    })?;
    let bindings = plan
        .as_ref()
        .map(|(plan, _)| emit::spell_bindings(plan))
        .unwrap_or_default();
    let told = plan.map(|(plan, overlaps)| {
        (
            plan.decisions.into_iter().zip(overlaps).collect(),
            plan.untyped,
            plan.skipped,
        )
    });
    let (unions, untyped, skipped) = told.unwrap_or_default();
    Ok(Report {
        unions,
        untyped,
        skipped,
        bindings,
        diagnostics,
        sources,
    })
}

/// The README's examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
