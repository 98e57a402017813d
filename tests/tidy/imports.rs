//! Imports run one way: a stage imports its input, its output and `diagnostic`, and no stage imports another stage.

use std::collections::BTreeSet;

use crate::sources::{generator, sources};

/// What each module may import of the others. Of a stage, that is only its output.
const MAY_NAME: &[(&str, &[&str])] = &[
    ("source", &["hash", "hidden"]),
    ("diagnostic", &["schema", "source"]),
    ("files", &[]),
    ("hash", &[]),
    ("hidden", &[]),
    ("graph", &["hash"]),
    ("ownership", &[]),
    ("stack", &[]),
    ("lock", &["hidden", "schema"]),
    ("ir", &["lock"]),
    ("json_file", &["hidden"]),
    ("kept", &["json_file", "source"]),
    (
        "config",
        &["diagnostic", "files::Layout", "kept", "lock", "source"],
    ),
    ("error", &["load"]),
    ("load", &["diagnostic", "hash", "kept", "lock", "source"]),
    ("swagger", &["diagnostic", "source"]),
    ("written", &["ir", "source"]),
    (
        "lower",
        &[
            "diagnostic",
            "graph",
            "hash",
            "hidden",
            "load::Document",
            "ownership",
            "schema",
            "source",
        ],
    ),
    ("schema", &[]),
    (
        "typed",
        &[
            "diagnostic",
            "lower::Assertions",
            "lower::Assumption",
            "lower::Keywords",
            "lower::Normal",
            "lower::NormalEntry",
            "lower::NormalSchema",
            "lower::NormalSchemas",
            "lower::referenced",
            "schema",
            "source::pointer",
        ],
    ),
    ("markdown", &["hidden", "ir"]),
    ("names", &["config", "hash", "ir", "lock"]),
    (
        "operations",
        &[
            "lower::extension",
            "lower::media_types",
            "markdown",
            "schema",
            "source::pointer",
        ],
    ),
    ("values", &["diagnostic", "ir", "schema"]),
    (
        "analyse",
        &[
            "config",
            "diagnostic",
            "graph",
            "hash",
            "ir",
            "lock",
            "lower::named",
            "names",
            "operations",
            "ownership",
            "schema",
            "source",
            "values",
        ],
    ),
    ("draft", &["ir", "lock"]),
    (
        "plan",
        &[
            "analyse",
            "config",
            "diagnostic",
            "draft",
            "hash",
            "ir",
            "lock",
            "lower::extension",
            "lower::named",
            "lower::server_url",
            "markdown",
            "names",
            "operations",
            "schema",
            "source",
            "values",
        ],
    ),
    (
        "link",
        &[
            "analyse",
            "config",
            "diagnostic",
            "draft",
            "graph",
            "hash",
            "ir",
            "json_file",
            "lock",
            "lower::named",
            "markdown",
            "names",
            "schema",
            "source::pointer",
            "values",
        ],
    ),
    ("report", &["ir", "schema", "values"]),
    (
        "fit",
        &[
            "analyse::secrets",
            "hidden",
            "lower::server_url",
            "operations",
            "schema",
            "source",
            "values",
        ],
    ),
    (
        "emit",
        &[
            "files",
            "hidden",
            "ir",
            "lock",
            "markdown",
            "source::pointer",
        ],
    ),
    ("surface", &["ir", "json_file"]),
    (
        "compare",
        &["diagnostic", "hash", "source::pointer", "surface"],
    ),
    ("consumer", &["surface"]),
    (
        "write",
        &["error", "files", "hash", "kept", "lock", "surface"],
    ),
    ("render", &["diagnostic", "hidden", "source"]),
];

/// These may import all others.
const TOP: [&str; 5] = ["lib", "main", "cli", "build_script", "document_report"];

#[test]
fn modules_name_only_what_is_below_them() {
    let mut wrong = Vec::new();
    for source in generator() {
        let module = module_of(&source.path);
        if TOP.contains(&module) {
            continue;
        }
        let allowed = MAY_NAME
            .iter()
            .find(|(name, _)| *name == module)
            .map(|(_, allowed)| *allowed);
        let allowed =
            allowed.unwrap_or_else(|| panic!("the table does not say what `{module}` may name"));
        let may = |named: &str| {
            let head = named.split("::").next().unwrap_or_default();
            head == module
                || allowed
                    .iter()
                    .any(|allowed| *allowed == head || *allowed == named)
        };
        let named = crate_paths(&source.tokens());
        wrong.extend(
            named
                .into_iter()
                .filter(|named| !may(named))
                .map(|named| format!("{}: {named}", source.path)),
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// `super::super::…` up to the crate would go round the table.
#[test]
fn nobody_climbs_out_of_a_module() {
    for source in generator() {
        let steps = source.path.split('/').count() - 1;
        let depth = if source.path.ends_with("/mod.rs") {
            steps - 1
        } else {
            steps
        };
        let text = source.tokens().join(" ");
        let climb = vec!["super : :"; depth.max(1)].join(" ");
        assert!(
            !text.contains(&climb),
            "{} names the crate's root by `super`",
            source.path
        );
    }
}

/// So that a copy of the runtime works in any module of any crate.
#[test]
fn the_runtime_names_its_siblings_by_super() {
    for source in sources("templates/runtime/src", ".rs") {
        let named = crate_paths(&source.tokens());
        assert!(named.is_empty(), "{}: {named:?}", source.path);
    }
}

fn module_of(path: &str) -> &str {
    path.split('/')
        .nth(1)
        .unwrap_or_default()
        .trim_end_matches(".rs")
}

/// The first two steps of every path that begins with `crate::`.
fn crate_paths(tokens: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (index, token) in tokens.iter().enumerate() {
        match &tokens[index + 1..] {
            [first, second, rest @ ..] if token == "crate" && first == ":" && second == ":" => {
                found.extend(names_at(rest));
            }
            _ => {}
        }
    }
    found
}

/// `a::b` of `a::b::c`, and both `a::b` and `a::c` of `a::{b, c::d}`.
fn names_at(tokens: &[String]) -> Vec<String> {
    let [head, rest @ ..] = tokens else {
        return Vec::new();
    };
    let [first, second, next, inside @ ..] = rest else {
        return vec![head.clone()];
    };
    if first != ":" || second != ":" {
        return vec![head.clone()];
    }
    if next != "{" {
        return vec![format!("{head}::{next}")];
    }
    let mut depth = 1;
    let mut starts = true;
    let mut names = Vec::new();
    for token in inside {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            "," => starts = depth == 1,
            name if starts => {
                names.push(format!("{head}::{name}"));
                starts = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

#[test]
fn paths_are_found() {
    let tokens = |text: &str| {
        crate::sources::Source {
            path: String::new(),
            text: text.to_owned(),
        }
        .tokens()
    };
    let found = |text: &str| crate_paths(&tokens(text)).into_iter().collect::<Vec<_>>();
    assert_eq!(
        found("use crate::ir; use crate::load::Error;"),
        ["ir", "load::Error"]
    );
    assert_eq!(
        found("use crate::ir::{Ident, docs::{A, B}, Name};"),
        ["ir::Ident", "ir::Name", "ir::docs"]
    );
    assert_eq!(
        found("fn f() { crate::plan::names::ident(x) } // crate::emit"),
        ["plan::names"]
    );
}
