use super::{runtime, server_urls, types};

impl super::ReportsCalls<'_> {
    /// Get the state of a report
    ///
    /// As soon as the report is finished, the response redirects to its file.
    ///
    /// `GET /reports/{report_id}` at [`Server::NextVersion`](server_urls::Server::NextVersion)
    ///
    /// Returns the request builder [`GetReport`]. Response: `GetReportResponse`. Error responses: [`GetReportError`] (401, 404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.reports().get_report("report-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_report(&self, report_id: &str) -> GetReport {
        let template = "/reports/{report_id}";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .servers([server_urls::Server::NextVersion])
            .security(&[&["oauth"], &["token"], &["key"]])
            .redirects(&[303])
            .path("report_id", runtime::Style::SIMPLE, report_id)
            .into()
    }
}

/// Request builder returned by [`ReportsCalls::get_report`](super::ReportsCalls::get_report).
///
/// `GET /reports/{report_id}` at [`Server::NextVersion`](server_urls::Server::NextVersion)
///
/// Parameters:
///
/// - `report_id`: path parameter.
///
/// Response: `GetReportResponse`. Error responses: [`GetReportError`] (401, 404).
pub type GetReport = runtime::Prepared<GetReportResponse, GetReportError>;

runtime::responses! {
    /// Responses of [`GetReport`], by status.
    pub enum GetReportResponse {
        /// The report is not finished.
        #[status(200)] Ok(types::Report),
        /// The report is finished.
        #[status(303)] SeeOther,
    }
}

/// Error responses of [`GetReport`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type GetReportError = super::failures::UnauthorizedOrNotFoundProblemError;
