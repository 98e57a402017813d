//! Page after page. In: a prepared call, and how its pages follow each other. Out: streams of pages and of items. It must not know the rule.

use std::{
    fmt,
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll, ready},
    vec,
};

use futures_core::Stream;
use serde::Serialize;

use super::{
    call::Call,
    error::Error,
    failure::{Failure, Undeclared},
    output::Output,
    page_error::PageError,
    paging::{Following, Paging, Position},
    prepared::Prepared,
    response::Response,
    transport::BoxFuture,
};

/// A page that is being requested.
type Sending<T, E> = BoxFuture<'static, Result<Response<T>, Error<E>>>;

/// So many pages in a row may be empty.
const MOST_EMPTY_PAGES: usize = 100;

/// The pages of an operation: a stream that requests each page when it is polled for it.
///
/// Previous pages are not kept. Each page is a call of its own, with the timeout, the retries and the limits of any call. After an error the
/// stream ends.
#[must_use = "a stream does nothing until it is asked for a page"]
pub struct Pages<T, I, E = Undeclared> {
    send: fn(Call) -> Sending<T, E>,
    paging: Paging<T, I>,
    position: Position,
    most_empty_pages: usize,
    state: State<T, E>,
}

/// What a stream of pages does.
enum State<T, E> {
    /// The next page is not requested yet.
    Next(Box<Call>),
    /// A page is being requested by this call.
    Sending(Box<Call>, Sending<T, E>),
    /// The next page cannot be requested.
    Failed(PageError),
    Ended,
}

impl<T, I, E> Pages<T, I, E>
where
    T: Send + 'static,
    E: Send + 'static,
{
    /// The pages that begin with the one that a call requests.
    pub fn new<O, P>(prepared: Prepared<O, E, P>, paging: Paging<T, I>) -> Self
    where
        O: Output<Value = T> + 'static,
        E: Failure,
    {
        Self {
            send: |call| Box::pin(call.send::<O, E>()),
            paging,
            position: Position::default(),
            most_empty_pages: MOST_EMPTY_PAGES,
            state: State::Next(Box::new(prepared.call)),
        }
    }
}

impl<T, I: Serialize, E> Pages<T, I, E> {
    /// Sets how many pages in a row may be empty; 100 by default. One more is [`PageProblem::OnlyEmptyPages`](super::PageProblem).
    pub fn max_empty_pages(mut self, pages: usize) -> Self {
        self.most_empty_pages = pages;
        self
    }

    /// Converts into a stream of the items of all pages.
    pub fn into_items(self) -> Items<T, I, E> {
        Items {
            pages: self,
            current: Vec::new().into_iter(),
        }
    }

    /// Requests the next page; returns `None` after the last page, and after an error.
    ///
    /// # Errors
    ///
    /// See [`Error`]. After [`Error::Page`] the previous pages are complete, and nothing was sent for the next one.
    pub async fn next(&mut self) -> Option<Result<Response<T>, Error<E>>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Response<T>, Error<E>>>> {
        loop {
            match std::mem::replace(&mut self.state, State::Ended) {
                State::Ended => return Poll::Ready(None),
                State::Failed(error) => return Poll::Ready(Some(Err(Error::Page(error)))),
                State::Next(call) => {
                    let sending = (self.send)((*call).clone());
                    self.state = State::Sending(call, sending);
                }
                State::Sending(call, mut sending) => {
                    let Poll::Ready(result) = sending.as_mut().poll(context) else {
                        self.state = State::Sending(call, sending);
                        return Poll::Pending;
                    };
                    let mut response = match result {
                        Ok(response) => response,
                        Err(error) => return Poll::Ready(Some(Err(error))),
                    };
                    let Following { is_page, next } = self.paging.follow(
                        &call,
                        &mut response,
                        &mut self.position,
                        self.most_empty_pages,
                    );
                    self.state = match next {
                        Ok(Some(next)) => State::Next(Box::new(next)),
                        Ok(None) => State::Ended,
                        Err(problem) => State::Failed(PageError::new(call.name(), problem)),
                    };
                    if is_page {
                        return Poll::Ready(Some(Ok(response)));
                    }
                }
            }
        }
    }
}

impl<T, I, E> Unpin for Pages<T, I, E> {}

impl<T, I: Serialize, E> Stream for Pages<T, I, E> {
    type Item = Result<Response<T>, Error<E>>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll(context)
    }
}

impl<T, I, E> fmt::Debug for Pages<T, I, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let call = match &self.state {
            State::Next(call) | State::Sending(call, _) => Some(call),
            State::Failed(_) | State::Ended => None,
        };
        f.debug_struct("Pages").field("next", &call).finish()
    }
}

/// The items of all pages of an operation: a stream that requests a page when the items of the previous one are consumed.
///
/// See [`Pages`].
#[must_use = "a stream does nothing until it is asked for an item"]
pub struct Items<T, I, E = Undeclared> {
    pages: Pages<T, I, E>,
    current: vec::IntoIter<I>,
}

impl<T, I: Serialize, E> Items<T, I, E> {
    /// Sets how many pages in a row may be empty, as [`Pages::max_empty_pages`] does.
    pub fn max_empty_pages(mut self, pages: usize) -> Self {
        self.pages = self.pages.max_empty_pages(pages);
        self
    }

    /// Returns the next item, and requests the next page if necessary; returns `None` after the last item, and after an error.
    ///
    /// # Errors
    ///
    /// See [`Pages::next`]. No item before the error is missing.
    pub async fn next(&mut self) -> Option<Result<I, Error<E>>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<I, Error<E>>>> {
        loop {
            if let Some(item) = self.current.next() {
                return Poll::Ready(Some(Ok(item)));
            }
            match ready!(self.pages.poll(context)) {
                None => return Poll::Ready(None),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                Some(Ok(mut page)) => {
                    let items = self.pages.paging.items_of(page.value_mut());
                    self.current = items.map(std::mem::take).unwrap_or_default().into_iter();
                }
            }
        }
    }
}

impl<T, I, E> Unpin for Items<T, I, E> {}

impl<T, I: Serialize, E> Stream for Items<T, I, E> {
    type Item = Result<I, Error<E>>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll(context)
    }
}

impl<T, I, E> fmt::Debug for Items<T, I, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Items")
            .field("pages", &self.pages)
            .field("rest_of_page", &self.current.len())
            .finish()
    }
}
