use super::event::{EventKind, FlawKind, Scalar};
use super::scalar::resolve;
use super::{Format, Location, SizeLimit, SourceFile, Sources, events, pointer};

const JSON: &str = r#"{
  "info": {"title": "Ünïcode", "a/b~c": [1, {"x": null}]},
  "empty": {},
  "quote\"d": "v"
}"#;

const YAML: &str = "\
# a comment with ünïcode
info:
  title: Pets   # the title
  list:
  - one
  - {two: 2, 'three': [3]}
  block: |
    some text
base: &base {id: 1, name: x}
copy: *base
merged:
  <<: *base
  own: true
both: {<<: [*base, {deep: 1}], z: 0}
";

fn sources(text: &str, format: Format) -> Sources {
    let mut sources = Sources::default();
    sources.add(SourceFile::new("", "api", text, format));
    sources
}

/// Where a location is found: line, column, text.
fn found(text: &str, format: Format, location: &Location) -> (usize, usize, String) {
    let sources = sources(text, format);
    let found = sources.locate(location).expect("there is a file");
    (found.line, found.column, found.text().to_owned())
}

fn json(location: &Location) -> (usize, usize, String) {
    found(JSON, Format::Json, location)
}

fn yaml(location: &Location) -> (usize, usize, String) {
    found(YAML, Format::Yaml, location)
}

fn at(line: usize, column: usize, text: &str) -> (usize, usize, String) {
    (line, column, text.to_owned())
}

#[test]
fn json_locations() {
    assert_eq!(
        json(&Location::value("/info/title")),
        at(2, 21, "\"Ünïcode\"")
    );
    assert_eq!(json(&Location::key("/info/title")), at(2, 12, "\"title\""));
    assert_eq!(json(&Location::value("/info/a~1b~0c/0")), at(2, 42, "1"));
    assert_eq!(
        json(&Location::value("/info/a~1b~0c/1/x")),
        at(2, 51, "null")
    );
    assert_eq!(json(&Location::value("/info/a~1b~0c/1")), at(2, 45, "{"));
    assert_eq!(json(&Location::value("/quote\"d")), at(4, 15, "\"v\""));
    assert_eq!(json(&Location::value("")), at(1, 1, "{"));
}

#[test]
fn a_map_or_list_is_shown_by_its_key() {
    assert_eq!(json(&Location::value("/info")), at(2, 3, "\"info\""));
    assert_eq!(json(&Location::value("/empty")), at(3, 3, "\"empty\""));
    assert_eq!(yaml(&Location::value("/info/list")), at(4, 3, "list"));
}

#[test]
fn what_is_not_there_is_found_at_its_nearest_ancestor() {
    assert_eq!(
        json(&Location::value("/info/title/nothing/here")),
        at(2, 21, "\"Ünïcode\"")
    );
    assert_eq!(
        json(&Location::value("/info/nothing")),
        at(2, 3, "\"info\"")
    );
    assert_eq!(
        json(&Location::value("/info/a~1b~0c/7")),
        at(2, 32, "\"a/b~c\"")
    );
    assert_eq!(json(&Location::key("/nothing")), at(1, 1, "{"));
}

#[test]
fn yaml_locations() {
    assert_eq!(yaml(&Location::value("/info/title")), at(3, 10, "Pets"));
    assert_eq!(yaml(&Location::key("/info/title")), at(3, 3, "title"));
    assert_eq!(yaml(&Location::value("/info/list/0")), at(5, 5, "one"));
    assert_eq!(
        yaml(&Location::value("/info/list/1/three/0")),
        at(6, 24, "3")
    );
    assert_eq!(
        yaml(&Location::key("/info/list/1/three")),
        at(6, 14, "'three'")
    );
    assert_eq!(yaml(&Location::value("/info/block")), at(8, 5, "some text"));
}

#[test]
fn aliases_and_merges_are_found_where_they_come_from() {
    assert_eq!(yaml(&Location::value("/copy")), at(10, 7, "*base"));
    assert_eq!(yaml(&Location::value("/copy/id")), at(9, 18, "1"));
    assert_eq!(yaml(&Location::value("/merged/name")), at(9, 27, "x"));
    assert_eq!(yaml(&Location::value("/merged/own")), at(13, 8, "true"));
    assert_eq!(yaml(&Location::value("/both/deep")), at(14, 27, "1"));
    assert_eq!(yaml(&Location::value("/both/id")), at(9, 18, "1"));
}

#[test]
fn a_span_is_a_place_of_its_own() {
    assert_eq!(json(&Location::text("/info", 4..8)), at(2, 3, "\"inf"));
    assert_eq!(json(&Location::text("", 9_999..10_000)), at(5, 2, ""));
    let inside_of_a_character = JSON.find('Ü').expect("it is there") + 1;
    assert_eq!(
        json(&Location::text(
            "",
            inside_of_a_character..inside_of_a_character
        ))
        .1,
        22
    );
}

#[test]
fn other_files_have_their_own_locations() {
    let mut sources = sources("a: 1", Format::Yaml);
    sources.add(SourceFile::new(
        "sub/b~c.yaml",
        "specs/sub/b~c.yaml",
        "x:\n  y: 2",
        Format::Yaml,
    ));
    let location = Location::value("/x-disjunct-files/sub~1b~0c.yaml/x/y");
    let found = sources.locate(&location).expect("there is a file");
    assert_eq!(
        (found.file.path.as_str(), found.line, found.text()),
        ("specs/sub/b~c.yaml", 2, "2")
    );
    assert_eq!(location.to_string(), "sub/b~c.yaml#/x/y");
    assert_eq!(
        Location::value("/x-disjunct-files/none/x").split(),
        ("none".into(), "/x")
    );
    assert!(
        sources
            .locate(&Location::value("/x-disjunct-files/none/x"))
            .is_none()
    );
    assert_eq!(
        Location::value("/x-disjunct-filesystem").split(),
        ("".into(), "/x-disjunct-filesystem")
    );
}

#[test]
fn pointers_escape_and_unescape() {
    assert_eq!(pointer::join("/a", "b/c~d"), "/a/b~1c~0d");
    assert_eq!(
        pointer::tokens("/a/b~1c~0d/").collect::<Vec<_>>(),
        ["a", "b/c~d", ""]
    );
    assert_eq!(pointer::tokens("").count(), 0);
    assert_eq!(pointer::unescape("~01"), "~1");
}

#[test]
fn lines_know_their_ends() {
    let file = SourceFile::new("", "a", "one\r\ntwo\n", Format::Yaml);
    let line = |number| &file.text[file.line(number)];
    assert_eq!(
        [line(1), line(2), line(3), line(4), line(99)],
        ["one", "two", "", "", ""]
    );
}

#[test]
fn formats_by_ending_then_by_content() {
    let yaml = [
        "a: 1",
        "# a comment\na: 1",
        "---\na: 1",
        "openapi:\n  3.1.0",
        "{a: 1}",
        "",
        "a",
        "<a>",
    ];
    let json = ["{\"a\": 1}", " \n[1]", "{\"a\": \"\\ud83d\\ude00\"}"];
    for text in yaml {
        let formats = ["a.YML", "a.yaml"].map(|path| Format::of(path, text));
        assert_eq!(formats, [Format::Yaml, Format::Yaml], "{text}");
    }
    for text in json {
        let formats = ["a.json", "a.YML", "a", "<stdin>"].map(|path| Format::of(path, text));
        assert_eq!(formats, [Format::Json; 4], "{text}");
    }
    for text in &yaml[..4] {
        assert_eq!(
            ["a.json", "a.txt"].map(|path| Format::of(path, text)),
            [Format::Yaml; 2],
            "{text}"
        );
    }
    // Text that is neither is parsed as what the name of the file announces, so that the error fits it.
    for text in ["{a: 1}", "", "a", "// a\n{}", "\"a\": 1", "<a>"] {
        assert_eq!(Format::of("a.json", text), Format::Json, "{text}");
    }
}

#[test]
fn the_core_schema_and_no_more() {
    let text = [
        "no",
        "yes",
        "on",
        "off",
        "y",
        "n",
        "NO",
        "1_000",
        "1:30",
        "2024-01-01",
        "090",
        "00501",
        "-01",
        "01.5",
        "0x",
        "0o8",
        "+0x1f",
        "1e",
        "e5",
        ".",
        "-",
        "+",
        "1.2.3",
        "1e5.0",
        "0b11",
        "nan",
        "inf",
        "tRUE",
        "=",
        ".e5",
    ];
    assert_eq!(text.map(resolve), [Scalar::String; 30]);
    let number = [
        "0", "-1", "+1", "12", "1.", ".5", "-.5e+3", "1e5", "0.0", "0x1F", "0o17", "1E-5", "0e0",
    ];
    assert_eq!(number.map(resolve), [Scalar::Number; 13]);
    assert_eq!(
        [".inf", "-.INF", "+.Inf", ".nan", ".NaN"].map(resolve),
        [Scalar::NotFinite; 5]
    );
    assert_eq!(
        ["", "~", "null", "Null", "NULL"].map(resolve),
        [Scalar::Null; 5]
    );
    assert_eq!(
        ["true", "True", "FALSE"].map(resolve),
        [Scalar::Bool(true), Scalar::Bool(true), Scalar::Bool(false)]
    );
    assert_eq!(resolve("<<"), Scalar::Merge);
}

#[test]
fn yaml_tags_win_over_looks() {
    let scalar = |text: &str| {
        let kinds = events(text, Format::Yaml).filter_map(Result::ok);
        let mut found = kinds.filter_map(|event| match event.kind {
            EventKind::Scalar(_, scalar) => Some((scalar, event.tag)),
            _ => None,
        });
        found.next()
    };
    assert_eq!(scalar("!!str 1"), Some((Scalar::String, None)));
    assert_eq!(scalar("!!int '1'"), Some((Scalar::Number, None)));
    assert_eq!(scalar("! 1"), Some((Scalar::String, None)));
    assert_eq!(scalar("'1'"), Some((Scalar::String, None)));
    assert_eq!(
        scalar("!x 1"),
        Some((Scalar::Number, Some("!x".to_owned())))
    );
    assert_eq!(
        scalar("!!timestamp 2024"),
        Some((Scalar::Number, Some("!!timestamp".to_owned())))
    );
}

#[test]
fn flaws_say_what_and_where() {
    let flaw = |text: &str, format| {
        events(text, format)
            .find_map(Result::err)
            .expect("there is a flaw")
    };
    let cases = [
        ("[1,]", 3, "expected a value, found ']'"),
        ("[1 2]", 3, "expected `,` or `]`, found '2'"),
        ("{a: 1}", 1, "expected a key in double quotes, found 'a'"),
        ("{\"a\" 1}", 5, "expected `:` after the key, found '1'"),
        ("{\"a\":01}", 5, "a number does not begin with `0`"),
        ("{} x", 3, "expected the end of the file, found 'x'"),
        ("\"\\x\"", 1, "unknown escape in JSON"),
        ("\"\t\"", 1, "write U+0009 as `\\u0009` in a string"),
        ("// c", 0, "expected a value, found '/'"),
    ];
    for (text, start, message) in cases {
        let flaw = flaw(text, Format::Json);
        assert_eq!(
            (flaw.span.start, flaw.message.as_str()),
            (start, message),
            "{text}"
        );
    }
    let open = flaw("{\"a\": [1", Format::Json);
    assert_eq!((open.span, open.opened), (8..8, Some(6)));
    assert_eq!(
        flaw("a: 1\n---\nb: 2", Format::Yaml).kind,
        FlawKind::SecondDocument
    );
    assert_eq!(
        flaw("\"\\ud800\"", Format::Json).kind,
        FlawKind::LoneSurrogate
    );
    assert_eq!(
        flaw("\"\\ud800\\u0041\"", Format::Json).kind,
        FlawKind::LoneSurrogate
    );
}

#[test]
fn what_a_line_of_yaml_may_mean() {
    let help = |text: &str| {
        events(text, Format::Yaml)
            .find_map(Result::err)
            .expect(text)
            .help
    };
    let begins = |text: &str, begin: &str| {
        let help = help(text).unwrap_or_default();
        assert!(help.starts_with(begin), "{text}: {help}");
    };
    let quoted = [
        "a: @b",
        "a: `b`",
        "a: %b",
        "a: *b* c",
        "a: b c: d",
        "  - a: {b} c",
        "a: &b: c: d",
        "a: [b] c",
    ];
    for text in quoted {
        begins(text, "quote this string");
    }
    for text in ["a: $ref: 'b'", "a: type: b", "a: b:\n  c: d"] {
        begins(text, "put the part after the first colon");
    }
    for text in ["a:1\nb: 2", "a:b\nc: 2", "a: 1\nb:2\nc: 3"] {
        begins(text, "add a space after the colon");
    }
    for text in ["a: 'it's'", "a: \"he said \"b\"\""] {
        begins(text, "write a quote inside of quotes");
    }
    begins("a: \"\\d\"", "use single quotes, or write");
    begins("a:\n\tb: c", "indent with spaces: YAML does not allow tabs");
    for text in ["a: {type: string[]}", "a: {pattern: /^[a-z]+$/, b: c}"] {
        begins(text, "quote a string with braces");
    }
    for text in ["a:\n  b: 1\n    c: 2", "a: b\n  c: d"] {
        begins(text, "indent this line like the one above");
    }
    for other in ["a: {b: c", "a: [b: c", "a: 'b: c", "a: {b: c}}\n"] {
        assert_eq!(help(other), None, "{other}");
    }
}

#[test]
fn characters_that_look_like_spaces_are_reported() {
    let flaw = |text: &str| {
        events(text, Format::Yaml)
            .find_map(Result::err)
            .expect("there is a flaw")
    };
    let help = flaw("a:\n\u{a0}\u{a0}b: 1\n  c: 2")
        .help
        .unwrap_or_default();
    assert!(help.starts_with("indent with spaces"), "{help}");
}

#[test]
fn too_many_levels_are_told_from_wrong_syntax() {
    let text = format!("a: {}{}", "[".repeat(300), "]".repeat(300));
    let flaw = events(&text, Format::Yaml)
        .find_map(Result::err)
        .expect("there is a flaw");
    assert_eq!(flaw.kind, FlawKind::TooDeep);
}

#[test]
fn syntax_of_other_notations_is_reported() {
    let help = |text: &str| {
        events(text, Format::Json)
            .find_map(Result::err)
            .expect("there is a flaw")
            .help
    };
    for foreign in ["{// no\n}", "{\"a\": 1,}", "[1, ]", "{'a': 1}", "[# no\n]"] {
        assert!(help(foreign).is_some(), "{foreign}");
    }
    assert_eq!(help("{\"a\": }"), None);
}

#[test]
fn columns_of_a_long_line_count_characters() {
    let text = format!("{{\n\"{}\": 1}}", "aé€𝓪".repeat(20_000));
    let file = SourceFile::new("", "api.json", text.as_str(), Format::Json);
    for at in [0, 2, 16_383, 16_384, 16_385, 99_999, 163_840, text.len()] {
        let at = (0..=at)
            .rev()
            .find(|at| text.is_char_boundary(*at))
            .unwrap();
        let line = text[..at].matches('\n').count() + 1;
        let column = text[..at].rsplit('\n').next().unwrap().chars().count() + 1;
        let point = file.point(at);
        assert_eq!((point.line, point.column), (line, column));
    }
}

#[test]
fn as_many_nodes_are_found_as_the_limit_allows() {
    let text = format!("[{}0]", "0,\n".repeat(30_000));
    let line_of_the_last = |mebibytes| {
        let mut sources = Sources::within(SizeLimit::of_mebibytes(mebibytes).unwrap());
        sources.add(SourceFile::new("", "api.json", text.as_str(), Format::Json));
        sources.locate(&Location::value("/30000")).unwrap().line
    };
    assert_eq!((line_of_the_last(1), line_of_the_last(2)), (1, 30_001));
}

#[test]
fn a_chain_of_references_is_followed_back() {
    let mut sources = Sources::default();
    sources.refer("/b".to_owned(), Location::value("/a/$ref"));
    sources.refer("/c".to_owned(), Location::value("/b/d/$ref"));
    let chain: Vec<String> = sources
        .chain(&Location::value("/c/e"))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(chain, ["/b/d/$ref", "/a/$ref"]);
}

#[test]
fn a_number_is_found_as_its_author_wrote_it() {
    let sources = sources("info:\n  version: 1.10\n", Format::Yaml);
    assert_eq!(sources.as_written("/info/version"), Some("1.10"));
}

#[test]
fn pointers_are_read_as_messages_show_them() {
    let in_file = Location::written("schemas/pet.yaml#/items");
    assert_eq!(in_file.to_string(), "schemas/pet.yaml#/items");
    let in_document = Location::written("/components/schemas/Pet");
    assert_eq!(in_document.pointer, "/components/schemas/Pet");
}

#[test]
fn tokens_of_a_pointer_are_escaped() {
    assert_eq!(pointer::join("/paths", "/pets/{id}"), "/paths/~1pets~1{id}");
}
