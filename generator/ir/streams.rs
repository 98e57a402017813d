//! Success responses that arrive item by item.

use serde::Serialize;

use super::Type;

/// A success response that arrives item by item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stream {
    /// Its items.
    pub items: StreamItems,
    /// Its media type, as the document writes it.
    pub media: String,
    /// The media type in `Accept`, where it is not the items' own.
    pub accept: Option<String>,
    /// Whether a response that is read as a whole is this one too, and not another media type.
    pub is_only: bool,
    /// The media types of successes that only the method `stream` reads, as the document writes them.
    pub types: Vec<String>,
    /// What the service does without the boolean property `stream` of the request body, if that asks for the stream.
    pub switch: Option<Switch>,
    /// Whether it has the method `reconnecting`: the events of a GET request, which may be sent again.
    pub reconnects: bool,
}

/// What a service does if the property of the request body that asks for a stream is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Switch {
    /// It sends the whole response.
    Off,
    /// It streams.
    On,
}

/// The items of a stream, and how its bytes are divided into them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum StreamItems {
    /// Server-sent events whose data is JSON.
    Events(Type),
    /// The same, and the event `error` is one of them.
    EventsAndErrors(Type),
    /// Server-sent events that the document describes as objects of their fields.
    NamedEvents(NamedEvents),
    /// Server-sent events whose data is text.
    TextEvents,
    /// JSON, a value on each line.
    Lines(Type),
    /// A JSON text sequence (RFC 7464).
    Sequence(Type),
    /// The parts of a multipart body.
    Parts,
    /// The same, and each part is JSON.
    JsonParts(Type),
}

impl StreamItems {
    /// The type of the JSON of an item; `None` where an item is text or a part.
    #[must_use]
    pub fn json(&self) -> Option<&Type> {
        match self {
            Self::Events(ty)
            | Self::EventsAndErrors(ty)
            | Self::Lines(ty)
            | Self::Sequence(ty)
            | Self::JsonParts(ty) => Some(ty),
            Self::NamedEvents(events) => Some(&events.ty),
            Self::TextEvents | Self::Parts => None,
        }
    }
}

/// Server-sent events that are objects with the properties `event` and `data`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedEvents {
    /// The union of the events.
    pub ty: Type,
    /// Whether the event `error` is one of them.
    pub has_error: bool,
    /// Whether some of them have the property `id` or `retry`.
    pub has_further_fields: bool,
    /// Whether some of them have no property `event`.
    pub has_unnamed: bool,
}
