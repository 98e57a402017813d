//! HTTP: calls, from what a caller puts into them to what comes back.

mod assemble;
mod attempt;
mod auth;
mod base_url;
mod blocking;
mod body;
mod body_error;
mod body_file;
mod body_members;
mod body_part;
mod body_source;
mod body_stream;
mod box_future;
mod budget;
mod build_error;
mod byte_stream;
mod bytes_as;
mod call;
mod call_macro;
mod call_name;
mod call_options;
mod charset;
mod check_transport;
mod checks;
mod client_core;
mod client_macro;
mod clock;
mod connection_error;
mod contents;
mod contents_macro;
mod context;
mod credentials_withheld;
mod debug;
mod declared_server;
mod decoding;
mod defaults;
mod deliver;
mod encoder;
mod error;
mod error_kind;
mod event;
mod event_framing;
mod event_stream;
mod failed;
mod failure;
mod failure_macro;
mod fetch_transport;
mod form;
mod gunzip;
mod head;
mod header;
mod hooks;
mod idempotency;
mod json_as;
mod json_lines;
mod json_parts;
mod link_header;
mod media_range;
mod media_types;
mod message;
mod moment;
mod multipart;
mod native;
mod oauth;
mod oauth_device;
mod oauth_tokens;
mod observer;
mod outgoing;
mod output;
mod output_bytes;
mod output_empty;
mod output_of;
mod output_text;
mod page_error;
mod page_position;
mod page_value;
mod pages;
mod paging;
mod param;
mod part_framing;
mod part_rules;
mod part_stream;
mod path;
mod prepared;
mod random;
mod rate_limit;
mod raw_response;
mod read_header;
mod reading;
mod reconnecting;
mod records;
mod redirect;
mod request;
mod request_error;
mod reqwest_transport;
mod response;
mod responses_macro;
mod retried;
mod retry;
mod save;
mod secrets;
mod send;
mod sending;
mod server_url;
mod settings;
mod setup;
mod stream_error;
mod streamed;
mod style;
mod switched;
mod today;
mod token;
mod tower_transport;
mod trace;
mod transport;
mod tree;
mod web;

#[doc(hidden)]
pub use ::http as http_crate;
#[doc(hidden)]
pub use ::http::{Method, StatusCode};
pub use call::Call;
#[doc(hidden)]
pub use call::Security;
pub use auth::Credential;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use blocking::{Wait, WaitEach, Waited};
pub use body::Body;
pub use body_error::BodyError;
pub use body_source::BodySource;
pub use budget::RetryBudget;
pub use build_error::BuildError;
pub use byte_stream::{ByteStream, Download};
pub(crate) use byte_stream::{downloads};
#[doc(hidden)]
pub use bytes_as::BytesAs;
pub(crate) use bytes_as::{body_fields};
pub(crate) use call_macro::{call};
pub(crate) use call_options::{call_options};
#[doc(hidden)]
pub use ::reqwest;
#[doc(hidden)]
pub use client_core::Core;
#[doc(hidden)]
pub use setup::{Document, Setup};
pub(crate) use client_macro::{client};
pub use clock::{Runtime, Sleep};
pub use connection_error::{ConnectionError, ConnectionErrorKind};
#[doc(hidden)]
pub use contents::{Contents, Declared};
pub(crate) use contents_macro::{contents, content_of};
pub use credentials_withheld::CredentialsWithheld;
pub use observer::CallOfDeviation;
pub use declared_server::DeclaredServer;
pub(crate) use declared_server::{server_bases};
pub use encoder::Encoder;
pub use error::Error;
pub use error_kind::ErrorKind;
pub use event::Event;
pub use event_stream::{EventStream, EventsAndErrors, TextEvents};
pub use failed::{ApiError, RedirectError, TooLargeError, TransportError, UnexpectedError};
pub use failure::{Failure, Undeclared};
pub(crate) use failure_macro::{failure, read_failure};
pub use form::Form;
pub use head::Head;
pub use hooks::{HookedCall, HookedRequest, Hooks, Outcome};
pub(crate) use idempotency::{idempotency};
#[doc(hidden)]
pub use json_as::JsonAs;
pub use json_lines::{JsonLines, JsonSequence};
pub use media_types::MediaTypes;
pub use multipart::Multipart;
pub use oauth::OAuth;
pub use oauth_device::DeviceCode;
pub use output::{Json, Output};
pub use reading::Reading;
pub use output_bytes::RawBytes;
pub use output_empty::NoContent;
pub(crate) use output_of::{output_of};
pub use output_text::PlainText;
pub use page_error::{PageError, PageProblem};
pub use page_position::PagePosition;
pub use page_value::PageValue;
pub use pages::{Items, Pages};
#[doc(hidden)]
pub use paging::{PageParameter, Paging};
pub use body_part::BodyPart;
pub use json_parts::JsonParts;
pub use part_stream::PartStream;
#[doc(hidden)]
pub use prepared::IntoCall;
pub(crate) use prepared::{prepared};
pub use rate_limit::RateLimit;
pub use raw_response::RawResponse;
pub use reconnecting::{ReconnectError, Reconnecting};
pub use stream_error::{ItemError, ServiceError, StreamError};
#[doc(hidden)]
pub use streamed::Streamed;
pub(crate) use streamed::{streamed};
pub use read_header::{HeaderError, HeaderValue};
#[doc(hidden)]
pub use read_header::{ReadHeaders, read_header, read_required_header};
pub use request::Request;
pub use request_error::RequestError;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use fetch_transport::FetchTransport;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use native::{ReqwestBuilder, TokioRuntime};
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use reqwest_transport::ReqwestTransport;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use web::WebRuntime;
pub use response::Response;
pub(crate) use responses_macro::{responses};
pub use retry::{Retries, RetryPolicy};
pub use server_url::ServerUrl;
pub use style::Style;
#[doc(hidden)]
pub use switched::Switched;
pub(crate) use switched::{switched};
pub use token::{ClientParts, RefreshUrls, TokenError, TokenProvider};
pub use check_transport::check_transport;
pub use tower_transport::TowerTransport;
pub use box_future::BoxFuture;
pub use transport::Transport;
