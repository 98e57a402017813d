//! Errors and warnings of parsing a file, with the current location in its tree.

use std::ops::Range;

use serde_json::Value;

use super::super::budget::DEPTH;
use super::{Kind, Stop, Tree};
use crate::diagnostic::{Code, Diagnostic, codes};
use crate::source::event::{Flaw, FlawKind};
use crate::source::{Location, pointer};

impl Tree<'_> {
    /// The pointer of the next value.
    pub(super) fn pointer(&self) -> String {
        let mut pointer = self.base.to_owned();
        for open in &self.open {
            match &open.kind {
                Kind::Array(items) => pointer::push(&mut pointer, &items.len().to_string()),
                Kind::Map { key: Some(key), .. } => pointer::push(&mut pointer, &key.name),
                Kind::Map { key: None, .. } => {}
            }
        }
        pointer
    }

    pub(super) fn stop(&self, code: &'static Code, span: Range<usize>, message: &str) -> Stop {
        Box::new(Diagnostic::new(
            code,
            Location::text(self.pointer(), span),
            message,
        ))
    }

    pub(super) fn too_deep(&self, span: Range<usize>) -> Stop {
        let message = format!("nested more than {DEPTH} levels deep");
        self.stop(&codes::NESTED_TOO_DEEP, span, &message)
    }

    pub(super) fn flaw(&self, flaw: Flaw) -> Stop {
        let code = match flaw.kind {
            FlawKind::TooDeep => return self.too_deep(flaw.span),
            FlawKind::Syntax => &codes::INVALID_SYNTAX,
            FlawKind::LoneSurrogate => &codes::LONE_SURROGATE,
            FlawKind::SecondDocument => &codes::SECOND_DOCUMENT,
        };
        let mut diagnostic = self.stop(code, flaw.span, &flaw.message);
        if let Some(at) = flaw.opened {
            let opening = Location::text(self.base, at..at + 1);
            diagnostic
                .related
                .push((opening, "unclosed bracket".to_owned()));
        }
        diagnostic.help = flaw.help.map(str::to_owned);
        diagnostic
    }

    pub(super) fn report(
        &mut self,
        code: &'static Code,
        span: Range<usize>,
        message: impl Into<String>,
    ) {
        let found = Diagnostic::new(code, Location::text(self.pointer(), span), message);
        self.diagnostics.push(found);
    }

    pub(super) fn report_empty(&mut self) {
        self.report(&codes::EMPTY_FILE, 0..0, "this file is empty");
    }

    pub(super) fn report_duplicate(&mut self, name: &str, span: Range<usize>) {
        let pointer = pointer::join(&self.pointer(), name);
        let message = format!("the key `{name}` already exists in this object");
        let duplicate = Diagnostic::new(
            &codes::DUPLICATE_KEY,
            Location::text(pointer.clone(), span),
            message,
        );
        self.diagnostics
            .push(duplicate.related(Location::key(pointer), "first used here"));
    }

    pub(super) fn not_finite(&mut self, text: &str, span: &Range<usize>) -> Value {
        let message = format!("`{text}` is not a finite number");
        self.report(&codes::NUMBER_NOT_FINITE, span.clone(), message);
        Value::Null
    }
}
