use super::runtime;

impl super::StreamsCalls<'_> {
    /// Watch the depot's log
    ///
    /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
    ///
    /// `GET /activity`
    ///
    /// On success: The data of each event is text.
    ///
    /// Returns the request builder [`WatchActivity`]. Items of the stream: `String`. Error responses: [`WatchActivityError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().watch_activity().stream().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn watch_activity(&self) -> WatchActivity {
        let template = "/activity";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("text/event-stream")
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`StreamsCalls::watch_activity`](super::StreamsCalls::watch_activity).
    ///
    /// `GET /activity`
    ///
    /// Items of the stream: `String`. Error responses: [`WatchActivityError`] (401).
    #[call(output = runtime::Streamed<runtime::PlainText, runtime::TextEvents>, failure = WatchActivityError)]
    pub struct WatchActivity {}
}

impl WatchActivity {
    /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
    /// header `Last-Event-ID`.
    ///
    /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
    #[inline]
    pub fn reconnecting(self) -> runtime::Reconnecting<String, WatchActivityError> {
        runtime::Reconnecting::new(self)
    }
}

/// Error responses of [`WatchActivity`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type WatchActivityError = super::failures::UnauthorizedProblemError;
