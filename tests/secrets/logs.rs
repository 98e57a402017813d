//! What this crate and those beneath it log, at every level, of calls that go well and of calls that do not.

use std::io::{Result, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use browser_session::types::SetCookiesRequest;
use browser_session::{Client, Method, OAuth, RetryPolicy};
use browser_session_service::fixtures::{self, COOKIE_SECRET};
use browser_session_service::{Script, Service, TOKEN};
use serde_json::from_value;
use tracing_subscriber::filter::LevelFilter;

use crate::check_text;

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn nothing_secret_is_logged() {
    let log = Log::default();
    let writer = log.clone();
    // For the whole process, so that what the other tests here make the crates log is looked at as well.
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_ansi(false);
    subscriber.with_writer(move || writer.clone()).init();

    let service = Service::start().await;
    let policy = RetryPolicy::new()
        .base_delay(Duration::ZERO)
        .max_wait(Duration::from_millis(1));
    let builder = Client::builder(service.url())
        .bearer_token(TOKEN)
        .retry(policy);
    let client = builder.header("x-key", TOKEN).build().expect("a client");
    let scripts = [
        Script::honest(),
        Script::too_many(&[("retry-after", "0"), ("set-cookie", COOKIE_SECRET)]),
        Script::redirect(307, &format!("/profiles/p2/cookies?token={TOKEN}")),
        Script::redirect(307, &format!("http://{TOKEN}@127.0.0.1:1/?token={TOKEN}")),
        Script::json_text(200, format!("{{\"success\": \"{TOKEN}\"}}")),
        Script::json_text(401, format!("{{\"detail\": \"{TOKEN}\"}}")),
        Script::hang_up(),
        Script::honest().cut_after(9),
    ];
    let cookies: SetCookiesRequest = from_value(fixtures::cookies()).expect("cookies");
    for script in scripts {
        service.next(script);
        let _either = client
            .profiles()
            .profile_cookies_set("p1", cookies.clone())
            .send()
            .await;
        let path = format!("/x/{TOKEN}?token={TOKEN}");
        let _either = client
            .request(Method::PUT, path)
            .body_json(&cookies)
            .send_bytes()
            .await;
    }
    let url = format!("{}/token", service.url());
    for (status, body) in [
        (200, format!("{{\"access_token\": \"{TOKEN}\"}}")),
        (400, format!("{{\"error\": \"{TOKEN}\"}}")),
    ] {
        let oauth = OAuth::password(&url, "user", TOKEN).client("app", COOKIE_SECRET);
        let client = Client::builder(service.url()).bearer_token(oauth);
        let client = client.build().expect("a client");
        service.next(Script::json_text(status, body));
        let call = client.profiles().profile_cookies_set("p1", cookies.clone());
        let _either = call.send().await;
    }
    service.stop().await;
    let _unreachable = client
        .profiles()
        .profile_cookies_set("p1", cookies)
        .send()
        .await;

    let text = log.text();
    for logged in [
        "sending",
        "received a response",
        "retrying",
        "following a redirect",
        "no response to use",
        "PUT request",
    ] {
        assert!(text.contains(logged), "{logged} is not in the log: {text}");
    }
    check_text("the log", &text);
}
