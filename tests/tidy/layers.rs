//! The files of the runtime form layers, without any cycle: the home of a type knows only what the type is made of.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::{Item, UseTree, Visibility};

use super::sources::{Source, sources};
use super::stages::absolute;

/// The files of `data`, from the bottom up: each may name those before it, in its own layer too. What a macro names where it is invoked does
/// not count: the invoking crate knows it.
const DATA: &[(&str, &str)] = &[
    (
        "macros",
        "derived docs into_field object_macro open_enum read_macro serde_traits subset union unknown_word untagged_union",
    ),
    (
        "text",
        "segment whole text branches subject stack explicit direction deviation decode_error",
    ),
    (
        "checks",
        "validate custom patch rules either bounds lengths list_length map_length text_length one_of positions required \
         unique ecma pattern formats syntax_formats base64 base64_rule file time_format time time_rules",
    ),
    (
        "json",
        "verbatim secret content tag shape deviated corrections memory",
    ),
    (
        "reader",
        "reader scan scalar corrected keys entries members held replay json read_value integer corrected_text places \
         decode valid",
    ),
    (
        "fields",
        "untyped json_schema json_order writer fields rest owned slots corrected_fields",
    ),
    (
        "object",
        "object visit write_object denied dropped extra extra_order additional item_rules open_tuple open_positions listed \
         matching",
    ),
    (
        "union",
        "unknown_variant unknown_order by_kind by_shape events",
    ),
];

/// The files of `http`, likewise. All may name `data`.
const HTTP: &[(&str, &str)] = &[
    (
        "macros",
        "call_macro call_options client_macro contents_macro failure_macro output_of responses_macro",
    ),
    (
        "values",
        "blocking defaults debug random today style tree charset gunzip moment rate_limit head reading event error_kind call_name \
         page_position page_value link_header",
    ),
    (
        "errors",
        "request_error build_error body_error connection_error credentials_withheld page_error",
    ),
    ("parts", "header param path base_url server_url media_range"),
    (
        "transport",
        "box_future clock sending secrets body body_source transport reqwest_transport fetch_transport native web tower_transport \
         check_transport",
    ),
    (
        "bodies",
        "body_file body_stream body_members encoder bytes_as form json_as raw_body text_in part_rules multipart",
    ),
    (
        "outgoing",
        "token auth oauth_device oauth oauth_tokens outgoing",
    ),
    (
        "settings",
        "trace observer hooks budget retry settings client_core setup",
    ),
    (
        "response",
        "decoding message raw_response media_types context response failure",
    ),
    ("attempt", "redirect attempt retried"),
    ("deliver", "failed error deliver"),
    (
        "call",
        "read_header header_string checks call assemble idempotency declared_server output output_bytes output_empty output_text contents send \
         prepared request switched streamed",
    ),
    (
        "streams",
        "stream_error records body_part part_framing part_stream json_parts event_framing event_stream named_events json_lines \
         byte_stream save reconnecting",
    ),
    ("pages", "paging page_in_body pages"),
];

#[test]
fn files_of_the_runtime_name_only_what_is_below_them() {
    let names = names();
    let layers = [("data", DATA), ("http", HTTP)];
    let order = layers.into_iter().flat_map(|(folder, layers)| {
        let files = layers
            .iter()
            .flat_map(|(_, files)| files.split_whitespace());
        files.map(move |file| format!("{folder}::{file}"))
    });
    let wrong = against_order(&names, &order.collect::<Vec<_>>());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What each file names.
type Names = BTreeMap<String, BTreeSet<String>>;

/// The files that have no place in the order, places of no file, and what files name that is not before them. In any order, a file of a cycle
/// names one that is not.
fn against_order(names: &Names, order: &[String]) -> Vec<String> {
    let place = |file: &String| order.iter().position(|placed| placed == file);
    let mut wrong = Vec::new();
    for (file, named) in names {
        let Some(own) = place(file) else {
            wrong.push(format!("{file} is in no layer"));
            continue;
        };
        let above = named
            .iter()
            .filter(|named| place(named).is_none_or(|place| place > own));
        wrong.extend(above.map(|named| format!("{file} names {named}")));
    }
    let gone = order.iter().filter(|file| !names.contains_key(*file));
    wrong.extend(gone.map(|file| format!("there is no {file}")));
    wrong
}

/// What each file of the runtime names, tests left out.
fn names() -> Names {
    let sources = sources("templates/runtime/src", ".rs");
    let is_file = |source: &&Source| path_of(source).contains("::") && !source.is_test();
    let files: BTreeSet<String> = sources.iter().filter(is_file).map(path_of).collect();
    let homes = homes(&sources);
    let mut names = Names::new();
    for source in sources.iter().filter(is_file) {
        let file = path_of(source);
        let mut named = BTreeSet::new();
        let paths = paths(&source.text.parse().unwrap());
        // Of `pub(super)`, `super` is no path.
        for path in paths.into_iter().filter(|path| path.len() > 1) {
            let home = home(&path, &file, &files, &homes);
            named.insert(home.unwrap_or_else(|| panic!("{file}: `{}`", path.join("::"))));
        }
        named.retain(|named| *named != file && !ABOVE.contains(&named.as_str()));
        names.insert(file, named);
    }
    names
}

/// Names of the package's root, which has what the macros write for the package itself.
const ABOVE: [&str; 1] = ["runtime"];

/// `templates/runtime/src/data/reader.rs` is `data::reader`, and `data/mod.rs` is `data`.
fn path_of(source: &Source) -> String {
    let path = source.path.trim_start_matches("templates/runtime/src/");
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.replace('/', "::")
}

/// The files that have the items that the folders export.
fn homes(sources: &[Source]) -> BTreeMap<String, String> {
    let mut homes = BTreeMap::new();
    for source in sources
        .iter()
        .filter(|source| source.path.ends_with("/mod.rs"))
    {
        let folder = path_of(source);
        for item in syn::parse_file(&source.text).unwrap().items {
            if let Item::Use(item) = item
                && matches!(item.vis, Visibility::Public(_))
                && item.leading_colon.is_none()
                && let UseTree::Path(file) = item.tree
            {
                let exported = exported(&file.tree).into_iter();
                homes.extend(exported.map(|name| (name, format!("{folder}::{}", file.ident))));
            }
        }
    }
    homes
}

fn exported(tree: &UseTree) -> Vec<String> {
    match tree {
        UseTree::Name(name) => vec![name.ident.to_string()],
        UseTree::Rename(name) => vec![name.rename.to_string()],
        UseTree::Group(group) => group.items.iter().flat_map(exported).collect(),
        UseTree::Path(_) | UseTree::Glob(_) => Vec::new(),
    }
}

/// The file that a path from `super` or `crate` leads to.
fn home(
    path: &[String],
    file: &str,
    files: &BTreeSet<String>,
    homes: &BTreeMap<String, String>,
) -> Option<String> {
    let path = absolute(path, file)?;
    let as_file = path.get(..2).map(|path| path.join("::"));
    as_file.filter(|path| files.contains(path)).or_else(|| {
        // The root exports what the folders do.
        let name = path
            .iter()
            .find(|step| !["data", "http"].contains(&step.as_str()))?;
        let above = ABOVE.iter().find(|above| *above == name);
        homes.get(name).cloned().or(above.map(ToString::to_string))
    })
}

/// The paths that begin with `super` or `crate`, in imports and elsewhere.
fn paths(tokens: &TokenStream) -> Vec<Vec<String>> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = Vec::new();
    let mut rest = tokens.as_slice();
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        match token {
            TokenTree::Ident(root) if root == "super" || root == "crate" => {
                rest = read_path(vec![root.to_string()], after, &mut found);
            }
            TokenTree::Group(group) => found.extend(paths(&group.stream())),
            _ => {}
        }
    }
    found
}

/// Adds the paths that begin with these steps and go on with `tokens`, several if a `use` has braces. Returns what follows.
fn read_path<'t>(
    mut path: Vec<String>,
    tokens: &'t [TokenTree],
    found: &mut Vec<Vec<String>>,
) -> &'t [TokenTree] {
    match tokens {
        [
            TokenTree::Punct(first),
            TokenTree::Punct(second),
            next,
            rest @ ..,
        ] if first.as_char() == ':' && second.as_char() == ':' => match next {
            TokenTree::Ident(step) if step == "self" => {
                found.push(path);
                rest
            }
            TokenTree::Ident(step) => {
                path.push(step.to_string());
                read_path(path, rest, found)
            }
            TokenTree::Group(group) => {
                read_group(&path, &group.stream(), found);
                rest
            }
            _ => {
                found.push(path);
                tokens
            }
        },
        _ => {
            found.push(path);
            tokens
        }
    }
}

/// The paths in the braces of a `use`.
fn read_group(path: &[String], tokens: &TokenStream, found: &mut Vec<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let is_comma = |token: &TokenTree| token.to_string() == ",";
    for item in tokens.split(is_comma) {
        if let Some((TokenTree::Ident(step), rest)) = item.split_first() {
            let mut path = path.to_vec();
            if step != "self" {
                path.push(step.to_string());
            }
            read_path(path, rest, found);
        }
    }
}

#[test]
fn paths_from_the_parent_are_found() {
    let found = |text: &str| -> Vec<String> {
        let paths = paths(&text.parse().unwrap());
        paths.iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(
        found("use super::{super::Secret, auth::{self, QueryKey}, header as h};"),
        [
            "super::super::Secret",
            "super::auth",
            "super::auth::QueryKey",
            "super::header"
        ]
    );
    assert_eq!(
        found("fn f(x: &super::call::Call) -> crate::A { super::Error::kind(x) }"),
        ["super::call::Call", "crate::A", "super::Error::kind"]
    );
}

#[test]
fn a_cycle_is_found_in_any_order() {
    let file = |name: &str, named: &[&str]| {
        let named = named.iter().map(|named| (*named).to_owned());
        (name.to_owned(), named.collect::<BTreeSet<_>>())
    };
    let cycle = Names::from([file("a", &["b"]), file("b", &["c"]), file("c", &["a"])]);
    for order in [["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c"]] {
        let order = order.map(str::to_owned);
        assert!(!against_order(&cycle, &order).is_empty(), "{order:?}");
    }
    let line = Names::from([file("a", &[]), file("b", &["a"])]);
    let order =
        |names: &[&str]| -> Vec<String> { names.iter().map(|name| (*name).to_owned()).collect() };
    assert!(against_order(&line, &order(&["a", "b"])).is_empty());
    assert_eq!(against_order(&line, &order(&["b", "a"])), ["b names a"]);
    assert_eq!(against_order(&line, &order(&["a"])), ["b is in no layer"]);
    assert_eq!(
        against_order(&line, &order(&["a", "b", "c"])),
        ["there is no c"]
    );
}
