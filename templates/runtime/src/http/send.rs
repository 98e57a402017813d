//! The sending of a call. In: a call. Out: a response whose body was read as declared, or an error that
//! holds what came instead. It must not know HTTP any closer than that.

use super::{
    body_error::BodyError, box_future::BoxFuture, call::Call, context::Context, decoding::Decoding,
    deliver::Delivery, error::Error, failed::ApiError, failure::Failure, head::Head,
    output::Output, raw_response::RawResponse, reading::Reading, response::Response,
};

impl Call {
    /// Sends the call and reads the response.
    ///
    /// # Errors
    ///
    /// Fails if nothing could be sent, no complete response came, the status is an error, or the body is not as
    /// declared: see [`Error`].
    pub async fn send<O: Output, F: Failure>(self) -> Result<Response<O::Value>, Error<F>> {
        let kept = self.client.settings.limits.error_body;
        let redirects = self.redirects;
        let exchange = O::prepare(self).exchange(O::ACCEPT, O::reading);
        let (response, context) = exchange
            .await
            .map_err(|error| error.retype(ApiError::untyped))?;
        let status = response.status();
        if !status.is_success() && !redirects.contains(&status.as_u16()) {
            let failure = F::read(&response);
            let error = ApiError::new(context.with(response), failure);
            return Err(Error::Api(error));
        }
        match O::read(&response) {
            Ok(value) => {
                let (head, deviations) = response.into_parts();
                Ok(Response::new(value, head, context.retries, deviations))
            }
            Err(reason) => Err(Error::of_body(context.with(response.shorten(kept)), reason)),
        }
    }

    /// All of it that does not depend on a type, so that it is compiled once, in this crate: rustc compiles the future of an
    /// asynchronous function in each crate that names it.
    // It is also the largest part of the future of a call: callers need not move it.
    #[inline(never)]
    fn exchange(
        self,
        accept: &'static str,
        reading: fn(&Head) -> Reading,
    ) -> BoxFuture<'static, Result<(RawResponse, Context), Error>> {
        Box::pin(self.exchanged(accept, reading))
    }

    async fn exchanged(
        mut self,
        accept: &'static str,
        reading: fn(&Head) -> Reading,
    ) -> Result<(RawResponse, Context), Error> {
        let checks = std::mem::take(&mut self.checks);
        if self.validate {
            checks.finish().map_err(Error::Invalid)?;
        }
        if let Some((header, random)) = self.idempotency_key {
            if self.client.settings.idempotency_keys && !self.headers.contains_key(header) {
                self = self.set_header(header, &random());
            }
            let is_recognised = self.headers.contains_key(header);
            self.policy = self.policy.or_any_method(is_recognised);
        }
        let (client, name) = (self.client.clone(), self.name());
        let (policy, timeout) = (self.policy, self.timeout);
        let (attempt_timeout, redirects) = (self.attempt_timeout, self.redirects);
        let stream_types = self.stream_types;
        if let Some(ask_whole) = self.ask_whole {
            self.body = ask_whole(self.body);
        }
        let outgoing = self.assemble(accept)?;
        let delivery = Delivery {
            settings: &client.settings,
            name: name.clone(),
            outgoing,
            policy,
            timeout,
            attempt_timeout,
            redirects,
            reading,
            stream_types,
        };
        let (response, context) = delivery.deliver().await?;
        if response.status().is_success() && stream_types.include(&response) {
            let found = response.head().media_type().unwrap_or_default();
            let reason = BodyError::Stream(found);
            return Err(Error::of_body(context.with(response), reason));
        }
        let decoding = Decoding::new(&client.settings, name);
        Ok((response.decoded_by(decoding), context))
    }
}
