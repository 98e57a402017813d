//! A server-sent event.

use std::time::Duration;

/// A server-sent event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<T> {
    /// The name of the event: the field `event`.
    pub name: Option<String>,
    /// The data of the event: the field `data`.
    pub data: T,
    /// The `id`, if the event has one; [`EventStream::last_event_id`](super::EventStream::last_event_id) returns the last one that was sent.
    pub id: Option<String>,
    /// How long to wait before the next connection: the field `retry`.
    pub retry: Option<Duration>,
}
