//! What can be set on every call.

/// The methods that all calls have, whose types keep a [`Call`](super::Call) as `call`, given the type of a retry policy.
macro_rules! call_options {
    ($retry_policy:ty) => {
        /// Sets a header, instead of what the call would send by that name.
        pub fn header(mut self, name: impl AsRef<str>, value: impl ::std::fmt::Display) -> Self {
            self.call = self.call.set_header(name.as_ref(), &value);
            self
        }

        /// Adds a query parameter that the document does not describe.
        pub fn query(mut self, name: impl AsRef<str>, value: impl ::std::fmt::Display) -> Self {
            self.call = self.call.add_query(name.as_ref(), &value);
            self
        }

        /// The time for the whole call: its retries, the waits between them and the last byte of its response.
        pub fn timeout(mut self, timeout: ::std::time::Duration) -> Self {
            self.call = self.call.timeout(timeout);
            self
        }

        /// The time for each attempt of the call; an attempt that takes longer is like one whose connection was lost.
        pub fn attempt_timeout(mut self, timeout: ::std::time::Duration) -> Self {
            self.call = self.call.attempt_timeout(timeout);
            self
        }

        /// When the call is sent again by itself.
        pub fn retry(mut self, policy: $retry_policy) -> Self {
            self.call = self.call.retry(policy);
            self
        }

        /// Sends this JSON as the body, unchecked.
        pub fn body_json(mut self, body: impl ::serde::Serialize) -> Self {
            self.call = self.call.json_unchecked(&body);
            self
        }
    };
}

pub(crate) use call_options;
