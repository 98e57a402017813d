use super::{runtime, types};

impl super::SessionsCalls<'_> {
    /// Fetches a session recording, after the session has ended.
    ///
    /// The response has presigned URLs: `mp4_url` is the field for downloading or sharing the recording from any HTTP client; `expires_at` says when it stops working.
    ///
    /// `GET /sessions/{session_id}/replay`
    ///
    /// Returns the request builder [`SessionReplay`]. Response: `types::ReplayResponse`. Error responses: [`SessionReplayError`] (429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.sessions().session_replay("session-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn session_replay(&self, session_id: &str) -> SessionReplay {
        let template = "/sessions/{session_id}/replay";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .path("session_id", runtime::Style::SIMPLE, session_id)
            .into()
    }
}

/// Request builder returned by [`SessionsCalls::session_replay`](super::SessionsCalls::session_replay).
///
/// `GET /sessions/{session_id}/replay`
///
/// Parameters:
///
/// - `session_id`: path parameter.
///
/// Response: `types::ReplayResponse`. Error responses: [`SessionReplayError`] (429).
pub type SessionReplay = runtime::Prepared<runtime::Json<types::ReplayResponse>, SessionReplayError>;

/// Error responses of [`SessionReplay`].
///
/// - `TooManyRequests`: Rate limit exceeded
pub type SessionReplayError = super::failures::RateLimitError;
