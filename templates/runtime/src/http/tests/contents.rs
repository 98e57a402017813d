//! Responses of several media types: which content a `Content-Type` selects.

use http::Method;

use super::{
    runtime::{self, Call, Error, Undeclared},
    served::{End, Served},
};

runtime::call! {
    /// Reads a table.
    #[call(output = runtime::Declared<runtime::Json<Vec<u8>>, Table, 1>, failure = Undeclared)]
    pub struct ReadTable {}
}

runtime::contents! {
    /// Responses of [`ReadTable`], by media type.
    #[contents(of = ReadTable, failure = Undeclared, accept = "application/json, text/csv, image/*", json = Some(1))]
    pub enum Table {
        /// `text/csv; header=present`.
        #[media(0, types = "text/csv; header=present" | "text/tab-separated-values", body = text, send = send_csv)]
        Csv(String),
        /// `application/json`.
        #[media(1, types = "application/json", body = json)]
        Json(Vec<u8>),
        /// `image/*`.
        #[media(2, types = "image/*", body = bytes, send = send_image, download = download_image(runtime::ByteStream))]
        Image(bytes::Bytes),
    }
}

fn read_table(served: &Served) -> ReadTable {
    Call::new(&served.client(), Method::GET, "/table").into()
}

#[tokio::test]
async fn the_content_type_selects_a_content() {
    let csv = Table::Csv("[1]".to_owned());
    let image = Table::Image("[1]".into());
    let json = Table::Json(vec![1]);
    for (content_type, expected) in [
        ("text/csv; header=present", &csv),
        (
            "TEXT/CSV ; charset=utf-8; charset=us-ascii;HEADER=\"Present\"",
            &csv,
        ),
        ("text/tab-separated-values", &csv),
        ("image/png", &image),
        ("Image/svg+xml; charset=utf-8", &image),
        ("application/json", &json),
        // Undeclared types are tried as the only JSON.
        ("text/csv", &json),
        ("text/csv; header=absent", &json),
        ("imagery/png", &json),
        ("text/plain", &json),
    ] {
        let served = Served::new(content_type, ["[1]"], End::InOrder);
        let read = read_table(&served).send_any().await.unwrap();
        assert_eq!(read.into_inner(), *expected, "{content_type}");
    }
}

#[tokio::test]
async fn another_declared_content_is_an_error_that_holds_it() {
    let served = Served::new("image/png", ["[1]"], End::InOrder);
    let error = read_table(&served).send().await.unwrap_err();
    let Error::Unexpected(unexpected) = &error else {
        panic!("{error}");
    };
    let reason = "image/* where application/json was expected";
    assert_eq!(unexpected.reason().to_string(), reason);
    assert_eq!(error.body(), b"[1]");
    let error = read_table(&served).send_csv().await.unwrap_err();
    assert_eq!(error.body(), b"[1]");
}

#[tokio::test]
async fn a_content_is_downloaded_unless_it_is_another() {
    let served = Served::new("image/png", ["ab", "c"], End::InOrder);
    let mut image = read_table(&served).download_image().await.unwrap();
    assert_eq!(image.next().await.unwrap().unwrap(), "ab");
    assert_eq!(image.next().await.unwrap().unwrap(), "c");
    assert!(image.next().await.is_none());
    let whole = read_table(&served).send_image().await.unwrap();
    assert_eq!(whole.into_inner(), "abc");
    let served = Served::new("application/json", ["[1]"], End::InOrder);
    let error = read_table(&served).download_image().await.unwrap_err();
    assert_eq!(error.body(), b"[1]");
}
