//! The program of a small surface, its lines, and the errors that belong to them.

use super::{Program, consume, errors};
use crate::surface::{Surface, parse};

fn surface(items: &str) -> Surface {
    let package = r#"{"name":"pets","library":"pets","version":"1.0.0","api_version":"1.0.0"}"#;
    let text =
        format!(r#"{{"version":1,"generator":"0.1.0","package":{package},"items":[{items}]}}"#);
    parse(&text).expect("a surface")
}

const PET: &str = r#"{"path":"types::Pet","pointer":"","struct":{"fields":[
    {"name":"name","type":"String"},
    {"name":"kind","type":"Option<types::Kind>","presence":"optional"}
],"rest":{"name":"extra","type":"runtime::Extra"}}}"#;

fn lines_of(program: &Program, index: usize) -> String {
    let lines = &program.uses[index].lines;
    let text = program.text.lines().skip(lines.start() - 1);
    text.take(lines.end() + 1 - lines.start()).collect()
}

#[test]
fn each_part_of_a_struct_has_a_function() {
    let program = consume(&surface(PET));
    let subjects = program.uses.iter().map(|usage| usage.subject.as_str());
    assert_eq!(
        subjects.collect::<Vec<_>>(),
        [
            "types::Pet",
            "types::Pet",
            "types::Pet::name",
            "types::Pet::kind",
            "types::Pet::extra"
        ]
    );
    assert_eq!(
        lines_of(&program, 1),
        "pub fn use_types_Pet_1(name: String) -> api::types::Pet {    api::types::Pet::new(name)}"
    );
    assert!(lines_of(&program, 2).contains("value.name(field).name"));
}

#[test]
fn a_type_may_have_a_number_and_a_tuple_of_one_as_arguments() {
    let program = consume(&surface(
        r#"{"path":"types::Pet","pointer":"","struct":{"fields":[
            {"name":"names","type":"runtime::OpenTuple<(String,), bool, 1>"}
        ],"rest":{"name":"extra","type":"runtime::Extra"}}}"#,
    ));
    let written = "names: api::runtime::OpenTuple<(String,), bool, 1>";
    assert!(program.text.contains(written), "{}", program.text);
}

/// Its crate is a dependency of the program too.
#[test]
fn a_type_of_the_user_is_named_by_its_own_path() {
    let program = consume(&surface(
        r#"{"path":"types::Pet","pointer":"","struct":{"fields":[
            {"name":"born","type":"runtime::Custom<::chrono::DateTime<::chrono::Utc>>"}
        ],"rest":{"name":"extra","type":"runtime::Extra"}}}"#,
    ));
    let written = "born: api::runtime::Custom<::chrono::DateTime<::chrono::Utc>>";
    assert!(program.text.contains(written), "{}", program.text);
}

#[test]
fn what_a_change_can_break_is_known() {
    let program = consume(&surface(PET));
    let [_, constructor, name, kind, _] = program.uses.as_slice() else {
        panic!("{:?}", program.uses);
    };
    // A further argument, a field of its own, and a field of another type.
    assert!(constructor.may_break_by("types::Pet::color", false));
    assert!(!name.may_break_by("types::Pet::color", false));
    assert!(name.may_break_by("types::Pet::name", false));
    // The struct itself, and the type of a field: as a whole, or another part of them.
    assert!(name.may_break_by("types::Pet", true));
    assert!(kind.may_break_by("types::Kind", true));
    assert!(!kind.may_break_by("types::Kind::Cat", true));
    assert!(!kind.may_break_by("types::Kin", true));
}

#[test]
fn errors_belong_to_the_function_of_their_line() {
    let program = consume(&surface(PET));
    let line = program.uses[3].lines.end();
    let message = |target: &str, level: &str, line: usize| {
        let message = serde_json::json!({
            "reason": "compiler-message",
            "target": {"name": target},
            "message": {
                "level": level,
                "message": "no field",
                "spans": [
                    {"is_primary": false, "line_start": 1},
                    {"is_primary": true, "line_start": line},
                ],
            },
        });
        message.to_string()
    };
    let messages = [
        "not JSON".to_owned(),
        message("consumer", "warning", *line),
        message("consumer", "error", *line),
        message("consumer", "error", *line),
        message("pets", "error", *line),
        message("consumer", "error", 1),
    ];
    let found = errors(&program, "consumer", &messages.join("\n"));
    let found = found
        .iter()
        .map(|error| error.usage.map(|usage| usage.subject.as_str()));
    assert_eq!(found.collect::<Vec<_>>(), [Some("types::Pet::kind"), None]);
}

/// A surface is a file that anybody may write.
#[test]
fn what_is_no_name_is_not_code() {
    let hostile = PET
        .replace("types::Pet", "types::Pet() {} pub fn evil")
        .replace("String", "include_str!{}")
        .replace("\"name\":\"name\"", "\"name\":\"name)) } evil!() fn f((\"");
    let program = consume(&surface(&hostile));
    assert!(!program.text.contains("evil!"), "{}", program.text);
    assert!(!program.text.contains("fn evil"), "{}", program.text);
    assert!(!program.text.contains("include_str"), "{}", program.text);
    assert!(program.text.contains("not_a_name"));
}
