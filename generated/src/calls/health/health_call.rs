use super::runtime;

impl super::HealthCalls<'_> {
    /// Health check.
    ///
    /// `GET /health`
    ///
    /// Returns the request builder [`Health`]. Response: `runtime::Untyped`. Error responses: [`HealthError`] (429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.health().health().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn health(&self) -> Health {
        let template = "/health";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .into()
    }
}

/// Request builder returned by [`HealthCalls::health`](super::HealthCalls::health).
///
/// `GET /health`
///
/// Response: `runtime::Untyped`. Error responses: [`HealthError`] (429).
pub type Health = runtime::Prepared<runtime::Json<runtime::Untyped>, HealthError>;

/// Error responses of [`Health`].
///
/// - `TooManyRequests`: Rate limit exceeded
pub type HealthError = super::failures::RateLimitError;
