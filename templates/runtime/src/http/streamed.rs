//! Calls whose response can be read as a stream. In: a prepared call. Out: its items, while they arrive. It must not know the media type
//! of the stream.

use std::{
    marker::PhantomData,
    pin::Pin,
    task::{Context, Poll},
};

use futures_core::Stream;

use super::{
    body_error::BodyError, head::Head, output::Output, raw_response::RawResponse, reading::Reading,
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

impl<S: Stream + Unpin> Stream for Response<S> {
    type Item = S::Item;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        Pin::new(&mut **self.get_mut()).poll_next(context)
    }
}

/// Adds `stream` to `Prepared`, and the limit of items to `ClientBuilder`.
#[doc(hidden)]
#[macro_export]
macro_rules! streamed {
    () => {
        impl<O, S: runtime::Output, F: runtime::Failure, P>
            Prepared<runtime::Streamed<O, S>, F, P>
        {
            /// Sends the request and returns the items of the response as a stream, once its headers have arrived.
            ///
            /// Retries and [`timeout`](Self::timeout) end with the headers; then
            /// [`ClientBuilder::idle_timeout`](ClientBuilder::idle_timeout) applies.
            ///
            /// # Errors
            ///
            /// Fails if nothing could be sent, no complete response came, the status is an error, or the response is not a
            /// stream: see [`Error`](runtime::Error).
            pub fn stream(
                self,
            ) -> impl ::std::future::Future<
                Output = Result<runtime::Response<S::Value>, runtime::Error<F>>,
            > {
                self.call.for_stream().send::<S, F>()
            }
        }

        impl ClientBuilder {
            /// Sets the longest item of a stream, in bytes: an event with its names and comments, or a line. 8 MiB by default.
            pub fn max_item(mut self, bytes: usize) -> Self {
                self.setup.limits.item = bytes;
                self
            }
        }
    };
}
