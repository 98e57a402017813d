use super::{runtime, types};

impl super::SessionsCalls<'_> {
    /// Observes the current page of a session: metadata, screenshot, and the list of available actions.
    ///
    /// `POST /sessions/{session_id}/page/observe`
    ///
    /// Returns the request builder [`PageObserve`]. Response: `types::Observation`. Error responses: [`PageObserveError`] (422, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use browser_session::types;
    /// # async fn example(client: &browser_session::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
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
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["OAuth2PasswordBearer"]])
            .inherit_headers(&["x-service-request-origin", "x-service-sdk-version"])
            .path("session_id", runtime::Style::SIMPLE, session_id)
            .json(&body)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`SessionsCalls::page_observe`](super::SessionsCalls::page_observe).
    ///
    /// `POST /sessions/{session_id}/page/observe`
    ///
    /// Parameters:
    ///
    /// - `session_id`: path parameter.
    /// - `body`: `application/json`.
    /// - `update_metadata`: query parameter, optional.
    /// - `x_service_request_origin`: header `x-service-request-origin`, optional.
    /// - `x_service_sdk_version`: header `x-service-sdk-version`, optional.
    ///
    /// Response: `types::Observation`. Error responses: [`PageObserveError`] (422, 429).
    #[call(output = runtime::Json<types::Observation>, failure = PageObserveError)]
    pub struct PageObserve {
        /// Sets the `update_metadata` query parameter. Default: `true`.
        #[query("update_metadata")] update_metadata: bool,
        #[header("x-service-request-origin")] x_service_request_origin: String,
        #[header("x-service-sdk-version")] x_service_sdk_version: String,
    }
}

/// Error responses of [`PageObserve`].
///
/// - `UnprocessableEntity`: Validation Error
/// - `TooManyRequests`: Rate limit exceeded
pub type PageObserveError = super::failures::ValidationOrRateLimitError;
