use super::{runtime, types};

impl super::SessionsCalls<'_> {
    /// Fetches a session recording, after the session has ended.
    ///
    /// The response has presigned URLs: `mp4_url` is the field for downloading or sharing the recording from any HTTP client; `expires_at` says when it stops working.
    ///
    /// `GET /sessions/{session_id}/replay`
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let answer = client.sessions().session_replay("session-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn session_replay(&self, session_id: &str) -> SessionReplay {
        let template = "/sessions/{session_id}/replay";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .path("session_id", runtime::Style::SIMPLE, session_id)
            .into()
    }
}

/// The call that `session_replay` prepares.
pub type SessionReplay = runtime::Prepared<runtime::Json<types::ReplayResponse>, SessionReplayError>;

/// What [`SessionReplay`] may answer instead of success.
///
/// - `TooManyRequests`: Rate limit exceeded
pub type SessionReplayError = super::failures::Failure429RateLimitExceeded;
