use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// The body is sent as a form.
    ///
    /// `POST /labels/print`
    ///
    /// On success: The labels will be printed.
    ///
    /// Returns the request builder [`PrintLabels`]. Response: `types::PrintLabelsResponse202`. Error responses: [`PrintLabelsError`] (401, 422).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .items()
    ///     .print_labels(types::PrintRequest::new("printer", ["item-ids"]))
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn print_labels(&self, body: types::PrintRequest) -> PrintLabels {
        let template = "/labels/print";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .encoded(
                &body,
                &runtime::Form(
                    &[
                        ("item_ids", runtime::Style::FORM),
                        ("margins", runtime::Style::DEEP_OBJECT),
                    ],
                ),
            )
            .into()
    }
}

/// Request builder returned by [`ItemsCalls::print_labels`](super::ItemsCalls::print_labels).
///
/// `POST /labels/print`
///
/// Parameters:
///
/// - `body`: `application/x-www-form-urlencoded`.
///
/// Response: `types::PrintLabelsResponse202`. Error responses: [`PrintLabelsError`] (401, 422).
pub type PrintLabels = runtime::Prepared<runtime::Json<types::PrintLabelsResponse202>, PrintLabelsError>;

/// Error responses of [`PrintLabels`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `UnprocessableEntity`: The request is not valid.
pub type PrintLabelsError = super::failures::UnauthorizedProblemOrValidationInvalidProblemError;
