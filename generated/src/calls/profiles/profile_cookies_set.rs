use super::{runtime, types};

impl super::ProfilesCalls<'_> {
    /// Sets cookies on a profile.
    ///
    /// `POST /profiles/{profile_id}/cookies`
    ///
    /// Returns the request builder [`ProfileCookiesSet`]. Response: `types::SetCookiesResponse`. Error responses: [`ProfileCookiesSetError`] (422, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use browser_session::types;
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .profiles()
    ///     .profile_cookies_set(
    ///         "profile-id",
    ///         types::SetCookiesRequest::new(
    ///             [types::Cookie::new().name("name")],
    ///             "playwright",
    ///             "replace",
    ///         ),
    ///     )
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn profile_cookies_set(
        &self,
        profile_id: &str,
        body: types::SetCookiesRequest,
    ) -> ProfileCookiesSet {
        let template = "/profiles/{profile_id}/cookies";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .path("profile_id", runtime::Style::SIMPLE, profile_id)
            .json_unchecked(&body)
            .into()
    }
}

/// Request builder returned by [`ProfilesCalls::profile_cookies_set`](super::ProfilesCalls::profile_cookies_set).
///
/// `POST /profiles/{profile_id}/cookies`
///
/// Parameters:
///
/// - `profile_id`: path parameter.
/// - `body`: `application/json`.
///
/// Response: `types::SetCookiesResponse`. Error responses: [`ProfileCookiesSetError`] (422, 429).
pub type ProfileCookiesSet = runtime::Prepared<
    runtime::Json<types::SetCookiesResponse>,
    ProfileCookiesSetError,
>;

/// Error responses of [`ProfileCookiesSet`].
///
/// - `UnprocessableEntity`: Validation Error
/// - `TooManyRequests`: Rate limit exceeded
pub type ProfileCookiesSetError = super::failures::ValidationOrRateLimitError;
