//! Labels of items: a text in a charset, and a form.

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;

use super::{Query, Shared};
use crate::respond;
use crate::state::lock;

/// A text with characters that each charset encodes differently.
pub(crate) async fn label(State(state): Shared, Path(id): Path<String>, query: Query) -> Response {
    if !lock(&state.items).has(&id) {
        return respond::not_found();
    }
    let charset = query.get("charset").map_or("utf-8", String::as_str);
    let body = match charset {
        "iso-8859-1" => format!("{id}: Größe 3½").chars().map(latin1).collect(),
        "windows-1252" => {
            let euro = |character| {
                if character == '€' {
                    0x80
                } else {
                    latin1(character)
                }
            };
            format!("{id}: Größe 3½ €").chars().map(euro).collect()
        }
        _ => format!("{id}: Größe 3½ €").into_bytes(),
    };
    respond::text(
        StatusCode::OK,
        &format!("text/plain; charset={charset}"),
        body,
    )
}

fn latin1(character: char) -> u8 {
    u8::try_from(u32::from(character)).expect("a character of ISO 8859-1")
}

type Pairs = Vec<(String, String)>;

pub(crate) async fn print(form: Result<Form<Pairs>, FormRejection>) -> Response {
    let Ok(Form(pairs)) = form else {
        return respond::invalid("", "A form is expected.");
    };
    let values = |name: &'static str| pairs.iter().filter(move |(known, _)| known == name);
    if values("printer").count() != 1 {
        return respond::invalid("/printer", "A printer is expected.");
    }
    let items = values("item_ids").count();
    if items == 0 {
        return respond::invalid("/item_ids", "Items are expected.");
    }
    let copies = values("copies")
        .next()
        .map_or(Ok(1), |(_, value)| value.parse());
    let Ok(copies) = copies else {
        return respond::invalid("/copies", "A number of copies is expected.");
    };
    let labels: usize = items.saturating_mul(copies);
    respond::json(StatusCode::ACCEPTED, &json!({ "labels": labels }))
}
