//! A server-sent event.

use std::time::Duration;

/// A server-sent event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<T> {
    /// Its name, the field `event`; `None` for one without a name.
    pub name: Option<String>,
    /// Its data.
    pub data: T,
    /// Its `id`, if it has one of its own; [`EventStream::last_event_id`](super::EventStream::last_event_id) has the last that was sent.
    pub id: Option<String>,
    /// How long to wait before the next connection, if the event has it.
    pub retry: Option<Duration>,
}
