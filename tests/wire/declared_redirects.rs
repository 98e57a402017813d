//! A redirect that is a response of the operation is returned; any other is followed.

use depot::ResponseHeaders as _;
use depot::calls::reports::GetReportResponse;
use depot::{Client, ErrorKind};
use depot_service::{Fault, Service, TOKEN};

#[tokio::test]
async fn a_declared_redirect_is_a_response() {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    let client = client.expect("a client");
    let report = client.reports().create_report().send().await;
    assert_eq!(report.expect("a report").id, "report-1");
    service.main.forget_requests();
    let call = client.reports().get_report("report-1");
    let unfinished = call.clone().send().await.expect("a report");
    assert!(matches!(*unfinished, GetReportResponse::Ok(_)));
    let finished = call.clone().send().await.expect("a redirect");
    assert_eq!(*finished, GetReportResponse::SeeOther);
    assert_eq!(finished.status().as_u16(), 303);
    let location = finished.location().expect("text");
    assert_eq!(location, "/v1/files/manual");
    assert_eq!(service.main.requests().len(), 2);
    // One that is not declared is followed, also to a declared one.
    service
        .main
        .next(Fault::redirect(307, "/v2/reports/report-1"));
    let moved = call.send().await.expect("a redirect");
    assert_eq!(*moved, GetReportResponse::SeeOther);
    assert_eq!(service.main.requests().len(), 4);
}

#[tokio::test]
async fn a_redirect_of_another_operation_is_followed() {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    let client = client.expect("a client");
    service.main.next(Fault::redirect(303, "/v1/items/item-2"));
    let item = client
        .items()
        .get_item("item-1")
        .send()
        .await
        .expect("an item");
    assert_eq!(item.id, "item-2");
    service.main.next(Fault::redirect(303, "/v1/items/item-99"));
    let missing = client.items().get_item("item-1").send().await;
    assert_eq!(missing.expect_err("no such item").kind(), ErrorKind::Api);
}
