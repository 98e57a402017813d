//! The client of a crate: the macro `client!` writes it, so that a crate has types of its own, to which its document's groups and credentials
//! are added. In: what the crate knows. Out: `Client` and `ClientBuilder`. It must not know how a call is sent.

/// Writes `Client` and `ClientBuilder`.
#[doc(hidden)]
#[macro_export]
macro_rules! client {
    (schemes = [$($scheme:literal),* $(,)?]) => {
        /// A client of the service: a connection pool, a base URL and credentials.
        ///
        /// It is cheap to clone and to share between threads. Clones share their connections and their budget for retries.
        #[derive(Clone)]
        pub struct Client {
            core: runtime::Core,
        }

        impl Client {
            /// Returns a builder of a client for `base_url`: a URL such as `https://api.example.com/v1`, or a server of the document.
            pub fn builder(base_url: impl Into<runtime::ServerUrl>) -> ClientBuilder {
                ClientBuilder {
                    setup: runtime::Setup::new(base_url.into()),
                }
            }

            /// Returns a request that the document does not describe, with the client's credentials, timeouts and retries.
            ///
            /// `path` is appended to the base URL. It starts with a slash, is sent as it is written, and may contain a query.
            pub fn request(&self, method: runtime::Method, path: impl Into<String>) -> runtime::Request {
                runtime::Request::new(&self.core, method, path.into())
            }
        }

        impl AsRef<runtime::Core> for Client {
            #[inline]
            fn as_ref(&self) -> &runtime::Core {
                &self.core
            }
        }

        impl ::std::fmt::Debug for Client {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.core.fmt(f)
            }
        }

        /// A builder of a [`Client`]. Everything but the base URL has a default.
        #[must_use]
        pub struct ClientBuilder {
            setup: runtime::Setup,
        }

        impl ClientBuilder {
            /// Sets the credential for a security scheme of the document. If the document has none, the credential may have any name, and is
            /// sent with every request.
            pub fn credential(
                mut self,
                scheme: impl Into<::std::borrow::Cow<'static, str>>,
                credential: runtime::Credential,
            ) -> Self {
                let scheme = scheme.into();
                self.setup.credentials.retain(|(set, _)| *set != scheme);
                self.setup.credentials.push((scheme, credential));
                self
            }

            /// Allows the client's credentials to be sent to the origin of this URL, in addition to the origins of its base URLs.
            ///
            /// An operation, a redirect or a page may lead to another origin. Without this, a call with credentials fails with
            /// [`Error::CredentialsWithheld`](runtime::Error::CredentialsWithheld), and a redirect is not followed.
            pub fn allow_origin(mut self, url: impl Into<runtime::ServerUrl>) -> Self {
                self.setup.origins.push(url.into());
                self
            }

            /// Sends a header with every request that does not have it: a header of the call, of a credential or of the body takes precedence.
            /// Cookies are combined.
            pub fn header(mut self, name: impl AsRef<str>, value: impl ::std::fmt::Display) -> Self {
                self.setup.headers
                    .push((name.as_ref().to_owned(), value.to_string()));
                self
            }

            /// Sends a header with every call whose operation declares it, unless the call sets it.
            pub fn declared_header(mut self, name: impl AsRef<str>, value: impl Into<String>) -> Self {
                self.setup.declared_headers
                    .push((name.as_ref().to_owned(), value.into().into(), false));
                self
            }

            /// The same for a secret value, which is treated as a credential.
            pub fn secret_header(mut self, name: impl AsRef<str>, value: impl Into<runtime::Secret>) -> Self {
                self.setup.declared_headers
                    .push((name.as_ref().to_owned(), value.into(), true));
                self
            }

            /// Sets when and how often calls are retried; [`RetryPolicy::none`](runtime::RetryPolicy::none) turns retries off.
            pub fn retry(mut self, policy: runtime::RetryPolicy) -> Self {
                self.setup.policy = policy;
                self
            }

            /// Shares the budget for retries with other clients that have a clone of it.
            pub fn retry_budget(mut self, budget: runtime::RetryBudget) -> Self {
                self.setup.budget = budget;
                self
            }

            /// Sets the timeout of a whole call: its retries, the waits between them and the last byte of its response. 60 seconds by default;
            /// [`Duration::MAX`](::std::time::Duration::MAX) for no limit. While the body of the request is being sent, it
            /// counts from the last byte.
            ///
            /// Of a stream and of a download it covers all until the headers have arrived; then [`idle_timeout`](Self::idle_timeout)
            /// applies.
            pub fn timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.setup.timeout = timeout;
                self
            }

            /// Sets the timeout of establishing a connection. 10 seconds by default.
            ///
            /// Not in WebAssembly, where `fetch` connects.
            #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
            pub fn connect_timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.setup.connecting.timeout = timeout;
                self
            }

            /// Sets the timeout of reading the body of an error response. 5 seconds by default, and never more than a quarter of the time that is
            /// left for the call. What was received until then is kept.
            pub fn error_body_timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.setup.limits.error_time = timeout;
                self
            }

            /// Sets the timeout of each attempt. An attempt that exceeds it is treated like one whose connection was lost. By default only
            /// [`timeout`](Self::timeout) limits an attempt.
            pub fn attempt_timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.setup.attempt_timeout = Some(timeout);
                self
            }

            /// Sets how many requests are sent at the same time, at least one. A call that waits for others does so within its timeout. A stream
            /// counts until its headers have arrived. There is no limit by default.
            pub fn max_in_flight(mut self, requests: usize) -> Self {
                self.setup.max_in_flight = Some(requests);
                self
            }

            /// Adds hooks, which are called in the order in which they were added.
            pub fn hooks(mut self, hooks: impl runtime::Hooks + 'static) -> Self {
                self.setup.hooks.push(::std::sync::Arc::new(hooks));
                self
            }

            /// Sets how long a stream or a download may be silent before it ends with an error. 5 minutes by default;
            /// [`Duration::MAX`](::std::time::Duration::MAX) for no limit.
            pub fn idle_timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.setup.idle_timeout = timeout;
                self
            }

            /// Sets the longest body of a successful response, in decoded bytes. 64 MiB by default. It does not apply to streams
            /// and downloads.
            pub fn max_body(mut self, bytes: usize) -> Self {
                self.setup.limits.body = bytes;
                self
            }

            /// Sets how much of the body of an error response is read and kept, in decoded bytes. 64 KiB by default.
            pub fn max_error_body(mut self, bytes: usize) -> Self {
                self.setup.limits.error_body = bytes;
                self
            }

            /// Sets how much memory the value of a JSON body may take, in bytes; [`usize::MAX`] for no limit. By default 8 times the decoded body,
            /// and at least 64 MiB.
            ///
            /// A few bytes of JSON can become a large struct. Decoding estimates what it allocates; beyond the limit the call fails with
            /// [`Error::TooLarge`](runtime::Error::TooLarge), which has the path in the body.
            pub fn max_decode_memory(mut self, bytes: usize) -> Self {
                self.setup.limits.decode_memory = Some(bytes);
                self
            }

            /// Sets how much of the stack decoding a JSON body may use, in bytes. By default 400 KiB, which is safe on a thread with 512 KiB,
            /// and 1 MiB in a debug build.
            ///
            /// Only a large type that contains itself needs more, where its values are nested deeply.
            pub fn max_decode_stack(mut self, bytes: usize) -> Self {
                self.setup.limits.decode_stack = Some(bytes);
                self
            }

            /// Sets how many redirects a call follows. 10 by default.
            ///
            /// A redirect to another origin is followed only if the request contains nothing that may be secret, or if
            /// [`allow_origin`](Self::allow_origin) allows it.
            pub fn max_redirects(mut self, redirects: usize) -> Self {
                self.setup.limits.redirects = redirects;
                self
            }

            /// Sets whether parameters and bodies are validated against the document before they are sent. On by default.
            pub fn validate(mut self, validate: bool) -> Self {
                self.setup.validate = validate;
                self
            }

            /// Refuses responses that are not as the document declares them, with
            /// [`Error::Unexpected`](runtime::Error::Unexpected). By default they are read as far as their meaning is certain:
            /// [`Response::deviations`](runtime::Response::deviations) lists what was not as declared.
            pub fn strict(mut self) -> Self {
                self.setup.strict = true;
                self
            }

            /// Calls `tell` when a response is not as the document declares it, and was read all the same: once for each operation and path,
            /// without its indexes. By default, it is logged where `tracing` is on.
            ///
            /// It is called within the future of the call, and must not block.
            pub fn on_deviation(
                mut self,
                tell: impl Fn(&runtime::CallOfDeviation<'_>, &runtime::Deviation) + Send + Sync + 'static,
            ) -> Self {
                self.setup.on_deviation = Some(Box::new(tell));
                self
            }

            /// Allows credentials to be sent to another machine without encryption (`http://`), where others can read them. Off by default.
            pub fn allow_insecure_http(mut self, allow: bool) -> Self {
                self.setup.allow_insecure_http = allow;
                self
            }

            /// Configures the client of reqwest that sends the requests: proxies, certificates, name resolution.
            ///
            /// Redirects, timeouts, referers and decompression are handled by this crate, and cannot be changed here. Not in WebAssembly,
            /// where `fetch` connects.
            #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
            pub fn configure_http(
                mut self,
                configure: impl FnOnce(runtime::ReqwestBuilder) -> runtime::ReqwestBuilder + Send + 'static,
            ) -> Self {
                self.setup.connecting.configure = Some(Box::new(configure));
                self
            }

            /// Sends requests by this transport. `configure_http` and `connect_timeout` have no effect then. Clients with clones of one
            /// `ReqwestTransport` share its connections.
            pub fn transport(mut self, transport: impl runtime::Transport + 'static) -> Self {
                self.setup.transport = Some(::std::sync::Arc::new(transport));
                self
            }

            /// Uses the clocks and the timer of this runtime, in place of those of tokio (in WebAssembly, of JavaScript).
            pub fn runtime(mut self, runtime: impl runtime::Runtime + 'static) -> Self {
                self.setup.runtime = Some(::std::sync::Arc::new(runtime));
                self
            }

            /// Builds the client.
            ///
            /// # Errors
            ///
            /// Fails if the base URL is not valid, if a credential is for no security scheme of the document, if a credential or a header
            /// cannot be sent, or if a credential would be sent to another machine without encryption.
            pub fn build(self) -> Result<Client, runtime::BuildError> {
                let document = runtime::Document {
                    schemes: &[$($scheme),*],
                    user_agent: concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")),
                };
                let core = self.setup.build(document)?;
                Ok(Client { core })
            }
        }

        impl ::std::fmt::Debug for ClientBuilder {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.setup.fmt(f)
            }
        }
    };
}
