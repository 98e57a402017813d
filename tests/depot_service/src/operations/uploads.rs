//! Uploads: counted and hashed while they are received, not kept.

use aws_lc_rs::digest::{Context, SHA256};
use axum::BoxError;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use multer::Multipart;
use serde_json::{Value, json};

use super::Shared;
use crate::state::{State as Depot, lock};
use crate::{content, respond};

/// How much of a part is kept: 1 MiB.
const KEPT: usize = 1 << 20;

/// A request that uploaded a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// The id of the file.
    pub id: String,
    /// The media type of the request, with its parameters.
    pub content_type: String,
    /// The parts of a multipart body in order; of any other body one part.
    pub parts: Vec<Part>,
}

/// A part of an upload.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The `name` of its `Content-Disposition`.
    pub name: Option<String>,
    /// The `filename` of its `Content-Disposition`.
    pub file_name: Option<String>,
    /// Its headers, with lower-case names.
    pub headers: Vec<(String, String)>,
    /// The number of its bytes.
    pub size: u64,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// Its first MiB.
    pub start: Vec<u8>,
}

impl Part {
    /// The value of a header with this lower-case name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        let header = headers.find(|(known, _)| known == name);
        header.map(|(_, value)| value.as_str())
    }

    async fn read<E: Into<BoxError>>(
        &mut self,
        mut pieces: impl Stream<Item = Result<Bytes, E>> + Unpin,
    ) -> Result<(), BoxError> {
        let mut digest = Context::new(&SHA256);
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(Into::into)?;
            digest.update(&piece);
            self.size += piece.len() as u64;
            let kept = (KEPT - self.start.len()).min(piece.len());
            self.start.extend(&piece[..kept]);
        }
        self.sha256 = content::hexadecimal(digest.finish().as_ref());
        Ok(())
    }
}

/// A file is the body.
pub(crate) async fn upload(
    State(state): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let mut part = Part::default();
    if let Err(error) = part.read(body.into_data_stream()).await {
        return respond::problem(StatusCode::BAD_REQUEST, &error.to_string());
    }
    let stored = stored(StatusCode::OK, &id, None, &part);
    store(&state, id, &headers, vec![part]);
    stored
}

/// A form with the parts `metadata` and `file`.
pub(crate) async fn create(State(state): Shared, headers: HeaderMap, body: Body) -> Response {
    let parts = match parts(&headers, "multipart/form-data", body).await {
        Ok(parts) => parts,
        Err(error) => return respond::invalid("", &error.to_string()),
    };
    let part = |name: &str| parts.iter().find(|part| part.name.as_deref() == Some(name));
    let id = next_id(&state);
    let response = receipt(&id, part("metadata"), part("file"), "/file");
    store(&state, id, &headers, parts);
    response
}

/// Two parts without names: metadata and a document.
pub(crate) async fn add_document(
    State(state): Shared,
    Path(item): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    if !lock(&state.items).has(&item) {
        return respond::not_found();
    }
    let kind = if media_type(&headers).starts_with("multipart/related") {
        "multipart/related"
    } else {
        "multipart/mixed"
    };
    let parts = match parts(&headers, kind, body).await {
        Ok(parts) => parts,
        Err(error) => return respond::invalid("", &error.to_string()),
    };
    let id = next_id(&state);
    let response = receipt(&id, parts.first(), parts.get(1), "/document");
    store(&state, id, &headers, parts);
    response
}

/// The parts of a body of this media type.
async fn parts(headers: &HeaderMap, kind: &str, body: Body) -> Result<Vec<Part>, BoxError> {
    let content_type = media_type(headers);
    let rest = content_type.strip_prefix(kind);
    let rest = rest.ok_or_else(|| format!("{kind} is expected, not {content_type}"))?;
    let boundary = boundary(rest).ok_or("the media type has no boundary")?;
    let mut fields = Multipart::new(body.into_data_stream(), boundary);
    let mut parts = Vec::new();
    while let Some(field) = fields.next_field().await? {
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = field.headers().iter();
        let mut part = Part {
            name: field.name().map(str::to_owned),
            file_name: field.file_name().map(str::to_owned),
            headers: headers
                .map(|(name, value)| (name.to_string(), text(value)))
                .collect(),
            ..Part::default()
        };
        part.read(field).await?;
        parts.push(part);
    }
    Ok(parts)
}

/// The parameter `boundary` among the parameters of a media type.
fn boundary(parameters: &str) -> Option<String> {
    let mut parameters = parameters
        .split(';')
        .filter_map(|each| each.trim().split_once('='));
    let (_, value) = parameters.find(|(name, _)| name.eq_ignore_ascii_case("boundary"))?;
    Some(value.trim_matches('"').to_owned())
}

fn media_type(headers: &HeaderMap) -> String {
    let value = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    value.unwrap_or_default().to_owned()
}

fn next_id(state: &Depot) -> String {
    format!("file-{}", lock(&state.uploads).len() + 1)
}

fn store(state: &Depot, id: String, headers: &HeaderMap, parts: Vec<Part>) {
    let content_type = media_type(headers);
    let upload = Upload {
        id,
        content_type,
        parts,
    };
    lock(&state.uploads).push(upload);
}

fn receipt(id: &str, metadata: Option<&Part>, file: Option<&Part>, pointer: &str) -> Response {
    let Some(metadata) = metadata else {
        return respond::invalid("/metadata", "Metadata is expected.");
    };
    let is_json = metadata.header("content-type") == Some("application/json");
    let metadata: Value = serde_json::from_slice(&metadata.start).unwrap_or_default();
    let name = metadata["name"].as_str().filter(|_| is_json);
    let (Some(name), Some(file)) = (name, file) else {
        let pointer = if name.is_none() { "/metadata" } else { pointer };
        return respond::invalid(pointer, "The part is missing or not of its media type.");
    };
    stored(StatusCode::CREATED, id, Some(name), file)
}

fn stored(status: StatusCode, id: &str, name: Option<&str>, part: &Part) -> Response {
    let mut body = json!({"id": id, "size": part.size, "sha256": part.sha256});
    if let Some(name) = name {
        body["name"] = json!(name);
    }
    let mut response = respond::json(status, &body);
    let etag = HeaderValue::try_from(format!("\"{}\"", part.sha256)).expect("ASCII");
    response.headers_mut().insert(ETAG, etag);
    response
}
