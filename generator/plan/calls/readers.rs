//! What sends and reads each media type of an operation.
//!
//! In: the declared media types, and those that a method or a variant is for. Out: the methods by media type, and which media types are unused.

use openapiv3::{RequestBody, Response};

use super::bodies::Bodies;
use super::contents::has_no_body;
use crate::ir::{
    Contents, MediaReader, ReadBy, StatusRange, Stream, UnusedMedia, UnusedMediaReason,
};
use crate::markdown;
use crate::operations::{OperationAt, media};
use crate::plan::planner::Planner;

/// Names the methods of responses that are read alike for all statuses, so that they are no variants.
pub fn name_methods(readers: &mut [MediaReader], contents: Option<&Contents>) {
    for reader in readers {
        let mut branches = contents.iter().flat_map(|contents| &contents.branches);
        let branch = branches.find(|branch| branch.declared.contains(&reader.media));
        reader.by = match branch.and_then(|branch| branch.method.clone()) {
            Some(method) => ReadBy::Method(method),
            None => ReadBy::Send,
        };
    }
}

/// Adds the method that reads a stream while it arrives.
pub fn add_stream(
    readers: &mut Vec<MediaReader>,
    stream: &Stream,
    declared: &[(StatusRange, &Response)],
) {
    readers.retain(|reader| reader.media != stream.media);
    for (status, response) in declared {
        if response.content.contains_key(&stream.media) {
            readers.push(MediaReader {
                status: *status,
                media: stream.media.clone(),
                by: ReadBy::Stream,
            });
        }
    }
}

impl Planner<'_> {
    /// Lists the media types of success responses that nothing reads.
    pub(super) fn note_unread(
        &mut self,
        found: OperationAt<'_>,
        declared: &[(StatusRange, &Response)],
        readers: &[MediaReader],
    ) {
        for (status, response) in declared {
            for media in response.content.keys() {
                let is_read =
                    |reader: &MediaReader| reader.status == *status && reader.media == *media;
                if readers.iter().any(is_read) {
                    continue;
                }
                let reason = if has_no_body(found.http_method, *status) {
                    UnusedMediaReason::NoBody
                } else if media::can_be_header(media) {
                    UnusedMediaReason::OtherStream
                } else {
                    UnusedMediaReason::NotAMediaType
                };
                self.note_unused(found, Some(*status), media, reason);
            }
        }
    }

    /// Lists the media types of a request body that nothing sends.
    pub(super) fn note_unsent(
        &mut self,
        found: OperationAt<'_>,
        listed: &RequestBody,
        bodies: Option<&Bodies>,
    ) {
        for media in listed.content.keys() {
            let reason = match bodies {
                Some(bodies) if bodies.all().any(|body| body.declared.contains(media)) => continue,
                Some(_) => UnusedMediaReason::NotAMediaType,
                None => UnusedMediaReason::EmptyForm,
            };
            self.note_unused(found, None, media, reason);
        }
    }

    fn note_unused(
        &mut self,
        found: OperationAt<'_>,
        status: Option<StatusRange>,
        media_type: &str,
        reason: UnusedMediaReason,
    ) {
        let http_method = found.http_method;
        self.unused_media.push(UnusedMedia {
            pointer: found.location.to_owned(),
            operation: format!("{http_method} {}", markdown::one_line(found.path)),
            status: status.map(|status| status.to_string()),
            media_type: media_type.to_owned(),
            reason,
        });
    }
}
