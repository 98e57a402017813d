use super::{runtime, types};

impl super::SessionsCalls<'_> {
    /// Observes the current page of a session: metadata, screenshot, and the list of available actions.
    ///
    /// `POST /sessions/{session_id}/page/observe`
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use browser_session::types;
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let answer = client
    ///     .sessions()
    ///     .page_observe("session-id", types::ObserveRequest::new().min_nb_actions(1))
    ///     .update_metadata(false)
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn page_observe(
        &self,
        session_id: &str,
        body: types::ObserveRequest,
    ) -> PageObserve {
        let template = "/sessions/{session_id}/page/observe";
        runtime::Call::new(self.client, reqwest::Method::POST, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .inherit_headers(&["x-service-request-origin", "x-service-sdk-version"])
            .path("session_id", runtime::Style::SIMPLE, session_id)
            .json(&body)
            .into()
    }
}

runtime::call! {
    /// The call that `page_observe` prepares.
    #[call(output types::Observation, failure PageObserveError)]
    pub struct PageObserve {
        /// `update_metadata` in the document. Default: `true`.
        #[query("update_metadata", form)] update_metadata: bool,
        #[header("x-service-request-origin")] x_service_request_origin: String,
        #[header("x-service-sdk-version")] x_service_sdk_version: String,
    }
}

/// What [`PageObserve`] may answer instead of success.
///
/// - `UnprocessableEntity`: Validation Error
/// - `TooManyRequests`: Rate limit exceeded
pub type PageObserveError = super::failures::Failure422HttpValidationErrorOr429RateLimitExceeded;
