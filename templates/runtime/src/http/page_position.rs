//! Where pages are. In: what leads to the next page. Out: a value that can be kept, and from which pages go on. It must not know how the
//! page is requested.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value};

/// Where a stream of pages or items is: what [`Pages::continue_from`](super::Pages::continue_from) and
/// [`Items::continue_from`](super::Items::continue_from) go on from, in this program or, as JSON, in a later one.
///
/// It has what the service sent to lead to the page, such as a cursor or a URL. If those are secret, so is this; `Debug` does not show them.
#[derive(Clone, Default, PartialEq)]
pub struct PagePosition {
    /// What leads to the page; `None` for the one that the request asks for itself.
    pub(super) next: Option<NextPage>,
    /// How many items there are before the page, where pages have numbers.
    pub(super) seen: Option<i64>,
    /// How many items the first page had, or was to have.
    pub(super) size: Option<i64>,
    /// How many items of the page were returned before.
    pub(super) items: usize,
}

/// What leads to a page.
#[derive(Clone, PartialEq)]
pub(super) enum NextPage {
    /// Its URL.
    Url(String),
    /// The value of a parameter.
    Value(Value),
}

impl PagePosition {
    /// The number of the page, or its offset.
    pub(super) fn number(&self) -> Option<i64> {
        match &self.next {
            Some(NextPage::Value(value)) => value.as_i64(),
            _ => None,
        }
    }

    fn of(object: &Map<String, Value>) -> Option<Self> {
        let integer = |name| match object.get(name) {
            None => Some(None),
            Some(value) => value.as_i64().map(Some),
        };
        let next = match (object.get("url"), object.get("value")) {
            (Some(url), None) => Some(NextPage::Url(url.as_str()?.to_owned())),
            (None, Some(value)) => Some(NextPage::Value(value.clone())),
            (None, None) => None,
            _ => return None,
        };
        Some(Self {
            next,
            seen: integer("seen")?,
            size: integer("size")?,
            items: usize::try_from(integer("items")?.unwrap_or_default()).ok()?,
        })
    }
}

impl Serialize for PagePosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let next = self.next.as_ref().map(|next| match next {
            NextPage::Url(url) => ("url", Value::from(url.as_str())),
            NextPage::Value(value) => ("value", value.clone()),
        });
        let items = (self.items > 0).then(|| ("items", self.items.into()));
        let seen = self.seen.map(|seen| ("seen", seen.into()));
        let size = self.size.map(|size| ("size", size.into()));
        let parts = [next, seen, size, items].into_iter().flatten();
        serializer.collect_map(parts)
    }
}

impl<'de> Deserialize<'de> for PagePosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let object = Map::deserialize(deserializer)?;
        Self::of(&object).ok_or_else(|| D::Error::custom("no position of pages"))
    }
}

impl fmt::Debug for PagePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PagePosition")
            .field("is_first", &self.next.is_none())
            .field("items", &self.items)
            .finish_non_exhaustive()
    }
}
