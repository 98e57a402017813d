//! Chat completions and responses of OpenAI's document: `send` and `stream` from one body.

#![cfg(corpus)]
#![allow(missing_docs)]

use browser_session_service::RawService;
use openai::runtime::StreamError;
use openai::types::{
    ChatCompletionRequestUserMessage, CreateChatCompletionRequest, CreateResponse,
    ModelIdsCompaction, ResponseStreamEvent,
};
use openai::{Client, ErrorKind};

const COMPLETION: &str = r#"{"id":"c1","object":"chat.completion","created":1,"model":"gpt-5.4","choices":[{"index":0,
    "finish_reason":"stop","logprobs":null,"message":{"role":"assistant","content":"Hello","refusal":null}}]}"#;

/// As the service sends them: the role first, then the text, then `[DONE]`.
const CHUNKS: &str = r#"data: {"id":"c1","object":"chat.completion.chunk","created":1,"model":"gpt-5.4","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}]}

data: {"id":"c1","object":"chat.completion.chunk","created":1,"model":"gpt-5.4","choices":[{"index":0,"delta":{"content":"Hel"},"logprobs":null,"finish_reason":null}]}

data: {"id":"c1","object":"chat.completion.chunk","created":1,"model":"gpt-5.4","choices":[{"index":0,"delta":{"content":"lo"},"logprobs":null,"finish_reason":"stop"}]}

data: [DONE]

"#;

const RESPONSE: &str = r#"{"id":"r1","object":"response","created_at":1,"error":null,"incomplete_details":null,"instructions":null,"metadata":{},"model":"gpt-5.4","output":[],"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1}"#;

const DELTAS: &str = r#"event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"m1","output_index":0,"content_index":0,"delta":"Hel","sequence_number":1,"logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"m1","output_index":0,"content_index":0,"delta":"lo","sequence_number":2,"logprobs":[]}

event: error
data: {"type":"error","code":"server_error","message":"sorry","param":null,"sequence_number":3}

"#;

fn reply(content_type: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

fn client(service: &RawService) -> Client {
    let client = Client::builder(&*service.url()).api_key_auth("key").build();
    client.expect("a client")
}

/// The `Accept` of each request, and the property `stream` of its body.
fn asked(service: &RawService) -> Vec<(String, serde_json::Value)> {
    let requests = service.requests().into_iter();
    let asked = requests.map(|request| {
        let text = String::from_utf8(request).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("a body");
        let accept = head.lines().find_map(|line| line.strip_prefix("accept: "));
        let body: serde_json::Value = serde_json::from_str(body).expect("JSON");
        (
            accept.unwrap_or_default().to_owned(),
            body["stream"].clone(),
        )
    });
    asked.collect()
}

fn question() -> CreateChatCompletionRequest {
    let message = ChatCompletionRequestUserMessage::new("Hi".to_owned());
    CreateChatCompletionRequest::new(ModelIdsCompaction::Gpt5_4, [message])
}

#[tokio::test]
async fn a_chat_completion_is_read_whole_and_as_a_stream() {
    let replies = [
        reply("application/json", COMPLETION),
        reply("text/event-stream", CHUNKS),
    ];
    let service = RawService::start(replies).await;
    let client = client(&service);
    let call = client.chat().create_chat_completion(question());

    let whole = call.clone().send().await.expect("a completion");
    assert_eq!(whole.choices[0].message.content.as_deref(), Some("Hello"));

    let mut chunks = call.stream().await.expect("a stream");
    let mut text = String::new();
    let mut count = 0;
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.expect("a chunk").data;
        text += chunk.choices[0]
            .delta
            .content
            .as_deref()
            .unwrap_or_default();
        count += 1;
    }
    assert_eq!((text.as_str(), count), ("Hello", 3));
    let (whole, stream) = (
        "application/json".to_owned(),
        "text/event-stream".to_owned(),
    );
    let expected = [(whole, serde_json::Value::Null), (stream, true.into())];
    assert_eq!(asked(&service), expected);
}

#[tokio::test]
async fn a_response_is_read_whole_and_as_a_stream() {
    let replies = [
        reply("application/json", RESPONSE),
        reply("text/event-stream", DELTAS),
    ];
    let service = RawService::start(replies).await;
    let client = client(&service);
    let body = CreateResponse::new().input("Hi".to_owned());
    let call = client.responses().create_response(body);

    let whole = call.clone().send().await.expect("a response");
    assert_eq!(whole.id, "r1");

    let mut events = call.stream().await.expect("a stream");
    let mut text = String::new();
    let mut error = None;
    while let Some(event) = events.next().await {
        match event.expect("an event").data {
            ResponseStreamEvent::ResponseOutputTextDelta(delta) => text += &delta.delta,
            ResponseStreamEvent::Error(event) => error = Some(event.message),
            other => panic!("{other:?}"),
        }
    }
    // The document declares the error as an event like the others.
    assert_eq!((text.as_str(), error.as_deref()), ("Hello", Some("sorry")));
    assert_eq!(asked(&service)[1].1, true);
}

#[tokio::test]
async fn send_refuses_a_body_that_asks_for_a_stream() {
    let service = RawService::start([reply("application/json", COMPLETION)]).await;
    let client = client(&service);
    let question = question().stream(true);
    let error = client.chat().create_chat_completion(question).send().await;
    assert_eq!(error.expect_err("invalid").kind(), ErrorKind::Invalid);
    let body = CreateResponse::new().input("Hi".to_owned()).stream(true);
    let error = client.responses().create_response(body).send().await;
    assert_eq!(error.expect_err("invalid").kind(), ErrorKind::Invalid);
    assert_eq!(service.connections(), 0);
}

#[tokio::test]
async fn a_stream_that_breaks_off_ends_with_the_number_of_its_items() {
    let chunks = &CHUNKS[..CHUNKS.len() - 60];
    let service = RawService::start([reply("text/event-stream", chunks)]).await;
    let call = client(&service).chat().create_chat_completion(question());
    let mut chunks = call.stream().await.expect("a stream");
    for _ in 0..2 {
        chunks.next().await.expect("a chunk").expect("a chunk");
    }
    match chunks.next().await.expect("an error") {
        Err(StreamError::Truncated { items, .. }) => assert_eq!(items, 2),
        other => panic!("{other:?}"),
    }
    assert!(chunks.next().await.is_none());
}
