use super::runtime;

impl super::HealthCalls<'_> {
    /// Health check.
    ///
    /// `GET /health`
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let answer = client.health().health().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn health(&self) -> Health {
        let template = "/health";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .into()
    }
}

/// The call that `health` prepares.
pub type Health = runtime::Prepared<runtime::Json<runtime::Untyped>, HealthError>;

/// What [`Health`] may answer instead of success.
///
/// - `TooManyRequests`: Rate limit exceeded
pub type HealthError = super::failures::Failure429RateLimitExceeded;
