use super::{runtime, types};

impl super::StreamsCalls<'_> {
    /// Watch what happens in the depot
    ///
    /// Sends an event for each change. Comments keep the connection open while nothing happens. After an interruption, send the
    /// `id` of the last event that you received.
    ///
    /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
    ///
    /// `GET /events`
    ///
    /// On success: The data of each event is JSON.
    ///
    /// Returns the request builder [`WatchEvents`]. Items of the stream: `types::Event`. Error responses: [`WatchEventsError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().watch_events().stream().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn watch_events(&self) -> WatchEvents {
        let template = "/events";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("text/event-stream")
            .inherit_headers(&["Last-Event-ID"])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`StreamsCalls::watch_events`](super::StreamsCalls::watch_events).
    ///
    /// `GET /events`
    ///
    /// Parameters:
    ///
    /// - `last_event_id`: header `Last-Event-ID`, optional. Only events after this one.
    ///
    /// Items of the stream: `types::Event`. Error responses: [`WatchEventsError`] (401, 429).
    #[call(
        output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::Event>>,
        failure = WatchEventsError
    )]
    pub struct WatchEvents {
        /// Only events after this one.
        #[header("Last-Event-ID")] last_event_id: String,
    }
}

impl WatchEvents {
    /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
    /// header `Last-Event-ID`.
    ///
    /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
    #[inline]
    pub fn reconnecting(self) -> runtime::Reconnecting<types::Event, WatchEventsError> {
        runtime::Reconnecting::new(self)
    }
}

/// Error responses of [`WatchEvents`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type WatchEventsError = super::failures::UnauthorizedOrRateLimitProblemError;
