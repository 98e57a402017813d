//! Pages of every kind, in order and not.

use depot_service::{Origin, Paging, Service};
use serde_json::Value;

use crate::client::{self, ClientResponse};

fn ids(records: &Value) -> Vec<String> {
    let records = records.as_array().expect("an array");
    let id = |record: &Value| record["id"].as_str().expect("an id").to_owned();
    records.iter().map(id).collect()
}

/// The ids of the pages that `next` leads through, at most `most`.
async fn pages(
    origin: &Origin,
    first: &str,
    most: usize,
    read: impl Fn(&ClientResponse) -> (Vec<String>, Option<String>),
) -> Vec<Vec<String>> {
    let mut target = Some(first.to_owned());
    let mut pages = Vec::new();
    while let Some(page) = target.take().filter(|_| pages.len() < most) {
        let response = client::get(origin, &page).await;
        assert_eq!(response.status, 200, "{page}");
        let (ids, next) = read(&response);
        pages.push(ids);
        target = next;
    }
    pages
}

fn expected(name: &str, sizes: [usize; 3]) -> Vec<Vec<String>> {
    let mut numbers = 1..;
    let page = |size| {
        numbers
            .by_ref()
            .take(size)
            .map(|number| format!("{name}-{number}"))
            .collect()
    };
    sizes.map(page).into()
}

fn query(start: &str, value: &Value) -> Option<String> {
    value.as_str().map(|value| format!("{start}{value}"))
}

type Read = Box<dyn Fn(&ClientResponse) -> (Vec<String>, Option<String>)>;

/// For each list with pages: the name of its records, the first page, and how to read a page.
fn lists() -> Vec<(&'static str, &'static str, Read)> {
    let items = |response: &ClientResponse| {
        let body = response.json();
        (
            ids(&body["items"]),
            query("/v1/items?limit=10&cursor=", &body["next_cursor"]),
        )
    };
    let movements = |response: &ClientResponse| {
        let body = response.json();
        let after = &body["paging"]["cursors"]["after"];
        (ids(&body["data"]), query("/v1/movements?after=", after))
    };
    let suppliers = |response: &ClientResponse| {
        let body = response.json();
        let ids = ids(&body["data"]);
        let last = ids.last().cloned().unwrap_or_default();
        let next =
            (body["has_more"] == true).then(|| format!("/v1/suppliers?starting_after={last}"));
        (ids, next)
    };
    let locations = |response: &ClientResponse| {
        let body = response.json();
        (ids(&body["results"]), body["next"].as_str().map(path))
    };
    let shipments = |response: &ClientResponse| {
        let link = response.header("link").expect("a Link");
        let next = link
            .split(", ")
            .find_map(|link| link.strip_suffix("; rel=\"next\""));
        let next = next.map(|url| path(url.trim_matches(['<', '>'])));
        (ids(&response.json()), next)
    };
    let orders = |response: &ClientResponse| {
        let body = response.json();
        let (page, pages) = (
            body["page"].as_u64().unwrap(),
            body["total_pages"].as_u64().unwrap(),
        );
        let next = (page < pages).then(|| format!("/v1/orders?page={}", page + 1));
        (ids(&body["orders"]), next)
    };
    let audit = |response: &ClientResponse| {
        let body = response.json();
        let next = body["offset"].as_u64().unwrap() + 10;
        let more = next < body["total"].as_u64().unwrap();
        (
            ids(&body["entries"]),
            more.then(|| format!("/v1/audit?offset={next}")),
        )
    };
    vec![
        ("item", "/v1/items", Box::new(items)),
        ("movement", "/v1/movements", Box::new(movements)),
        ("supplier", "/v1/suppliers", Box::new(suppliers)),
        ("location", "/v1/locations", Box::new(locations)),
        ("shipment", "/v1/shipments", Box::new(shipments)),
        ("order", "/v1/orders", Box::new(orders)),
        ("entry", "/v1/audit", Box::new(audit)),
    ]
}

/// The path and the query of an absolute URL.
fn path(url: &str) -> String {
    let (_, rest) = url.split_once("//").expect("an absolute URL");
    rest[rest.find('/').expect("a path")..].to_owned()
}

#[tokio::test]
async fn every_list_has_three_pages() {
    let service = Service::start().await;
    for (name, first, read) in lists() {
        let found = pages(&service.main, first, 9, read).await;
        assert_eq!(found, expected(name, [10, 10, 5]));
    }
}

#[tokio::test]
async fn pages_repeat_or_are_empty_without_an_end() {
    let service = Service::start().await;
    for (name, first, read) in lists() {
        service.set_paging(Paging::Repeated);
        let [page, _, _] = &expected(name, [10, 10, 5])[..] else {
            unreachable!()
        };
        let repeated = pages(&service.main, first, 4, &read).await;
        assert_eq!(repeated, vec![page.clone(); 4], "{name}");
        service.set_paging(Paging::Empty);
        if name != "supplier" {
            let empty = pages(&service.main, first, 4, &read).await;
            assert_eq!(empty, vec![Vec::<String>::new(); 4], "{name}");
        }
    }
    let body = client::get(&service.main, "/v1/suppliers").await.json();
    assert_eq!(body, serde_json::json!({"data": [], "has_more": true}));
}

#[tokio::test]
async fn urls_lead_to_the_other_origin() {
    let service = Service::start().await;
    service.set_paging(Paging::Elsewhere);
    let body = client::get(&service.main, "/v1/locations?limit=2")
        .await
        .json();
    let next = format!("{}/v1/locations?cursor=l-2&limit=2", service.other.url());
    assert_eq!(body["next"], next);
    let response = client::get(&service.main, "/v1/shipments").await;
    let next = format!(
        "<{}/v1/shipments?page=2&per_page=10>; rel=\"next\"",
        service.other.url()
    );
    assert!(response.header("link").expect("a Link").ends_with(&next));
}

#[tokio::test]
async fn items_are_filtered() {
    let service = Service::start().await;
    let target = "/v1/items?kind=tool,part&stock%5Bmin%5D=3&stock%5Bmax%5D=7";
    let body = client::get(&service.main, target).await.json();
    assert_eq!(
        ids(&body["items"]),
        ["item-3", "item-4", "item-6", "item-7"]
    );
    let zones = client::get(&service.main, "/v1/zones?limit=2").await.json();
    assert_eq!(ids(&zones), ["zone-1", "zone-2"]);
}
