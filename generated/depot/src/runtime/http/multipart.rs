//! Multipart forms. In: an object, whose fields are texts, lists, objects and files. Out: a body of their
//! parts. It must not know the request around it.

use std::{
    collections::hash_map::RandomState,
    fmt::Write,
    hash::{BuildHasher, Hasher},
};

use serde::Serialize;

use super::{
    super::{File, collect_files},
    body::Body,
    encoder::Encoder,
    request_error::RequestError,
    tree::Tree,
};

/// `multipart/form-data`, with the fields that have a media type of their own.
///
/// Each field is a part: a string as it is, an object as JSON, a file as its bytes. An array makes a part of
/// each of its items, whatever their media type; an array within an array is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Multipart(pub &'static [(&'static str, &'static str)]);

impl<T: Serialize + ?Sized> Encoder<T> for Multipart {
    fn encode(&self, value: &T) -> Result<Body, RequestError> {
        let (value, files) = collect_files(|| Tree::of(value));
        let value = value
            .map_err(|unwritten| RequestError::unwritten_body("cannot be written", unwritten))?;
        let Tree::Object(fields) = value else {
            return Err(RequestError::body(
                "is no object, which a multipart form has to be",
            ));
        };
        let mut parts = Parts {
            boundary: random_boundary(),
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
        value: &Tree,
        declared: Option<&str>,
    ) -> Result<(), RequestError> {
        match value {
            Tree::Null => Ok(()),
            Tree::Array(items) => items
                .iter()
                .try_for_each(|item| self.add_part(name, item, declared)),
            value => self.add_part(name, value, declared),
        }
    }

    fn add_part(
        &mut self,
        name: &str,
        value: &Tree,
        declared: Option<&str>,
    ) -> Result<(), RequestError> {
        let essence = declared
            .and_then(|declared| declared.split(';').next())
            .unwrap_or_default();
        let as_json = essence.trim_end().to_ascii_lowercase().ends_with("json");
        match value {
            Tree::Null if !as_json => Ok(()),
            Tree::File(number) => match self.files.get(*number).cloned() {
                Some(file) => self.put_file(name, &file, declared),
                None => Err(RequestError::body("has a file that was not collected")),
            },
            // Files cannot be written as JSON: each is a part, however deep in arrays it is.
            Tree::Array(items) if !items.is_empty() && items.iter().all(is_files) => items
                .iter()
                .try_for_each(|item| self.add_part(name, item, declared)),
            Tree::Text(text) | Tree::Literal(text) if !as_json => {
                self.put(name, None, declared, text.as_bytes())
            }
            _ if has_file(value) => Err(RequestError::body(
                "has a file within JSON, where it cannot be sent",
            )),
            _ => self.put(
                name,
                None,
                declared.or(Some("application/json")),
                value.json().as_bytes(),
            ),
        }
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

/// Whether the value is a file, or an array of nothing but files.
fn is_files(value: &Tree) -> bool {
    match value {
        Tree::File(_) => true,
        Tree::Array(items) => !items.is_empty() && items.iter().all(is_files),
        _ => false,
    }
}

/// Whether there is a file anywhere in the value.
fn has_file(value: &Tree) -> bool {
    match value {
        Tree::File(_) => true,
        Tree::Array(items) => items.iter().any(has_file),
        Tree::Object(fields) => fields.iter().any(|(_, value)| has_file(value)),
        Tree::Null | Tree::Literal(_) | Tree::Text(_) => false,
    }
}

/// A name as the WHATWG has browsers write it between quotes.
fn quoted(name: &str) -> String {
    name.replace('"', "%22")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}
