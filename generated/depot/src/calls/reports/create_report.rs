use super::{runtime, server_urls, types};

impl super::ReportsCalls<'_> {
    /// Ask for a report
    ///
    /// `POST /reports` at [`Server::NextVersion`](server_urls::Server::NextVersion)
    ///
    /// On success: The report is being made.
    ///
    /// Returns the request builder [`CreateReport`]. Response: `types::Report`. Error responses: [`CreateReportError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .reports()
    ///     .create_report()
    ///     .body(types::CreateReportBody::new().year(1))
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn create_report(&self) -> CreateReport {
        let template = "/reports";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .servers([server_urls::Server::NextVersion])
            .security(&[&["oauth"], &["token"], &["key"]])
            .idempotency_key("Idempotency-Key")
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ReportsCalls::create_report`](super::ReportsCalls::create_report).
    ///
    /// `POST /reports` at [`Server::NextVersion`](server_urls::Server::NextVersion)
    ///
    /// Parameters:
    ///
    /// - `body`: `application/json`, optional.
    /// - `idempotency_key`: header `Idempotency-Key`, optional.
    ///
    /// Response: `types::Report`. Error responses: [`CreateReportError`] (401).
    #[call(output = runtime::Json<types::Report>, failure = CreateReportError)]
    pub struct CreateReport {
        #[header("Idempotency-Key")] idempotency_key: String,
        /// Sets the request body.
        #[body(json_unchecked)] body: types::CreateReportBody,
    }
}

/// Error responses of [`CreateReport`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type CreateReportError = super::failures::UnauthorizedProblemError;
