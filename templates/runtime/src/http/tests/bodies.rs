//! Bodies of every kind, byte for byte.

use super::{
    super::{
        super::{File, collect_files},
        Body, BytesAs, Encoder, Form, JsonAs, Multipart, Style, TextAs, TextIn,
    },
    runtime,
};
use bytes::Bytes;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;

runtime::object! {
    /// What is uploaded.
    #[object()]
    pub struct Upload {
        /// The file.
        #[json("file")]
        pub file: File,
        /// More of them.
        #[json("more", optional)]
        pub more: Option<Vec<File>>,
        /// What for.
        #[json("purpose", optional)]
        pub purpose: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// Where somebody lives.
    #[object()]
    pub struct Address {
        /// The street.
        #[json("street", optional, nullable)]
        pub street: Option<String>,
        /// The address of the summer.
        #[json("summer", optional, nullable)]
        pub summer: Option<Box<Address>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

fn sent<T: ?Sized>(encoder: &impl Encoder<T>, value: &T) -> (String, String) {
    let body = encoder.encode(value).unwrap();
    let bytes = String::from_utf8_lossy(body.bytes().unwrap()).into_owned();
    (body.content_type().unwrap().to_owned(), bytes)
}

/// A multipart body with `BOUNDARY` for its boundary, which is announced.
fn parts(multipart: Multipart<'_>, value: &impl Serialize) -> String {
    let (content_type, body) = sent(&multipart, value);
    let boundary = content_type
        .strip_prefix("multipart/form-data; boundary=")
        .unwrap();
    assert!(boundary.len() > 32, "{boundary}");
    body.replace(boundary, "BOUNDARY")
}

#[test]
fn a_body_is_labelled_as_declared() {
    let label = "application/merge-patch+json";
    assert_eq!(
        sent(&JsonAs(label), &json!({"a": 1})),
        (label.into(), r#"{"a":1}"#.into())
    );
    assert_eq!(
        sent(&TextAs("text/csv"), &"a,b".to_owned()),
        ("text/csv".into(), "a,b".into())
    );
    let png = Bytes::from_static(b"\x89PNG");
    let body = BytesAs("image/png")
        .encode(&Body::from(png.clone()))
        .unwrap();
    assert_eq!(body.bytes(), Some(&png));
    assert_eq!(body.content_type(), Some("image/png"));
    assert_eq!(Body::default().labelled("text/plain").content_type(), None);
}

#[test]
fn only_json_bodies_have_the_nulls_that_were_read() {
    let json = r#"{"street":null,"summer":{"street":null,"zip":1}}"#;
    let address: Address = runtime::decode(json.as_bytes()).unwrap();
    assert_eq!(sent(&JsonAs("application/json"), &address).1, json);
    let form = Body::form(&address).unwrap();
    assert_eq!(form.bytes().unwrap(), "summer=%7B%22zip%22%3A1%7D");
    let parts = parts(Multipart::new(&[]), &address);
    assert!(parts.contains(r#"{"zip":1}"#), "{parts}");
    assert!(!parts.contains("street"), "{parts}");
}

#[test]
fn form_fields_have_styles() {
    let value = json!({
        "address": {"city": "a b", "lines": ["x", "y"]},
        "expand": ["a", "b.c"],
        "items": [{"price": 1}, {"price": 2}],
        "note": null,
        "on": true,
        "plain": {"k": "v"},
        "tags": ["1", "2"],
    });
    let styles = [
        ("address", Style::DEEP_OBJECT),
        ("expand", Style::DEEP_OBJECT),
        ("items", Style::DEEP_OBJECT),
        ("tags", Style::FORM.explode(false)),
    ];
    let (content_type, body) = sent(&Form(&styles), &value);
    assert_eq!(content_type, "application/x-www-form-urlencoded");
    assert_eq!(
        body.replace("%5B", "[").replace("%5D", "]"),
        "address[city]=a%20b&address[lines][]=x&address[lines][]=y&expand[]=a&expand[]=b.c\
         &items[0][price]=1&items[1][price]=2&on=true&plain=%7B%22k%22%3A%22v%22%7D&tags=1,2"
    );
    assert!(Form(&[]).encode(&json!([1])).is_err());
}

#[test]
fn the_parts_of_a_multipart_form() {
    let png = File::new(&b"\x89PNG"[..])
        .named("a \"b\"\r\n.png")
        .of_type("image/png");
    let upload = Upload::new("draft".to_owned().into_bytes())
        .file(png)
        .more([File::new("one"), File::new("two")])
        .purpose("t\u{fc}r");
    upload.validate().unwrap();
    let expected = "--BOUNDARY\r\n\
        Content-Disposition: form-data; name=\"file\"; filename=\"a %22b%22%0D%0A.png\"\r\n\
        Content-Type: image/png\r\n\r\n\u{fffd}PNG\r\n\
        --BOUNDARY\r\nContent-Disposition: form-data; name=\"more\"; filename=\"more\"\r\n\
        Content-Type: text/x\r\n\r\none\r\n\
        --BOUNDARY\r\nContent-Disposition: form-data; name=\"more\"; filename=\"more\"\r\n\
        Content-Type: text/x\r\n\r\ntwo\r\n\
        --BOUNDARY\r\nContent-Disposition: form-data; name=\"purpose\"\r\n\r\nt\u{fc}r\r\n\
        --BOUNDARY--\r\n";
    assert_eq!(
        parts(Multipart::new(&[("more", "text/x")]), &upload),
        expected
    );
}

#[test]
fn what_is_no_text_is_json_in_a_multipart_form() {
    let value = json!({"a": {"b": [1]}, "c": [1, true, null], "d": ["x", "y"], "e": null});
    let part = |name: &str, rest: &str| {
        format!("--BOUNDARY\r\nContent-Disposition: form-data; name=\"{name}\"\r\n{rest}\r\n")
    };
    let json = "Content-Type: application/json\r\n\r\n";
    let expected = [
        part("a", &format!("{json}{{\"b\":[1]}}")),
        part("c", "\r\n1"),
        part("c", "\r\ntrue"),
        // OpenAPI 3.1.1: the media type is that of each item.
        part("d", &format!("{json}\"x\"")),
        part("d", &format!("{json}\"y\"")),
        "--BOUNDARY--\r\n".to_owned(),
    ];
    assert_eq!(
        parts(Multipart::new(&[("d", "application/json")]), &value),
        expected.concat()
    );
    assert!(Multipart::new(&[]).encode("x").is_err());
    let nested = BTreeMap::from([("inner", Upload::new(File::new("x")))]);
    let error = Multipart::new(&[]).encode(&nested).err().unwrap();
    assert_eq!(
        error.to_string(),
        "body.inner has a file within JSON, where it cannot be sent"
    );
}

#[test]
fn outside_of_multipart_a_file_is_a_text() {
    let file: File = serde_json::from_str(r#""t\u00fc""#).unwrap();
    assert_eq!(file.bytes(), "t\u{fc}".as_bytes());
    assert_eq!(serde_json::to_string(&file).unwrap(), "\"t\u{fc}\"");
    assert!(serde_json::to_string(&File::new(vec![0xff])).is_err());
    assert_eq!(
        format!("{:?}", File::new("secret").named("n")),
        "File(Some(\"n\"), 6 bytes)"
    );
    let (text, files) = collect_files(|| serde_json::to_string(&[&file, &file]).unwrap());
    assert_eq!((text.as_str(), files.len()), ("[0,1]", 2));
    assert_eq!(
        serde_json::to_string(&file).unwrap(),
        "\"t\u{fc}\"",
        "nothing is collected any more"
    );
}

#[test]
fn whole_numbers_have_no_fraction() {
    let (_, body) = sent(
        &JsonAs("application/json"),
        &json!({"a": 1.0, "b": [0.5, -3.0], "c": 7}),
    );
    assert_eq!(body, r#"{"a":1,"b":[0.5,-3],"c":7}"#);
}

/// A multipart body with `BOUNDARY` for its boundary, and its media type.
fn whole(multipart: Multipart<'_>, value: &impl Serialize) -> (String, String) {
    let (content_type, body) = sent(&multipart, value);
    let boundary = content_type.split("boundary=").nth(1).unwrap();
    let boundary = boundary.split(';').next().unwrap().to_owned();
    (
        content_type.replace(&boundary, "BOUNDARY"),
        body.replace(&boundary, "BOUNDARY"),
    )
}

#[test]
fn related_parts_name_their_root() {
    let value = BTreeMap::from([("a", json!({"name": "x"})), ("b", json!("text"))]);
    let (content_type, body) = whole(
        Multipart::new(&[("a", "application/json; charset=utf-8")]).media_type("multipart/related"),
        &value,
    );
    assert_eq!(
        content_type,
        "multipart/related; boundary=BOUNDARY; type=\"application/json\"; start=\"<0.BOUNDARY>\""
    );
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Disposition: form-data; name=\"a\"\r\n\
         Content-Type: application/json; charset=utf-8\r\nContent-ID: <0.BOUNDARY>\r\n\r\n{\"name\":\"x\"}\r\n\
         --BOUNDARY\r\nContent-Disposition: form-data; name=\"b\"\r\n\
         Content-Type: text/plain; charset=utf-8\r\nContent-ID: <1.BOUNDARY>\r\n\r\ntext\r\n\
         --BOUNDARY--\r\n"
    );
}

#[test]
fn the_parts_of_an_array_have_no_names() {
    let mixed = Multipart::new(&[]).media_type("multipart/mixed");
    let (content_type, body) = whole(mixed, &json!(["\u{fc}", {"n": 1}, [2]]));
    assert_eq!(content_type, "multipart/mixed; boundary=BOUNDARY");
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\u{fc}\r\n\
         --BOUNDARY\r\nContent-Type: application/json\r\n\r\n{\"n\":1}\r\n\
         --BOUNDARY\r\nContent-Type: application/json\r\n\r\n[2]\r\n\
         --BOUNDARY--\r\n"
    );
    let files = [
        File::new("a"),
        File::new("b").named("b.txt").of_type("text/x"),
    ];
    let (_, body) = whole(mixed, &files);
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Type: application/octet-stream\r\n\r\na\r\n\
         --BOUNDARY\r\nContent-Disposition: attachment; filename=\"b.txt\"\r\nContent-Type: text/x\r\n\r\nb\r\n\
         --BOUNDARY--\r\n"
    );
    assert!(Multipart::new(&[]).encode(&json!(["a"])).is_err());
}

#[test]
fn fields_with_a_style_are_a_part_for_each_value() {
    let value = json!({"a": {"x": 1, "y": "b c"}, "b": ["1", "2,3"], "c": ["d", "e"]});
    let styles = [
        ("a", Style::DEEP_OBJECT),
        ("b", Style::FORM.explode(false)),
        ("c", Style::PIPE_DELIMITED),
    ];
    let part = |name: &str, text: &str| {
        format!("--BOUNDARY\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n")
    };
    let expected = [
        part("a[x]", "1"),
        part("a[y]", "b c"),
        part("b", "1,2,3"),
        part("c", "d|e"),
        "--BOUNDARY--\r\n".to_owned(),
    ];
    assert_eq!(
        parts(Multipart::new(&[]).styled(&styles), &value),
        expected.concat()
    );
}

#[test]
fn files_have_headers() {
    let file = File::new("x").header("X-Size", 5).header("X-Note", "n");
    let body = parts(Multipart::new(&[]), &BTreeMap::from([("f", file)]));
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f\"\r\n\
         Content-Type: application/octet-stream\r\nX-Size: 5\r\nX-Note: n\r\n\r\nx\r\n--BOUNDARY--\r\n"
    );
    let refused = [
        ("X-Note", "a\r\nX-Other: b"),
        ("a b", "c"),
        ("Content-Type", "text/x"),
        ("content-disposition", "x"),
        ("Content-Length", "1"),
    ];
    for (name, value) in refused {
        let file = BTreeMap::from([("f", File::new("x").header(name, value))]);
        let error = Multipart::new(&[]).encode(&file).err().unwrap();
        assert!(error.part().starts_with("header `"), "{error}");
    }
}

#[test]
fn text_is_encoded_in_its_charset() {
    let bytes = |media, text: &str| {
        let body = TextIn(media).encode(&text.to_owned());
        body.map(|body| body.bytes().unwrap().to_vec())
            .map_err(|error| error.to_string())
    };
    let latin = "text/plain; Charset=\"ISO-8859-1\"";
    assert_eq!(bytes(latin, "\u{e9}\u{85}"), Ok(vec![0xe9, 0x85]));
    let missing = "body has a character that its charset does not have";
    assert_eq!(bytes(latin, "\u{20ac}"), Err(missing.to_owned()));
    assert_eq!(
        bytes("text/plain; charset=windows-1252", "\u{20ac}"),
        Ok(vec![0x80])
    );
    assert_eq!(
        bytes("text/plain; charset=shift_jis", "\u{30c6}"),
        Ok(vec![0x83, 0x65])
    );
    assert_eq!(bytes("text/plain; charset=us-ascii", "a"), Ok(vec![b'a']));
    assert_eq!(
        bytes("text/plain; charset=us-ascii", "\u{e9}"),
        Err(missing.to_owned())
    );
    for charset in ["text/plain; charset=klingon", "text/plain; charset=utf-16"] {
        let unknown = "body is text in a charset that is not supported";
        assert_eq!(bytes(charset, "a"), Err(unknown.to_owned()));
    }
}
