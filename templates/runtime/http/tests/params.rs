//! Style × explode × place, as the `OpenAPI` specification's table and RFC 6570 have it.

use serde_json::{Value, json};

use super::super::{param, style::Style};

fn color() -> [Value; 4] {
    [
        json!(""),
        json!("blue"),
        json!(["blue", "black", "brown"]),
        json!({"B": 150, "G": 200, "R": 100}),
    ]
}

#[test]
fn paths_follow_the_table() {
    let table = [
        (
            Style::MATRIX,
            [
                ";color",
                ";color=blue",
                ";color=blue,black,brown",
                ";color=B,150,G,200,R,100",
            ],
        ),
        (
            Style::MATRIX.explode(true),
            [
                ";color",
                ";color=blue",
                ";color=blue;color=black;color=brown",
                ";B=150;G=200;R=100",
            ],
        ),
        (
            Style::LABEL,
            [".", ".blue", ".blue,black,brown", ".B,150,G,200,R,100"],
        ),
        (
            Style::LABEL.explode(true),
            [".", ".blue", ".blue.black.brown", ".B=150.G=200.R=100"],
        ),
        (
            Style::SIMPLE,
            ["", "blue", "blue,black,brown", "B,150,G,200,R,100"],
        ),
        (
            Style::SIMPLE.explode(true),
            ["", "blue", "blue,black,brown", "B=150,G=200,R=100"],
        ),
        (
            Style::JSON,
            [
                "%22%22",
                "%22blue%22",
                "%5B%22blue%22%2C%22black%22%2C%22brown%22%5D",
                "%7B%22B%22%3A150%2C%22G%22%3A200%2C%22R%22%3A100%7D",
            ],
        ),
    ];
    for (style, expected) in table {
        let found = color().map(|value| param::segment("color", style, &value));
        assert_eq!(found, expected, "{style:?}");
    }
}

#[test]
fn queries_follow_the_table() {
    let table = [
        (
            Style::FORM,
            [
                "color=",
                "color=blue",
                "color=blue&color=black&color=brown",
                "B=150&G=200&R=100",
            ],
        ),
        (
            Style::FORM.explode(false),
            [
                "color=",
                "color=blue",
                "color=blue,black,brown",
                "color=B,150,G,200,R,100",
            ],
        ),
        (
            Style::SPACE_DELIMITED,
            [
                "color=",
                "color=blue",
                "color=blue%20black%20brown",
                "color=B%20150%20G%20200%20R%20100",
            ],
        ),
        (
            Style::PIPE_DELIMITED,
            [
                "color=",
                "color=blue",
                "color=blue%7Cblack%7Cbrown",
                "color=B%7C150%7CG%7C200%7CR%7C100",
            ],
        ),
        (
            Style::PIPE_DELIMITED.explode(true),
            [
                "color=",
                "color=blue",
                "color=blue&color=black&color=brown",
                "B=150&G=200&R=100",
            ],
        ),
        (
            Style::DEEP_OBJECT,
            [
                "color=",
                "color=blue",
                "color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown",
                "color%5BB%5D=150&color%5BG%5D=200&color%5BR%5D=100",
            ],
        ),
    ];
    for (style, expected) in table {
        let found = color().map(|value| param::pairs("color", style, &value).join("&"));
        assert_eq!(found, expected, "{style:?}");
    }
}

#[test]
fn headers_and_cookies_are_not_percent_encoded_like_urls() {
    let header = |style, value: &Value| param::header(style, value).expect("something to send");
    let found = color().map(|value| header(Style::SIMPLE, &value));
    assert_eq!(found, ["", "blue", "blue,black,brown", "B,150,G,200,R,100"]);
    assert_eq!(
        header(Style::SIMPLE.explode(true), &color()[3]),
        "B=150,G=200,R=100"
    );
    assert_eq!(header(Style::JSON, &json!({"a": "b c"})), r#"{"a":"b c"}"#);
    for nothing in [json!(null), json!([]), json!({})] {
        assert_eq!(param::header(Style::SIMPLE, &nothing), None, "{nothing}");
    }
    assert_eq!(
        param::cookies("id", Style::FORM, &json!("a/b=c%d")),
        ["id=a/b=c%d"]
    );
    assert_eq!(
        param::cookies("id", Style::FORM, &json!("a; b\r\n")),
        ["id=a%3B%20b%0D%0A"]
    );
    assert_eq!(
        param::cookies("id", Style::FORM, &json!(["a", "b"])),
        ["id=a", "id=b"]
    );
}

#[test]
fn scalars_and_nulls() {
    let pairs = |value: Value| param::pairs("q", Style::FORM, &value);
    assert_eq!(pairs(json!(true)), ["q=true"]);
    assert_eq!(pairs(json!(-1.5)), ["q=-1.5"]);
    assert_eq!(pairs(json!(u64::MAX)), ["q=18446744073709551615"]);
    assert_eq!(pairs(json!(null)), Vec::<String>::new());
    assert_eq!(pairs(json!([])), Vec::<String>::new());
    assert_eq!(pairs(json!([null, 1])), ["q=1"]);
    assert_eq!(
        pairs(json!({"a": null, "b": [1, 2], "c": {"d": 1}})),
        ["b=1", "b=2", "c=%7B%22d%22%3A1%7D"]
    );
    assert_eq!(
        param::pairs("q", Style::FORM.explode(false), &json!([])),
        Vec::<String>::new()
    );
    assert_eq!(param::segment("q", Style::SIMPLE, &json!(null)), "");
}

#[test]
fn whatever_is_reserved_is_encoded() {
    let odd = json!("ü ?#&=+/%[]:,;'\"\\\r\n\0");
    let encoded = "%C3%BC%20%3F%23%26%3D%2B%2F%25%5B%5D%3A%2C%3B%27%22%5C%0D%0A%00";
    assert_eq!(param::segment("q", Style::SIMPLE, &odd), encoded);
    assert_eq!(
        param::pairs("a&b", Style::FORM, &odd),
        [format!("a%26b={encoded}")]
    );
    assert_eq!(
        param::pairs("q", Style::FORM.explode(false), &json!(["a,b", "c"])),
        ["q=a%2Cb,c"]
    );
    let reserved = param::pairs("q", Style::FORM.allow_reserved(), &json!("a/b?c=d&e+f#g"));
    assert_eq!(reserved, ["q=a/b?c=d%26e%2Bf%23g"]);
}

#[test]
fn deep_objects_are_deep() {
    let value = json!({"range": {"gte": 1, "lt": 2}, "ids": ["a", "b"], "lines": [{"n": 1}, {"n": 2}], "none": null});
    let mut pairs = param::pairs("q", Style::DEEP_OBJECT, &value);
    pairs.sort();
    assert_eq!(
        pairs.join("&").replace("%5B", "[").replace("%5D", "]"),
        "q[ids][]=a&q[ids][]=b&q[lines][0][n]=1&q[lines][1][n]=2&q[range][gte]=1&q[range][lt]=2"
    );
}
