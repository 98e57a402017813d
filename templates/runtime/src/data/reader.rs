//! A position in JSON text, and the steps that move it.
//!
//! In: UTF-8 text. [`decode`](super::decode()) uses it instead of `serde_json` because it can look ahead: a union gets its tag
//! from any position, nothing is buffered, and keys in the order of the schema need no search.

use super::decode_error::DecodeError;
use super::memory::Memory;
use super::stack::DEPTH;

/// A position in JSON text.
#[derive(Clone)]
pub(crate) struct Reader<'de, 'm> {
    pub(super) text: &'de str,
    pub(super) at: usize,
    /// The memory that the value may still allocate.
    pub(super) memory: &'m Memory,
    /// The number of objects and arrays that may still be opened.
    pub(super) depth: u8,
    /// Whether a number that is out of range becomes the nearest one in range.
    pub(super) rounds: bool,
    /// How much text was searched for tags.
    pub(super) searched: usize,
}

impl<'de, 'm> Reader<'de, 'm> {
    pub(super) fn new(text: &'de str, memory: &'m Memory) -> Self {
        Self {
            text,
            at: 0,
            memory,
            depth: DEPTH,
            rounds: false,
            searched: 0,
        }
    }

    /// A reader of the JSON that was last requested, within the objects and arrays around it.
    pub(super) fn inside(text: &'de str, memory: &'m Memory) -> Self {
        Self {
            depth: memory.corrections.depth.get(),
            ..Self::new(text, memory)
        }
    }

    /// A reader of other text in place of the next value.
    pub(super) fn instead(&self, text: &'de str) -> Self {
        Self {
            text,
            at: 0,
            searched: 0,
            ..self.clone()
        }
    }

    /// A reader of the same text at `at`, to read it once more.
    #[cold]
    pub(super) fn back_at(&self, at: usize) -> Self {
        Self { at, ..self.clone() }
    }

    #[inline]
    pub(super) fn bytes(&self) -> &'de [u8] {
        self.text.as_bytes()
    }

    /// The next byte after white space; 0 at the end.
    #[inline]
    pub(super) fn peek(&mut self) -> u8 {
        match self.bytes().get(self.at) {
            Some(&byte) if byte > b' ' => byte,
            _ => self.peek_past_space(),
        }
    }

    fn peek_past_space(&mut self) -> u8 {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.bytes().get(self.at) {
            self.at += 1;
        }
        self.bytes().get(self.at).copied().unwrap_or(0)
    }

    /// Moves past the next byte if it is this one.
    #[inline]
    pub(super) fn take(&mut self, byte: u8) -> bool {
        let is_it = self.peek() == byte;
        self.at += usize::from(is_it);
        is_it
    }

    /// Moves past `literal`.
    #[inline]
    pub(super) fn take_literal<const N: usize>(
        &mut self,
        literal: &[u8; N],
    ) -> Result<(), DecodeError> {
        let rest = self.bytes().get(self.at..).unwrap_or_default();
        if rest.first_chunk() != Some(literal) {
            return Err(self.error("expected a value"));
        }
        self.at += N;
        Ok(())
    }

    /// Enters the next object or array.
    #[inline]
    pub(super) fn open(&mut self) -> Result<(), DecodeError> {
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(self.error("expected a value that is nested less deep"));
        };
        self.depth = depth;
        self.at += 1;
        Ok(())
    }

    /// Leaves an object or array at its bracket.
    #[inline]
    pub(super) fn close(&mut self, bracket: u8, what: &'static str) -> Result<(), DecodeError> {
        self.depth += 1;
        if self.take(bracket) {
            Ok(())
        } else {
            Err(self.error(what))
        }
    }

    /// Leaves the object that begins at `at`, and moves back to its bracket.
    pub(super) fn reopen(&mut self, at: usize) {
        self.depth += 1;
        self.at = at;
    }

    /// Checks that only white space is left.
    pub(super) fn end(&mut self) -> Result<(), DecodeError> {
        self.peek();
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(self.error("expected the end"))
        }
    }

    /// The error of invalid JSON.
    #[cold]
    pub(super) fn error(&self, what: &'static str) -> DecodeError {
        let before = &self.bytes()[..self.at.min(self.text.len())];
        let lines = before.split(|&byte| byte == b'\n');
        let (line, column) = lines.fold((0, 0), |(line, _), text| (line + 1, text.len() + 1));
        let cut_off = if before.len() == self.text.len() {
            ", found the end"
        } else {
            ""
        };
        DecodeError::syntax(format!("{what}{cut_off} at line {line} column {column}"))
    }
}
