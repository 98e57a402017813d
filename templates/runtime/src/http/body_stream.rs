//! Streams and readers as bodies. In: bytes that come in pieces. Out: a body that is sent while they come, once. It must not hold more than a
//! piece in memory.

use std::{
    borrow::Cow,
    error, io, mem,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;
use http_body::{Body as HttpBody, Frame, SizeHint};
use tokio::io::{AsyncRead, ReadBuf};

use super::body::Body;

type BoxError = Box<dyn error::Error + Send + Sync>;

/// How many bytes of a reader are read at once.
const PIECE: usize = 64 << 10;

impl Body {
    /// The bytes of any stream, which is read while it is sent: of a channel, an encoder, or a download from elsewhere.
    ///
    /// A `length` is sent as the `Content-Length`, and sending fails if the stream has another one; `None` is unknown. It can be sent once, as
    /// [`stream`](Self::stream).
    ///
    /// ```text
    /// let file = other.download_file("manual").download().await?.into_inner();
    /// let body = Body::from_stream("application/pdf", file.content_length(), file);
    /// ```
    pub fn from_stream<S, T, E>(
        content_type: impl Into<Cow<'static, str>>,
        length: Option<u64>,
        stream: S,
    ) -> Self
    where
        S: Stream<Item = Result<T, E>> + Send + 'static,
        T: Into<Bytes> + 'static,
        E: Into<BoxError> + 'static,
    {
        Self::pieces(
            content_type.into(),
            length,
            Box::pin(Converted(Box::pin(stream))),
        )
    }

    /// The bytes of any reader of tokio, such as a pipe or a decoder, until its end. It is otherwise as [`from_stream`](Self::from_stream).
    pub fn from_reader(
        content_type: impl Into<Cow<'static, str>>,
        length: Option<u64>,
        reader: impl AsyncRead + Send + 'static,
    ) -> Self {
        let reader = Reader {
            reader: Box::pin(reader),
            buffer: Vec::new(),
        };
        Self::pieces(content_type.into(), length, Box::pin(reader))
    }

    fn pieces(content_type: Cow<'static, str>, length: Option<u64>, pieces: Pieces) -> Self {
        let left = length;
        Self::stream(content_type, Counted { pieces, left })
    }
}

/// Bytes in pieces.
type Pieces = Pin<Box<dyn Stream<Item = Result<Bytes, BoxError>> + Send>>;

/// A stream whose items become bytes.
struct Converted<S>(Pin<Box<S>>);

impl<S, T, E> Stream for Converted<S>
where
    S: Stream<Item = Result<T, E>>,
    T: Into<Bytes>,
    E: Into<BoxError>,
{
    type Item = Result<Bytes, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let item = ready!(self.0.as_mut().poll_next(context));
        Poll::Ready(item.map(|item| item.map(Into::into).map_err(Into::into)))
    }
}

/// A reader, and what it reads into.
struct Reader<R> {
    reader: Pin<Box<R>>,
    buffer: Vec<u8>,
}

impl<R: AsyncRead> Stream for Reader<R> {
    type Item = Result<Bytes, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        this.buffer.resize(PIECE, 0);
        let mut read = ReadBuf::new(&mut this.buffer);
        ready!(this.reader.as_mut().poll_read(context, &mut read))?;
        let count = read.filled().len();
        if count == 0 {
            return Poll::Ready(None);
        }
        let mut piece = mem::take(&mut this.buffer);
        piece.truncate(count);
        Poll::Ready(Some(Ok(piece.into())))
    }
}

/// Pieces that are to have a length.
struct Counted {
    pieces: Pieces,
    left: Option<u64>,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let piece = match ready!(self.pieces.as_mut().poll_next(context)) {
            Some(Ok(piece)) => piece,
            Some(Err(error)) => return Poll::Ready(Some(Err(error))),
            None => return Poll::Ready(missing(self.left).map(Err)),
        };
        if let Some(left) = &mut self.left {
            match left.checked_sub(piece.len() as u64) {
                Some(rest) => *left = rest,
                None => return Poll::Ready(Some(Err(wrong("has more bytes than were declared")))),
            }
        }
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn size_hint(&self) -> SizeHint {
        self.left.map_or_else(SizeHint::new, SizeHint::with_exact)
    }
}

fn missing(left: Option<u64>) -> Option<BoxError> {
    let left = left.filter(|left| *left > 0)?;
    Some(wrong(&format!("has {left} bytes less than were declared")))
}

fn wrong(reason: &str) -> BoxError {
    io::Error::new(io::ErrorKind::InvalidData, format!("the stream {reason}")).into()
}
