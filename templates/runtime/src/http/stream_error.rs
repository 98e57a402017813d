//! Why a stream gave no item. In: what its parts report. Out: one error, which decides whether the stream goes on. It must not quote an item,
//! where secrets travel; of the event `error` it quotes the message.

use std::{error, fmt, ops::Deref};

use bytes::Bytes;

use super::{
    super::DecodeError, connection_error::ConnectionError, debug::debug, message, secrets::Secrets,
};

/// The error of a stream.
///
/// After an [`Item`](Self::Item) the stream continues; after any other error it ends.
#[non_exhaustive]
pub enum StreamError {
    /// An item is not what the document declares.
    Item(ItemError),
    /// The service sent the event `error`, which the document does not declare as an item.
    Service(ServiceError),
    /// An item is longer than [`ClientBuilder::max_item`](super::super::ClientBuilder::max_item), or its value takes too much memory.
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

/// An event `error` of the service. It derefs to its data.
pub struct ServiceError {
    data: Bytes,
    message: Option<Box<str>>,
}

impl ServiceError {
    pub(super) fn new(data: Bytes, secrets: &Secrets) -> Self {
        let message = message::of_json(&data, secrets)
            .or_else(|| message::of_text(std::str::from_utf8(&data).ok()?, secrets));
        Self { data, message }
    }

    /// Returns the data of the event.
    #[must_use]
    pub fn data(&self) -> &Bytes {
        &self.data
    }

    /// Returns its message, as `Display` shows it: the same properties of JSON as [`ApiError::message`](super::ApiError::message), or text.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }
}

impl Deref for ServiceError {
    type Target = Bytes;

    fn deref(&self) -> &Bytes {
        &self.data
    }
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
    /// Returns `true` if nothing was received for [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout).
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
            Self::Item(error) => write!(
                f,
                "item {} is not as declared: {}",
                error.index, error.reason
            ),
            Self::Service(error) => {
                f.write_str("the service sent the event `error`")?;
                let message = error.message.as_deref();
                message.map_or(Ok(()), |message| write!(f, ": {message}"))
            }
            Self::TooLarge {
                limit,
                error: Some(error),
            } => {
                write!(f, "an item takes more than {limit} bytes of memory")?;
                let path = error.path();
                let at = if path.is_empty() { "" } else { " at " };
                write!(f, "{at}{path}")
            }
            Self::TooLarge { limit, error: None } => {
                write!(f, "an item is longer than {limit} bytes")
            }
            Self::Truncated { items, error } => {
                let idle = error.as_ref().and_then(ConnectionError::idle);
                match (idle, error) {
                    (Some(time), _) => write!(f, "nothing was received for {time:?}")?,
                    (None, Some(_)) => f.write_str("the stream broke off")?,
                    (None, None) => f.write_str("the stream ended within an item")?,
                }
                let plural = if *items == 1 { "" } else { "s" };
                write!(f, ", after {items} item{plural}")
            }
        }
    }
}

impl error::Error for StreamError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Truncated {
                error: Some(error), ..
            } if error.idle().is_none() => Some(error),
            _ => None,
        }
    }
}

impl fmt::Debug for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "StreamError", self)
    }
}

impl fmt::Debug for ServiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServiceError")
            .field("data", &format_args!("{} bytes", self.data.len()))
            .field("message", &self.message)
            .finish()
    }
}

impl fmt::Debug for ItemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ItemError")
            .field("index", &self.index)
            .field("event", &self.event)
            .field("data", &format_args!("{} bytes", self.data.len()))
            .field("reason", &format_args!("{}", self.reason))
            .finish()
    }
}
