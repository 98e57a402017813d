//! Transports made of tower's services. In: a service that is cloned for each request. Out: a [`Transport`]. It knows nothing of what the
//! service does.

use std::{error, future::poll_fn};

use bytes::Bytes;
use tower_service::Service;

use super::{
    body::Body,
    body_source::BodySource,
    box_future::BoxFuture,
    connection_error::{ConnectionError, ConnectionErrorKind},
    transport::Transport,
};

type BoxError = Box<dyn error::Error + Send + Sync>;

/// A [`Transport`] over a service of tower, such as hyper-util's client or a stack of layers.
///
/// The service must neither follow redirects nor decompress bodies; [`check_transport`](super::check_transport) tests that. An error of
/// the service that is a [`ConnectionError`] stays as it is. Any other is treated as a lost connection, after which the request may have
/// been processed.
#[derive(Clone, Debug)]
pub struct TowerTransport<S>(pub S);

impl<S, B> Transport for TowerTransport<S>
where
    S: Service<http::Request<Body>, Response = http::Response<B>>,
    S: Clone + Send + Sync,
    S::Future: Send,
    S::Error: Into<BoxError>,
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: Into<BoxError>,
{
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
        let mut service = self.0.clone();
        Box::pin(async move {
            let ready = poll_fn(|context| service.poll_ready(context)).await;
            ready.map_err(|error| of_service(error, ConnectionErrorKind::NotSent))?;
            let response = service.call(request).await;
            let response =
                response.map_err(|error| of_service(error, ConnectionErrorKind::Reset))?;
            Ok(response.map(BodySource::new))
        })
    }
}

fn of_service(error: impl Into<BoxError>, otherwise: ConnectionErrorKind) -> ConnectionError {
    match error.into().downcast() {
        Ok(error) => *error,
        Err(error) => ConnectionError::new(otherwise, error),
    }
}
