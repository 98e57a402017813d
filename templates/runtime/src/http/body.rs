//! The body of a request. In: values, bytes, streams. Out: bytes and their media type, ready to be sent any number of times, if they are no
//! stream. It must not know the request around it.

use std::borrow::Cow;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::{error, fmt, io};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame, SizeHint};
use http_body_util::BodyExt;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

use super::{
    super::{Secret, collect_secrets, in_request},
    clock::Runtime,
    param,
    request_error::RequestError,
    secrets::Secrets,
    sending::Sending,
    style::Style,
    tree::Tree,
};

/// How many bytes are sent at once, so that it can be seen whether they are taken.
const PIECE: usize = 64 << 10;

/// The body of a request, with its media type.
///
/// A clone of a stream shares it with the original: it can be sent once.
#[derive(Clone, Default)]
pub struct Body {
    content_type: Option<Cow<'static, str>>,
    content: Content,
    /// The frames of a stream that is being sent.
    opened: Option<Arc<Mutex<Frames>>>,
    /// What is secret in it.
    secrets: Secrets,
    /// What is noted while it is sent.
    sending: Option<Arc<Sending>>,
}

#[derive(Clone, Default)]
enum Content {
    #[default]
    Empty,
    Bytes(Bytes),
    Stream {
        length: Option<u64>,
        source: Source,
    },
}

/// What a stream is read from.
#[derive(Clone)]
enum Source {
    /// It is gone once it was sent.
    Once(Arc<Mutex<Option<Frames>>>),
    Many(Arc<dyn Fn() -> io::Result<Frames> + Send + Sync>),
}

type Frames = Pin<Box<dyn HttpBody<Data = Bytes, Error = BoxError> + Send>>;

type BoxError = Box<dyn error::Error + Send + Sync>;

/// Writes a whole number without a fraction, as JavaScript does: services refuse `1.0` where they have an integer.
struct PlainNumbers<'a> {
    /// Whether `null` was written.
    has_null: &'a mut bool,
}

impl Formatter for PlainNumbers<'_> {
    fn write_null<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        *self.has_null = true;
        CompactFormatter.write_null(writer)
    }

    fn write_f64<W: io::Write + ?Sized>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        /// From here on a double does not hold every whole number.
        const LARGE: f64 = 9_007_199_254_740_992.0;
        if value.fract().abs() < f64::MIN_POSITIVE && value.abs() < LARGE {
            write!(writer, "{value}")
        } else {
            CompactFormatter.write_f64(writer, value)
        }
    }
}

impl Body {
    /// `value` as JSON, without its read-only properties.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be written as JSON, for example a map whose keys are not strings, or a number that is not finite.
    pub fn json<T: Serialize + ?Sized>(value: &T) -> Result<Self, RequestError> {
        const REASON: &str = "cannot be written as JSON";
        let mut json = Vec::new();
        let mut has_null = false;
        let numbers = PlainNumbers {
            has_null: &mut has_null,
        };
        let mut serializer = Serializer::with_formatter(&mut json, numbers);
        let (written, secrets) =
            collect_secrets(|| in_request(|| value.serialize(&mut serializer)));
        // `serde_json` writes a number that is not finite as `null`, and its errors do not say where they are: a tree does.
        if has_null || written.is_err() {
            match Tree::with_nulls(value) {
                Err(error) if error.is_not_finite || written.is_err() => {
                    return Err(RequestError::unwritten_body(REASON, error));
                }
                _ => {}
            }
        }
        written.map_err(|_| RequestError::body(REASON))?;
        Ok(Self::new("application/json", json).with_secrets(secrets))
    }

    /// The fields of `value` as a form: an array repeats the name of its field, an object is written as JSON.
    ///
    /// # Errors
    ///
    /// Fails if the value is not an object, or contains a number that is not finite.
    pub fn form<T: Serialize + ?Sized>(value: &T) -> Result<Self, RequestError> {
        Self::form_styled(value, &[])
    }

    /// The same with fields that have a style of their own.
    pub(super) fn form_styled<T: Serialize + ?Sized>(
        value: &T,
        styles: &[(&str, Style)],
    ) -> Result<Self, RequestError> {
        let (value, secrets) = collect_secrets(|| Tree::of(value));
        let value = value.map_err(|unwritten| {
            RequestError::unwritten_body("cannot be written as a form", unwritten)
        })?;
        let Tree::Object(fields) = value else {
            return Err(RequestError::body("is no object, which a form has to be"));
        };
        let mut pairs = Vec::new();
        for (name, value) in &fields {
            let own = styles.iter().find(|(styled, _)| styled == name);
            let style = match (own, value) {
                (Some((_, style)), _) => *style,
                (None, Tree::Object(_)) => Style::JSON,
                (None, _) => Style::FORM,
            };
            let field = param::pairs(name, style.optional(), value);
            pairs.extend(field.map_err(RequestError::body)?);
        }
        let content_type = "application/x-www-form-urlencoded";
        Ok(Self::new(content_type, pairs.join("&")).with_secrets(secrets))
    }

    /// The same body, with what is secret in it.
    pub(super) fn with_secrets(mut self, secrets: Vec<Secret>) -> Self {
        self.secrets.add(secrets);
        self
    }

    /// What is secret in it.
    pub(super) fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// The same body with other content.
    pub(super) fn rewritten(self, content_type: String, bytes: impl Into<Bytes>) -> Self {
        Self {
            secrets: self.secrets,
            ..Self::new(content_type, bytes)
        }
    }

    /// Bytes of a media type.
    pub fn new(content_type: impl Into<Cow<'static, str>>, bytes: impl Into<Bytes>) -> Self {
        Self::from(bytes.into()).labelled(content_type)
    }

    /// Text, as `text/plain` in UTF-8.
    pub fn text(text: impl Into<String>) -> Self {
        Self::new("text/plain; charset=utf-8", text.into())
    }

    /// A stream of a media type, which is read while it is sent. If its [`size_hint`](HttpBody::size_hint) is exact, it is sent with
    /// that length.
    ///
    /// It can be sent once: a request that was partly sent is not sent again, neither as a retry nor for a redirect with the status
    /// 307 or 308.
    pub fn stream<B>(content_type: impl Into<Cow<'static, str>>, stream: B) -> Self
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<BoxError>,
    {
        let length = stream.size_hint().exact();
        let frames: Frames = Box::pin(stream.map_err(Into::into));
        let source = Source::Once(Arc::new(Mutex::new(Some(frames))));
        Self::of_source(content_type.into(), length, source)
    }

    /// A stream that `open` makes for each time that the request is sent. A `length` of `None` is unknown.
    pub fn reopened<B>(
        content_type: impl Into<Cow<'static, str>>,
        length: Option<u64>,
        open: impl Fn() -> io::Result<B> + Send + Sync + 'static,
    ) -> Self
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<BoxError>,
    {
        let open = move || -> io::Result<Frames> { Ok(Box::pin(open()?.map_err(Into::into))) };
        Self::of_source(content_type.into(), length, Source::Many(Arc::new(open)))
    }

    fn of_source(content_type: Cow<'static, str>, length: Option<u64>, source: Source) -> Self {
        Self {
            content_type: Some(content_type),
            content: Content::Stream { length, source },
            ..Self::default()
        }
    }

    /// The body for one more time that the request is sent; `None` for a stream that was sent, or begun to be.
    #[must_use]
    pub fn try_clone(&self) -> Option<Self> {
        match &self.content {
            Content::Stream {
                source: Source::Once(frames),
                ..
            } if lock(frames).is_none() => None,
            _ => Some(Self {
                opened: None,
                sending: None,
                ..self.clone()
            }),
        }
    }

    /// The bytes that are sent; `None` for no body, and for a stream.
    #[must_use]
    pub fn bytes(&self) -> Option<&Bytes> {
        match &self.content {
            Content::Bytes(bytes) => Some(bytes),
            Content::Empty | Content::Stream { .. } => None,
        }
    }

    /// Whether there is no body, which is not the same as one of no bytes.
    pub(super) fn is_none(&self) -> bool {
        matches!(self.content, Content::Empty)
    }

    /// The media type that is declared for it.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.content_type.as_deref()
    }

    /// The same body under another media type; of nothing, nothing.
    #[must_use]
    pub fn labelled(self, content_type: impl Into<Cow<'static, str>>) -> Self {
        if self.is_none() {
            return self;
        }
        Self {
            content_type: Some(content_type.into()),
            ..self
        }
    }

    /// Notes what becomes of it while it is sent.
    pub(super) fn observe(&mut self, runtime: &Arc<dyn Runtime>) -> Arc<Sending> {
        let sending = self.sending.insert(Arc::new(Sending::new(runtime)));
        Arc::clone(sending)
    }

    /// Notes that no connection has taken it yet: for a transport that calls [`is_end_stream`](HttpBody::is_end_stream) when one does.
    pub(super) fn note_connecting(&self) {
        if let Some(sending) = &self.sending {
            sending.note_connecting();
        }
    }

    fn poll_content(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let source = match &mut self.content {
            Content::Empty => return Poll::Ready(None),
            Content::Bytes(bytes) => {
                let piece = bytes.split_to(bytes.len().min(PIECE));
                let frame = (!piece.is_empty()).then(|| Ok(Frame::data(piece)));
                return Poll::Ready(frame);
            }
            Content::Stream { source, .. } => source,
        };
        let opened = match &self.opened {
            Some(opened) => opened,
            None => match Self::open(source) {
                Ok(frames) => self.opened.insert(Arc::new(Mutex::new(frames))),
                Err(error) => return Poll::Ready(Some(Err(error))),
            },
        };
        lock(opened).as_mut().poll_frame(context)
    }

    /// The frames of a stream, opened on the first call.
    fn open(source: &Source) -> Result<Frames, BoxError> {
        match source {
            Source::Once(frames) => lock(frames)
                .take()
                .ok_or_else(|| "the stream was sent before".into()),
            Source::Many(open) => Ok(open()?),
        }
    }
}

/// Bytes of no media type.
impl<T: Into<Bytes>> From<T> for Body {
    fn from(bytes: T) -> Self {
        Self {
            content: Content::Bytes(bytes.into()),
            ..Self::default()
        }
    }
}

impl HttpBody for Body {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let next = ready!(self.poll_content(context));
        let Some(sending) = &self.sending else {
            return Poll::Ready(next);
        };
        Poll::Ready(match next {
            Some(Err(error)) => Some(Err(sending.note_error(error))),
            next => {
                sending.note_frame();
                next
            }
        })
    }

    fn is_end_stream(&self) -> bool {
        if let Some(sending) = &self.sending {
            sending.note_taken();
        }
        match &self.content {
            Content::Empty => true,
            Content::Bytes(bytes) => bytes.is_empty(),
            Content::Stream { .. } => false,
        }
    }

    fn size_hint(&self) -> SizeHint {
        let length = match &self.content {
            Content::Empty => Some(0),
            Content::Bytes(bytes) => Some(bytes.len() as u64),
            Content::Stream { length, .. } => *length,
        };
        length.map_or_else(SizeHint::new, SizeHint::with_exact)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Shows the media type and the length; of the content, nothing.
impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Body")
            .field("content_type", &self.content_type)
            .field("length", &self.size_hint().exact())
            .finish_non_exhaustive()
    }
}
