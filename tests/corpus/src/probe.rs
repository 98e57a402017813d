//! A program that decodes what it is sent and writes it back: how a crate is asked about values.
//!
//! It reads lines, the number of a type and a JSON text, and responds to each with a line of JSON.

use std::fmt::Write;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// What a crate is asked, and the types that are needed for it.
#[derive(Debug)]
pub struct Probe {
    has_types: bool,
    has_decode: bool,
    types: Vec<String>,
    /// Each with the number of its type.
    pub cases: Vec<(usize, Case)>,
}

/// A value, and what should become of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// Where the value comes from.
    pub what: String,
    /// JSON pointer of its schema.
    pub at: String,
    /// The JSON text.
    pub text: String,
    /// What should become of it.
    pub expected: Expected,
}

/// What should become of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// It comes back: the document says that it is one.
    Example,
    /// It comes back: it was made from the schema, and has one change, or none.
    Same(Change),
    /// It is an error at this location.
    Error(Change, Vec<String>),
    /// It comes back, as one of these variants.
    Variant(Vec<String>),
}

/// What was changed about a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// A field that the schema does not know.
    UnknownField,
    /// A value that an enum does not list.
    UnknownValue,
    /// A tag that no branch has.
    UnknownTag,
    /// A required field is missing.
    Missing,
    /// `null` in place of a value.
    Null,
    /// A value of another type.
    WrongType,
}

/// What became of a value.
#[derive(Clone, Debug, Deserialize)]
pub struct Response {
    /// It, written back.
    #[serde(default, deserialize_with = "given")]
    pub json: Option<Box<RawValue>>,
    /// The beginning of how Rust shows it: of an enum, the variant and the type of its payload.
    #[serde(default)]
    pub shown: String,
    /// Why it was refused.
    #[serde(default)]
    pub error: String,
    /// Where it was refused.
    #[serde(default)]
    pub path: Vec<Value>,
}

/// `null` is a value as well.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Box::deserialize(deserializer).map(Some)
}

const PROGRAM: &str = include_str!("program.txt");

const READ: &str = "
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Value> {
    runtime::decode_strict(text.as_bytes()).map_err(|error| {
        json!({\"error\": error.message(), \"path\": error.segments().collect::<Vec<_>>()})
    })
}
";

/// For a crate that reads no response, and therefore has no reader.
const READ_BY_SERDE_JSON: &str = "
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Value> {
    serde_json::from_str(text).map_err(|error| json!({\"error\": error.to_string()}))
}
";

impl Probe {
    /// Nothing is asked yet.
    #[must_use]
    pub fn new(has_types: bool, has_decode: bool) -> Self {
        Self {
            has_types,
            has_decode,
            types: Vec::new(),
            cases: Vec::new(),
        }
    }

    /// Asks what becomes of a value, read as a type.
    pub fn ask(&mut self, ty: &str, case: Case) {
        if !self.has_decode && matches!(case.expected, Expected::Error(..)) {
            // Only the crate's own reader says where an error is.
            return;
        }
        let index = self
            .types
            .iter()
            .position(|known| known == ty)
            .unwrap_or_else(|| {
                self.types.push(ty.to_owned());
                self.types.len() - 1
            });
        self.cases.push((index, case));
    }

    /// The manifest of the program: the crate's own, under another name.
    #[must_use]
    pub fn manifest(&self, name: &str, of_crate: &str) -> String {
        let dependencies = of_crate
            .lines()
            .skip_while(|line| *line != "[dependencies]")
            .skip(1);
        let dependencies: Vec<&str> = dependencies.take_while(|line| !line.is_empty()).collect();
        let has = |name: &str| {
            dependencies
                .iter()
                .any(|line| line.starts_with(&format!("{name} ")))
        };
        let others = ["serde", "serde_json"]
            .into_iter()
            .filter(|name| !has(name));
        let others: String = others.map(|name| format!("{name} = \"1\"\n")).collect();
        let dependencies = dependencies.join("\n");
        format!(
            "[package]\nname = \"program_{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{dependencies}\n{others}"
        )
    }

    /// The source of the program. It holds the crate as a module, so that only what is asked about becomes machine code.
    #[must_use]
    pub fn program(&self, name: &str) -> String {
        let mut text = format!(
            "#![allow(warnings)]\n\n#[path = \"../../../crates/{name}/src/lib.rs\"]\nmod client;\nuse client::runtime;\n"
        );
        if self.has_types {
            text.push_str("use client::types;\n");
        }
        text.push_str(PROGRAM);
        text.push_str(if self.has_decode {
            READ
        } else {
            READ_BY_SERDE_JSON
        });
        let _ = writeln!(text, "\nconst TURNS: &[fn(&str) -> String] = &[");
        for ty in &self.types {
            let _ = writeln!(text, "    turn::<{ty}>,");
        }
        text.push_str("];\n");
        text
    }

    /// Asks the program, and gives its responses in the order of the cases.
    ///
    /// # Panics
    /// Where it does not respond to all.
    #[must_use]
    pub fn run(&self, program: &Path) -> Vec<Response> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let lines: String = self
            .cases
            .iter()
            .fold(String::new(), |mut lines, (ty, case)| {
                let _ = writeln!(lines, "{ty}\t{}", case.text);
                lines
            });
        let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let responses: Vec<Response> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(
            responses.len(),
            self.cases.len(),
            "{} ended early",
            program.display()
        );
        responses
    }
}
