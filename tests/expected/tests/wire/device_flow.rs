//! The device authorization grant: a code is shown, and calls wait for the user.

use std::io::Write;
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use expected::runtime::{Client, OAuth};

use super::read;

/// A service that answers requests with these statuses and bodies, one after the other, and the requests that came.
fn answering(answers: &[(&str, &str)]) -> (String, JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let answers = answers.iter().map(|(status, body)| {
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )
    });
    let answers: Vec<String> = answers.collect();
    let seen = thread::spawn(move || {
        let mut seen = Vec::new();
        for answer in answers {
            let (mut stream, _) = listener.accept().unwrap();
            seen.push(String::from_utf8(read(&mut stream)).unwrap());
            stream.write_all(answer.as_bytes()).unwrap();
        }
        seen
    });
    (url, seen)
}

const CODES: &str = r#"{"device_code":"d/1","user_code":"AB-CD","verification_uri":"https://example.com/go","expires_in":60,"interval":0}"#;

/// A client that notes the codes that it shows.
fn client(url: &str) -> (Client, Arc<Mutex<Vec<String>>>) {
    let shown = Arc::new(Mutex::new(Vec::new()));
    let shown_there = Arc::clone(&shown);
    let (token_url, device_url) = (format!("{url}/token"), format!("{url}/device"));
    let oauth = OAuth::device(token_url, device_url, "tv", move |code| {
        let text = format!("{} at {}", code.user_code(), code.verification_uri());
        shown_there.lock().unwrap().push(text);
    });
    let client = Client::builder(url).device_login(oauth.scope("films"));
    (client.build().unwrap(), shown)
}

#[tokio::test]
async fn a_call_waits_until_the_user_has_entered_the_code() {
    let (url, seen) = answering(&[
        ("200 OK", CODES),
        ("400 Bad Request", r#"{"error":"authorization_pending"}"#),
        ("200 OK", r#"{"access_token":"t1","token_type":"Bearer"}"#),
        ("204 No Content", ""),
    ]);
    let (client, shown) = client(&url);
    client.device_flow().use_device().send().await.unwrap();
    assert_eq!(*shown.lock().unwrap(), ["AB-CD at https://example.com/go"]);
    let seen = seen.join().unwrap();
    assert!(seen[0].starts_with("POST /device "), "{}", seen[0]);
    assert!(seen[0].ends_with("scope=films&client_id=tv"), "{}", seen[0]);
    let grant =
        "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=d%2F1";
    for request in &seen[1..3] {
        assert!(request.starts_with("POST /token "), "{request}");
        assert!(request.contains(grant), "{request}");
    }
    assert!(seen[3].contains("authorization: Bearer t1"), "{}", seen[3]);
}

#[tokio::test]
async fn a_refusal_is_an_error_without_the_codes() {
    let refusal = r#"{"error":"access_denied"}"#;
    let (url, seen) = answering(&[("200 OK", CODES), ("400 Bad Request", refusal)]);
    let (client, _) = client(&url);
    let error = client.device_flow().use_device().send().await.unwrap_err();
    let text = format!("{error:?} {error}");
    assert!(text.contains("access_denied"), "{text}");
    assert!(!text.contains("d/1") && !text.contains("AB-CD"), "{text}");
    assert_eq!(seen.join().unwrap().len(), 2);
}
