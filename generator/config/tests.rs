use std::path::Path;

use super::{Allow, Config, ConfigError, PackageName, Policy, Verdict, find_remote, parse_config};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::source::{Location, On};
use crate::{Formats, Runtime, UnknownFields};

fn parse(text: &str) -> Result<Config, ConfigError> {
    parse_config("disjunct.toml", text)
}

/// The message, and the text that it points at.
fn refuse(text: &str) -> (String, &str) {
    let ConfigError { message, span, .. } = parse(text).unwrap_err();
    (message, &text[span])
}

/// What to do about it.
fn help(text: &str) -> String {
    parse(text).unwrap_err().help.unwrap_or_default()
}

#[test]
fn every_option_is_read() {
    let text = "[[client]]\nspec = 'a.json'\nroot = '..'\nmax_size = 256\noutput = 'out'\nname = 'pets-client'\nversion = '1.2.3'\nlicense = 'MIT'\nrepository = 'https://git.example/pets'\nhomepage = 'https://pets.example'\nauthors = ['Ada', 'Bo']\nunknown_fields = 'deny'\nformats = 'check'\n\
                secret = ['/a']\nstrict = true\nallow = ['yaml-tag@/info']\n";
    let config = parse_config(Path::new("sub/disjunct.toml"), text).unwrap();
    let [client] = config.clients.as_slice() else {
        panic!("{config:?}")
    };
    assert_eq!(
        (client.spec(), client.output()),
        (Path::new("sub/a.json"), Path::new("sub/out"))
    );
    let options = client.options();
    assert_eq!(options.root.as_deref(), Some(Path::new("sub/..")));
    assert_eq!(options.max_size.mebibytes(), 256);
    assert_eq!(
        (
            options.name.map(|name| name.to_string()).as_deref(),
            options.unknown_fields
        ),
        (Some("pets-client"), UnknownFields::Deny)
    );
    let version = options.version.map(|version| version.to_string());
    assert_eq!(version.as_deref(), Some("1.2.3"));
    assert_eq!(
        options.license.map(|license| license.to_string()),
        Some("MIT".to_owned())
    );
    assert_eq!(
        options.repository.map(|url| url.to_string()),
        Some("https://git.example/pets".to_owned())
    );
    assert_eq!(
        options.homepage.map(|url| url.to_string()),
        Some("https://pets.example".to_owned())
    );
    assert_eq!(options.authors, ["Ada", "Bo"]);
    assert_eq!(options.formats, Formats::Check);
    assert!(options.secret.iter().eq(["/a"]));
    let policy = config.policy(0);
    assert!(policy.strict);
    let [(allow, location)] = policy.allow.as_slice() else {
        panic!("{policy:?}")
    };
    assert_eq!(allow.to_string(), "yaml-tag@/info");
    assert_eq!(location.to_string(), "sub/disjunct.toml#/client/0/allow/0");
}

#[test]
fn everything_but_the_document_has_a_default() {
    let config = parse("[[client]]\nspec = 'a.json'\n").unwrap();
    let client = &config.clients[0];
    assert_eq!(client.output(), Path::new("generated"));
    assert_eq!(client.options(), crate::Options::default());
    assert_eq!(client.options().unknown_fields, UnknownFields::Keep);
    assert_eq!(client.options().formats, Formats::Annotate);
    assert_eq!(config.policy(0), Policy::default());
}

#[test]
fn what_is_not_known_is_refused_where_it_stands() {
    let (message, at) = refuse("[[client]]\nspec = 'a'\noutptu = 'b'\n");
    assert!(
        message.starts_with("unknown field `outptu`, expected one of `spec`, `root`"),
        "{message}"
    );
    assert_eq!(at, "outptu");
    let (message, at) = refuse("[client]\nspec = 'a'\n");
    assert_eq!(message, "expected an array of tables, found a table");
    assert_eq!(at, "[client]");
    assert_eq!(refuse("clients = []\n").1, "clients");
}

#[test]
fn wrong_values_are_refused_where_they_stand() {
    let cases = [
        ("spec = 3", "invalid type: integer `3`", "3"),
        (
            "spec = 'a'\nstrict = 'yes'",
            "invalid type: string \"yes\"",
            "'yes'",
        ),
        (
            "spec = 'a'\nunknown_fields = 'kept'",
            "unknown variant `kept`",
            "'kept'",
        ),
        (
            "spec = 'a'\nformats = 'assert'",
            "unknown variant `assert`",
            "'assert'",
        ),
        (
            "spec = 'a'\nmax_size = 0",
            "`0` is not a size limit: expected 1 to 2048, in MiB",
            "0",
        ),
        (
            "spec = 'a'\nmax_size = '1 GB'",
            "invalid type: string",
            "'1 GB'",
        ),
        (
            "spec = 'a'\nname = 'a b'",
            "`a b` is not a valid package name",
            "'a b'",
        ),
        (
            "spec = 'a'\nallow = 'x@/y'",
            "invalid type: string",
            "'x@/y'",
        ),
        (
            "spec = 'a'\nname = 'std'",
            "`std` is not a valid package name: a crate of the standard",
            "'std'",
        ),
        (
            "spec = 'https://example.com/a.json'",
            "`https://example.com/a.json` is a URL",
            "'https://example.com/a.json'",
        ),
        (
            "spec = 'a'\nallow = ['yaml-tag@/', 'yaml-tog@/']",
            "unknown code `yaml-tog`; did you mean `yaml-tag`?",
            "'yaml-tog@/'",
        ),
        (
            "spec = 'a'\nallow = ['invalid-syntax']",
            "`invalid-syntax` is an error",
            "'invalid-syntax'",
        ),
        (
            "spec = 'a'\nallow = ['invalid-syntax@/']",
            "`invalid-syntax` is an error",
            "'invalid-syntax@/'",
        ),
        ("output = 'a'", "this client has no `spec`", "[[client]]"),
    ];
    for (lines, message, at) in cases {
        let text = format!("[[client]]\n{lines}\n");
        let found = refuse(&text);
        assert!(
            found.0.starts_with(message) && found.1 == at,
            "{lines}: {found:?}"
        );
    }
}

#[test]
fn what_was_meant_is_said() {
    assert_eq!(
        help("[client]\nspec = 'a'\n"),
        "write `[[client]]`, once for each client"
    );
    assert_eq!(
        help("client = {spec = 'a'}\n"),
        "write `[[client]]`, once for each client"
    );
    assert_eq!(
        help("[[clients]]\nspec = 'a'\n"),
        "did you mean `[[client]]`?"
    );
    assert_eq!(
        help("spec = 'a'\n"),
        "move `spec` below a line `[[client]]`"
    );
    assert_eq!(
        help("[[client]]\nspec = 'a'\noutptu = 'b'\n"),
        "did you mean `output`?"
    );
    let add = "add `spec = \"openapi.json\"`, the path of the OpenAPI document";
    assert_eq!(help("[[client]]\noutput = 'a'\n"), add);
    let second =
        "[[client]]\nspec = 'a'\n[[client]]\noutput = 'x'\nspec = 'http://example.com/x'\n";
    assert_eq!(refuse(second).1, "'http://example.com/x'");
    assert!(
        help(second).contains("`curl -fsSL -o openapi.json 'http://example.com/x'`"),
        "{}",
        help(second)
    );
}

#[test]
fn values_are_found_again() {
    let text = "[[client]]\nspec = 'a'\n\n[[client]]\nspec = 'b' # b\noutput = 'c'\n";
    let config = parse(text).unwrap();
    let at = |client, option| match config.location(client, option).on {
        On::Text(span) => &text[span],
        other => panic!("{other:?}"),
    };
    assert_eq!(
        [at(0, "spec"), at(1, "spec"), at(1, "output")],
        ["'a'", "'b'", "'c'"]
    );
    assert!(at(0, "output").starts_with("[[client]]"));
}

#[test]
fn urls_are_not_fetched() {
    let help = |spec: &str| find_remote(Path::new(spec)).map(|found| found.help);
    let download = |file: &str, url: &str| {
        Some(format!(
            "download it: `curl -fsSL -o {file} '{url}'`, then pass `{file}`"
        ))
    };
    let plain = "https://example.com/v1/openapi.json";
    assert_eq!(help(plain), download("openapi.json", plain));
    let query = "HTTP://example.com/pets.yaml?a=b&c=d'e#f";
    assert_eq!(
        help(query),
        download("pets.yaml", &query.replace('\'', r"'\''"))
    );
    for unnamed in [
        "http://example.com/v3/api-docs",
        "https://example.com",
        "https://example.com/-o.json",
    ] {
        assert_eq!(help(unnamed), download("openapi.json", unnamed));
    }
    assert_eq!(
        help("file:///specs/a.json").as_deref(),
        Some("pass the path of the file: `/specs/a.json`")
    );
    assert_eq!(
        help("s3://bucket/a.json").as_deref(),
        Some("download it, then pass the file")
    );
    for path in ["a.json", "-", "C://a.json", "dir/a:b.json", "/specs/a.json"] {
        assert_eq!(help(path), None, "{path}");
    }
}

#[test]
fn what_is_no_toml_is_refused() {
    assert_eq!(refuse("[[client]\n").1.trim_end(), "");
    assert_eq!(refuse("").0, "missing `[[client]]`");
}

#[test]
fn two_clients_in_one_folder_are_refused() {
    let (message, at) =
        refuse("[[client]]\nspec = 'a'\n[[client]]\nspec = 'b'\noutput = './generated/.'\n");
    assert_eq!(
        message,
        "another client has the same output `./generated/.`"
    );
    let detour =
        "[[client]]\nspec = 'a'\noutput = 'b'\n[[client]]\nspec = 'b'\noutput = 'x/../b'\n";
    assert_eq!(
        refuse(detour).0,
        "another client has the same output `x/../b`"
    );
    assert!(
        parse("[[client]]\nspec = 'a'\noutput = 'b'\n[[client]]\nspec = 'b'\noutput = '../b'\n")
            .is_ok()
    );
    assert!(at.starts_with("'./generated/.'"), "{at}");
    assert!(parse("[[client]]\nspec = 'a'\n[[client]]\nspec = 'a'\noutput = 'b'\n").is_ok());
}

#[test]
fn an_output_in_the_sources_of_another_is_refused() {
    let two = |outer: &str, inner: &str| {
        format!(
            "[[client]]\nspec = 'a'\noutput = '{inner}'\n[[client]]\nspec = 'b'\noutput = '{outer}'\n"
        )
    };
    for inner in ["a/src", "./a/src/b", "a/b/../src/c/d"] {
        let document = two("a", inner);
        let (message, at) = refuse(&document);
        let expected = format!(
            "the output `{inner}` is in `a/src`, where the modules of another client are, which would remove its files"
        );
        assert_eq!(message, expected);
        assert!(at.starts_with(&format!("'{inner}'")), "{at}");
    }
    for (outer, inner) in [
        ("a", "a/b"),
        ("a", "a/srcs"),
        ("a/src/b", "a/src/c"),
        (".", "a"),
    ] {
        assert!(parse(&two(outer, inner)).is_ok(), "{outer} {inner}");
    }
}

#[test]
fn package_names_are_those_of_cargo() {
    for good in ["a", "browser-session", "A_1", &"x".repeat(64)] {
        assert!(good.parse::<PackageName>().is_ok(), "{good}");
    }
    for good in ["test-api", "stdx", "com0", "serde-client", "Std"] {
        assert!(good.parse::<PackageName>().is_ok(), "{good}");
    }
    for (taken, reason) in [
        ("std", "the standard library"),
        ("core", "the standard library"),
        ("alloc", "the standard library"),
        ("test", "the standard library"),
        ("proc_macro", "the standard library"),
        ("proc-macro", "the standard library"),
        ("type", "keyword"),
        ("self", "keyword"),
        ("gen", "keyword"),
        ("async", "keyword"),
        ("deps", "`target`"),
        ("AUX", "Windows"),
        ("com1", "Windows"),
        ("serde", "depends on a crate with this name"),
        ("serde-json", "depends on a crate with this name"),
    ] {
        let message = taken.parse::<PackageName>().unwrap_err();
        assert!(
            message.starts_with(&format!("`{taken}` is not a valid package name: ")),
            "{message}"
        );
        assert!(message.contains(reason), "{message}");
    }
    let needed = include_str!("../../templates/crate/dependencies.toml");
    let needed_on_web = include_str!("../../templates/crate/web_dependencies.toml");
    for name in needed
        .lines()
        .chain(needed_on_web.lines())
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name)
    {
        assert!(name.parse::<PackageName>().is_err(), "{name}");
    }
    for bad in [
        "",
        "1a",
        "-a",
        "_a",
        "a b",
        "a.b",
        "ä",
        "a\"",
        &"x".repeat(65),
    ] {
        assert!(bad.parse::<PackageName>().is_err(), "{bad}");
    }
}

fn found(list: &[(&'static crate::diagnostic::Code, &str)]) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    for (code, at) in list {
        diagnostics.push(Diagnostic::new(code, *at, "message"));
    }
    diagnostics
}

fn policy(strict: bool, allow: &[&str]) -> Policy {
    let allow = allow
        .iter()
        .map(|text| (text.parse::<Allow>().unwrap(), Location::value("")));
    Policy {
        strict,
        allow: allow.collect(),
    }
}

fn names(diagnostics: &Diagnostics) -> Vec<(&str, &str)> {
    diagnostics
        .iter()
        .map(|found| (found.code.name, found.at.pointer.as_str()))
        .collect()
}

#[test]
fn what_is_allowed_is_not_said() {
    let mut diagnostics = found(&[
        (&codes::YAML_TAG, "/a"),
        (&codes::YAML_TAG, "/b"),
        (&codes::YAML_MERGE_KEY, "/a"),
    ]);
    assert_eq!(
        policy(false, &["yaml-tag@/a"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    assert_eq!(
        names(&diagnostics),
        [("yaml-tag", "/b"), ("yaml-merge-key", "/a")]
    );
}

#[test]
fn a_whole_code_is_allowed() {
    let mut diagnostics = found(&[
        (&codes::YAML_TAG, "/a"),
        (&codes::YAML_TAG, "/b"),
        (&codes::UNEXPECTED_NULL, "/a"),
    ]);
    assert_eq!(
        policy(false, &["yaml-tag"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    assert_eq!(names(&diagnostics), [("unexpected-null", "/a")]);
    let verdict = policy(true, &["yaml-tag", "unexpected-null"]).judge(&mut diagnostics);
    assert_eq!(
        (verdict, names(&diagnostics)),
        (Verdict::Denied, vec![("unused-allow", "")])
    );
}

#[test]
fn a_flood_is_allowed_as_a_whole() {
    let mut diagnostics = Diagnostics::default();
    (0..2_000).for_each(|index| {
        diagnostics.push(Diagnostic::new(
            &codes::YAML_TAG,
            format!("/{index}"),
            "tag",
        ));
    });
    assert_eq!(
        policy(true, &["yaml-tag"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    assert_eq!(diagnostics.count(Severity::Warning), 0);
}

/// Of a code that has both only the warnings.
#[test]
fn errors_are_never_allowed() {
    let mut diagnostics = Diagnostics::default();
    for (at, severity) in [("/a", Severity::Error), ("/b", Severity::Warning)] {
        diagnostics.push(Diagnostic::new(&codes::MISSING_FILE, at, "gone").severity(severity));
    }
    for allow in ["missing-file", "missing-file@/a"] {
        assert_eq!(
            policy(false, &[allow]).judge(&mut diagnostics),
            Verdict::Invalid,
            "{allow}"
        );
    }
    assert_eq!(names(&diagnostics), [("missing-file", "/a")]);
    assert!(
        "duplicate-parameter".parse::<Allow>().is_ok(),
        "it can be a warning"
    );
}

#[test]
fn notes_are_allowed_and_never_denied() {
    let note =
        |at: &str| Diagnostic::new(&codes::UNKNOWN_FIELD, at, "note").severity(Severity::Note);
    let mut diagnostics = Diagnostics::default();
    ["/a", "/b"]
        .map(note)
        .into_iter()
        .for_each(|note| diagnostics.push(note));
    assert_eq!(
        policy(true, &["unknown-field@/a"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    assert_eq!(names(&diagnostics), [("unknown-field", "/b")]);
    assert_eq!(diagnostics.count(Severity::Note), 1);
    assert_eq!(
        policy(true, &["unknown-field"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    assert_eq!(names(&diagnostics), []);
}

#[test]
fn locations_are_read_as_they_are_shown() {
    let other = "/x-disjunct-files/sub~1pets.yaml/Pet";
    for spelling in [
        "yaml-tag@sub/pets.yaml#/Pet",
        "yaml-tag@/x-disjunct-files/sub~1pets.yaml/Pet",
    ] {
        let mut diagnostics = found(&[(&codes::YAML_TAG, other)]);
        policy(false, &[spelling]).judge(&mut diagnostics);
        assert_eq!(names(&diagnostics), []);
    }
    let mut diagnostics = found(&[(&codes::YAML_TAG, "/info"), (&codes::YAML_TAG, "")]);
    policy(false, &["yaml-tag@#/info", "yaml-tag@"]).judge(&mut diagnostics);
    assert_eq!(names(&diagnostics), []);
}

#[test]
fn an_allowance_that_is_not_needed_is_a_warning() {
    let mut diagnostics = found(&[(&codes::YAML_TAG, "/info/title")]);
    let verdict =
        policy(false, &["yaml-tag@/info/titel", "yaml-merge-key@/x"]).judge(&mut diagnostics);
    assert_eq!(verdict, Verdict::Accepted);
    let helps: Vec<_> = diagnostics
        .iter()
        .skip(1)
        .map(|found| found.help.as_deref().unwrap())
        .collect();
    assert_eq!(
        helps,
        ["did you mean `yaml-tag@/info/title`?", "remove the entry"]
    );
    assert_eq!(diagnostics.count(Severity::Warning), 3);
}

#[test]
fn nobody_knows_what_an_invalid_document_warns_of() {
    let mut diagnostics = found(&[(&codes::INVALID_SYNTAX, "")]);
    assert_eq!(
        policy(true, &["yaml-tag@/info"]).judge(&mut diagnostics),
        Verdict::Invalid
    );
    assert_eq!(names(&diagnostics), [("invalid-syntax", "")]);
}

#[test]
fn strict_denies_warnings_that_are_not_allowed() {
    let mut diagnostics = found(&[(&codes::YAML_TAG, "/a")]);
    assert_eq!(
        policy(true, &["yaml-tag@/a"]).judge(&mut diagnostics),
        Verdict::Accepted
    );
    let mut diagnostics = found(&[(&codes::YAML_TAG, "/a")]);
    assert_eq!(policy(true, &[]).judge(&mut diagnostics), Verdict::Denied);
    assert_eq!(diagnostics.count(Severity::Error), 1);
    assert_eq!(
        policy(true, &["yaml-tag@/a"]).judge(&mut found(&[])),
        Verdict::Denied
    );
}

#[test]
fn warnings_that_were_only_counted_may_be_the_allowed_ones() {
    let mut diagnostics = Diagnostics::default();
    (0..2_000).for_each(|index| {
        diagnostics.push(Diagnostic::new(
            &codes::YAML_TAG,
            format!("/{index}"),
            "tag",
        ));
    });
    policy(false, &["yaml-tag@/1999"]).judge(&mut diagnostics);
    assert!(
        diagnostics
            .iter()
            .all(|found| found.code.name == "yaml-tag")
    );
}

#[test]
fn former_names_of_codes_are_accepted() {
    let mut diagnostics = found(&[(&codes::UNKNOWN_FIELD, "/a")]);
    let verdict = policy(true, &["unknown-member@/a"]).judge(&mut diagnostics);
    assert_eq!((verdict, names(&diagnostics)), (Verdict::Accepted, vec![]));
    let config = parse("[[client]]\nspec = 'a'\nallow = ['unknown-member']\n").unwrap();
    assert_eq!(config.clients[0].allow[0].to_string(), "unknown-field");
}

#[test]
fn each_location_of_the_runtime_is_read_and_written() {
    for text in [
        "copy",
        "crate",
        "crate, path = \"../templates/runtime\"",
        "crate, git = \"https://example.com/runtime\", tag = \"v1\"",
    ] {
        let runtime: Runtime = text.parse().unwrap();
        assert_eq!(runtime.to_string(), text);
    }
}

#[test]
fn what_is_no_location_of_the_runtime_is_refused() {
    for text in [
        "",
        "package",
        "crate, ",
        "crate, path = 1",
        "crate, path = \"a\" }\n[x]\ny = { z = \"1\"",
        "crate, features = [\"a\"]",
    ] {
        assert!(text.parse::<Runtime>().is_err(), "{text}");
    }
}
