//! Names, places and documentation: small inputs, the decisions they lead to.

use super::docs::{plan_docs, plan_line};
use super::names::{Scope, Use, ident};
use super::places::{Places, named};
use super::secrets::names_secret;

#[track_caller]
fn check_names(purpose: Use, cases: &[(&str, &str)]) {
    for (spelling, expected) in cases {
        assert_eq!(ident(spelling, purpose).as_str(), *expected, "of {spelling:?}");
    }
}

#[test]
fn types_and_variants_are_camel_case_and_never_capture_the_prelude() {
    check_names(
        Use::Type,
        &[
            ("HTTPValidationError", "HttpValidationError"),
            ("Item-Input", "ItemInput"),
            ("Page_Item_", "PageItem"),
            ("Option", "OptionType"),
            ("2fa", "N2fa"),
            ("", "Empty"),
            ("字符串", "字符串"),
        ],
    );
    check_names(
        Use::Variant,
        &[
            ("search-results", "SearchResults"),
            ("press&hold", "PressHold"),
            ("=", "Eq"),
            ("!=", "NotEq"),
            ("+1", "Plus1"),
            ("-1", "Minus1"),
            ("🚀", "U1f680"),
            ("Self", "SelfValue"),
            ("unknown", "UnknownValue"),
        ],
    );
}

#[test]
fn fields_may_be_raw_and_modules_may_not() {
    check_names(
        Use::Field,
        &[("type", "r#type"), ("self", "self_"), ("httpOnly", "http_only"), ("new", "new_field")],
    );
    check_names(Use::Module, &[("type", "type_"), ("Aux", "aux_"), ("mod", "mod_"), ("Ä", "ue4")]);
    check_names(Use::Setter, &[("send", "send_param"), ("x-request-id", "x_request_id")]);
}

#[test]
fn names_that_are_equal_but_for_case_are_told_apart() {
    let mut scope = Scope::default();
    let names =
        ["user_profile", "UserProfile", "USER-PROFILE"].map(|spelling| scope.mint(spelling, Use::Type));
    assert_eq!(names.map(|name| name.to_string()), ["UserProfile", "UserProfile2", "UserDashProfile"]);
}

#[test]
fn long_names_are_cut() {
    assert_eq!(ident(&"a".repeat(10_000), Use::Field).as_str().len(), 80);
}

#[test]
fn inline_schemas_are_called_after_the_way_that_leads_to_them() {
    let mut places = Places::default();
    places.add("/paths/~1pets/post/requestBody", "add_pet body");
    let cases = [
        ("/components/schemas/Pet", "Pet", "/components/schemas/Pet"),
        ("/components/schemas/Pet/properties/owner", "Pet owner", "/components/schemas/Pet"),
        ("/components/schemas/Pet/properties/tags/items", "Pet tags item", "/components/schemas/Pet"),
        ("/components/schemas/Pet/oneOf/1", "Pet variant 2", "/components/schemas/Pet"),
        ("/components/parameters/Limit/schema", "Limit parameter", "/components/parameters/Limit"),
        (
            "/paths/~1pets/post/requestBody/content/application~1json/schema/properties/a~1b",
            "add_pet body a/b",
            "/paths/~1pets/post/requestBody",
        ),
    ];
    for (place, spelling, home) in cases {
        assert_eq!(places.call(place), (spelling.to_owned(), home.to_owned()), "of {place}");
    }
}

#[test]
fn schemas_of_other_files_have_the_names_of_their_files() {
    assert_eq!(named("/x-disjunct-files/schemas~1Pet.yaml").as_deref(), Some("Pet"));
    assert_eq!(named("/x-disjunct-files/index.yaml/Pet").as_deref(), Some("Pet"));
    assert_eq!(named("/x-disjunct-files/schemas~1Pet.yaml/items"), None);
    assert_eq!(named("/components/schemas/Pet/items"), None);
}

#[test]
fn nothing_in_documentation_runs() {
    let cases = [
        ("Run:\n\n```\nlet x = 1;\n```", "Run:\n\n\n```text\nlet x = 1;\n```"),
        ("Run:\n\n```rust,should_panic\npanic!()\n```", "Run:\n\n\n```text\npanic!()\n```"),
        ("Run:\n\n    panic!()\n", "Run:\n\n    \n```text\npanic!()\n```"),
    ];
    for (markdown, expected) in cases {
        assert_eq!(plan_docs(markdown).text(), expected, "of {markdown:?}");
    }
    let unclosed = plan_docs("```\nfn main() {}");
    assert!(unclosed.text().starts_with("```text\n") && unclosed.text().ends_with("```"), "{unclosed:?}");
}

#[test]
fn documentation_is_plain_text_to_rust_and_to_browsers() {
    assert_eq!(plan_docs("a\r\nb\rc").text(), "a\nb\nc");
    assert_eq!(plan_docs("a\u{1b}[31mb\u{202e}c\0").text(), "a\\[31mbc");
    assert_eq!(plan_docs("<script>x</script>").text(), "&lt;script&gt;x&lt;/script&gt;");
    assert_eq!(plan_docs("[x](javascript:alert(1))").text(), "\\[x\\](javascript:alert(1))");
    assert_eq!(plan_docs("see [Pet] and https://a.test/b.").text(), "see \\[Pet\\] and <https://a.test/b>.");
    assert_eq!(plan_line("one\n two\tthree"), "one two three");
}

#[test]
fn secrets_are_known_by_name() {
    for name in ["password", "clientSecret", "client_secret", "API-Key", "new_password", "cvv", "Cookie"] {
        assert!(names_secret(name), "{name}");
    }
    for name in ["next_page_token", "token_count", "passwordless", "secretary"] {
        assert!(!names_secret(name), "{name}");
    }
}
