//! The wire matrix: every style × `explode` × location × JSON type that OpenAPI defines, byte for byte, as a server receives it.
//!
//! What can be read back is read back, by a decoder that shares no code with the serializer. What several values look like, and
//! what OpenAPI leaves undefined, is asserted by its bytes alone: [`AMBIGUOUS`] and [`undefined`] list it.

use reqwest::Method;
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{
    param_reader::read,
    runtime::{Call, Client, NoContent, Style, Undeclared},
    server::{Server, reply},
};

/// Where the parameter `color` is sent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum In {
    Path,
    Query,
    Header,
    Cookie,
}
use In::{Cookie, Header, Path, Query};

/// A value. The keys of an object are in no alphabet's order.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    Null,
    Text(String),
    Array(Vec<Given>),
    Object(Vec<(String, Given)>),
}

impl Serialize for Given {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Array(items) => items.serialize(serializer),
            Self::Object(fields) => {
                let mut map = serializer.serialize_map(None)?;
                for (key, value) in fields {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}

pub fn text(text: &str) -> Given {
    Given::Text(text.to_owned())
}

fn array(items: &[&str]) -> Given {
    Given::Array(items.iter().map(|item| text(item)).collect())
}

fn object(fields: &[(&str, &str)]) -> Given {
    let fields = fields.iter();
    Given::Object(
        fields
            .map(|(key, value)| ((*key).to_owned(), text(value)))
            .collect(),
    )
}

fn colors() -> Given {
    array(&["blue", "black", "brown"])
}

fn rgb() -> Given {
    object(&[("R", "100"), ("G", "200"), ("B", "150")])
}

/// A server, and its client.
struct Wire {
    server: Server,
    client: Client,
}

impl Wire {
    async fn start() -> Self {
        let server = Server::always(reply("204 No Content", "", "")).await;
        let client = Client::builder(server.url()).build().unwrap();
        Self { server, client }
    }
}

/// The parameter as the server receives it: the segment, the query, the header or the cookies; or why nothing was sent.
async fn sent(
    Wire { server, client }: &Wire,
    location: In,
    style: Style,
    value: &Given,
) -> Result<Option<String>, String> {
    let template = if location == Path {
        "/at/{color}"
    } else {
        "/at"
    };
    let call = Call::new(client, Method::GET, template);
    let call = match location {
        Path => call.path("color", style, value),
        Query => call.query("color", style, value),
        Header => call.header("color", style, value),
        Cookie => call.cookie("color", style, value),
    };
    let response = call.send::<NoContent, Undeclared>().await;
    response.map_err(|error| error.to_string())?;
    let seen = server.seen().pop().unwrap();
    let target = seen.line().strip_prefix("GET /at").unwrap();
    Ok(match location {
        Path => target.strip_prefix('/').map(str::to_owned),
        Query => target.strip_prefix('?').map(str::to_owned),
        Header => seen.header("color"),
        Cookie => seen.header("cookie"),
    })
}

async fn bytes(wire: &Wire, location: In, style: Style, value: &Given) -> String {
    let sent = sent(wire, location, style, value).await;
    sent.unwrap_or_else(|error| panic!("{style:?}: {error}"))
        .unwrap_or_default()
}

/// A row of the specification's table "Style Examples": `string`, `array` and `object`.
type Row = (In, Style, [&'static str; 3]);

/// The tables of OpenAPI 3.0.4 and 3.1.1 have the same rows. Those of 3.0.3 and 3.1.0 differ in `label` without `explode`, where they
/// have dots against RFC 6570, which they name as the definition.
const TABLE: [Row; 14] = [
    (
        Path,
        Style::MATRIX,
        [
            ";color=blue",
            ";color=blue,black,brown",
            ";color=R,100,G,200,B,150",
        ],
    ),
    (
        Path,
        Style::MATRIX.explode(true),
        [
            ";color=blue",
            ";color=blue;color=black;color=brown",
            ";R=100;G=200;B=150",
        ],
    ),
    (
        Path,
        Style::LABEL,
        [".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
    ),
    (
        Path,
        Style::LABEL.explode(true),
        [".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
    ),
    (
        Path,
        Style::SIMPLE,
        ["blue", "blue,black,brown", "R,100,G,200,B,150"],
    ),
    (
        Path,
        Style::SIMPLE.explode(true),
        ["blue", "blue,black,brown", "R=100,G=200,B=150"],
    ),
    (
        Header,
        Style::SIMPLE,
        ["blue", "blue,black,brown", "R,100,G,200,B,150"],
    ),
    (
        Header,
        Style::SIMPLE.explode(true),
        ["blue", "blue,black,brown", "R=100,G=200,B=150"],
    ),
    (
        Query,
        Style::FORM.explode(false),
        [
            "color=blue",
            "color=blue,black,brown",
            "color=R,100,G,200,B,150",
        ],
    ),
    (
        Query,
        Style::FORM,
        [
            "color=blue",
            "color=blue&color=black&color=brown",
            "R=100&G=200&B=150",
        ],
    ),
    (
        Query,
        Style::FORM.allow_reserved(),
        [
            "color=blue",
            "color=blue&color=black&color=brown",
            "R=100&G=200&B=150",
        ],
    ),
    (
        Query,
        Style::FORM.explode(false).allow_reserved(),
        [
            "color=blue",
            "color=blue,black,brown",
            "color=R,100,G,200,B,150",
        ],
    ),
    (
        Cookie,
        Style::FORM.explode(false),
        [
            "color=blue",
            "color=blue,black,brown",
            "color=R,100,G,200,B,150",
        ],
    ),
    // The tables separate by `&`, which separates no cookies.
    (
        Cookie,
        Style::FORM,
        [
            "color=blue",
            "color=blue; color=black; color=brown",
            "R=100; G=200; B=150",
        ],
    ),
];

/// The rows that have no `string`.
const DELIMITED: [(Style, Option<&str>, &str); 3] = [
    (
        Style::SPACE_DELIMITED,
        Some("color=blue%20black%20brown"),
        "color=R%20100%20G%20200%20B%20150",
    ),
    (
        Style::PIPE_DELIMITED,
        Some("color=blue%7Cblack%7Cbrown"),
        "color=R%7C100%7CG%7C200%7CB%7C150",
    ),
    (
        Style::DEEP_OBJECT,
        None,
        "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
    ),
];

#[tokio::test]
async fn the_tables_of_the_specification() {
    let wire = Wire::start().await;
    for (location, style, expected) in TABLE {
        for (given, expected) in [text("blue"), colors(), rgb()].iter().zip(expected) {
            let found = bytes(&wire, location, style, given).await;
            assert_eq!(found, expected, "{location:?} {style:?}");
            assert_eq!(&read(location, style, given, &found), given, "{found}");
        }
    }
    for (style, array, object) in DELIMITED {
        for (given, expected) in [(colors(), array), (rgb(), Some(object))] {
            let Some(expected) = expected else { continue };
            let found = bytes(&wire, Query, style, &given).await;
            assert_eq!(found, expected, "{style:?}");
            assert_eq!(read(Query, style, &given, &found), given, "{found}");
        }
    }
}

/// The column `undefined` of the tables, for null and for empty arrays and objects; and the empty string, which is a string.
#[tokio::test]
async fn nothing_as_the_style_has_it() {
    let wire = Wire::start().await;
    let rows = [
        (Path, Style::MATRIX, Some(";color")),
        (Path, Style::MATRIX.explode(true), Some(";color")),
        // A label is `.` and a simple value is empty: no URL has such a segment.
        (Path, Style::LABEL, None),
        (Path, Style::SIMPLE, None),
        (Query, Style::FORM, Some("color=")),
        (Query, Style::FORM.explode(false), Some("color=")),
        (Header, Style::SIMPLE, Some("")),
        (Cookie, Style::FORM, Some("color=")),
        (Cookie, Style::FORM.explode(false), Some("color=")),
    ];
    let nothing = [
        Given::Null,
        array(&[]),
        object(&[]),
        Given::Array(vec![Given::Null]),
    ];
    for (location, style, expected) in rows {
        for given in nothing.iter().chain([&text("")]) {
            let sent = sent(&wire, location, style, given).await;
            match expected {
                Some(expected) => assert_eq!(sent, Ok(Some(expected.to_owned())), "{style:?}"),
                None => assert!(sent.unwrap_err().contains("path parameter `color` is ")),
            }
        }
        // Of an optional parameter it is the same as to leave it out.
        for given in nothing.iter().filter(|_| location != Path) {
            let sent = sent(&wire, location, style.optional(), given).await;
            assert_eq!(sent, Ok(None), "{style:?} {given:?}");
        }
    }
    for style in [
        Style::SPACE_DELIMITED,
        Style::PIPE_DELIMITED,
        Style::DEEP_OBJECT,
    ] {
        for given in &nothing {
            let error = sent(&wire, Query, style, given).await.unwrap_err();
            let expected = "nothing was sent: query parameter `color` is empty, which its style cannot express";
            assert_eq!(error, expected);
            assert_eq!(sent(&wire, Query, style.optional(), given).await, Ok(None));
        }
    }
    assert_eq!(
        bytes(&wire, Query, Style::JSON, &Given::Null).await,
        "color=null"
    );
    assert_eq!(
        sent(&wire, Query, Style::JSON.optional(), &Given::Null).await,
        Ok(None)
    );
}

/// Whatever a delimiter, a name, a URL or a cookie could be confused by.
const ODD: &str = "\u{fc} ?#&=+/%41[]:@!$'(),;|\"\\<>^`{}\u{1f6d2}";

/// Every style, with odd keys and items, is read back as what it was, where each value has bytes of its own.
#[tokio::test]
async fn whatever_is_sent_is_read_back() {
    let wire = Wire::start().await;
    let given = [
        text(ODD),
        text("~-._*"),
        array(&[ODD, "b", "c"]),
        array(&["a", ""]),
        object(&[(ODD, "1"), ("b", ODD)]),
        object(&[("b", ""), ("a", "x")]),
    ];
    let mut read_back = 0;
    for (location, style, _) in TABLE {
        for given in &given {
            if is_ambiguous(location, style, given) {
                continue;
            }
            let found = bytes(&wire, location, style, given).await;
            assert_eq!(
                &read(location, style, given, &found),
                given,
                "{location:?} {style:?} {found}"
            );
            read_back += 1;
        }
    }
    for given in &given[4..] {
        let found = bytes(&wire, Query, Style::DEEP_OBJECT, given).await;
        assert_eq!(
            &read(Query, Style::DEEP_OBJECT, given, &found),
            given,
            "{found}"
        );
        read_back += 1;
    }
    assert_eq!(read_back, 70);
}

/// Whether other values have the same bytes: [`AMBIGUOUS`] has examples.
fn is_ambiguous(location: In, style: Style, given: &Given) -> bool {
    let is_scalar = matches!(given, Given::Text(_));
    let is_odd = format!("{given:?}").contains("%41");
    match location {
        // Nothing is encoded, and headers have no text but that of ASCII.
        Header => is_odd && !is_scalar,
        // Percent signs are not encoded: servers that do not decode cookies would read others.
        Cookie => is_odd,
        // Reserved characters are the delimiters, and what is encoded already stays.
        Query => style == style.allow_reserved() && is_odd,
        Path => false,
    }
}

/// Two arrays and the bytes that both have.
type Ambiguous = (
    In,
    Style,
    &'static [&'static str],
    &'static [&'static str],
    &'static str,
);

/// Bytes that several values have.
const AMBIGUOUS: [Ambiguous; 7] = [
    (Header, Style::SIMPLE, &["a,b"], &["a", "b"], "a,b"),
    (
        Path,
        Style::LABEL.explode(true),
        &["a.b"],
        &["a", "b"],
        ".a.b",
    ),
    (
        Query,
        Style::SPACE_DELIMITED,
        &["a b"],
        &["a", "b"],
        "color=a%20b",
    ),
    (
        Query,
        Style::PIPE_DELIMITED,
        &["a|b"],
        &["a", "b"],
        "color=a%7Cb",
    ),
    (
        Query,
        Style::FORM.explode(false).allow_reserved(),
        &["a,b"],
        &["a", "b"],
        "color=a,b",
    ),
    (
        Query,
        Style::FORM.explode(false).allow_reserved(),
        &["%2C"],
        &["%2C"],
        "color=%2C",
    ),
    (Query, Style::FORM.explode(false), &[""], &[], "color="),
];

#[tokio::test]
async fn several_values_of_the_same_bytes() {
    let wire = Wire::start().await;
    for (location, style, one, other, expected) in AMBIGUOUS {
        for items in [one, other] {
            let found = bytes(&wire, location, style, &array(items)).await;
            assert_eq!(found, expected, "{style:?} {items:?}");
        }
    }
}

#[tokio::test]
async fn reserved_characters_and_triples_stay_where_they_are_allowed() {
    let wire = Wire::start().await;
    let style = Style::FORM.allow_reserved();
    let found = bytes(&wire, Query, style, &text("a/b?c=d&e+f#g%2F%h[%]!*'")).await;
    assert_eq!(found, "color=a/b?c=d%26e%2Bf%23g%2F%25h%5B%25%5D!*%27");
    let found = bytes(
        &wire,
        Query,
        style.explode(false),
        &array(&["a/b", "c%20d", "\u{fc}"]),
    )
    .await;
    assert_eq!(found, "color=a/b,c%20d,%C3%BC");
    let found = bytes(&wire, Query, Style::FORM, &text(ODD)).await;
    let encoded = "%C3%BC%20%3F%23%26%3D%2B%2F%2541%5B%5D%3A%40%21%24%27%28%29%2C%3B%7C%22%5C%3C%3E%5E%60%7B%7D%F0%9F%9B%92";
    assert_eq!(found, format!("color={encoded}"));
    assert_eq!(bytes(&wire, Path, Style::SIMPLE, &text(ODD)).await, encoded);
    let found = bytes(
        &wire,
        Cookie,
        Style::FORM,
        &text("a; b=\"c\",\\d\r\n\u{fc}"),
    )
    .await;
    assert_eq!(found, "color=a%3B%20b=%22c%22%2C%5Cd%0D%0A%C3%BC");
}

/// What OpenAPI leaves undefined, and what is sent: diagnostics say so when a client is generated.
fn undefined() -> Vec<(In, Style, Given, &'static str)> {
    let nested = || {
        Given::Object(vec![
            ("b".to_owned(), array(&["1", "2"])),
            ("a".to_owned(), object(&[("z", "1"), ("y", "2")])),
        ])
    };
    let lines = || Given::Array(vec![object(&[("n", "1")]), object(&[("n", "2")])]);
    vec![
        (Query, Style::SPACE_DELIMITED, text("blue"), "color=blue"),
        (Query, Style::PIPE_DELIMITED, text("blue"), "color=blue"),
        (Query, Style::DEEP_OBJECT, text("blue"), "color=blue"),
        (
            Query,
            Style::SPACE_DELIMITED.explode(true),
            array(&["a", "b"]),
            "color=a&color=b",
        ),
        (
            Query,
            Style::PIPE_DELIMITED.explode(true),
            object(&[("b", "1"), ("a", "2")]),
            "b=1&a=2",
        ),
        (
            Query,
            Style::DEEP_OBJECT.explode(false),
            object(&[("b", "1")]),
            "color%5Bb%5D=1",
        ),
        (
            Query,
            Style::DEEP_OBJECT,
            array(&["a", "b"]),
            "color%5B%5D=a&color%5B%5D=b",
        ),
        (
            Query,
            Style::DEEP_OBJECT,
            nested(),
            "color%5Bb%5D%5B%5D=1&color%5Bb%5D%5B%5D=2&color%5Ba%5D%5Bz%5D=1&color%5Ba%5D%5By%5D=2",
        ),
        (
            Query,
            Style::DEEP_OBJECT,
            lines(),
            "color%5B0%5D%5Bn%5D=1&color%5B1%5D%5Bn%5D=2",
        ),
        (
            Query,
            Style::FORM,
            nested(),
            "b=1&b=2&a=%7B%22z%22%3A%221%22%2C%22y%22%3A%222%22%7D",
        ),
        (
            Header,
            Style::SIMPLE,
            nested(),
            r#"b,["1","2"],a,{"z":"1","y":"2"}"#,
        ),
        (
            Path,
            Style::SIMPLE,
            Given::Array(vec![array(&["a"]), array(&["b"])]),
            "%5B%22a%22%5D,%5B%22b%22%5D",
        ),
    ]
}

#[tokio::test]
async fn what_is_undefined_is_sent_by_custom() {
    let wire = Wire::start().await;
    for (location, style, given, expected) in undefined() {
        assert_eq!(
            bytes(&wire, location, style, &given).await,
            expected,
            "{style:?}"
        );
    }
}

#[tokio::test]
async fn numbers_and_json() {
    let sent = async |value: &dyn Fn(Call) -> Call| {
        let Wire { server, client } = Wire::start().await;
        let call = value(Call::new(&client, Method::GET, "/at"));
        call.send::<NoContent, Undeclared>().await.unwrap();
        server.only().line().to_owned()
    };
    let line = sent(&|call| call.query("n", Style::FORM, &(true, -1.5, u64::MAX, 3.0, 'c'))).await;
    assert_eq!(line, "GET /at?n=true&n=-1.5&n=18446744073709551615&n=3&n=c");
    let untyped: super::runtime::Untyped = r#"{"z":1.10,"a":[1e400,null]}"#.parse().unwrap();
    let line = sent(&|call| call.query("n", Style::JSON, &untyped)).await;
    let json = "%7B%22z%22%3A1.10%2C%22a%22%3A%5B1e400%2Cnull%5D%7D";
    assert_eq!(line, format!("GET /at?n={json}"));
    let line = sent(&|call| call.query("n", Style::FORM, &untyped)).await;
    assert_eq!(line, "GET /at?z=1.10&a=1e400");
    let keyed = std::collections::BTreeMap::from([(7, true)]);
    let line = sent(&|call| call.query("n", Style::FORM, &keyed)).await;
    assert_eq!(line, "GET /at?7=true");
}
