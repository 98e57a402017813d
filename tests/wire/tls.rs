//! A service behind TLS: what reaches anybody but the service itself when it sends a call elsewhere. Nothing may.

use std::net::SocketAddr;
use std::sync::Arc;

use browser_session::calls::sessions::PageObserveError;
use browser_session::{Client, ClientBuilder, Error, ErrorKind, RetryPolicy};
use browser_session_service::{RUNNING_SESSION, Script, Service};
use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use reqwest::Certificate;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

use crate::sides::{code, observe, words};

const STATUSES: [u16; 5] = [301, 302, 303, 307, 308];

/// A service, and TLS before it on a port of its own.
struct Secure {
    service: Service,
    address: SocketAddr,
    certificate: CertificateDer<'static>,
    _front: JoinSet<()>,
}

impl Secure {
    async fn start() -> Self {
        Self::with(["localhost", "127.0.0.1"], |_| {}).await
    }

    /// With a certificate for these names.
    async fn with<const N: usize>(
        names: [&str; N],
        change: impl FnOnce(&mut CertificateParams),
    ) -> Self {
        let service = Service::start().await;
        let names = names.map(str::to_owned);
        let mut params = CertificateParams::new(names).expect("names");
        change(&mut params);
        let key = KeyPair::generate().expect("a key");
        let certificate = params.self_signed(&key).expect("a certificate");
        let certificate = certificate.der().clone();
        let key = PrivatePkcs8KeyDer::from(key.serialize_der());
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key.into())
            .expect("the certificate and its key");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mut front = JoinSet::new();
        front.spawn(accept(
            listener,
            TlsAcceptor::from(Arc::new(config)),
            service.address(),
        ));
        Self {
            service,
            address,
            certificate,
            _front: front,
        }
    }

    fn url(&self) -> String {
        format!("https://localhost:{}", self.address.port())
    }

    /// A client that trusts these services and no others, with the token of this one.
    fn builder(&self, others: &[&Self]) -> ClientBuilder {
        let trusted = others.iter().chain([&self]);
        let trusted: Vec<Certificate> = trusted
            .map(|secure| Certificate::from_der(&secure.certificate).expect("a certificate"))
            .collect();
        let builder = Client::builder(self.url()).bearer_token(self.service.token());
        builder
            .retry(RetryPolicy::none())
            .configure_http(|http| http.tls_certs_only(trusted))
    }
}

/// Opens every connection and passes it on to `inner`.
async fn accept(listener: TcpListener, acceptor: TlsAcceptor, inner: SocketAddr) {
    let mut connections = JoinSet::new();
    while let Ok((outer, _)) = listener.accept().await {
        let acceptor = acceptor.clone();
        connections.spawn(async move {
            let Ok(mut outer) = acceptor.accept(outer).await else {
                return;
            };
            let mut inner = TcpStream::connect(inner).await.expect("the service");
            // A side that closes without a word ends the connection all the same.
            let _ended = copy_bidirectional(&mut outer, &mut inner).await;
        });
    }
}

/// Sends an observe elsewhere, which has to fail with an error that says where and holds no secret.
async fn check_refused(secure: &Secure, client: &Client, status: u16, location: &str) {
    secure.service.forget_requests();
    secure.service.next(Script::redirect(status, location));
    let error = observe(client).await.expect_err("not followed");
    assert_eq!(
        (error.kind(), code(&error)),
        (ErrorKind::Redirect, Some(status)),
        "{location}: {error}"
    );
    let requests = secure.service.requests();
    assert_eq!(requests.len(), 1, "{location}");
    let token = secure.service.token();
    assert_eq!(
        requests[0].header("authorization"),
        Some(format!("Bearer {token}").as_str())
    );
    check_silent(&error, token);
}

fn check_silent(error: &Error<PageObserveError>, token: &str) {
    let message = format!("{:?} {error:?}", words(error));
    assert!(!message.contains(token), "{message}");
}

#[tokio::test]
async fn a_service_behind_tls_is_called_with_its_token() {
    let secure = Secure::start().await;
    let client = secure.builder(&[]).build().expect("a client");
    observe(&client).await.expect("a page");
    for status in STATUSES {
        secure.service.forget_requests();
        secure.service.next(Script::redirect(status, "/moved"));
        secure.service.next(Script::json(
            200,
            &browser_session_service::fixtures::page(),
        ));
        observe(&client).await.expect("a page, from there");
        let requests = secure.service.requests();
        assert_eq!(
            (requests.len(), requests[1].path.as_str()),
            (2, "/moved"),
            "{status}"
        );
        assert_eq!(
            requests[1].header("authorization"),
            requests[0].header("authorization")
        );
    }
}

#[tokio::test]
async fn nothing_goes_on_in_the_clear() {
    let (secure, plain) = (Secure::start().await, Service::start().await);
    let client = secure.builder(&[]).build().expect("a client");
    let path = format!("/sessions/{RUNNING_SESSION}/page/observe");
    for status in STATUSES {
        check_refused(&secure, &client, status, &format!("{}{path}", plain.url())).await;
        // The same port in the clear is no better, and neither is the service itself behind its TLS.
        check_refused(
            &secure,
            &client,
            status,
            &format!("http://{}{path}", secure.address),
        )
        .await;
        check_refused(
            &secure,
            &client,
            status,
            &secure.url().replace("https:", "http:"),
        )
        .await;
        check_refused(
            &secure,
            &client,
            status,
            &format!("{}{path}", secure.service.url()),
        )
        .await;
    }
    assert_eq!((plain.connections(), plain.requests().len()), (0, 0));
}

#[tokio::test]
async fn nothing_goes_on_to_another_origin() {
    let (secure, other) = (Secure::start().await, Secure::start().await);
    let client = secure.builder(&[&other]).build().expect("a client");
    let path = format!("/sessions/{RUNNING_SESSION}/page/observe");
    for status in STATUSES {
        check_refused(&secure, &client, status, &format!("{}{path}", other.url())).await;
        check_refused(
            &secure,
            &client,
            status,
            other.url().trim_start_matches("https:"),
        )
        .await;
        // The same machine and port by another name.
        check_refused(
            &secure,
            &client,
            status,
            &format!("https://{}{path}", secure.address),
        )
        .await;
    }
    assert_eq!(
        (other.service.connections(), other.service.requests().len()),
        (0, 0)
    );
    // They are trusted: had anything been sent, it would have arrived.
    observe(&other.builder(&[]).build().expect("a client"))
        .await
        .expect("a page");
}

#[tokio::test]
async fn a_key_and_a_cookie_set_by_hand_stay_as_well() {
    let (secure, plain) = (Secure::start().await, Service::start().await);
    let builder = secure
        .builder(&[])
        .header("x-api-key", "key-secret")
        .header("cookie", "session=cookie-secret");
    let client = builder.build().expect("a client");
    for status in STATUSES {
        check_refused(&secure, &client, status, &format!("{}/health", plain.url())).await;
    }
    assert_eq!(plain.connections(), 0);
}

#[tokio::test]
async fn a_stranger_with_a_certificate_of_its_own_gets_nothing() {
    let (secure, stranger) = (Secure::start().await, Secure::start().await);
    let trusting = secure.builder(&[]);
    let builder = Client::builder(stranger.url()).bearer_token(secure.service.token());
    let trusted = Certificate::from_der(&secure.certificate).expect("a certificate");
    let client = builder
        .retry(RetryPolicy::none())
        .configure_http(|http| http.tls_certs_only([trusted]));
    let error = observe(&client.build().expect("a client"))
        .await
        .expect_err("a stranger");
    assert_eq!(error.kind(), ErrorKind::Connect, "{error}");
    assert_eq!(stranger.service.requests().len(), 0);
    observe(&trusting.build().expect("a client"))
        .await
        .expect("a page");
}

#[tokio::test]
async fn a_certificate_that_is_not_valid_is_not_tried_again() {
    let expired = |params: &mut CertificateParams| params.not_after = date_time_ymd(2020, 1, 1);
    for secure in [
        Secure::with(["localhost"], expired).await,
        Secure::with(["elsewhere.example"], |_| {}).await,
    ] {
        let client = secure.builder(&[]).retry(RetryPolicy::new());
        let error = observe(&client.build().expect("a client"))
            .await
            .expect_err("not valid");
        assert_eq!(error.kind(), ErrorKind::Connect, "{error:?}");
        assert_eq!(error.retries().count(), 0, "{error:?}");
        assert!(!error.is_retryable() && !error.may_have_been_processed());
        assert_eq!(secure.service.requests().len(), 0);
    }
}
