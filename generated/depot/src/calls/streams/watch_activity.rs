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
    /// Returns the request builder [`WatchActivity`]. Error responses: [`WatchActivityError`] (401).
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
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("text/event-stream")
            .into()
    }
}

/// Request builder returned by [`StreamsCalls::watch_activity`](super::StreamsCalls::watch_activity).
///
/// `GET /activity`
///
/// Error responses: [`WatchActivityError`] (401).
pub type WatchActivity = runtime::Prepared<
    runtime::Streamed<runtime::PlainText, runtime::TextEvents>,
    WatchActivityError,
>;

/// Error responses of [`WatchActivity`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type WatchActivityError = super::failures::UnauthorizedProblemError;
