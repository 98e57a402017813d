//! Service: JSON files that people read and version control systems merge.
//!
//! What is not nested deep has lines of its own.

use std::io;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::hidden::is_hidden;

/// The text of a file, in which lines end outside of values that are nested deeper than `deepest`.
pub fn write(value: &impl Serialize, deepest: usize) -> String {
    let mut bytes = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut bytes, Lines { depth: 0, deepest });
    let written = value.serialize(&mut serializer);
    // A vector accepts everything, and every key is a string.
    written.unwrap_or_else(|error| unreachable!("a value can be written: {error}"));
    bytes.push(b'\n');
    String::from_utf8(bytes).unwrap_or_else(|error| unreachable!("JSON is UTF-8: {error}"))
}

/// Ends lines after what is not nested deep.
struct Lines {
    depth: usize,
    deepest: usize,
}

impl Lines {
    fn end_line<W: ?Sized + io::Write>(&self, out: &mut W) -> io::Result<()> {
        if self.depth > self.deepest {
            return Ok(());
        }
        write!(out, "\n{:1$}", "", 2 * self.depth)
    }

    fn separate<W: ?Sized + io::Write>(&self, out: &mut W, is_first: bool) -> io::Result<()> {
        if !is_first {
            out.write_all(b",")?;
        }
        self.end_line(out)
    }

    fn open<W: ?Sized + io::Write>(&mut self, out: &mut W, bracket: u8) -> io::Result<()> {
        self.depth += 1;
        out.write_all(&[bracket])
    }

    fn close<W: ?Sized + io::Write>(&mut self, out: &mut W, bracket: u8) -> io::Result<()> {
        let was_broken = self.depth <= self.deepest;
        self.depth -= 1;
        if was_broken {
            self.end_line(out)?;
        }
        out.write_all(&[bracket])
    }
}

impl Formatter for Lines {
    /// What cannot be seen is escaped: names and patterns are the document's.
    fn write_string_fragment<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(at) = rest.find(is_hidden) {
            let (before, after) = rest.split_at(at);
            out.write_all(before.as_bytes())?;
            let mut chars = after.chars();
            let hidden = chars.next().unwrap_or_default();
            for unit in hidden.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
            rest = chars.as_str();
        }
        out.write_all(rest.as_bytes())
    }

    fn begin_array<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.open(out, b'[')
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.close(out, b']')
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        is_first: bool,
    ) -> io::Result<()> {
        self.separate(out, is_first)
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.open(out, b'{')
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.close(out, b'}')
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        is_first: bool,
    ) -> io::Result<()> {
        self.separate(out, is_first)
    }
}
