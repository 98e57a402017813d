use super::lay_out;

fn lines(attribute: &str) -> String {
    lay_out(attribute, 4).join("\n")
}

#[test]
fn one_line_where_there_is_room() {
    assert_eq!(
        lines("#[json(\"a\"|\"b\",accessor=as_ab,\nfrom)]"),
        r#"    #[json("a" | "b", accessor = as_ab, from)]"#
    );
    assert_eq!(
        lines("#[call(output=runtime::Json<()>,failure=E)]"),
        "    #[call(output = runtime::Json<()>, failure = E)]"
    );
    assert_eq!(
        lines("#[json(\"n\",default=-5)]"),
        r#"    #[json("n", default = -5)]"#
    );
    assert_eq!(
        lines("#[json(\"n\",default=vec![1,::a::B])]"),
        r#"    #[json("n", default = vec![1, ::a::B])]"#
    );
    assert_eq!(
        lines("#[json({\"a\":any;_:never},accessor=as_a)]"),
        r#"    #[json({ "a": any; _: never }, accessor = as_a)]"#
    );
    assert_eq!(
        lines("#[check(each=(0 ..= 5,nested()),unique)]"),
        "    #[check(each = (0..=5, nested()), unique)]"
    );
}

#[test]
fn else_a_line_an_argument() {
    let long = "x".repeat(60);
    let expected = format!(
        "    #[call(\n        output = types::{long},\n        failure = {long}Error\n    )]"
    );
    assert_eq!(
        lines(&format!(
            "#[call(output=types::{long},failure={long}Error)]"
        )),
        expected
    );
}

#[test]
fn what_is_too_long_for_a_line_is_broken_again() {
    let words: Vec<String> = (0..30).map(|word| format!("\"word{word}\"")).collect();
    let alternatives = lines(&format!("#[json({},accessor=as_word)]", words.join("|")));
    assert_eq!(alternatives.lines().count(), 7, "{alternatives}");
    assert!(
        alternatives.contains("\"word0\" | \"word1\" |"),
        "{alternatives}"
    );
    let list = lines(&format!("#[check(one_of=[{}])]", words.join(",")));
    let start = "    #[check(\n        one_of = [\n            \"word0\", \"word1\",";
    assert!(
        list.starts_with(start) && list.ends_with("\n        ]\n    )]"),
        "{list}"
    );
    assert!(list.lines().all(|line| line.len() < super::WIDTH), "{list}");
}
