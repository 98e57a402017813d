use serde_json::Value;

use super::{MessageFormat, inert_text, render};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::source::{Format, Location, SourceFile, Sources};

const HUMAN: MessageFormat = MessageFormat::Human { colored: false };
const FORMATS: [MessageFormat; 4] = [
    HUMAN,
    MessageFormat::Json,
    MessageFormat::Github,
    MessageFormat::Cargo,
];

fn sources(text: &str) -> Sources {
    let mut sources = Sources::default();
    sources.add(SourceFile::new("", "specs/api.json", text, Format::Json));
    sources.refer("/a".to_owned(), Location::value("/z"));
    sources
}

fn rendered(text: &str, diagnostic: Diagnostic, format: MessageFormat) -> String {
    let mut diagnostics = Diagnostics::default();
    diagnostics.push(diagnostic);
    render(&diagnostics, &sources(text), format)
}

fn unresolved() -> Diagnostic {
    Diagnostic::new(&codes::UNRESOLVED_REF, "/a/$ref", "`#/b` leads nowhere")
        .help("did you mean `#/c`?")
        .related(Location::key("/z"), "asked for here")
}

const TEXT: &str = "{\n  \"a\": {\"$ref\": \"#/b\"},\n  \"z\": 1\n}";

#[test]
fn the_order_is_that_of_the_text() {
    let mut diagnostics = Diagnostics::default();
    for location in ["/z", "/a/$ref", "/a"] {
        diagnostics.push(Diagnostic::new(&codes::UNRESOLVED_REF, location, location));
    }
    diagnostics.push(Diagnostic::new(
        &codes::UNSUPPORTED_VERSION,
        Location::value("/x-disjunct-files/b.yaml"),
        "elsewhere",
    ));
    let text = render(&diagnostics, &sources(TEXT), MessageFormat::Json);
    let messages: Vec<_> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["message"].clone())
        .collect();
    assert_eq!(messages, ["elsewhere", "/a", "/a/$ref", "/z"]);
}

#[test]
fn for_people() {
    let expected = r##"error[unresolved-ref]: unresolved reference
 --> specs/api.json:2:17
  |
2 |   "a": {"$ref": "#/b"},
  |                 ^^^^^ `#/b` leads nowhere
  |
  = note: at `/a/$ref`
  = note: reached by the `$ref` at specs/api.json:3:8
  = help: did you mean `#/c`?
note: asked for here
 --> specs/api.json:3:3
  |
3 |   "z": 1
  |   ---

"##;
    assert_eq!(rendered(TEXT, unresolved(), HUMAN), expected);
    let colored = rendered(TEXT, unresolved(), MessageFormat::Human { colored: true });
    assert!(colored.contains("\u{1b}[1m"));
}

#[test]
fn for_tools() {
    let line = rendered(TEXT, unresolved(), MessageFormat::Json);
    assert_eq!(line.lines().count(), 1);
    let value: Value = serde_json::from_str(&line).expect("it is JSON");
    let end = serde_json::json!({ "line": 2, "column": 22 });
    assert_eq!(
        [
            &value["file"],
            &value["line"],
            &value["column"],
            &value["end"]
        ],
        [&"specs/api.json".into(), &2.into(), &17.into(), &end]
    );
    assert_eq!(
        [&value["code"], &value["title"], &value["message"]],
        [
            "unresolved-ref",
            "unresolved reference",
            "`#/b` leads nowhere"
        ]
    );
    assert_eq!(
        [&value["severity"], &value["pointer"]],
        ["error", "/a/$ref"]
    );
    assert_eq!(
        [&value["chain"][0]["line"], &value["related"][0]["column"]],
        [3, 3]
    );
    assert_eq!(value["help"], "did you mean `#/c`?");
}

#[test]
fn for_github() {
    let expected = "::error file=specs/api.json,line=2,endLine=2,col=17,endColumn=22,title=unresolved-ref::`#/b` leads nowhere%0Aat `/a/$ref`%0Ahelp: did you mean `#/c`?\n";
    assert_eq!(
        rendered(TEXT, unresolved(), MessageFormat::Github),
        expected
    );
}

#[test]
fn for_cargo() {
    let expected = "cargo::error=specs/api.json:2:17: `#/b` leads nowhere [unresolved-ref] (help: did you mean `#/c`?)\n";
    assert_eq!(rendered(TEXT, unresolved(), MessageFormat::Cargo), expected);
    let warning = Diagnostic::new(&codes::YAML_TAG, "/x-disjunct-files/gone/a", "tag");
    assert_eq!(
        rendered(TEXT, warning, MessageFormat::Cargo),
        "cargo::warning=gone#/a: tag [yaml-tag]\n"
    );
}

#[test]
fn notes_have_a_form_of_their_own() {
    let note = Diagnostic::new(&codes::NOT_CALLABLE, "/z", "a note").severity(Severity::Note);
    let human = rendered(TEXT, note.clone(), HUMAN);
    assert!(
        human.starts_with("note[not-callable]: the client does not call")
            && human.contains("\n --> specs/api.json:3:8\n")
            && human.contains("^ a note\n"),
        "{human}"
    );
    let json: Value =
        serde_json::from_str(&rendered(TEXT, note.clone(), MessageFormat::Json)).unwrap();
    assert_eq!(json["severity"], "note");
    let github = rendered(TEXT, note.clone(), MessageFormat::Github);
    assert!(
        github.starts_with("::notice file=specs/api.json,line=3,"),
        "{github}"
    );
    // Cargo has nothing for it.
    assert_eq!(rendered(TEXT, note, MessageFormat::Cargo), "");
}

#[test]
fn a_flood_of_notes_hides_no_warning() {
    let mut diagnostics = Diagnostics::default();
    for index in 0..30 {
        let note = Diagnostic::new(&codes::UNKNOWN_FIELD, format!("/{index}"), "note");
        diagnostics.push(note.severity(Severity::Note));
    }
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_FIELD, "/z", "warning"));
    let text = render(&diagnostics, &sources(TEXT), HUMAN);
    assert!(text.contains("warning[unknown-field]: "), "{text}");
    assert!(text.contains("^ warning\n"), "{text}");
    assert!(
        text.ends_with("note[unknown-field]: and 10 more like these\n\n"),
        "{text}"
    );
}

#[test]
fn hostile_text_can_only_be_seen() {
    let hostile =
        "\u{1b}[31m\u{9b}31m\u{202e}\u{2066}\u{200b}\u{2028}\u{0}\u{7}\r\n::error::x%0A\u{e0041}";
    let key = serde_json::to_string(hostile)
        .expect("it is a text")
        .replace("\\u001b", "\u{1b}");
    let diagnostic = Diagnostic::new(&codes::YAML_TAG, format!("/{hostile}"), hostile)
        .help(hostile)
        .related("/x", hostile);
    for format in FORMATS {
        let text = rendered(
            &format!("{{{key}: 1,\n\"x\": \"\u{1b}]8;;\u{202e}\"}}"),
            diagnostic.clone(),
            format,
        );
        let active = |c: char| {
            (c.is_control() && c != '\n') || "\u{202e}\u{2066}\u{200b}\u{2028}\u{e0041}".contains(c)
        };
        assert!(!text.contains(active), "{text:?}");
        let commands = text
            .lines()
            .filter(|line| line.starts_with("::") || line.starts_with("cargo:"));
        assert!(commands.count() <= 1, "{text:?}");
    }
}

#[test]
fn long_lines_are_cut_and_columns_are_not() {
    let text = format!(
        "{{\"a\": \"{}\", \"b\": 1, \"c\": \"{}\"}}",
        "é".repeat(500_000),
        "y".repeat(500_000)
    );
    let text = rendered(
        &text,
        Diagnostic::new(&codes::YAML_TAG, "/b", "here"),
        HUMAN,
    );
    assert!(text.contains(" --> specs/api.json:1:500016\n"), "{text}");
    assert!(text.contains("\"b\": 1, ") && text.len() < 1_000, "{text}");
    let caret = text
        .lines()
        .find(|line| line.contains('^'))
        .expect("there is a caret");
    let shown = text
        .lines()
        .find(|line| line.contains("\"b\": 1"))
        .expect("there is a line");
    let before =
        |line: &str, what: &str| line.split(what).next().map(|before| before.chars().count());
    assert_eq!(before(caret, "^"), before(shown, "1, \"c\""));
}

#[test]
fn locations_at_the_end_and_of_no_file() {
    let end = rendered(
        "{\"a\": 1",
        Diagnostic::new(
            &codes::INVALID_SYNTAX,
            Location::text("", 7..7),
            "the text ends",
        ),
        HUMAN,
    );
    assert!(
        end.contains("specs/api.json:1:8\n") && end.contains("       ^"),
        "{end}"
    );
    let gone = rendered(
        "{}",
        Diagnostic::new(&codes::YAML_TAG, "/x-disjunct-files/gone/a", "gone"),
        HUMAN,
    );
    assert_eq!(
        gone,
        "warning[yaml-tag]: gone\n |\n = note: at `gone#/a`\n\n"
    );
    let empty = rendered(
        "",
        Diagnostic::new(&codes::EMPTY_FILE, Location::text("", 0..0), "nothing"),
        HUMAN,
    );
    assert!(empty.contains("specs/api.json:1:1\n"), "{empty}");
}

#[test]
fn a_flood_is_counted() {
    let mut diagnostics = Diagnostics::default();
    for index in 0..20_000 {
        diagnostics.push(Diagnostic::new(
            &codes::YAML_TAG,
            format!("/{index}"),
            "tag",
        ));
    }
    let text = render(&diagnostics, &sources("{}"), HUMAN);
    assert!(text.ends_with("warning[yaml-tag]: and 19980 more like these\n\n"));
    assert_eq!(text.matches("warning[").count(), 21);
}

#[test]
fn long_texts_lose_their_middle() {
    let long = format!("a{}z", "é".repeat(10_000));
    let short = inert_text(&long);
    assert!(
        short.len() < 1_010
            && short.starts_with('a')
            && short.ends_with('z')
            && short.contains('…')
    );
    assert_eq!(inert_text("plain é"), "plain é");
    assert_eq!(inert_text("a\u{1b}[31m\nb"), "a\\u{1b}[31m\\nb");
}
