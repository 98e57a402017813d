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
    box_future::BoxFuture,
    call::Call,
    error::Error,
    failure::{Failure, Undeclared},
    output::Output,
    page_error::{NoPage, PageError},
    page_position::PagePosition,
    paging::{Following, Paging, Position},
    prepared::IntoCall,
    response::Response,
};

/// A page that is being requested.
type Sending<T, E> = BoxFuture<'static, Result<Response<T>, Error<E>>>;

/// So many pages in a row may be empty.
const MOST_EMPTY_PAGES: usize = 50;

/// The pages of an operation: a stream that requests each page when it is polled for it.
///
/// Previous pages are not kept. Each page is a call of its own, with the timeout, the retries and the limits of any call. After an error the
/// stream ends: [`resume`](Self::resume) makes it go on, and [`position`](Self::position) is where another one can.
#[must_use = "a stream does nothing until it is asked for a page"]
pub struct Pages<T, I, E = Undeclared> {
    send: fn(Call) -> Sending<T, E>,
    paging: Paging<T, I>,
    /// The request of the page at the position.
    call: Box<Call>,
    position: Position,
    most_empty_pages: usize,
    state: State<T, E>,
}

/// What a stream of pages does.
enum State<T, E> {
    /// The next page is not requested yet.
    Next,
    /// A page is being requested.
    Sending(Sending<T, E>),
    /// The next page cannot be requested.
    Failed(PageError),
    /// There was an error.
    Stopped,
    Ended,
}

impl<T, I, E> Pages<T, I, E>
where
    T: Send + 'static,
    E: Send + 'static,
{
    /// The pages that begin with the one that a call requests.
    pub fn new<C>(prepared: C, paging: Paging<T, I>) -> Self
    where
        C: IntoCall<Failure = E>,
        C::Output: Output<Value = T> + 'static,
        E: Failure,
    {
        Self {
            send: |call| Box::pin(call.send::<C::Output, E>()),
            paging,
            call: Box::new(prepared.into_call()),
            position: Position::default(),
            most_empty_pages: MOST_EMPTY_PAGES,
            state: State::Next,
        }
    }
}

impl<T, I: Serialize, E> Pages<T, I, E> {
    /// Sets how many pages in a row may be empty; 50 by default. One more is [`PageProblem::OnlyEmptyPages`](super::PageProblem).
    pub fn max_empty_pages(mut self, pages: usize) -> Self {
        self.most_empty_pages = pages;
        self
    }

    /// Begins at a page that another stream of these pages was at, in place of the first one.
    pub fn continue_from(mut self, position: PagePosition) -> Self {
        self.go_to(position);
        self
    }

    /// Where the next page is: after an error, the page for which it was. `None` after the last page, and if nothing leads to the next one.
    #[must_use]
    pub fn position(&self) -> Option<PagePosition> {
        match self.state {
            State::Ended => None,
            _ => Some(self.position.at.clone()),
        }
    }

    /// Makes the stream request the page again for which there was an error. Does nothing without one.
    pub fn resume(&mut self) {
        if matches!(self.state, State::Stopped) {
            self.go_to(self.position.at.clone());
        }
    }

    fn go_to(&mut self, position: PagePosition) {
        self.position = Position::at(position);
        self.state = State::Next;
        if let Some(page) = &self.position.at.next {
            match self
                .paging
                .request(&self.call, page, &mut self.position.cycle)
            {
                Ok(call) => *self.call = call,
                Err(problem) => self.fail(problem),
            }
        }
    }

    fn fail(&mut self, problem: NoPage) {
        self.state = State::Failed(PageError::new(self.call.name(), problem));
    }

    /// Converts into a stream of the items of all pages.
    pub fn into_items(self) -> Items<T, I, E> {
        Items {
            pages: self,
            page: PagePosition::default(),
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
            match &mut self.state {
                State::Ended | State::Stopped => return Poll::Ready(None),
                State::Failed(error) => {
                    let error = error.clone();
                    // Where nothing leads to the next page, there is nothing to resume.
                    self.state = match self.position.at.next {
                        Some(_) => State::Stopped,
                        None => State::Ended,
                    };
                    return Poll::Ready(Some(Err(Error::Page(error))));
                }
                State::Next => self.state = State::Sending((self.send)((*self.call).clone())),
                State::Sending(sending) => match ready!(sending.as_mut().poll(context)) {
                    Ok(response) => {
                        if let Some(page) = self.turn(response) {
                            return Poll::Ready(Some(Ok(page)));
                        }
                    }
                    Err(error) => {
                        self.state = State::Stopped;
                        return Poll::Ready(Some(Err(error)));
                    }
                },
            }
        }
    }

    /// Goes on to the next page; returns the one that came, if it is one.
    fn turn(&mut self, mut response: Response<T>) -> Option<Response<T>> {
        let Following { is_page, next } = self.paging.follow(
            &self.call,
            &mut response,
            &mut self.position,
            self.most_empty_pages,
        );
        self.state = State::Ended;
        match next {
            Ok(Some(next)) => {
                *self.call = next;
                self.state = State::Next;
            }
            Ok(None) => {}
            Err(problem) => self.fail(problem),
        }
        is_page.then_some(response)
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
            State::Next | State::Sending(_) => Some(&self.call),
            State::Failed(_) | State::Stopped | State::Ended => None,
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
    /// Where the current page is, and how many of its items were returned.
    page: PagePosition,
    current: vec::IntoIter<I>,
}

impl<T, I: Serialize, E> Items<T, I, E> {
    /// Sets how many pages in a row may be empty, as [`Pages::max_empty_pages`] does.
    pub fn max_empty_pages(mut self, pages: usize) -> Self {
        self.pages = self.pages.max_empty_pages(pages);
        self
    }

    /// Begins at an item that another stream of these items was at, in place of the first one.
    pub fn continue_from(mut self, position: PagePosition) -> Self {
        self.pages = self.pages.continue_from(position);
        self.current = Vec::new().into_iter();
        self
    }

    /// Where the next item is: its page, and how many items of the page were returned. After an error, the page for which it was. `None`
    /// after the last item, and if nothing leads to the next page.
    #[must_use]
    pub fn position(&self) -> Option<PagePosition> {
        match self.current.len() {
            0 => self.pages.position(),
            _ => Some(self.page.clone()),
        }
    }

    /// Makes the stream request the page again for which there was an error. Does nothing without one.
    pub fn resume(&mut self) {
        self.pages.resume();
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
                self.page.items += 1;
                return Poll::Ready(Some(Ok(item)));
            }
            self.page = self.pages.position.at.clone();
            match ready!(self.pages.poll(context)) {
                None => return Poll::Ready(None),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                Some(Ok(mut page)) => {
                    let items = self.pages.paging.items_of(page.value_mut());
                    let mut items = items.map(std::mem::take).unwrap_or_default();
                    // Those that the stream before returned.
                    items.drain(..self.page.items.min(items.len()));
                    self.current = items.into_iter();
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
