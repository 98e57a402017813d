//! Why a stream gave no item. In: what its parts report. Out: one error, which decides whether the stream goes on. It must not quote an item,
//! where secrets travel.

use std::{error, fmt};

use bytes::Bytes;

use super::{super::DecodeError, connection_error::ConnectionError};

/// The error of a stream.
///
/// After an [`Item`](Self::Item) the stream continues; after any other error it ends.
#[non_exhaustive]
pub enum StreamError {
    /// An item is not what the document declares.
    Item(ItemError),
    /// The service sent the event `error`, which the document does not declare as an item; its data is in the error.
    Service(Bytes),
    /// An item is longer than [`ClientBuilder::max_item`](super::ClientBuilder::max_item), or its value takes too much memory.
    #[non_exhaustive]
    TooLarge {
        /// The limit in bytes.
        limit: usize,
        /// Where in the item, if its value takes too much memory.
        error: Option<DecodeError>,
    },
    /// The stream was cut off, or ended within an item.
    #[non_exhaustive]
    Truncated {
        /// The number of items before.
        items: u64,
        /// Why it was cut off; `None` if the body ended regularly, but within an item.
        error: Option<ConnectionError>,
    },
}

/// An item that is not what the document declares.
pub struct ItemError {
    index: u64,
    event: Option<String>,
    data: Bytes,
    reason: DecodeError,
}

impl ItemError {
    pub(super) fn new(index: u64, event: Option<String>, data: Bytes, reason: DecodeError) -> Self {
        Self {
            index,
            event,
            data,
            reason,
        }
    }

    /// Returns the number of items before it.
    #[must_use]
    pub fn index(&self) -> u64 {
        self.index
    }

    /// Returns the name of the event, if the item is an event with a name.
    #[must_use]
    pub fn event(&self) -> Option<&str> {
        self.event.as_deref()
    }

    /// Returns the item as it was sent.
    #[must_use]
    pub fn data(&self) -> &Bytes {
        &self.data
    }

    /// Returns what is wrong with it, and where.
    #[must_use]
    pub fn reason(&self) -> &DecodeError {
        &self.reason
    }
}

impl StreamError {
    /// Returns `true` if nothing was received for [`ClientBuilder::idle_timeout`](super::ClientBuilder::idle_timeout).
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        match self {
            Self::Truncated {
                error: Some(error), ..
            } => error.is_timeout(),
            _ => false,
        }
    }
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(error) => write!(f, "item {} is not as declared", error.index),
            Self::Service(_) => f.write_str("the service sent the event `error`"),
            Self::TooLarge {
                limit,
                error: Some(_),
            } => write!(f, "an item takes more than {limit} bytes of memory"),
            Self::TooLarge { limit, error: None } => {
                write!(f, "an item is longer than {limit} bytes")
            }
            Self::Truncated {
                items,
                error: Some(_),
            } => write!(f, "the stream broke off after {items} items"),
            Self::Truncated { items, error: None } => {
                write!(f, "the stream ended within an item, after {items} items")
            }
        }
    }
}

impl error::Error for StreamError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Item(error) => Some(&error.reason),
            Self::TooLarge {
                error: Some(error), ..
            } => Some(error),
            Self::Truncated {
                error: Some(error), ..
            } => Some(error),
            _ => None,
        }
    }
}

impl fmt::Debug for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(error) => f.debug_tuple("Item").field(error).finish(),
            Self::Service(data) => {
                let data = format_args!("{} bytes", data.len());
                f.debug_tuple("Service").field(&data).finish()
            }
            Self::TooLarge { limit, error } => f
                .debug_struct("TooLarge")
                .field("limit", limit)
                .field("error", error)
                .finish(),
            Self::Truncated { items, error } => f
                .debug_struct("Truncated")
                .field("items", items)
                .field("error", error)
                .finish(),
        }
    }
}

impl fmt::Debug for ItemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ItemError")
            .field("index", &self.index)
            .field("event", &self.event)
            .field("data", &format_args!("{} bytes", self.data.len()))
            .field("reason", &self.reason)
            .finish()
    }
}
