//! Calls, a stream and pages without async, each with the service of its document.

use std::thread;
use std::time::Duration;

use blocking::{count_actions, event_names, item_ids};
use browser_session_service::RUNNING_SESSION;
use depot::runtime::Wait;
use depot_service::{Service, TOKEN};

fn client(service: &Service) -> depot::Client {
    let builder = depot::Client::builder(service.main.base()).token(TOKEN);
    builder.build().expect("a client")
}

#[test]
fn a_copy_of_the_runtime_sends_a_call() {
    let service = Service::start().wait();
    let item = client(&service).items().get_item("item-1").send().wait();
    assert_eq!(item.expect("an item").id, "item-1");
}

#[test]
fn the_package_of_the_runtime_sends_a_call() {
    let service = browser_session_service::Service::builder().start().wait();
    let builder = browser_session::Client::builder(service.url());
    let client = builder.bearer_token(service.token()).build();
    let count = count_actions(&client.expect("a client"), RUNNING_SESSION);
    assert_eq!(count.expect("a page"), 2);
}

#[test]
fn events_are_read_one_after_the_other() {
    let service = Service::start().wait();
    let names = event_names(&client(&service)).expect("events");
    let expected = ["item.created", "item.moved", "stock.low", "truck.arrived"];
    assert_eq!(names[..4], expected);
    assert_eq!(names[4..], ["4"], "the stream can be used after its events");
}

#[test]
fn items_of_all_pages_are_read() {
    let service = Service::start().wait();
    let ids = item_ids(&client(&service)).expect("items");
    assert_eq!(ids.len(), service.items());
    assert!(service.main.requests().len() > 1, "several pages");
}

#[test]
fn several_threads_wait_at_the_same_time() {
    let service = Service::start().wait();
    let client = client(&service);
    let calls: Vec<_> = (1..=8)
        .map(|number| {
            let call = client.items().get_item(&format!("item-{number}"));
            thread::spawn(move || {
                let item = call.send().wait().expect("an item");
                item.id.clone()
            })
        })
        .collect();
    let ids = calls.into_iter().map(|call| call.join().expect("no panic"));
    let ids: Vec<String> = ids.collect();
    assert_eq!((ids.len(), ids[7].as_str()), (8, "item-8"));
}

#[test]
fn a_call_has_its_timeout() {
    let service = Service::start().wait();
    let gate = depot_service::Gate::new();
    service.main.next(depot_service::Fault::none().until(&gate));
    let call = client(&service).items().get_item("item-1");
    let late = call.timeout(Duration::from_millis(20)).send().wait();
    assert_eq!(late.expect_err("late").kind(), depot::ErrorKind::Timeout);
}

#[test]
#[should_panic(expected = "Cannot start a runtime from within a runtime")]
fn async_code_cannot_wait() {
    async { std::future::ready(1).wait() }.wait();
}
