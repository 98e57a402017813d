//! HTTP: calls, from what a caller puts into them to what comes back.

// An empty line ends a part: the lines of a part are copied together. Items that only generated code names are hidden.

mod assemble;
mod call;
mod send;
mod sending;
#[doc(hidden)]
pub use ::http as http_crate;
#[doc(hidden)]
pub use ::http::{Method, StatusCode};
pub use call::Call;
#[doc(hidden)]
pub use call::Security;

mod attempt;

mod auth;
pub use auth::Credential;

mod base_url;

mod blocking;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use blocking::{Wait, WaitEach, Waited};

mod body;
pub use body::Body;

mod body_error;
pub use body_error::BodyError;

mod body_members;

mod body_source;
pub use body_source::BodySource;

mod budget;
pub use budget::RetryBudget;

mod build_error;
pub use build_error::BuildError;

mod byte_stream;
mod save;
pub use byte_stream::{ByteStream, Download};

mod body_file;
mod body_stream;
mod bytes_as;
#[doc(hidden)]
pub use bytes_as::BytesAs;

mod call_macro;

mod call_name;

mod call_options;

mod charset;

mod checks;

mod client_core;
mod client_macro;
mod setup;
#[doc(hidden)]
pub use ::reqwest;
#[doc(hidden)]
pub use client_core::Core;
#[doc(hidden)]
pub use setup::{Document, Setup};

mod clock;
pub use clock::{Runtime, Sleep};

mod connection_error;
pub use connection_error::{ConnectionError, ConnectionErrorKind};

mod context;

mod contents;
#[doc(hidden)]
pub use contents::{Contents, Declared};

mod contents_macro;

mod credentials_withheld;
pub use credentials_withheld::CredentialsWithheld;

mod decoding;
mod observer;
pub use observer::CallOfDeviation;

mod debug;

mod declared_server;
pub use declared_server::DeclaredServer;

mod defaults;

mod deliver;

mod encoder;
pub use encoder::Encoder;

mod error;
pub use error::Error;

mod error_kind;
pub use error_kind::ErrorKind;

mod event;
mod event_framing;
mod event_stream;
pub use event::Event;
pub use event_stream::{EventStream, EventsAndErrors, TextEvents};

mod failed;
pub use failed::{ApiError, RedirectError, TooLargeError, TransportError, UnexpectedError};

mod failure;
pub use failure::{Failure, Undeclared};

mod failure_macro;

mod form;
pub use form::Form;

mod gunzip;

mod head;
pub use head::Head;

mod header;

mod header_string;
#[doc(hidden)]
pub use header_string::StringHeader;

mod hooks;
pub use hooks::{HookedCall, HookedRequest, Hooks, Outcome};

mod idempotency;

mod json_as;
#[doc(hidden)]
pub use json_as::JsonAs;

mod json_lines;
pub use json_lines::{JsonLines, JsonSequence};

mod media_range;

mod media_types;
pub use media_types::MediaTypes;

mod message;
mod moment;

mod multipart;
mod part_rules;
pub use multipart::Multipart;

mod named_events;
pub use named_events::{NamedEvents, NamedEventsAndErrors};

mod oauth;
mod oauth_device;
mod oauth_tokens;
pub use oauth::OAuth;
pub use oauth_device::DeviceCode;

mod outgoing;

mod output;
mod reading;
pub use output::{Json, Output};
pub use reading::Reading;

mod output_bytes;
pub use output_bytes::RawBytes;

mod output_empty;
pub use output_empty::NoContent;

mod output_of;

mod output_text;
pub use output_text::PlainText;

mod page_error;
pub use page_error::{PageError, PageProblem};

mod link_header;
mod page_position;
mod page_value;
mod pages;
mod paging;
pub use page_position::PagePosition;
pub use page_value::PageValue;
pub use pages::{Items, Pages};
#[doc(hidden)]
pub use paging::{PageParameter, Paging};

mod page_in_body;
#[doc(hidden)]
pub use page_in_body::PAGE_IN_BODY;

mod param;

mod body_part;
mod json_parts;
mod part_framing;
mod part_stream;
pub use body_part::BodyPart;
pub use json_parts::JsonParts;
pub use part_stream::PartStream;

mod path;

mod prepared;
#[doc(hidden)]
pub use prepared::IntoCall;

mod rate_limit;
pub use rate_limit::RateLimit;

mod random;

mod raw_body;
#[doc(hidden)]
pub use raw_body::{AsWritten, TextAs};

mod raw_response;
pub use raw_response::RawResponse;

mod reconnecting;
pub use reconnecting::{ReconnectError, Reconnecting};

mod records;
mod stream_error;
mod streamed;
pub use stream_error::{ItemError, ServiceError, StreamError};
#[doc(hidden)]
pub use streamed::Streamed;

mod read_header;
pub use read_header::{HeaderError, HeaderValue};
#[doc(hidden)]
pub use read_header::{ReadHeaders, read_header, read_required_header};

mod redirect;

mod request;
pub use request::Request;

mod request_error;
pub use request_error::RequestError;

mod fetch_transport;
mod native;
mod reqwest_transport;
mod web;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use fetch_transport::FetchTransport;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use native::{ReqwestBuilder, TokioRuntime};
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use reqwest_transport::ReqwestTransport;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use web::WebRuntime;

mod response;
pub use response::Response;

mod responses_macro;

mod retried;

mod retry;
pub use retry::{Retries, RetryPolicy};

mod server_url;
pub use server_url::ServerUrl;

mod secrets;
mod settings;

mod style;
pub use style::Style;

mod switched;
#[doc(hidden)]
pub use switched::Switched;

mod text_in;
#[doc(hidden)]
pub use text_in::TextIn;

mod tree;

mod today;

mod token;
pub use token::{ClientParts, RefreshUrls, TokenError, TokenProvider};

mod trace;

#[cfg(feature = "tower")]
mod check_transport;
#[cfg(feature = "tower")]
mod tower_transport;
#[cfg(feature = "tower")]
pub use check_transport::check_transport;
#[cfg(feature = "tower")]
pub use tower_transport::TowerTransport;

mod box_future;
mod transport;
pub use box_future::BoxFuture;
pub use transport::Transport;

#[cfg(test)]
mod tests;
