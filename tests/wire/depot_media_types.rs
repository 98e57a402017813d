//! The depot's operations of several media types: each has a method.

use depot::runtime::Body;
use depot::{Client, types};
use depot_service::{Service, TOKEN};

#[tokio::test]
async fn items_are_exported_as_json_and_as_a_table() {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    let client = client.expect("a client");
    let items = client.items().export_items().send().await.expect("JSON");
    let table = client
        .items()
        .export_items()
        .send_csv()
        .await
        .expect("a table");
    assert_eq!(table.lines().next(), Some("id,name,kind,quantity"));
    assert_eq!(table.lines().count(), items.len() + 1);
    let any = client
        .items()
        .export_items()
        .send_any()
        .await
        .expect("either");
    match any.into_inner() {
        depot::calls::items::ExportItemsResponse::Json(any) => assert_eq!(any, *items),
        other => panic!("JSON is offered first: {other:?}"),
    }
    let requests = service.main.requests();
    let asked: Vec<_> = requests
        .iter()
        .map(|request| request.header("accept"))
        .collect();
    let expected = ["application/json", "text/csv", "application/json, text/csv"];
    assert_eq!(asked, expected.map(Some));
}

#[tokio::test]
async fn items_are_imported_from_json_and_from_a_table() {
    let service = Service::start().await;
    let client = Client::builder(service.main.base()).token(TOKEN).build();
    let client = client.expect("a client");
    let table = "name,kind,quantity\nDrill,tool,2\nSaw,tool,1\n";
    let body = Body::new("text/csv", table);
    let imported = client.items().import_items_with(body, "text/csv");
    assert_eq!(imported.send().await.expect("a receipt").created, 2);
    let item = types::NewItem::new("Drill", types::ItemKind::Tool);
    let imported = client.items().import_items(vec![item]);
    assert_eq!(imported.send().await.expect("a receipt").created, 1);
}
