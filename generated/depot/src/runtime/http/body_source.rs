//! The body of a response while it arrives. In: frames of a transport. Out: decoded bytes, under the limits of time. It must not know what
//! they mean.

use std::{
    error, io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH, HeaderMap};
use http_body::{Body as HttpBody, Frame, SizeHint};
use http_body_util::BodyExt;

use super::{
    body::Body,
    clock::{Runtime, Sleep},
    connection_error::{ConnectionError, ConnectionErrorKind, Progress},
    gunzip::Gunzip,
};

type Frames = Pin<Box<dyn HttpBody<Data = Bytes, Error = ConnectionError> + Send>>;

/// The body of a response, of which no more is read than is asked for. Dropping it closes its connection.
pub struct BodySource {
    frames: Frames,
    progress: Progress,
    gunzip: Option<Gunzip>,
    /// When everything has to be here.
    end: Option<Sleep>,
    idle: Option<Idle>,
    is_ended: bool,
}

/// How the reading of a body ended.
#[derive(Debug)]
pub(super) enum Ending {
    /// With its last byte.
    Whole,
    /// At the cap; there was more.
    Capped,
    /// With an error; there may have been more.
    Broken(ConnectionError),
    /// Before it began: nobody wanted it, or it is read as a stream.
    Unread,
}

/// A limit of the time between two frames.
struct Idle {
    time: Duration,
    runtime: Arc<dyn Runtime>,
    /// It begins when a frame is waited for.
    sleep: Option<Sleep>,
}

impl BodySource {
    /// The body that a transport receives.
    ///
    /// An error of its that is a [`ConnectionError`] stays as it is; any other is one of the kind [`ConnectionErrorKind::Reset`].
    pub fn new<B>(body: B) -> Self
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn error::Error + Send + Sync>>,
    {
        Self::with_errors(body, |error| match error.into().downcast() {
            Ok(error) => *error,
            Err(error) => ConnectionError::new(ConnectionErrorKind::Reset, error),
        })
    }

    pub(super) fn with_errors<B>(body: B, convert: fn(B::Error) -> ConnectionError) -> Self
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
    {
        let expected = body.size_hint().exact();
        Self {
            frames: Box::pin(body.map_err(convert)),
            progress: Progress {
                received: 0,
                expected,
            },
            gunzip: None,
            end: None,
            idle: None,
            is_ended: false,
        }
    }

    /// The body without the `Content-Encoding` of its headers, if that is gzip. Afterwards they describe how the bytes are encoded.
    pub(super) fn decode(&mut self, headers: &mut HeaderMap) {
        if is_gzip(headers) {
            headers.remove(CONTENT_ENCODING);
            headers.remove(CONTENT_LENGTH);
            self.gunzip = Some(Gunzip::new());
        }
    }

    /// Ends the body with an error at this time.
    pub(super) fn end_with(&mut self, end: Option<Sleep>) {
        self.end = end;
    }

    /// Ends the body with an error if nothing arrives for this time.
    pub(super) fn limit_idle(&mut self, time: Duration, runtime: Arc<dyn Runtime>) {
        self.idle = Some(Idle {
            time,
            runtime,
            sleep: None,
        });
    }

    /// How many bytes the head announced, where they are the bytes that come out.
    pub fn content_length(&self) -> Option<u64> {
        self.progress.expected.filter(|_| self.gunzip.is_none())
    }

    /// The next bytes; `None` at the end. There may be none in a piece.
    pub async fn chunk(&mut self) -> Option<Result<Bytes, ConnectionError>> {
        let frame = self.frame().await?;
        Some(frame.map(|frame| frame.into_data().unwrap_or_default()))
    }

    /// The bytes up to the cap; what lies beyond is neither kept nor waited for.
    pub(super) async fn collect(&mut self, cap: usize) -> (Bytes, Ending) {
        let mut body = Vec::new();
        while let Some(chunk) = self.chunk().await {
            let chunk = match chunk {
                Ok(chunk) => chunk,
                Err(error) => return (body.into(), Ending::Broken(error)),
            };
            let room = cap - body.len();
            body.extend_from_slice(&chunk[..chunk.len().min(room)]);
            if chunk.len() > room || self.is_longer_than_any(cap) {
                return (body.into(), Ending::Capped);
            }
        }
        (body.into(), Ending::Whole)
    }

    /// Whether more was received than a compressed body of `cap` bytes has: empty sections of gzip could go on for ever. Of what
    /// cannot be compressed, gzip makes a little more than it was.
    fn is_longer_than_any(&self, cap: usize) -> bool {
        let longest = cap.saturating_add(cap / 256).saturating_add(64 << 10);
        self.gunzip.is_some() && self.progress.received > longest as u64
    }

    fn poll_decoded(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ConnectionError>>> {
        let gunzip = self.gunzip.as_mut().filter(|gunzip| gunzip.has_more());
        if let Some(gunzip) = gunzip {
            return Poll::Ready(Some(decoded(gunzip.step())));
        }
        let Poll::Ready(next) = self.frames.as_mut().poll_frame(context) else {
            return self.poll_limits(context).map(|error| Some(Err(error)));
        };
        if let Some(idle) = &mut self.idle {
            idle.sleep = None;
        }
        Poll::Ready(match (next, &mut self.gunzip) {
            (Some(Ok(frame)), gunzip) => {
                let Ok(data) = frame.into_data() else {
                    // Trailers have no place to go.
                    return Poll::Ready(Some(Ok(Frame::data(Bytes::new()))));
                };
                self.progress.received += data.len() as u64;
                match gunzip {
                    Some(gunzip) => {
                        gunzip.add(data);
                        Some(decoded(gunzip.step()))
                    }
                    None => Some(Ok(Frame::data(data))),
                }
            }
            (None, Some(gunzip)) => match gunzip.finish() {
                Ok(rest) if rest.is_empty() => None,
                rest => Some(decoded(rest)),
            },
            (end, _) => end,
        })
    }

    fn poll_limits(&mut self, context: &mut Context<'_>) -> Poll<ConnectionError> {
        let end = self.end.as_mut().map(|end| end.as_mut().poll(context));
        if let Some(Poll::Ready(())) = end {
            return Poll::Ready(ConnectionErrorKind::Timeout.into());
        }
        match &mut self.idle {
            Some(idle) => {
                let Idle {
                    time,
                    runtime,
                    sleep,
                } = idle;
                let sleep = sleep.get_or_insert_with(|| runtime.sleep(*time));
                ready!(sleep.as_mut().poll(context));
                Poll::Ready(ConnectionError::of_idle(*time))
            }
            None => Poll::Pending,
        }
    }
}

/// It ends with its first error.
impl HttpBody for BodySource {
    type Data = Bytes;
    type Error = ConnectionError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ConnectionError>>> {
        if self.is_ended {
            return Poll::Ready(None);
        }
        let Poll::Ready(mut next) = self.poll_decoded(context) else {
            return Poll::Pending;
        };
        self.is_ended = !matches!(next, Some(Ok(_)));
        if let Some(Err(error)) = &mut next {
            error.body = Some(self.progress);
        }
        Poll::Ready(next)
    }

    fn size_hint(&self) -> SizeHint {
        self.content_length()
            .map_or_else(SizeHint::new, SizeHint::with_exact)
    }
}

/// A body that is there already.
impl<T: Into<Bytes>> From<T> for BodySource {
    fn from(bytes: T) -> Self {
        Self::new(Body::from(bytes.into()))
    }
}

impl std::fmt::Debug for BodySource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BodySource")
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

fn decoded(bytes: io::Result<Bytes>) -> Result<Frame<Bytes>, ConnectionError> {
    let decoded = bytes.map(Frame::data);
    decoded.map_err(|error| ConnectionError::new(ConnectionErrorKind::Compression, error))
}

fn is_gzip(headers: &HeaderMap) -> bool {
    let mut codings = headers.get_all(CONTENT_ENCODING).iter();
    let (Some(coding), None) = (codings.next(), codings.next()) else {
        return false;
    };
    let coding = coding.as_bytes().trim_ascii();
    coding.eq_ignore_ascii_case(b"gzip") || coding.eq_ignore_ascii_case(b"x-gzip")
}
