//! Multipart bodies. In: an object, whose fields are strings, arrays, objects and files, or an array. Out: a body of their parts.
//! It must not know the request around it.

use std::{
    collections::VecDeque,
    error,
    fmt::Write,
    io, mem,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame};
use reqwest::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use serde::Serialize;

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use super::body_file::file_body;
use super::{
    super::{File, Report, collect_files, collect_secrets},
    body::Body,
    encoder::Encoder,
    header, param,
    part_rules::{PartRules, default_type, only_type},
    random::random,
    request_error::{RequestError, path_of},
    style::Style,
    tree::{Tree, Unwritable},
};

const FORM_DATA: &str = "multipart/form-data";
const RELATED: &str = "multipart/related";

/// A multipart body, with the fields that have a media type of their own.
///
/// Each field is a part: a string as it is, an object as JSON, a file as its bytes. An array makes a part of
/// each of its items, of any media type; an array within an array is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Multipart<'a> {
    media_type: &'static str,
    types: &'a [(&'a str, &'a str)],
    styles: &'a [(&'a str, Style)],
    headers: &'a [(&'a str, &'a [&'a str])],
    /// The media types of the first parts without names, and of all further ones; empty where there is none.
    positions: (&'a [&'a str], &'a str),
}

impl<'a> Multipart<'a> {
    /// `multipart/form-data`, and the media types of its fields: of files there may be several, separated by commas, or a range.
    #[must_use]
    pub const fn new(types: &'a [(&'a str, &'a str)]) -> Self {
        Self {
            media_type: FORM_DATA,
            types,
            styles: &[],
            headers: &[],
            positions: (&[], ""),
        }
    }

    /// Another media type: `multipart/mixed`, or `multipart/related`, whose root is the first part. An array is a body whose parts
    /// have no names.
    #[must_use]
    pub const fn media_type(self, media_type: &'static str) -> Self {
        Self { media_type, ..self }
    }

    /// The fields that have a style: each `name=value` of it is a part.
    #[must_use]
    pub const fn styled(self, styles: &'a [(&'a str, Style)]) -> Self {
        Self { styles, ..self }
    }

    /// The media types of parts without names: of the first ones, and of all further ones. An empty one is that of the value.
    #[must_use]
    pub const fn by_position(self, first: &'a [&'a str], rest: &'a str) -> Self {
        Self {
            positions: (first, rest),
            ..self
        }
    }

    /// The headers that each file of a field has to have.
    #[must_use]
    pub const fn headers(self, headers: &'a [(&'a str, &'a [&'a str])]) -> Self {
        Self { headers, ..self }
    }
}

impl<T: Serialize + ?Sized> Encoder<T> for Multipart<'_> {
    fn encode(&self, value: &T) -> Result<Body, RequestError> {
        let ((value, files), secrets) = collect_secrets(|| collect_files(|| Tree::of(value)));
        let value = value
            .map_err(|unwritten| RequestError::unwritten_body("cannot be written", unwritten))?;
        let mut parts = Parts {
            media_type: self.media_type,
            files,
            parts: Vec::new(),
        };
        match &value {
            Tree::Object(fields) => {
                for (name, value) in fields {
                    self.add_field(&mut parts, name, value)?;
                }
            }
            Tree::Array(items) if self.media_type != FORM_DATA => {
                for (index, item) in items.iter().enumerate() {
                    parts.add_part("", item, self.at(index))?;
                }
            }
            _ => {
                return Err(RequestError::body(
                    "is no object, which its media type needs",
                ));
            }
        }
        Ok(parts.finish().with_secrets(secrets))
    }

    fn check(&self, value: &T, report: &mut Report) {
        if self.types.is_empty() && self.headers.is_empty() {
            return;
        }
        let (value, files) = collect_files(|| Tree::of(value));
        // What cannot be written is an error already.
        let Ok(Tree::Object(fields)) = value else {
            return;
        };
        for (name, value) in fields.into_iter().filter(|(_, value)| has_file(value)) {
            let headers = self.headers.iter().find(|(field, _)| *field == name);
            let rules = PartRules {
                types: self.declared(&name),
                headers: headers.map_or(&[], |(_, headers)| headers),
            };
            report.within(name, |report| rules.check(&value, &files, report));
        }
    }
}

impl Multipart<'_> {
    /// A field: one part, or of an array one for each item.
    fn add_field(&self, parts: &mut Parts, name: &str, value: &Tree) -> Result<(), RequestError> {
        let style = self.styles.iter().find(|(styled, _)| *styled == name);
        if let Some((_, style)) = style.filter(|_| !has_file(value)) {
            for (name, text) in param::fields(name, *style, value) {
                parts.put(Part::text(&name, text));
            }
            return Ok(());
        }
        let declared = self.declared(name);
        match value {
            Tree::Null => Ok(()),
            Tree::Array(items) => items
                .iter()
                .try_for_each(|item| parts.add_part(name, item, declared)),
            value => parts.add_part(name, value, declared),
        }
    }

    /// The media types of a part without a name.
    fn at(&self, index: usize) -> Option<&str> {
        let (first, rest) = self.positions;
        let declared = first.get(index).copied().unwrap_or(rest);
        (!declared.is_empty()).then_some(declared)
    }

    /// The media types of a field.
    fn declared(&self, name: &str) -> Option<&str> {
        let declared = self.types.iter().find(|(typed, _)| *typed == name);
        declared.map(|(_, declared)| *declared)
    }
}

/// A part of the body.
struct Part {
    /// Empty: it has none.
    name: String,
    file_name: Option<String>,
    content_type: Option<String>,
    headers: Vec<(String, String)>,
    content: Body,
}

impl Part {
    fn text(name: &str, text: String) -> Self {
        Self {
            name: name.to_owned(),
            file_name: None,
            content_type: None,
            headers: Vec::new(),
            content: text.into(),
        }
    }

    /// The media type, as the part has it.
    fn content_type(&self, media_type: &str) -> Option<&str> {
        // Of a form UTF-8 is expected; elsewhere text without a charset is ASCII.
        let of_text = (media_type != FORM_DATA).then_some("text/plain; charset=utf-8");
        self.content_type.as_deref().or(of_text)
    }

    /// The lines before the content.
    fn head(&self, media_type: &str) -> String {
        let mut head = String::new();
        let file_name = self.file_name.as_deref().map(quoted);
        let disposition = match (self.name.as_str(), &file_name) {
            ("", None) => String::new(),
            ("", Some(file_name)) => format!("attachment; filename=\"{file_name}\""),
            (name, None) => format!("form-data; name=\"{}\"", quoted(name)),
            (name, Some(file_name)) => {
                format!(
                    "form-data; name=\"{}\"; filename=\"{file_name}\"",
                    quoted(name)
                )
            }
        };
        if !disposition.is_empty() {
            let _ = write!(head, "Content-Disposition: {disposition}\r\n");
        }
        if let Some(content_type) = self.content_type(media_type) {
            let _ = write!(head, "Content-Type: {content_type}\r\n");
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        head
    }
}

struct Parts {
    media_type: &'static str,
    files: Vec<File>,
    parts: Vec<Part>,
}

impl Parts {
    fn add_part(
        &mut self,
        name: &str,
        value: &Tree,
        types: Option<&str>,
    ) -> Result<(), RequestError> {
        let declared = types.and_then(only_type);
        let essence = declared
            .and_then(|declared| declared.split(';').next())
            .unwrap_or_default();
        let as_json = essence.trim_end().to_ascii_lowercase().ends_with("json");
        match value {
            Tree::Null if !as_json => {}
            Tree::File(number) => {
                let file = self.files.get(*number).cloned().unwrap_or_default();
                self.put(file_part(name, &file, types)?);
            }
            // Files cannot be written as JSON: each is a part, however deep in arrays it is.
            Tree::Array(items) if !items.is_empty() && items.iter().all(is_files) => {
                for item in items {
                    self.add_part(name, item, types)?;
                }
            }
            Tree::Text(text) | Tree::Literal(text) if !as_json => self.put(Part {
                content_type: declared.map(str::to_owned),
                ..Part::text(name, text.clone())
            }),
            _ if has_file(value) => {
                return Err(RequestError::body_field(
                    name,
                    "has a file within JSON, where it cannot be sent",
                ));
            }
            _ => self.put(Part {
                content_type: Some(declared.unwrap_or("application/json").to_owned()),
                ..Part::text(name, value.json())
            }),
        }
        Ok(())
    }

    fn put(&mut self, part: Part) {
        self.parts.push(part);
    }

    fn finish(self) -> Body {
        let media_type = self.media_type;
        let boundary = random_boundary();
        let id = |index: usize| format!("<{index}.{boundary}>");
        let mut content_type = format!("{media_type}; boundary={boundary}");
        if let Some(root) = self.parts.first().filter(|_| media_type == RELATED) {
            let root = root.content_type(media_type).unwrap_or_default();
            let essence = root.split(';').next().unwrap_or_default().trim_end();
            let _ = write!(content_type, "; type=\"{essence}\"; start=\"{}\"", id(0));
        }
        let mut pieces: Vec<Body> = Vec::new();
        let mut bytes = Vec::new();
        for (index, part) in self.parts.into_iter().enumerate() {
            let mut head = format!("--{boundary}\r\n{}", part.head(media_type));
            if media_type == RELATED {
                let _ = write!(head, "Content-ID: {}\r\n", id(index));
            }
            bytes.extend_from_slice(head.as_bytes());
            bytes.extend_from_slice(b"\r\n");
            match part.content.bytes() {
                Some(content) => bytes.extend_from_slice(content),
                None => pieces.extend([mem::take(&mut bytes).into(), part.content]),
            }
            bytes.extend_from_slice(b"\r\n");
        }
        bytes.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
        if pieces.is_empty() {
            return Body::new(content_type, bytes);
        }
        pieces.push(bytes.into());
        let lengths = pieces.iter().map(|piece| piece.size_hint().exact());
        let length = lengths.sum();
        let open = move || Ok(Pieces(pieces.iter().filter_map(Body::try_clone).collect()));
        Body::reopened(content_type, length, open)
    }
}

/// The pieces of a body that is sent, one after the other.
struct Pieces(VecDeque<Body>);

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = Box<dyn error::Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        while let Some(piece) = self.0.front_mut() {
            let frame = ready!(Pin::new(piece).poll_frame(context));
            if frame.is_some() {
                return Poll::Ready(frame);
            }
            self.0.pop_front();
        }
        Poll::Ready(None)
    }
}

fn file_part(name: &str, file: &File, types: Option<&str>) -> Result<Part, RequestError> {
    let content_type = file
        .content_type()
        .or_else(|| default_type(types?, file))
        .unwrap_or("application/octet-stream");
    if content_type.chars().any(char::is_control) {
        return Err(RequestError::body_field(
            name,
            "is a part whose media type has a control character",
        ));
    }
    for (name, value) in file.headers() {
        let checked = header::name(name)?;
        header::value(&checked, value)?;
        if [CONTENT_DISPOSITION, CONTENT_TYPE].contains(&checked) {
            return Err(RequestError::header(
                name,
                "of a file is set by its name and type",
            ));
        }
    }
    let content = match file.path() {
        #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
        Some(path) => file_body(path).map_err(|error| unread_file(name, error))?,
        _ => file.bytes().clone().into(),
    };
    // Many services read a part without a file name as a string.
    let usual = (!name.is_empty()).then_some(name);
    Ok(Part {
        name: name.to_owned(),
        file_name: file.name().or(usual).map(str::to_owned),
        content_type: Some(content_type.to_owned()),
        headers: file.headers().to_vec(),
        content,
    })
}

fn unread_file(name: &str, error: io::Error) -> RequestError {
    let unwritten = Unwritable {
        path: path_of(name),
        is_not_finite: false,
        source: serde::ser::Error::custom(error),
    };
    RequestError::unwritten_body("has a file that cannot be read", unwritten)
}

/// Enough chance that no part has it in it, as browsers do it.
fn random_boundary() -> String {
    let mut boundary = "form-".to_owned();
    for _ in 0..2 {
        let _ = write!(boundary, "{:016x}", random());
    }
    boundary
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
