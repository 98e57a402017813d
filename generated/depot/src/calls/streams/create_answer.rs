use super::{runtime, types};

impl super::StreamsCalls<'_> {
    /// Ask the assistant
    ///
    /// If `stream` is true, the answer is sent in chunks, followed by `[DONE]`.
    ///
    /// `.stream()` requests `text/event-stream`, whose items are read while they arrive, and sets the property `stream` of the body.
    ///
    /// `POST /answers`
    ///
    /// On success: The answer, whole or in chunks.
    ///
    /// Returns the request builder [`CreateAnswer`]. Response: `types::Answer`. Items of the stream: `types::AnswerChunk`. Error responses: [`CreateAnswerError`] (401, 422, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().create_answer(types::Question::new("question")).send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn create_answer(&self, body: types::Question) -> CreateAnswer {
        let template = "/answers";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .stream_types(&["text/event-stream"])
            .json(&body)
            .into()
    }
}

/// Request builder returned by [`StreamsCalls::create_answer`](super::StreamsCalls::create_answer).
///
/// `POST /answers`
///
/// Parameters:
///
/// - `body`: `application/json`.
///
/// Response: `types::Answer`. Items of the stream: `types::AnswerChunk`. Error responses: [`CreateAnswerError`] (401, 422, 429).
pub type CreateAnswer = runtime::Prepared<
    runtime::Switched<runtime::Json<types::Answer>, runtime::EventStream<types::AnswerChunk>>,
    CreateAnswerError,
>;

/// Error responses of [`CreateAnswer`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `UnprocessableEntity`: The request is not valid.
pub type CreateAnswerError = super::failures::ProblemOrInvalidProblemError;
