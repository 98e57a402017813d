//! Multipart forms. In: an object, whose fields are texts, lists, objects and files. Out: a body of their
//! parts. It must not know the request around it.

use std::{
    collections::hash_map::RandomState,
    fmt::Write,
    hash::{BuildHasher, Hasher},
};

use serde::Serialize;
use serde_json::Value;

use super::{
    super::{File, collect_files},
    body::Body,
    encoder::Encoder,
    finite,
    param::spell,
    request_error::RequestError,
};

/// `multipart/form-data`, with the fields that have a media type of their own.
///
/// Each field is a part: a string as it is, an object as JSON, a file as its bytes. An array makes a part of
/// each of its items, whatever their media type; an array within an array is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Multipart(pub &'static [(&'static str, &'static str)]);

impl<T: Serialize + ?Sized> Encoder<T> for Multipart {
    fn encode(&self, value: &T) -> Result<Body, RequestError> {
        let boundary = random_boundary();
        let (value, files) = collect_files(&boundary, || finite::to_value(value));
        let value = value
            .map_err(|unwritten| RequestError::unwritten_body("cannot be written", unwritten))?;
        let Value::Object(fields) = value else {
            return Err(RequestError::body(
                "is no object, which a multipart form has to be",
            ));
        };
        let mut parts = Parts {
            boundary,
            files,
            bytes: Vec::new(),
        };
        for (name, value) in &fields {
            let declared = self
                .0
                .iter()
                .find(|(typed, _)| typed == name)
                .map(|(_, declared)| *declared);
            parts.add(name, value, declared)?;
        }
        Ok(parts.finish())
    }
}

/// Enough chance that no part has it in it, as browsers do it.
fn random_boundary() -> String {
    let mut boundary = "form-".to_owned();
    for _ in 0..2 {
        // Each state is seeded anew from the system.
        let _ = write!(
            boundary,
            "{:016x}",
            RandomState::new().build_hasher().finish()
        );
    }
    boundary
}

struct Parts {
    boundary: String,
    files: Vec<File>,
    bytes: Vec<u8>,
}

impl Parts {
    /// A field: one part, or of an array one for each item.
    fn add(
        &mut self,
        name: &str,
        value: &Value,
        declared: Option<&str>,
    ) -> Result<(), RequestError> {
        match value {
            Value::Null => Ok(()),
            Value::Array(items) => items
                .iter()
                .try_for_each(|item| self.add_part(name, item, declared)),
            value => self.add_part(name, value, declared),
        }
    }

    fn add_part(
        &mut self,
        name: &str,
        value: &Value,
        declared: Option<&str>,
    ) -> Result<(), RequestError> {
        let essence = declared
            .and_then(|declared| declared.split(';').next())
            .unwrap_or_default();
        let as_json = essence.trim_end().to_ascii_lowercase().ends_with("json");
        match value {
            Value::Null if !as_json => Ok(()),
            // Files cannot be written as JSON: each is a part, however deep in arrays it is.
            Value::Array(items)
                if !items.is_empty() && items.iter().all(|item| self.holds_files(item)) =>
            {
                items
                    .iter()
                    .try_for_each(|item| self.add_part(name, item, declared))
            }
            Value::String(text) if !as_json || self.file(text).is_some() => match self.file(text) {
                Some(file) => self.put_file(name, &file, declared),
                None => self.put(name, None, declared, text.as_bytes()),
            },
            Value::Bool(_) | Value::Number(_) if !as_json => {
                self.put(name, None, declared, spell(value).as_bytes())
            }
            _ => {
                let json = value.to_string();
                if json.contains(&self.boundary) {
                    return Err(RequestError::body(
                        "has a file within JSON, where it cannot be sent",
                    ));
                }
                self.put(
                    name,
                    None,
                    declared.or(Some("application/json")),
                    json.as_bytes(),
                )
            }
        }
    }

    /// Whether the value is a file, or an array of nothing but files.
    fn holds_files(&self, value: &Value) -> bool {
        match value {
            Value::String(text) => self.file(text).is_some(),
            Value::Array(items) => {
                !items.is_empty() && items.iter().all(|item| self.holds_files(item))
            }
            _ => false,
        }
    }

    /// The file in whose place `text` stands.
    fn file(&self, text: &str) -> Option<File> {
        let index = text.strip_prefix(&self.boundary)?.parse::<usize>().ok()?;
        self.files.get(index).cloned()
    }

    fn put_file(
        &mut self,
        name: &str,
        file: &File,
        declared: Option<&str>,
    ) -> Result<(), RequestError> {
        let declared = file
            .content_type()
            .or(declared)
            .unwrap_or("application/octet-stream");
        // Many services take a part without a file name for a text.
        self.put(
            name,
            Some(file.name().unwrap_or(name)),
            Some(declared),
            file.bytes(),
        )
    }

    fn put(
        &mut self,
        name: &str,
        file_name: Option<&str>,
        content_type: Option<&str>,
        content: &[u8],
    ) -> Result<(), RequestError> {
        if content_type.is_some_and(|text| text.chars().any(char::is_control)) {
            return Err(RequestError::body(
                "has a part whose media type has a control character",
            ));
        }
        let mut head = format!(
            "--{}\r\nContent-Disposition: form-data; name=\"{}\"",
            self.boundary,
            quoted(name)
        );
        if let Some(file_name) = file_name {
            let _ = write!(head, "; filename=\"{}\"", quoted(file_name));
        }
        if let Some(content_type) = content_type {
            let _ = write!(head, "\r\nContent-Type: {content_type}");
        }
        self.bytes.extend_from_slice(head.as_bytes());
        self.bytes.extend_from_slice(b"\r\n\r\n");
        self.bytes.extend_from_slice(content);
        self.bytes.extend_from_slice(b"\r\n");
        Ok(())
    }

    fn finish(mut self) -> Body {
        self.bytes
            .extend_from_slice(format!("--{}--\r\n", self.boundary).as_bytes());
        let content_type = format!("multipart/form-data; boundary={}", self.boundary);
        Body::new(content_type, self.bytes)
    }
}

/// A name as the WHATWG has browsers write it between quotes.
fn quoted(name: &str) -> String {
    name.replace('"', "%22")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}
