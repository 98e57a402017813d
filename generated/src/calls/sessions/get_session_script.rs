use super::{runtime, types};

impl super::SessionsCalls<'_> {
    /// Exports a session as a script.
    ///
    /// Two optional boolean query parameters exist whose names are not published: one selects whether the code is returned as a standalone workflow or only as the relevant instructions; the other selects whether a response_format schema is inferred for scrape calls that have instructions but no schema.
    ///
    /// `GET /sessions/{session_id}/workflow/code`
    ///
    /// Returns the request builder [`GetSessionScript`]. Response: `types::SessionScriptResponse`. Error responses: [`GetSessionScriptError`] (422, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.sessions().get_session_script("session-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_session_script(&self, session_id: &str) -> GetSessionScript {
        let template = "/sessions/{session_id}/workflow/code";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .path("session_id", runtime::Style::SIMPLE, session_id)
            .into()
    }
}

/// Request builder returned by [`SessionsCalls::get_session_script`](super::SessionsCalls::get_session_script).
///
/// `GET /sessions/{session_id}/workflow/code`
///
/// Parameters:
///
/// - `session_id`: path parameter.
///
/// Response: `types::SessionScriptResponse`. Error responses: [`GetSessionScriptError`] (422, 429).
pub type GetSessionScript = runtime::Prepared<
    runtime::Json<types::SessionScriptResponse>,
    GetSessionScriptError,
>;

/// Error responses of [`GetSessionScript`].
///
/// - `UnprocessableEntity`: Validation Error
/// - `TooManyRequests`: Rate limit exceeded
pub type GetSessionScriptError = super::failures::ValidationOrRateLimitError;
