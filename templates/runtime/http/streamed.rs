//! Calls whose response can be read as a stream. In: a prepared call. Out: its items, while they arrive. It must not know the media type
//! of the stream.

use std::{
    marker::PhantomData,
    pin::Pin,
    task::{Context, Poll},
};

use futures_core::Stream;

use super::{
    body_error::BodyError,
    builder::ClientBuilder,
    error::Error,
    failure::Failure,
    head::Head,
    output::{Output, Reading},
    prepared::Prepared,
    raw_response::RawResponse,
    response::Response,
};

/// A response that `O` reads as a whole, and `S` as a stream.
pub struct Streamed<O, S>(PhantomData<(O, S)>);

impl<O: Output, S> Output for Streamed<O, S> {
    type Value = O::Value;

    const ACCEPT: &'static str = O::ACCEPT;

    fn reading(head: &Head) -> Reading {
        O::reading(head)
    }

    fn read(response: &RawResponse) -> Result<O::Value, BodyError> {
        O::read(response)
    }
}

impl<O, S: Output, F: Failure, P> Prepared<Streamed<O, S>, F, P> {
    /// Sends the call and reads the response as a stream, as soon as its head has arrived.
    ///
    /// Retries and the time of the call end with the head.
    ///
    /// # Errors
    ///
    /// See [`Error`]: nothing was sent, no response came, or it is no success, or no stream.
    pub fn stream(mut self) -> impl Future<Output = Result<Response<S::Value>, Error<F>>> {
        self.call.accept = None;
        self.call.send::<S, F>()
    }
}

impl<S: Stream + Unpin> Stream for Response<S> {
    type Item = S::Item;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        Pin::new(&mut **self.get_mut()).poll_next(context)
    }
}

impl ClientBuilder {
    /// The longest item of a stream, in bytes: an event with its names and comments, or a line. 8 MiB by default.
    pub fn max_item(mut self, bytes: usize) -> Self {
        self.limits.item = bytes;
        self
    }
}
