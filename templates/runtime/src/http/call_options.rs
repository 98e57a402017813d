//! What can be set on every call.

/// The methods that all calls have, whose types keep a [`Call`](super::Call) as `call`.
#[doc(hidden)]
#[macro_export]
macro_rules! call_options {
    () => {
        /// Sets a header, in place of the value that the request would have for it.
        pub fn header(mut self, name: impl AsRef<str>, value: impl ::std::fmt::Display) -> Self {
            self.call = self.call.set_header(name.as_ref(), &value);
            self
        }

        /// Adds a query parameter that the document does not describe.
        pub fn query(mut self, name: impl AsRef<str>, value: impl ::std::fmt::Display) -> Self {
            self.call = self.call.add_query(name.as_ref(), &value);
            self
        }

        /// Sets the timeout of the whole call: its retries, the waits between them and the last byte of its response. Of a stream and of
        /// a download it covers all until the headers have arrived. While the body is being sent, it counts from the last byte.
        pub fn timeout(mut self, timeout: ::std::time::Duration) -> Self {
            self.call = self.call.timeout(timeout);
            self
        }

        /// Sets the timeout of each attempt. An attempt that exceeds it is treated like one whose connection was lost.
        pub fn attempt_timeout(mut self, timeout: ::std::time::Duration) -> Self {
            self.call = self.call.attempt_timeout(timeout);
            self
        }

        /// Sets when and how often the call is retried.
        pub fn retry(mut self, policy: runtime::RetryPolicy) -> Self {
            self.call = self.call.retry(policy);
            self
        }

        /// Sets the body to a JSON value, which is not validated.
        pub fn body_json(mut self, body: impl runtime::Serialize) -> Self {
            self.call = self.call.json_unchecked(&body);
            self
        }
    };
}
