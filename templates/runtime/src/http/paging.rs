//! How the pages of an operation follow each other. In: what emitted code declares of an operation. Out: the request of the next page. It must
//! not send anything.

use std::ops::RangeInclusive;

use reqwest::Url;
use serde::Serialize;
use serde_json::Value;

use super::{
    call::Call,
    link_header::next_link,
    page_error::{NoPage, PageProblem},
    page_position::{NextPage, PagePosition},
    page_value::PageValue,
    response::Response,
    style::Style,
};

/// Reads a value of a page; `None` where the page does not have it.
type Read<T> = fn(&T) -> Option<PageValue>;

/// How the pages of an operation follow each other. `T` is a page, and `I` an item.
pub struct Paging<T, I> {
    rule: Rule<T>,
    parameter: PageParameter,
    items: fn(&mut T) -> Option<&mut Vec<I>>,
    more: Option<Read<T>>,
    last: Option<Read<T>>,
    total_pages: Option<Read<T>>,
    total_items: Option<Read<T>>,
    number: Option<Read<T>>,
    limit: Option<Read<T>>,
    id: Option<fn(&I) -> Option<PageValue>>,
}

/// Where a request has the parameter that asks for a page, by its name.
#[derive(Clone, Copy)]
pub struct PageParameter {
    /// Sets it; `None` where the call cannot have it.
    pub(super) set: fn(Call, &'static str, &Value) -> Option<Call>,
    /// The value that is set, as it is sent.
    pub(super) get: fn(&Call, &'static str) -> Option<String>,
}

impl PageParameter {
    /// The query.
    const QUERY: Self = Self {
        set: |call, name, value| Some(call.query(name, Style::FORM, value)),
        get: |call, name| call.query_value(name).map(str::to_owned),
    };
}

/// What leads to the next page.
enum Rule<T> {
    /// A URL in the page.
    NextUrl(Read<T>),
    /// A URL in the header `Link`.
    LinkHeader,
    /// A parameter that takes a value of the page.
    Cursor(&'static str, Read<T>),
    /// A parameter that takes the number of the page, and the number of the first one.
    PageNumber(&'static str, i64),
    /// A parameter that takes the number of items to skip.
    Offset(&'static str, i64),
    /// A parameter that takes the id of the last item.
    LastId(&'static str),
}

impl<T, I> Paging<T, I> {
    /// A property of a page has the URL of the next one.
    pub fn next_url(url: Read<T>) -> Self {
        Self::of(Rule::NextUrl(url))
    }

    /// The header `Link` of a page has the URL of the next one.
    #[must_use]
    pub fn link_header() -> Self {
        Self::of(Rule::LinkHeader)
    }

    /// The parameter takes a property of the page before.
    pub fn cursor(parameter: &'static str, next: Read<T>) -> Self {
        Self::of(Rule::Cursor(parameter, next))
    }

    /// The parameter takes the number of the page.
    #[must_use]
    pub fn page_number(parameter: &'static str, first: i64) -> Self {
        Self::of(Rule::PageNumber(parameter, first))
    }

    /// The parameter takes the number of items to skip.
    #[must_use]
    pub fn offset(parameter: &'static str, first: i64) -> Self {
        Self::of(Rule::Offset(parameter, first))
    }

    /// The parameter takes the id of the last item.
    pub fn last_id(parameter: &'static str, id: fn(&I) -> Option<PageValue>) -> Self {
        Self {
            id: Some(id),
            ..Self::of(Rule::LastId(parameter))
        }
    }

    /// The parameter is not in the query.
    #[must_use]
    pub fn asked_in(self, parameter: PageParameter) -> Self {
        Self { parameter, ..self }
    }

    /// Where the items of a page are.
    #[must_use]
    pub fn items(self, items: fn(&mut T) -> Option<&mut Vec<I>>) -> Self {
        Self { items, ..self }
    }

    /// The boolean that is false on the last page.
    #[must_use]
    pub fn more(self, more: Read<T>) -> Self {
        Self {
            more: Some(more),
            ..self
        }
    }

    /// The boolean that is true on the last page.
    #[must_use]
    pub fn last(self, last: Read<T>) -> Self {
        Self {
            last: Some(last),
            ..self
        }
    }

    /// The number of all pages.
    #[must_use]
    pub fn total_pages(self, total_pages: Read<T>) -> Self {
        Self {
            total_pages: Some(total_pages),
            ..self
        }
    }

    /// The number of all items.
    #[must_use]
    pub fn total_items(self, total_items: Read<T>) -> Self {
        Self {
            total_items: Some(total_items),
            ..self
        }
    }

    /// The number of the page, as the response repeats it.
    #[must_use]
    pub fn number(self, number: Read<T>) -> Self {
        Self {
            number: Some(number),
            ..self
        }
    }

    /// The size of a page, as the response repeats it.
    #[must_use]
    pub fn limit(self, limit: Read<T>) -> Self {
        Self {
            limit: Some(limit),
            ..self
        }
    }

    fn of(rule: Rule<T>) -> Self {
        Self {
            rule,
            parameter: PageParameter::QUERY,
            items: |_| None,
            more: None,
            last: None,
            total_pages: None,
            total_items: None,
            number: None,
            limit: None,
            id: None,
        }
    }

    pub(super) fn items_of<'t>(&self, page: &'t mut T) -> Option<&'t mut Vec<I>> {
        (self.items)(page)
    }
}

/// Where the pages are, in memory that does not grow with their number.
#[derive(Default)]
pub(super) struct Position {
    /// The page that is requested next. After an error it is the page for which it was.
    pub(super) at: PagePosition,
    /// The first item of the page before, where pages are counted.
    first_item: Option<Vec<u8>>,
    /// How many pages in a row were empty.
    empty_pages: usize,
    pub(super) cycle: Cycle,
}

impl Position {
    pub(super) fn at(at: PagePosition) -> Self {
        Self {
            at,
            ..Self::default()
        }
    }
}

/// What follows a page.
pub(super) struct Following {
    /// Whether the page is one: not an empty one behind the last, and not the one before again.
    pub(super) is_page: bool,
    /// The request of the next page; `None` behind the last one.
    pub(super) next: Result<Option<Call>, NoPage>,
}

impl Following {
    fn end(is_page: bool) -> Self {
        Self {
            is_page,
            next: Ok(None),
        }
    }
}

impl<T, I: Serialize> Paging<T, I> {
    /// What follows a page that `call` requested.
    pub(super) fn follow(
        &self,
        call: &Call,
        response: &mut Response<T>,
        position: &mut Position,
        most_empty_pages: usize,
    ) -> Following {
        let items = (self.items)(response.value_mut()).map_or(&[][..], |items| items.as_slice());
        let (count, is_empty) = (items.len(), items.is_empty());
        let last_id = items.last().and_then(|item| self.id?(item));
        if self.is_counted() {
            let is_first_page = position.at.next.is_none();
            if is_empty {
                return Following::end(is_first_page);
            }
            let first_item = items.first().and_then(|item| serde_json::to_vec(item).ok());
            if first_item.is_some() && first_item == position.first_item {
                return Following::end(false);
            }
            position.first_item = first_item;
        }
        position.empty_pages = if is_empty {
            position.empty_pages + 1
        } else {
            0
        };
        if self.is_last_page(response) {
            return Following::end(true);
        }
        let next = self.next(call, response, &mut position.at, (count, last_id));
        position.at.items = 0;
        position.at.next = next.as_ref().ok().cloned().flatten();
        let next = match next {
            Ok(Some(_)) if position.empty_pages > most_empty_pages => {
                Err(PageProblem::OnlyEmptyPages.into())
            }
            Ok(Some(next)) => self.request(call, &next, &mut position.cycle).map(Some),
            Ok(None) => Ok(None),
            Err(problem) => Err(problem.into()),
        };
        Following {
            is_page: true,
            next,
        }
    }

    /// The request of a page; `call` requests another one.
    pub(super) fn request(
        &self,
        call: &Call,
        page: &NextPage,
        cycle: &mut Cycle,
    ) -> Result<Call, NoPage> {
        let parameter = match (&self.rule, page) {
            (Rule::NextUrl(_) | Rule::LinkHeader, NextPage::Url(url)) => {
                return follow_url(call, url, cycle);
            }
            (Rule::Cursor(parameter, _) | Rule::LastId(parameter), NextPage::Value(value)) => {
                cycle.look_at(value)?;
                parameter
            }
            (
                Rule::PageNumber(parameter, _) | Rule::Offset(parameter, _),
                NextPage::Value(value),
            ) if value.is_i64() => parameter,
            _ => return Err(PageProblem::NotAPosition.into()),
        };
        let NextPage::Value(value) = page else {
            return Err(PageProblem::NotAPosition.into());
        };
        let asked = (self.parameter.set)(call.clone(), parameter, value);
        asked.ok_or_else(|| PageProblem::NotAnObject.into())
    }

    /// Whether pages are counted, so that an empty page is the end.
    fn is_counted(&self) -> bool {
        matches!(self.rule, Rule::PageNumber(..) | Rule::Offset(..))
    }

    fn is_last_page(&self, page: &T) -> bool {
        let is = |read: Option<Read<T>>, value: bool| {
            read.and_then(|read| read(page))
                .and_then(|found| found.as_bool())
                == Some(value)
        };
        is(self.more, false) || is(self.last, true)
    }

    /// Whether the number of all items is one of these. A smaller one than the number of items that came counts something else.
    fn total_within(&self, page: &T, numbers: RangeInclusive<i64>) -> bool {
        let has_more = self.more.and_then(|read| read(page)?.as_bool()) == Some(true);
        !has_more && integer(self.total_items, page).is_some_and(|total| numbers.contains(&total))
    }

    /// What leads to the page after the one that `call` requested at `at`, which then counts that page too.
    fn next(
        &self,
        call: &Call,
        response: &Response<T>,
        at: &mut PagePosition,
        (count, last_id): (usize, Option<PageValue>),
    ) -> Result<Option<NextPage>, PageProblem> {
        match &self.rule {
            Rule::NextUrl(read) => match read(response) {
                Some(url) => {
                    let url = url.into_text().ok_or(PageProblem::NotAUrl)?;
                    join(call, &url).map(Some)
                }
                None => Ok(None),
            },
            Rule::LinkHeader => match next_link(response.headers()) {
                Some(url) => join(call, &url).map(Some),
                None => Ok(None),
            },
            Rule::Cursor(_, read) => match read(response) {
                Some(cursor) => next_cursor(&cursor).map(Some),
                None => Ok(None),
            },
            Rule::PageNumber(parameter, first) => {
                let sent = || (self.parameter.get)(call, parameter)?.parse().ok();
                let repeated = || self.number?(response)?.as_integer();
                let number = at.number().or_else(sent).or_else(repeated);
                let number = number.unwrap_or(*first);
                let next = number.checked_add(1).ok_or(PageProblem::TooLarge)?;
                let count = i64::try_from(count).map_err(|_| PageProblem::TooLarge)?;
                let pages = number.saturating_sub(*first).max(0);
                let before = at.seen.unwrap_or(pages.saturating_mul(count));
                let seen = before.saturating_add(count);
                at.seen = Some(seen);
                let is_last = integer(self.total_pages, response)
                    .is_some_and(|total| next.saturating_sub(*first) >= total)
                    || self.total_within(response, seen..=seen);
                Ok((!is_last).then(|| NextPage::Value(next.into())))
            }
            Rule::Offset(parameter, first) => {
                let sent = || (self.parameter.get)(call, parameter)?.parse().ok();
                let offset = at.number().or_else(sent).unwrap_or(*first);
                let limit = integer(self.limit, response);
                let count = i64::try_from(count).map_err(|_| PageProblem::TooLarge)?;
                let step = limit.filter(|limit| *limit > 0).unwrap_or(count);
                let next = offset.checked_add(step).ok_or(PageProblem::TooLarge)?;
                let size = at.size.filter(|size| *size > 0).unwrap_or(step);
                at.size = Some(size);
                let before = offset.saturating_sub(*first);
                let (seen, skipped) = (before.saturating_add(count), next.saturating_sub(*first));
                // The last page may have fewer items. A page that begins within another one is none of those that are counted.
                let pages = before / size + i64::from(before % size == 0);
                let is_last = integer(self.total_pages, response)
                    .is_some_and(|total| pages >= total)
                    || self.total_within(response, seen..=skipped.max(seen));
                Ok((!is_last).then(|| NextPage::Value(next.into())))
            }
            Rule::LastId(_) => {
                let has_more = self.more.and_then(|read| read(response)?.as_bool()) == Some(true)
                    || self.last.and_then(|read| read(response)?.as_bool()) == Some(false);
                match last_id {
                    Some(id) if has_more => next_cursor(&id).map(Some),
                    None if has_more => Err(PageProblem::NoLastId),
                    _ => Ok(None),
                }
            }
        }
    }
}

/// An integer of a page; `None` where the page does not have it.
fn integer<T>(read: Option<Read<T>>, page: &T) -> Option<i64> {
    read.and_then(|read| read(page)?.as_integer())
}

fn next_cursor(cursor: &PageValue) -> Result<NextPage, PageProblem> {
    if !cursor.is_scalar() {
        return Err(PageProblem::NotAScalar);
    }
    Ok(NextPage::Value(cursor.as_json().clone()))
}

/// The URL of the next page, which may be relative to that of the page.
fn join(call: &Call, next: &str) -> Result<NextPage, PageProblem> {
    let current = call.url().ok_or(PageProblem::NotAUrl)?;
    let mut url: Url = current.join(next).map_err(|_| PageProblem::NotAUrl)?;
    // Credentials in it are not ours to send.
    let is_bare = url.set_username("").is_ok() && url.set_password(None).is_ok();
    if !is_bare || !matches!(url.scheme(), "http" | "https") {
        return Err(PageProblem::NotAUrl);
    }
    url.set_fragment(None);
    Ok(NextPage::Url(url.into()))
}

/// The request of a URL.
fn follow_url(call: &Call, next: &str, cycle: &mut Cycle) -> Result<Call, NoPage> {
    let current = call.url().ok_or(PageProblem::NotAUrl)?;
    // It may have been kept, so what `join` did is done again.
    let NextPage::Url(next) = join(call, next)? else {
        return Err(PageProblem::NotAUrl.into());
    };
    let url = Url::parse(&next).map_err(|_| PageProblem::NotAUrl)?;
    let is_allowed = call.client.settings.may_receive_credentials(&url);
    if url.origin() != current.origin() && !is_allowed {
        let [page, next] = [&current, &url].map(|url| url.origin().ascii_serialization());
        return Err(NoPage::at(page, next));
    }
    cycle.look_at(&Value::from(next))?;
    Ok(call.clone().at_url(url))
}

/// Finds out that values repeat, after any number of them, by keeping one of them (Brent's algorithm).
pub(super) struct Cycle {
    kept: Option<Value>,
    since: u64,
    most: u64,
}

impl Default for Cycle {
    fn default() -> Self {
        Self {
            kept: None,
            since: 0,
            most: 1,
        }
    }
}

impl Cycle {
    pub(super) fn look_at(&mut self, value: &Value) -> Result<(), PageProblem> {
        if self.kept.as_ref() == Some(value) {
            return Err(PageProblem::Repeated);
        }
        self.since += 1;
        if self.since >= self.most {
            self.kept = Some(value.clone());
            self.since = 0;
            self.most = self.most.saturating_mul(2);
        }
        Ok(())
    }
}

impl Call {
    /// The same call of the URL of another page.
    fn at_url(self, url: Url) -> Self {
        Self {
            page_url: Some(url),
            ..self
        }
    }

    /// The URL that the call requests.
    fn url(&self) -> Option<Url> {
        match &self.page_url {
            Some(url) => Some(url.clone()),
            None => Some(self.clone().assemble("*/*").ok()?.url),
        }
    }

    /// The value of a query parameter that is set, as it is sent.
    fn query_value(&self, name: &str) -> Option<&str> {
        let (_, pairs) = self.query.iter().find(|(set, _)| *set == name)?;
        let (_, value) = pairs.first()?.split_once('=')?;
        Some(value)
    }
}
