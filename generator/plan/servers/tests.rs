//! The names of servers.

use openapiv3::OpenAPI;
use serde_json::{Value, json};

use super::{Servers, base_path, keep_servers};
use crate::lock::Lock;

/// A document with these servers and no paths.
fn document(servers: &Value) -> OpenAPI {
    let document = json!({
        "openapi": "3.0.3",
        "info": { "title": "", "version": "" },
        "servers": servers,
        "paths": {},
    });
    serde_json::from_value(document).unwrap()
}

/// The names of servers with these descriptions and URLs.
fn names(servers: &[(&str, &str)], before: &Lock) -> (Vec<String>, Lock) {
    let servers = servers
        .iter()
        .map(|(description, url)| json!({ "description": description, "url": url }));
    let document = document(&servers.collect());
    let planned = Servers::plan(&document, before).servers;
    let mut lock = Lock::default();
    keep_servers(&planned, &mut lock);
    let names = planned.iter().map(|server| server.name.to_string());
    (names.collect(), lock)
}

#[test]
fn servers_are_named_after_description_environment_or_host() {
    let table = [
        (
            "Production server (uses live data)",
            "https://a.example",
            "Production",
        ),
        ("The virus scanner.", "https://a.example", "VirusScanner"),
        (
            "A sandbox, emptied every night",
            "https://a.example",
            "Sandbox",
        ),
        (
            "Use this one to try things out in our test environment",
            "https://a.example",
            "Test",
        ),
        ("", "https://api.staging.example.com/v1", "Staging"),
        ("", "https://files.api.example.com", "Files"),
        ("", "https://api.example.com", "Example"),
        ("", "https://{region}.api.example.com", "Example"),
        ("Generated server url", "http://localhost:8080", "Local"),
        ("", "http://127.0.0.1:8080", "Local"),
        ("", "https://10.0.0.1/v3", "V3"),
        ("", "{address}", "Address"),
        ("", "/api/v1", "ApiV1"),
        ("", "/", "Root"),
        ("サーバー", "https://a.example", "サーバー"),
        ("URL", "https://url.example", "UrlUrl"),
    ];
    for (description, url, expected) in table {
        // Of one server alone there is no choice.
        let servers = [(description, url), ("Other", "https://other.example/other")];
        let servers = [
            servers[0],
            servers[1],
            ("More", "https://more.example/more"),
        ];
        let (names, _) = names(&servers, &Lock::default());
        assert_eq!(names[0], expected, "{description} {url}");
    }
}

#[test]
fn servers_with_one_name_are_distinguished_by_their_paths() {
    let servers = [
        ("Production", "https://a.example/v1"),
        ("Production", "https://a.example/v2"),
        ("Production", "https://b.example"),
    ];
    let (names, _) = names(&servers, &Lock::default());
    assert_eq!(names, ["Production", "ProductionV2", "ProductionB"]);
    let servers = [
        ("", "http://free.a.example"),
        ("", "https://free.a.example"),
        ("Server-side calls", "https://b.example"),
    ];
    let (names, _) = self::names(&servers, &Lock::default());
    assert_eq!(names, ["FreeHttp", "Free", "ServerSideCalls"]);
}

#[test]
fn servers_with_one_name_are_distinguished_by_their_hosts_and_ports() {
    let servers = [
        ("", "http://127.0.0.1:8080/v1"),
        ("", "http://127.0.0.1:9090/v1"),
        ("", "http://localhost:8080/v1"),
        ("", "http://127.0.0.1:8080/v2"),
    ];
    let (names, _) = names(&servers, &Lock::default());
    let expected = ["Local", "Local9090", "LocalLocalhost", "LocalV2"];
    assert_eq!(names, expected);
    let servers = [
        ("The service", "http://a.example"),
        ("The service", "http://b.example"),
        ("The service", "http://b.example:{port}"),
    ];
    let (names, _) = self::names(&servers, &Lock::default());
    assert_eq!(names, ["Service", "ServiceBExample", "ServicePort"]);
}

#[test]
fn a_name_stays_when_the_description_or_the_order_changes() {
    let before = [
        ("Production", "https://a.example"),
        ("Sandbox", "https://b.example"),
    ];
    let (_, lock) = names(&before, &Lock::default());
    let after = [
        ("Production", "https://c.example"),
        (
            "A sandbox, which is emptied every night",
            "https://b.example",
        ),
        ("The live service", "https://a.example"),
    ];
    let (names, _) = names(&after, &lock);
    assert_eq!(names, ["ProductionC", "Sandbox", "Production"]);
}

/// A user who passes a host alone would call paths that the service does not have.
#[test]
fn the_path_of_a_service_is_that_of_a_server_without_a_host() {
    let table: [(&[&str], Option<&str>); 6] = [
        (&["/v1.43"], Some("/v1.43")),
        (&["/api/v1/"], Some("/api/v1")),
        (&["/"], None),
        (&["/v1", "https://api.example.com/v1"], None),
        (&["//api.example.com/v1"], None),
        (&["/{prefix}/v1"], None),
    ];
    for (urls, expected) in table {
        let servers = urls.iter().map(|url| json!({ "url": url }));
        let document = document(&servers.collect());
        assert_eq!(base_path(&document).as_deref(), expected, "{urls:?}");
    }
}
