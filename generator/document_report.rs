//! The entry point of reports: a document → how it is read, without a client.
//!
//! It plans the document as for a client, and emits nothing.

use std::borrow::Cow;
use std::path::Path;

use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::emit::{self, Bindings};
use crate::error::Error;
use crate::ir::{Decision, NearMiss, Overlap, PagedOperation, Skipped, Untyped, UnusedMedia};
use crate::load::Input;
use crate::report::find_overlaps;
use crate::source::Sources;
use crate::{plan_document, stack, written};

/// How a document is read: how variants are distinguished, and what the client does not have.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// Every union, with branches that accept common values. Other branches may overlap too.
    pub unions: Vec<(Decision, Vec<Overlap>)>,
    /// Every schema whose values are raw JSON, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every skipped operation, with the reason.
    pub skipped: Vec<Skipped>,
    /// Every media type of a request or of a success response that no method sends or reads, with the reason.
    pub unused_media: Vec<UnusedMedia>,
    /// Every operation that pages, by pointer.
    pub paged: Vec<PagedOperation>,
    /// Every operation that looks as if it paged, with the reason why it is not read so.
    pub near_misses: Vec<NearMiss>,
    /// The Rust types of the schemas, parameters, bodies and responses.
    pub bindings: Bindings,
    /// The errors, warnings and notes about the document.
    pub diagnostics: Diagnostics,
    /// The files of the document, for the locations of the diagnostics.
    pub sources: Sources,
}

/// Reads the document at `spec` as [`generate`](crate::generate) does, and reports how, without generating files.
///
/// # Errors
///
/// If a file cannot be read, or no thread can be started.
pub fn report(spec: &Path, options: &Options) -> Result<Report, Error> {
    report_from(Input::File(spec), options)
}

/// [`report`](report()) for a document that may be standard input.
pub fn report_from(input: Input<'_>, options: &Options) -> Result<Report, Error> {
    let made = stack::with_known_stack(|| report_here(input, options));
    made.map_err(Error::io("start a thread for", input.path()))?
}

fn report_here(input: Input<'_>, options: &Options) -> Result<Report, Error> {
    let (plan, diagnostics, sources) =
        plan_document(input, options, Cow::Borrowed, |schemas, plan| {
            let overlaps = find_overlaps(schemas, &plan.decisions);
            (plan, overlaps)
        })?;
    let mut report = Report {
        diagnostics,
        sources,
        ..Report::default()
    };
    if let Some((plan, overlaps)) = plan {
        report.bindings = emit::write_bindings(&plan);
        let decisions = written::located_decisions(plan.decisions, &report.sources);
        report.unions = decisions.into_iter().zip(overlaps).collect();
        report.untyped = plan.untyped;
        report.skipped = plan.skipped;
        report.unused_media = plan.unused_media;
        report.paged = plan.paged;
        report.near_misses = plan.near_misses;
    }
    Ok(report)
}
