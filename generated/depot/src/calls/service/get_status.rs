use super::{runtime, server_urls, types};

impl super::ServiceCalls<'_> {
    /// Get the status of the service
    ///
    /// `GET /status` at [`Server::StatusPage`](server_urls::Server::StatusPage)
    ///
    /// Returns the request builder [`GetStatus`]. Response: `types::GetStatusResponse`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.service().get_status().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_status(&self) -> GetStatus {
        let template = "/status";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .servers([server_urls::Server::StatusPage])
            .into()
    }
}

/// Request builder returned by [`ServiceCalls::get_status`](super::ServiceCalls::get_status).
///
/// `GET /status` at [`Server::StatusPage`](server_urls::Server::StatusPage)
///
/// Response: `types::GetStatusResponse`.
pub type GetStatus = runtime::Prepared<runtime::Json<types::GetStatusResponse>, GetStatusError>;

/// Error responses of [`GetStatus`], which declares none.
pub type GetStatusError = runtime::Undeclared;
