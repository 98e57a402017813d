//! HAR files and lines of JSON → the responses in them, one at a time.
//!
//! A file is never in memory as a whole: one entry or one line is. Messages about what cannot be read quote nothing of it.

use std::fmt;
use std::io::{self, BufRead, Cursor, Read};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::de::{
    DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use serde_json::error::Category;
use serde_json::{Map, Value};

use super::recording::{Body, Recording, Subject};
use crate::operations::media::may_be_json;

/// How much of a file is read to find out whether it is a HAR.
const BEGINNING: u64 = 4096;

/// Why a file could not be read to its end.
#[derive(Debug)]
pub enum Fault {
    /// The file system.
    Io(io::Error),
    /// It is neither a HAR nor lines of JSON, or not valid.
    Invalid {
        /// Line, from 1.
        line: usize,
        /// Column, from 1; 0 for the line as a whole.
        column: usize,
        /// What is wrong.
        message: String,
    },
}

/// Reads all recordings of a file, and passes them on.
///
/// # Errors
/// If the file cannot be read or is not valid; the recordings before were passed on.
pub fn read_recordings(
    mut file: impl BufRead,
    sink: &mut dyn FnMut(Recording),
) -> Result<(), Fault> {
    let mut beginning = Vec::new();
    let mut start = file.by_ref().take(BEGINNING);
    start.read_to_end(&mut beginning).map_err(Fault::Io)?;
    if beginning.starts_with(b"\xef\xbb\xbf") {
        beginning.drain(..3);
    }
    let is_har = first_key(&beginning).is_some_and(|key| key == b"log");
    let whole = Cursor::new(beginning).chain(file);
    if is_har {
        read_har(whole, sink)
    } else {
        read_lines(whole, sink)
    }
}

/// The first key of an object, as it is written.
fn first_key(text: &[u8]) -> Option<&[u8]> {
    let rest = text.trim_ascii_start().strip_prefix(b"{")?;
    let rest = rest.trim_ascii_start().strip_prefix(b"\"")?;
    let end = rest.iter().position(|byte| *byte == b'"')?;
    Some(&rest[..end])
}

fn read_lines(mut file: impl BufRead, sink: &mut dyn FnMut(Recording)) -> Result<(), Fault> {
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        if file.read_until(b'\n', &mut line).map_err(Fault::Io)? == 0 {
            return Ok(());
        }
        number += 1;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let invalid = |column, message| Fault::Invalid {
            line: number,
            column,
            message,
        };
        let value: Value = serde_json::from_slice(&line)
            .map_err(|error| invalid(error.column(), without_location(&error)))?;
        let recording = read_line(value).map_err(|message| invalid(0, message.to_owned()))?;
        sink(recording);
    }
}

/// `{method, url, status, body}`, `{op, status, text}` or `{schema, body}`.
fn read_line(line: Value) -> Result<Recording, &'static str> {
    let Value::Object(mut fields) = line else {
        return Err("expected a HAR, or an object on each line");
    };
    let body = read_body_of_line(&mut fields)?;
    if let Some(schema) = take_string(&mut fields, "schema")? {
        return Ok(Recording {
            of: Subject::Schema(schema),
            body,
        });
    }
    let (method, url) = match take_string(&mut fields, "op")? {
        Some(operation) => {
            let (method, path) = operation
                .split_once(' ')
                .ok_or("`op` is a method and a path, as in `GET /pets/{id}`")?;
            (method.to_owned(), path.trim().to_owned())
        }
        None => {
            let missing = "expected `schema`, or `method`, `url` and `status`";
            let method = take_string(&mut fields, "method")?.ok_or(missing)?;
            (method, take_string(&mut fields, "url")?.ok_or(missing)?)
        }
    };
    let status = match fields.remove("status") {
        Some(Value::String(status)) => status.parse().ok(),
        Some(Value::Number(status)) => status.as_u64().and_then(|status| status.try_into().ok()),
        _ => None,
    };
    Ok(Recording {
        of: Subject::Response {
            method: method.to_ascii_uppercase(),
            url,
            status: status.ok_or("`status` is a number, as in `200`")?,
            media_type: take_string(&mut fields, "media_type")?,
        },
        body,
    })
}

/// `body` is the JSON value, `text` the bytes that came, as a string.
fn read_body_of_line(fields: &mut Map<String, Value>) -> Result<Body, &'static str> {
    let text = take_string(fields, "text")?;
    Ok(match (fields.remove("body"), text) {
        (Some(body), _) => Body::Json(body),
        (None, Some(text)) => read_json(text.as_bytes()),
        (None, None) => Body::Absent,
    })
}

/// An empty body is none.
fn read_json(bytes: &[u8]) -> Body {
    if bytes.trim_ascii().is_empty() {
        return Body::Absent;
    }
    serde_json::from_slice(bytes).map_or(Body::Other, Body::Json)
}

fn take_string(fields: &mut Map<String, Value>, key: &str) -> Result<Option<String>, &'static str> {
    match fields.remove(key) {
        Some(Value::String(text)) => Ok(Some(text)),
        None | Some(Value::Null) => Ok(None),
        Some(_) => Err("`schema`, `op`, `method`, `url`, `media_type` and `text` are strings"),
    }
}

/// The message of `serde_json` without its line and column. About syntax, it quotes nothing.
fn without_location(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let end = message.rfind(" at line ").unwrap_or(message.len());
    message[..end].to_owned()
}

fn read_har(file: impl BufRead, sink: &mut dyn FnMut(Recording)) -> Result<(), Fault> {
    let mut har = serde_json::Deserializer::from_reader(file);
    let mut fault = None;
    let read = Step::File.with(sink, &mut fault).deserialize(&mut har);
    let read = read.and_then(|()| har.end());
    read.map_err(|error| match error.classify() {
        Category::Io => Fault::Io(error.into()),
        category => Fault::Invalid {
            line: error.line(),
            column: error.column(),
            message: match (category, fault) {
                (_, Some(fault)) => fault.to_owned(),
                // The message would quote a value.
                (Category::Data, None) => "in a HAR, `log.entries` is an array".to_owned(),
                _ => without_location(&error),
            },
        },
    })
}

/// What of a HAR is read next.
#[derive(Clone, Copy)]
enum Step {
    File,
    Log,
    Entries,
}

/// Reads a HAR down to its entries. `fault` is what is wrong with one.
struct Reader<'s> {
    step: Step,
    sink: &'s mut dyn FnMut(Recording),
    fault: &'s mut Option<&'static str>,
}

impl Step {
    fn with<'s>(
        self,
        sink: &'s mut dyn FnMut(Recording),
        fault: &'s mut Option<&'static str>,
    ) -> Reader<'s> {
        Reader {
            step: self,
            sink,
            fault,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Reader<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        match self.step {
            Step::File | Step::Log => value.deserialize_map(self),
            Step::Entries => value.deserialize_seq(self),
        }
    }
}

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a HAR")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let (wanted, next) = match self.step {
            Step::File => ("log", Step::Log),
            Step::Log | Step::Entries => ("entries", Step::Entries),
        };
        while let Some(key) = map.next_key::<String>()? {
            if key == wanted {
                map.next_value_seed(next.with(self.sink, self.fault))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while let Some(entry) = entries.next_element::<Value>()? {
            match read_entry(&entry) {
                Ok(recording) => (self.sink)(recording),
                Err(message) => {
                    *self.fault = Some(message);
                    return Err(A::Error::custom(message));
                }
            }
        }
        Ok(())
    }
}

fn read_entry(entry: &Value) -> Result<Recording, &'static str> {
    let string = |value: &Value| value.as_str().map(str::to_owned);
    let request = &entry["request"];
    let (method, url) = string(&request["method"])
        .zip(string(&request["url"]))
        .ok_or("an entry of a HAR has `request.method` and `request.url`, which are strings")?;
    let response = &entry["response"];
    let status = response["status"].as_i64();
    let status = status.ok_or("an entry of a HAR has `response.status`, which is a number")?;
    // Browsers write 0 or -1 where no response came.
    let status = status.try_into().unwrap_or(0);
    let content = &response["content"];
    let media_type = string(&content["mimeType"]);
    let media_type = media_type.filter(|name| name.contains('/'));
    let may_be_json = media_type.as_deref().is_none_or(may_be_json);
    let body = match content["text"].as_str() {
        None | Some("") => Body::Absent,
        Some(_) if !may_be_json => Body::Other,
        Some(text) if content["encoding"] == "base64" => {
            let bytes = STANDARD.decode(text);
            bytes.map_or(Body::Other, |bytes| read_json(&bytes))
        }
        Some(text) => read_json(text.as_bytes()),
    };
    Ok(Recording {
        of: Subject::Response {
            method: method.to_ascii_uppercase(),
            url,
            status,
            media_type,
        },
        body,
    })
}
