//! What is at the top of the crate, and which methods the client's builder has: parts of the runtime that users name.

use std::collections::BTreeSet;

use super::{Body, Call, Client, Content, CredentialKind, Output, StreamItems};

/// Parts that users of every client name, without caring where they are.
const ALWAYS: [&str; 10] = [
    "ApiError",
    "BuildError",
    "Client",
    "ClientBuilder",
    "Credential",
    "Error",
    "ErrorKind",
    "RateLimit",
    "Response",
    "RetryPolicy",
];

impl Client {
    /// The parts of the runtime that the crate exports at its top.
    #[must_use]
    pub fn exports(&self) -> BTreeSet<&'static str> {
        let mut exports = BTreeSet::from(ALWAYS);
        let is_oauth = |kind: &CredentialKind| matches!(kind, CredentialKind::OAuth(_));
        if self
            .credentials
            .iter()
            .any(|credential| is_oauth(&credential.kind))
        {
            exports.insert("OAuth");
        }
        let is_device = |kind: &CredentialKind| match kind {
            CredentialKind::OAuth(flows) => flows.iter().any(|flow| flow.device.is_some()),
            _ => false,
        };
        let mut credentials = self.credentials.iter();
        if credentials.any(|credential| is_device(&credential.kind)) {
            exports.insert("DeviceCode");
        }
        if !self.response_headers.is_empty() {
            exports.insert("HeaderError");
        }
        for call in self.calls() {
            exports.extend(exports_of(call));
        }
        exports
    }

    /// The traits of the crate that read declared headers.
    #[must_use]
    pub fn header_traits(&self) -> Vec<&'static str> {
        let headers = &self.response_headers;
        let of_errors = headers.iter().any(|header| header.in_errors);
        let of_responses = headers.iter().any(|header| header.in_success);
        let traits = [
            ("ErrorHeaders", of_errors),
            ("ResponseHeaders", of_responses),
        ];
        let traits = traits.into_iter().filter(|(_, is_needed)| *is_needed);
        traits.map(|(name, _)| name).collect()
    }

    /// The methods of `ClientBuilder` that only some clients have.
    #[must_use]
    pub fn builder_methods(&self) -> BTreeSet<&'static str> {
        let mut methods = BTreeSet::new();
        if !self.servers.is_empty() {
            methods.insert("server_base");
        }
        for call in self.calls() {
            if call.idempotency_key.is_some() {
                methods.insert("idempotency_keys");
            }
            // A stream that a property of the body asks for has another reader.
            if call
                .stream
                .as_ref()
                .is_some_and(|stream| stream.switch.is_none())
            {
                methods.insert("max_item");
            }
        }
        methods
    }

    fn calls(&self) -> impl Iterator<Item = &Call> {
        self.groups.iter().flat_map(|group| &group.calls)
    }
}

impl Call {
    /// Its body, and those of its other media types.
    pub fn bodies(&self) -> impl Iterator<Item = &Body> {
        let others = self.other_bodies.iter().map(|other| &other.body);
        self.body.iter().chain(others)
    }
}

/// The parts that users of an operation name.
fn exports_of(call: &Call) -> Vec<&'static str> {
    let mut exports = Vec::new();
    let is_plain = |body: &Body| matches!(body.content, Content::Bytes | Content::Raw);
    if call.bodies().any(is_plain) {
        exports.push("Body");
    }
    // A file is a part of a multipart body.
    let is_multipart = |body: &Body| matches!(body.content, Content::Multipart(..));
    if call.bodies().any(is_multipart) {
        exports.extend(["Body", "File"]);
    }
    let mut contents = call.contents.iter().flat_map(|contents| &contents.branches);
    if contents.any(|branch| branch.download.is_some()) {
        exports.push("ByteStream");
    }
    match call.stream.as_ref().map(|stream| &stream.items) {
        Some(StreamItems::Lines(_) | StreamItems::Sequence(_)) => {
            exports.extend(["JsonLines", "StreamError"]);
        }
        Some(
            StreamItems::Events(_)
            | StreamItems::EventsAndErrors(_)
            | StreamItems::NamedEvents(_)
            | StreamItems::TextEvents,
        ) => exports.extend(["Event", "EventStream", "StreamError"]),
        Some(StreamItems::JsonParts(_)) => exports.extend(["JsonParts", "StreamError"]),
        Some(StreamItems::Parts) => exports.extend(["BodyPart", "PartStream", "StreamError"]),
        None if call.output == Output::Bytes => exports.push("ByteStream"),
        None => {}
    }
    exports
}
