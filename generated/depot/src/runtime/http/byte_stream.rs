//! Downloads. In: a response of any media type. Out: its bytes while they arrive. It must not look into them.

use std::{
    fmt,
    future::poll_fn,
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;
use http_body::Body;
use tokio::io::AsyncWrite;

use super::{
    body_error::BodyError, body_source::BodySource, connection_error::ConnectionError, head::Head,
    output::Output, output_bytes::RawBytes, raw_response::RawResponse, reading::Reading,
};

/// Bytes of any media type, which can be downloaded as well.
pub struct Download;

impl Output for Download {
    type Value = Bytes;

    const ACCEPT: &'static str = RawBytes::ACCEPT;

    fn read(response: &RawResponse) -> Result<Bytes, BodyError> {
        RawBytes::read(response)
    }
}

/// Adds `download` to `Prepared`.
macro_rules! downloads {
    () => {
        impl<F: runtime::Failure, P> Prepared<runtime::Download, F, P> {
            /// Sends the request and returns the bytes of the response as a stream, without a limit, once its headers have arrived.
            ///
            /// Retries and [`timeout`](Self::timeout) end with the headers; then
            /// [`ClientBuilder::idle_timeout`](ClientBuilder::idle_timeout) applies. [`send`](Self::send) reads all bytes into memory.
            ///
            /// # Errors
            ///
            /// Fails if nothing could be sent, no response came, or the status is an error: see [`Error`](runtime::Error).
            pub fn download(
                self,
            ) -> impl ::std::future::Future<
                Output = Result<runtime::Response<runtime::ByteStream>, runtime::Error<F>>,
            > {
                self.call.send::<runtime::ByteStream, F>()
            }
        }
    };
}

/// A stream of the bytes of a response. Dropping it closes the connection.
pub struct ByteStream {
    source: BodySource,
    length: Option<u64>,
}

impl Output for ByteStream {
    type Value = Self;

    const ACCEPT: &'static str = RawBytes::ACCEPT;

    fn reading(head: &Head) -> Reading {
        if head.coding().is_none() {
            Reading::Stream
        } else {
            Reading::Whole
        }
    }

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        let Some(source) = response.take_source() else {
            let coding = response.head().coding().unwrap_or_default();
            return Err(BodyError::Coding(coding.to_owned()));
        };
        let length = source.content_length();
        Ok(Self { source, length })
    }
}

impl ByteStream {
    /// Returns the number of bytes, if the service declares it and they are not compressed.
    #[must_use]
    pub fn content_length(&self) -> Option<u64> {
        self.length
    }

    /// Returns the next bytes; `None` at the end. After an error the stream ends.
    pub async fn next(&mut self) -> Option<Result<Bytes, ConnectionError>> {
        poll_fn(|context| self.poll_bytes(context)).await
    }

    /// Writes all bytes to `writer`, and returns how many there were.
    ///
    /// # Errors
    ///
    /// Fails if the body is cut off, with a [`ConnectionError`] as the inner error, or if the writer fails.
    pub async fn copy_to<W: AsyncWrite + Unpin + ?Sized>(
        &mut self,
        writer: &mut W,
    ) -> io::Result<u64> {
        let mut written = 0;
        while let Some(bytes) = self.next().await {
            let mut bytes = bytes.map_err(io::Error::other)?;
            written += bytes.len() as u64;
            while !bytes.is_empty() {
                let write =
                    |context: &mut Context<'_>| Pin::new(&mut *writer).poll_write(context, &bytes);
                match poll_fn(write).await? {
                    0 => return Err(io::ErrorKind::WriteZero.into()),
                    count => _ = bytes.split_to(count),
                }
            }
        }
        poll_fn(|context| Pin::new(&mut *writer).poll_flush(context)).await?;
        Ok(written)
    }

    fn poll_bytes(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, ConnectionError>>> {
        loop {
            let frame = ready!(Pin::new(&mut self.source).poll_frame(context));
            let bytes = frame.map(|frame| Ok(frame?.into_data().unwrap_or_default()));
            if !matches!(&bytes, Some(Ok(bytes)) if bytes.is_empty()) {
                return Poll::Ready(bytes);
            }
        }
    }
}

impl Stream for ByteStream {
    type Item = Result<Bytes, ConnectionError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_bytes(context)
    }
}

/// The same bytes, for what takes a body: they can be sent on.
impl From<ByteStream> for BodySource {
    fn from(stream: ByteStream) -> Self {
        stream.source
    }
}

impl fmt::Debug for ByteStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ByteStream")
            .field("content_length", &self.length)
            .finish_non_exhaustive()
    }
}

pub(crate) use {downloads};
