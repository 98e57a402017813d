//! Items, labels, forms, reports and status.

use depot_service::{API_KEY, Service, TOKEN};
use serde_json::json;

use crate::client::{self, bare_request, request};

#[tokio::test]
async fn an_item_is_created_read_changed_and_deleted() {
    let service = Service::start().await;
    let main = &service.main;
    let new = json!({"name": "Drill", "kind": "tool", "quantity": 2});
    let created = client::post_json(main, "/v1/items", &new).await;
    assert_eq!(created.status, 201);
    assert_eq!(created.header("location"), Some("/v1/items/item-26"));
    assert_eq!(created.header("etag"), Some("\"1\""));
    assert_eq!(created.header("ratelimit"), Some("\"default\";r=99;t=60"));

    let patch = request("PATCH", "/v1/items/item-26")
        .header("content-type", "application/merge-patch+json")
        .header("if-match", "\"1\"");
    let changed = client::send(main, patch, r#"{"quantity":3}"#)
        .await
        .expect("a response");
    assert_eq!(
        (changed.status, changed.header("etag")),
        (200, Some("\"2\""))
    );
    assert_eq!(changed.json()["quantity"], 3);

    let stale = request("PUT", "/v1/items/item-26").header("if-match", "\"1\"");
    let stale = client::send(main, stale, new.to_string())
        .await
        .expect("a response");
    assert_eq!(stale.status, 412);

    let known = request("GET", "/v1/items/item-26").header("if-none-match", "\"2\"");
    let known = client::send(main, known, "").await.expect("a response");
    assert_eq!((known.status, known.body.len()), (304, 0));

    let deleted = client::send(main, request("DELETE", "/v1/items/item-26"), "").await;
    assert_eq!(deleted.expect("a response").status, 204);
    let gone = client::get(main, "/v1/items/item-26").await;
    assert_eq!(
        (gone.status, gone.header("content-type")),
        (404, Some("application/problem+json"))
    );
    assert_eq!(gone.json()["title"], "Not Found");
}

#[tokio::test]
async fn an_idempotency_key_creates_one_item() {
    let service = Service::start().await;
    let body = json!({"name": "Drill", "kind": "tool"}).to_string();
    let mut locations = Vec::new();
    for _ in 0..2 {
        let request = request("POST", "/v1/items").header("idempotency-key", "key-1");
        let response = client::send(&service.main, request, body.clone())
            .await
            .expect("a response");
        let replayed = response.header("idempotency-replayed").is_some();
        locations.push((response.header("location").map(str::to_owned), replayed));
    }
    let location = Some("/v1/items/item-26".to_owned());
    assert_eq!(locations, [(location.clone(), false), (location, true)]);
    assert_eq!(service.items(), 26);
}

#[tokio::test]
async fn an_invalid_item_is_refused_with_a_pointer() {
    let service = Service::start().await;
    for (body, pointer) in [
        (json!(null), ""),
        (json!({"kind": "tool"}), "/name"),
        (json!({"name": "Drill", "kind": "toy"}), "/kind"),
        (
            json!({"name": "Drill", "kind": "tool", "quantity": -1}),
            "/quantity",
        ),
    ] {
        let response = client::post_json(&service.main, "/v1/items", &body).await;
        assert_eq!(response.status, 422, "{body}");
        assert_eq!(response.json()["errors"][0]["pointer"], pointer, "{body}");
    }
}

#[tokio::test]
async fn items_are_exported_and_imported_in_two_media_types() {
    let service = Service::start().await;
    let table = request("GET", "/v1/items/export").header("accept", "text/csv");
    let table = client::send(&service.main, table, "")
        .await
        .expect("a response");
    assert_eq!(
        table.header("content-type"),
        Some("text/csv; charset=utf-8")
    );
    assert!(
        table
            .text()
            .starts_with("id,name,kind,quantity\nitem-1,Item 1,part,1\n")
    );
    let both =
        request("GET", "/v1/items/export").header("accept", "application/json, text/csv;q=0.5");
    let both = client::send(&service.main, both, "")
        .await
        .expect("a response");
    assert_eq!(both.json().as_array().map(Vec::len), Some(25));

    let rows = "name,kind,quantity\nDrill,tool,1\nBolt,part,200\n";
    let import = request("POST", "/v1/items/import").header("content-type", "text/csv");
    let imported = client::send(&service.main, import, rows)
        .await
        .expect("a response");
    assert_eq!(
        (imported.json(), service.items()),
        (json!({"created": 2}), 27)
    );
    let values = json!([{"name": "Nut", "kind": "part"}]);
    let imported = client::post_json(&service.main, "/v1/items/import", &values).await;
    assert_eq!(
        (imported.json(), service.items()),
        (json!({"created": 1}), 28)
    );
}

#[tokio::test]
async fn a_label_is_in_the_charset_of_its_content_type() {
    let service = Service::start().await;
    for (charset, body) in [
        ("utf-8", "item-1: Größe 3½ €".as_bytes()),
        ("iso-8859-1", b"item-1: Gr\xf6\xdfe 3\xbd"),
        ("windows-1252", b"item-1: Gr\xf6\xdfe 3\xbd \x80"),
    ] {
        let target = format!("/v1/items/item-1/label?charset={charset}");
        let label = client::get(&service.main, &target).await;
        let content_type = format!("text/plain; charset={charset}");
        assert_eq!(label.header("content-type"), Some(&*content_type));
        assert_eq!(label.body, body);
    }
}

#[tokio::test]
async fn labels_are_counted_from_a_form() {
    let service = Service::start().await;
    let form = || {
        request("POST", "/v1/labels/print")
            .header("content-type", "application/x-www-form-urlencoded")
    };
    let body = "printer=gate-2&item_ids=item-1&item_ids=item-2&copies=3&margins%5Btop%5D=3";
    let printed = client::send(&service.main, form(), body)
        .await
        .expect("a response");
    assert_eq!(
        (printed.status, printed.json()),
        (202, json!({"labels": 6}))
    );
    let refused = client::send(&service.main, form(), "printer=gate-2")
        .await
        .expect("a response");
    assert_eq!(refused.json()["errors"][0]["pointer"], "/item_ids");
}

#[tokio::test]
async fn a_finished_report_redirects_to_its_file() {
    let service = Service::start().await;
    let report = client::post_json(&service.main, "/v2/reports", &json!({})).await;
    assert_eq!(
        (report.status, report.header("location")),
        (202, Some("/v2/reports/report-1"))
    );
    let running = client::get(&service.main, "/v2/reports/report-1").await;
    assert_eq!(
        (running.status, running.header("retry-after")),
        (200, Some("1"))
    );
    let finished = client::get(&service.main, "/v2/reports/report-1").await;
    assert_eq!(
        (finished.status, finished.header("location")),
        (303, Some("/v1/files/manual"))
    );
    assert_eq!(
        client::get(&service.main, "/v2/reports/report-2")
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn each_operation_needs_its_credentials() {
    let service = Service::start().await;
    let token = format!("Bearer {TOKEN}");
    for (method, target, headers, status) in [
        ("GET", "/v1/items/item-1", vec![], 401),
        (
            "GET",
            "/v1/items/item-1",
            vec![("authorization", "Bearer other")],
            401,
        ),
        (
            "GET",
            "/v1/items/item-1",
            vec![("authorization", token.as_str())],
            200,
        ),
        ("GET", "/v1/items/item-1", vec![("x-api-key", API_KEY)], 200),
        (
            "DELETE",
            "/v1/files/manual",
            vec![("x-api-key", API_KEY)],
            401,
        ),
        (
            "DELETE",
            "/v1/files/manual",
            vec![("authorization", &token)],
            401,
        ),
        (
            "DELETE",
            "/v1/files/manual",
            vec![("authorization", &token), ("x-api-key", API_KEY)],
            204,
        ),
        ("GET", "/status", vec![], 200),
    ] {
        let mut request = bare_request(method, target);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let response = client::send(&service.main, request, "")
            .await
            .expect("a response");
        assert_eq!(response.status, status, "{method} {target}");
        let challenge =
            (status == 401).then_some("Bearer realm=\"depot\", error=\"invalid_token\"");
        assert_eq!(response.header("www-authenticate"), challenge);
    }
}

#[tokio::test]
async fn both_origins_serve_and_record_by_themselves() {
    let service = Service::start().await;
    let status = client::send(&service.other, bare_request("GET", "/status"), "").await;
    assert_eq!(status.expect("a response").json(), json!({"status": "up"}));
    let scan = client::post_json(&service.other, "/v1/files/manual/scan", &json!({})).await;
    assert_eq!(scan.json(), json!({"clean": true}));
    assert_eq!(
        (service.main.connections(), service.main.requests().len()),
        (0, 0)
    );
    assert_eq!(
        (service.other.connections(), service.other.requests().len()),
        (2, 2)
    );
    assert_eq!(service.other.requests_to("/status").len(), 1);
    service.other.forget_requests();
    assert!(service.other.requests().is_empty());
}
