//! One file's text, and its lines.

use std::ops::Range;
use std::sync::OnceLock;

use super::format::Format;
use super::outline::Outline;
use super::size_limit::SizeLimit;

/// The block size for counting characters, in bytes.
const BLOCK: usize = 1 << 14;

/// A file of the document.
#[derive(Debug)]
pub struct SourceFile {
    /// Its path below the document's folder, with forward slashes; empty for the document itself.
    pub key: String,
    /// Its path as the user wrote it.
    pub path: String,
    /// Its source text, without a byte order mark.
    pub text: String,
    /// Its format.
    pub format: Format,
    /// Whether it changes the document, and is no part of it.
    pub is_overlay: bool,
    limit: SizeLimit,
    lines: OnceLock<Vec<usize>>,
    /// The number of characters before each block of bytes: a document may be one line of many megabytes.
    counts: OnceLock<Vec<usize>>,
    outline: OnceLock<Outline>,
}

/// A line and a column, both from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
}

impl SourceFile {
    /// A file with its text.
    pub fn new(
        key: impl Into<String>,
        path: impl Into<String>,
        text: impl Into<String>,
        format: Format,
    ) -> Self {
        Self {
            key: key.into(),
            path: path.into(),
            text: text.into(),
            format,
            is_overlay: false,
            limit: SizeLimit::default(),
            lines: OnceLock::new(),
            counts: OnceLock::new(),
            outline: OnceLock::new(),
        }
    }

    pub(super) fn with_limit(self, limit: SizeLimit) -> Self {
        Self { limit, ..self }
    }

    /// Line and column of a byte.
    pub fn point(&self, at: usize) -> Point {
        let at = self.boundary(at);
        let starts = self.line_starts();
        let line = starts.partition_point(|start| *start <= at);
        let column = self.chars_before(at) - self.chars_before(starts[line - 1]) + 1;
        Point { line, column }
    }

    /// The bytes of a line (from 1), without its end; empty after the last line.
    pub fn line(&self, line: usize) -> Range<usize> {
        let start_of = |line| {
            self.line_starts()
                .get(line)
                .copied()
                .unwrap_or(self.text.len())
        };
        let start = start_of(line.saturating_sub(1));
        let end = start_of(line).max(start);
        start..start + self.text[start..end].trim_end_matches(['\n', '\r']).len()
    }

    /// `line_starts()[0]` is 0, so every byte is in some line.
    fn line_starts(&self) -> &[usize] {
        self.lines.get_or_init(|| {
            let ends = self.text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(ends).collect()
        })
    }

    /// The number of characters before a byte.
    fn chars_before(&self, at: usize) -> usize {
        let start_of = |block: usize| self.boundary(block * BLOCK);
        let count = |range: Range<usize>| self.text[range].chars().count();
        let counts = self.counts.get_or_init(|| {
            let blocks = 0..self.text.len() / BLOCK;
            let sizes = blocks.map(|block| count(start_of(block)..start_of(block + 1)));
            let sums = sizes.scan(0, |sum, size| {
                *sum += size;
                Some(*sum)
            });
            std::iter::once(0).chain(sums).collect()
        });
        counts[at / BLOCK] + count(start_of(at / BLOCK)..at)
    }

    /// The last character boundary that is not after `at`.
    fn boundary(&self, at: usize) -> usize {
        (0..=at.min(self.text.len()))
            .rev()
            .find(|at| self.text.is_char_boundary(*at))
            .unwrap_or(0)
    }

    pub(super) fn clamp(&self, span: Range<usize>) -> Range<usize> {
        let start = self.boundary(span.start);
        start..self.boundary(span.end.max(start))
    }

    pub(super) fn outline(&self) -> &Outline {
        self.outline
            .get_or_init(|| Outline::of(&self.text, self.format, self.limit.values()))
    }
}
