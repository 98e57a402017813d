//! Changes that no small pair of documents has, and the work that a comparison takes.

use std::collections::{BTreeMap, BTreeSet};

use super::context::Context;
use super::renames::{Hashes, find_renames_by};
use super::{codes, compare, index::Index};
use crate::surface::{FormerName, Item, ItemKind, ResponseHeader, RustType, Surface, parse};

/// The public items of a crate with operations of every kind.
fn depot() -> Surface {
    parse(include_str!("../surface/tests/version_1.api.json")).expect("it is readable")
}

/// The codes of the changes that an edit makes, with what breaks: source code (`s`), behaviour (`b`), requests or responses of
/// the old crate (`o`) or of the new one (`n`).
fn changes(edit: impl FnOnce(&mut Surface)) -> Vec<String> {
    let old = depot();
    let mut new = old.clone();
    edit(&mut new);
    changes_between(&old, &new)
}

fn changes_between(old: &Surface, new: &Surface) -> Vec<String> {
    let changes = compare(old, new).into_iter().map(|change| {
        let verdicts = [
            ('s', &change.source),
            ('o', &change.old_client),
            ('n', &change.new_client),
            ('b', &change.behaviour),
        ];
        let broken = verdicts.into_iter().filter(|(_, verdict)| verdict.breaks);
        let broken: String = broken.map(|(letter, _)| letter).collect();
        format!("{} {broken}", change.code).trim_end().to_owned()
    });
    changes.collect()
}

fn client(surface: &mut Surface) -> &mut crate::surface::Client {
    surface.client.as_mut().expect("it has operations")
}

/// Adds a scope to what the first operation with credentials needs.
fn add_scope(surface: &mut Surface) {
    let operations = client(surface).operations.iter_mut();
    let mut required = operations.flat_map(|operation| operation.security.iter_mut().flatten());
    let required = required.next().expect("a scheme");
    required.scopes.push("further".to_owned());
}

fn find(surface: &mut Surface, is_it: impl Fn(&ItemKind) -> bool) -> &mut Item {
    let mut items = surface.items.iter_mut();
    items.find(|item| is_it(&item.kind)).expect("there is one")
}

#[test]
fn codes_are_unique() {
    let names = || codes::ALL.iter().map(|(name, _)| *name);
    let codes: BTreeSet<&str> = names().collect();
    assert_eq!(codes.len(), codes::ALL.len());
    let is_plain = |code: &&str| {
        code.bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    assert!(names().all(|name| is_plain(&name)));
}

#[test]
fn traits_of_the_user_are_changes_of_their_types() {
    let derive = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut surface = depot();
        find(&mut surface, |kind| matches!(kind, ItemKind::Struct(_))).derives = names;
        surface
    };
    let (few, many) = (
        derive(&["Hash"]),
        derive(&["Hash", "Eq", "strum::EnumIter"]),
    );
    assert_eq!(
        changes_between(&few, &many),
        ["derive-added", "derive-added"]
    );
    assert_eq!(
        changes_between(&many, &few),
        ["derive-removed s", "derive-removed s"]
    );
}

#[test]
fn a_json_schema_is_a_change_of_its_type() {
    let (without, mut with) = (depot(), depot());
    find(&mut with, |kind| matches!(kind, ItemKind::Struct(_))).json_schema = true;
    assert_eq!(changes_between(&without, &with), ["json-schema-added"]);
    assert_eq!(changes_between(&with, &without), ["json-schema-removed s"]);
}

#[test]
fn nothing_changes_where_nothing_differs() {
    assert!(changes(|_| ()).is_empty());
    assert!(changes(|surface| surface.generator = "9.9.9".to_owned()).is_empty());
    assert!(changes(|surface| surface.package.version = "9.9.9".to_owned()).is_empty());
}

#[test]
fn scopes_are_compared_where_both_surfaces_have_them() {
    let mut old = depot();
    old.version = 3;
    let mut new = old.clone();
    add_scope(&mut new);
    let found: Vec<&str> = compare(&old, &new)
        .iter()
        .map(|change| change.code)
        .collect();
    assert_eq!(found, ["scopes-changed"]);
    // A file of the second version does not have the scopes that were needed.
    old.version = 2;
    assert!(compare(&old, &new).is_empty());
}

#[test]
fn former_names_of_operations_are_compared() {
    let without = depot();
    let mut with = without.clone();
    let operation = &mut client(&mut with).operations[0];
    let (path, method) = (operation.path.clone(), operation.method.clone());
    let module = path.rsplit_once("::").expect("a module").0;
    operation.former_names = vec![FormerName {
        former: "calls::former::Former".to_owned(),
        name: path.clone(),
    }];
    let found = compare(&without, &with);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].code, found[0].is_breaking()),
        ("former-name-added", false)
    );
    let found = compare(&with, &without);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].code, found[0].source.breaks),
        ("former-name-removed", true)
    );

    // An operation with another name, which keeps the former ones.
    let mut renamed = without.clone();
    let operation = &mut client(&mut renamed).operations[0];
    operation.path = format!("{module}::Other");
    operation.method = "other".to_owned();
    let former = |former: String, name: &str| FormerName {
        former,
        name: format!("{module}::{name}"),
    };
    let builder = former(path.clone(), "Other");
    let of_method = former(format!("{module}::{method}()"), "other()");
    let mut breaks = |former_names: Vec<FormerName>| {
        client(&mut renamed).operations[0].former_names = former_names;
        let found = compare(&without, &renamed);
        let mut found = found
            .iter()
            .filter(|change| change.code == "operation-renamed");
        found.next().expect("the change").source.breaks
    };
    assert!(breaks(Vec::new()));
    assert!(breaks(vec![builder.clone()]));
    assert!(!breaks(vec![builder, of_method]));
}

#[test]
fn the_client_changes() {
    let found = changes(|surface| client(surface).groups[0].method = Some("other".to_owned()));
    assert_eq!(found, ["group-renamed s"]);
    let found = changes(|surface| client(surface).headers[0].key = "X-Other".to_owned());
    assert_eq!(found, ["client-header-changed"]);
    let found = changes(|surface| client(surface).headers[0].secret = true);
    assert_eq!(found, ["client-header-changed s"]);
    assert_eq!(
        changes(|surface| surface.recursion_limit = Some(512)),
        ["recursion-limit-changed s"]
    );
    assert_eq!(
        changes(|surface| surface.package.tower = false),
        ["export-removed s"]
    );
    let with_constant = |has: bool| {
        let mut surface = depot();
        surface.package.has_api_version = has;
        surface
    };
    let found = |old, new| changes_between(&with_constant(old), &with_constant(new));
    assert_eq!(found(true, false), ["export-removed s"]);
    // A version of the crate's own brings it.
    assert!(found(false, true).is_empty());
}

#[test]
fn a_url_of_a_scheme_moves() {
    let with = |url: Option<&str>| {
        let mut surface = depot();
        let urls = url.map(|url| ("STAFF_TOKEN_URL".to_owned(), url.to_owned()));
        client(&mut surface).oauth_urls.extend(urls);
        surface
    };
    let found = |old, new| changes_between(&with(old), &with(new));
    assert_eq!(found(None, Some("/a")), ["token-url-changed"]);
    assert_eq!(found(Some("/a"), Some("/b")), ["token-url-changed b"]);
    assert_eq!(found(Some("/a"), None), ["token-url-changed s"]);
    assert!(found(Some("/a"), Some("/a")).is_empty());
}

/// What the first version of the format lacks is not known, and neither added nor removed.
#[test]
fn facts_that_a_surface_lacks_are_no_change() {
    let old = depot();
    assert_eq!(old.version, 1);
    let mut new = old.clone();
    new.version = 2;
    new.package.rust_version = "1.88".to_owned();
    new.package.features = vec!["tracing".to_owned()];
    client(&mut new).builder_methods = vec!["max_item".to_owned()];
    client(&mut new).operations[0].redirects = vec![303];
    client(&mut new).operations[0].idempotency_key = Some("Idempotency-Key".to_owned());
    assert_eq!(compare(&old, &new), []);
    let mut old = old;
    old.version = 2;
    let added = compare(&old, &new);
    let codes: BTreeSet<&str> = added.iter().map(|change| change.code).collect();
    let expected = [
        "export-added",
        "feature-added",
        "idempotency-key-changed",
        "redirects-changed",
        "rust-version-changed",
    ];
    assert_eq!(codes, BTreeSet::from(expected));
}

#[test]
fn manifests_change() {
    let with = |edit: fn(&mut crate::surface::Package)| {
        let mut old = depot();
        old.version = 2;
        old.package.features = vec!["tracing".to_owned()];
        let reqwest = ("reqwest".to_owned(), "0.13.5".to_owned());
        old.package.dependencies = BTreeMap::from([reqwest]);
        let mut new = old.clone();
        edit(&mut new.package);
        let found = compare(&old, &new).into_iter();
        let found: Vec<_> = found
            .map(|change| (change.code, change.source.breaks))
            .collect();
        found
    };
    let found = with(|package| package.features.clear());
    assert_eq!(found, [("feature-removed", true)]);
    let found = with(|package| package.features.push("unstable".to_owned()));
    assert_eq!(found, [("feature-added", false)]);
    let found = with(|package| {
        package
            .dependencies
            .insert("reqwest".to_owned(), "0.14".to_owned());
    });
    assert_eq!(found, [("dependency-changed", true)]);
    let found = with(|package| {
        package
            .dependencies
            .insert("reqwest".to_owned(), "0.13.6".to_owned());
    });
    assert_eq!(found, [("dependency-changed", false)]);
}

#[test]
fn smaller_defaults_break_behaviour() {
    let found = changes(|surface| client(surface).defaults.timeout -= 1);
    assert_eq!(found, ["runtime-default-changed b"]);
    let found = changes(|surface| client(surface).defaults.timeout += 1);
    assert_eq!(found, ["runtime-default-changed"]);
    let found = changes(|surface| client(surface).defaults.retry_base_delay -= 1);
    assert_eq!(found, ["runtime-default-changed"]);
}

#[test]
fn names_of_parameters_matter_for_setters_alone() {
    let rename = |is_setter: bool| {
        changes(|surface| {
            let mut operations = client(surface).operations.iter_mut();
            let parameters = operations.find_map(|operation| {
                let parameters = if is_setter {
                    &mut operation.setters
                } else {
                    &mut operation.arguments
                };
                parameters.first_mut()
            });
            let parameter = parameters.expect("there is one");
            parameter.key = Some(parameter.key().to_owned());
            parameter.name = "other".to_owned();
        })
    };
    assert_eq!(rename(true), ["parameter-renamed s"]);
    assert!(rename(false).is_empty());
}

#[test]
fn pages_follow_in_another_way() {
    let found = changes(|surface| {
        let mut operations = client(surface).operations.iter_mut();
        let pages = operations.find_map(|operation| operation.pages.as_mut());
        pages.expect("some operation pages").rule = "link-header".to_owned();
    });
    assert_eq!(found, ["pages-changed on"]);
}

#[test]
fn a_header_is_required_or_no_longer() {
    let with = |required_of_response: bool| {
        let mut surface = depot();
        client(&mut surface).response_headers = vec![ResponseHeader {
            method: "x_total".to_owned(),
            key: "X-Total".to_owned(),
            ty: RustType::plain("i64"),
            of_response: true,
            of_error: false,
            required_of_response,
        }];
        surface
    };
    let (optional, required) = (with(false), with(true));
    assert_eq!(
        changes_between(&required, &optional),
        ["response-header-changed so"]
    );
    assert_eq!(
        changes_between(&optional, &required),
        ["response-header-changed sn"]
    );
}

#[test]
fn a_server_loses_a_method_or_is_no_base() {
    let without = depot();
    let mut with = without.clone();
    let variables = client(&mut with).servers.iter_mut();
    let variable = variables.flat_map(|server| &mut server.variables).next();
    variable.expect("a variable").setter = Some("port".to_owned());
    assert_eq!(
        changes_between(&with, &without),
        ["server-variable-changed s"]
    );
    assert!(changes_between(&without, &with).is_empty());
    let found = changes(|surface| client(surface).servers[0].is_own = true);
    assert_eq!(found, ["server-changed b"]);
}

#[test]
fn a_stream_can_be_reconnected_or_no_longer() {
    let plain = depot();
    let mut reconnecting = plain.clone();
    let mut operations = client(&mut reconnecting).operations.iter_mut();
    let stream = operations.find_map(|operation| operation.stream.as_mut());
    stream.expect("some operation streams").reconnects = true;
    assert_eq!(changes_between(&plain, &reconnecting), ["stream-changed"]);
    assert_eq!(changes_between(&reconnecting, &plain), ["stream-changed s"]);
}

/// The method `stream` returns the same type then.
#[test]
fn events_are_read_in_another_way() {
    let data_only = depot();
    let renamed = |name: &str| {
        let mut surface = depot();
        let streams = client(&mut surface).operations.iter_mut();
        let mut items = streams.filter_map(|operation| Some(&mut operation.stream.as_mut()?.items));
        let events = items.find(|items| items.name == "runtime::EventStream");
        name.clone_into(&mut events.expect("some operation sends events").name);
        surface
    };
    let named = renamed("runtime::NamedEvents");
    assert_eq!(changes_between(&data_only, &named), ["stream-changed on"]);
    let with_errors = renamed("runtime::EventsAndErrors");
    assert_eq!(
        changes_between(&data_only, &with_errors),
        ["stream-changed"]
    );
}

#[test]
fn a_union_changes() {
    let union = |kind: &ItemKind| matches!(kind, ItemKind::Union(_));
    let edit = |edit: fn(&mut crate::surface::Branch)| {
        changes(|surface| {
            let ItemKind::Union(union) = &mut find(surface, union).kind else {
                unreachable!("it is a union")
            };
            edit(&mut union.branches[0]);
        })
    };
    assert_eq!(
        edit(|branch| branch.accessor = "as_other".to_owned()),
        ["accessor-renamed s"]
    );
    assert_eq!(edit(|branch| branch.from = false), ["from-impl-removed s"]);
    let mut old = depot();
    let ItemKind::Union(before) = &mut find(&mut old, union).kind else {
        unreachable!("it is a union")
    };
    before.branches[0].from = false;
    let added = compare(&old, &depot());
    assert_eq!(added.len(), 1);
    assert_eq!(added[0].code, "from-impl-added");
    assert!(!added[0].is_breaking());
}

#[test]
fn responses_change() {
    let responses = |kind: &ItemKind| matches!(kind, ItemKind::Responses(_));
    let edit = |edit: fn(&mut crate::surface::Response)| {
        changes(|surface| {
            let ItemKind::Responses(responses) = &mut find(surface, responses).kind else {
                unreachable!("it is an enum of responses")
            };
            edit(&mut responses.branches[0]);
        })
    };
    assert_eq!(
        edit(|response| response.status = "499".to_owned()),
        ["response-status-changed b"]
    );
    assert_eq!(
        edit(|response| response.name = "Other".to_owned()),
        ["response-renamed s"]
    );
    let found = edit(|response| response.media = vec!["if text/csv".to_owned()]);
    assert_eq!(found, ["response-media-type-changed b"]);
}

/// An enum of error responses that operations share is named after its responses: a change of them is shown once, with its users.
#[test]
fn a_shared_enum_of_errors_changes_once() {
    let old = depot();
    let mut new = old.clone();
    let path = "calls::failures::Failure303Or401_404Problem";
    let other = "calls::failures::Other";
    let mut users = 0;
    for item in &mut new.items {
        match &mut item.kind {
            ItemKind::Responses(responses) if item.path == path => {
                item.path = other.to_owned();
                responses.branches.pop();
            }
            ItemKind::Alias(ty) if ty.name == path => {
                ty.name = other.to_owned();
                users += 1;
            }
            _ => {}
        }
    }
    assert!(users > 0);
    let changes = compare(&old, &new);
    let codes: Vec<&str> = changes.iter().map(|change| change.code).collect();
    assert_eq!(codes, ["type-renamed", "response-removed"]);
    assert!(
        changes[0].advice.contains("Error`"),
        "{}",
        changes[0].advice
    );
}

#[test]
fn fingerprints_are_stable_and_differ() {
    let old = depot();
    let mut new = old.clone();
    for item in &mut new.items {
        item.deprecated = !item.deprecated;
    }
    let changes = compare(&old, &new);
    let mut fingerprints = BTreeMap::new();
    for change in &changes {
        assert_eq!(change.fingerprint().len(), 16);
        fingerprints.insert(change.fingerprint(), change);
    }
    assert_eq!(fingerprints.len(), changes.len());
    let item = changes
        .iter()
        .find(|change| change.subject == "types::Item");
    // A file of accepted changes has it.
    assert_eq!(item.expect("it is there").fingerprint(), "497e61ceaa276e29");
}

/// A crate with this many enums of strings, each with a field of a struct that has it.
fn many(count: usize, name: &str) -> Surface {
    let mut surface = depot();
    surface
        .items
        .retain(|item| matches!(item.kind, ItemKind::Values(_)));
    let Some(Item {
        kind: ItemKind::Values(values),
        ..
    }) = surface.items.pop()
    else {
        unreachable!("there is one")
    };
    surface.client = None;
    surface.webhooks.clear();
    surface.conversions.clear();
    surface.items = (0..count)
        .map(|index| {
            let mut values = values.clone();
            values.variants[0].value = format!("\"{index}\"");
            Item {
                path: format!("types::{name}{index:05}"),
                pointer: format!("/components/schemas/{name}{index:05}"),
                deprecated: false,
                dropped: None,
                derives: Vec::new(),
                json_schema: false,
                kind: ItemKind::Values(values),
            }
        })
        .collect();
    surface
}

/// Every type is looked at a fixed number of times, however many others are renamed.
#[test]
fn a_thousand_renames_are_found_one_by_one() {
    let (old, new) = (many(1_000, "Old"), many(1_000, "New"));
    let (old_index, new_index) = (Index::of(&old), Index::of(&new));
    let hashes = (Hashes::of(&old_index), Hashes::of(&new_index));
    let (pairs, hashed) = find_renames_by(hashes, &[]);
    assert_eq!(pairs.len(), 1_000);
    assert_eq!(hashed, 2_000);
    for (before, after) in pairs {
        assert_eq!(before.replace("Old", "New"), after);
    }
    let context = Context::of(&old, &new);
    assert_eq!(context.renames.len(), 1_000);
    let changes = compare(&old, &new);
    assert!(changes.iter().all(|change| change.code == "type-renamed"));
    assert_eq!(changes.len(), 1_000);
}

/// Types that contain each other are hashed once a level.
#[test]
fn renames_of_types_that_contain_each_other_are_found_in_linear_time() {
    let chain = |name: &str| {
        let mut surface = many(1_000, name);
        for index in 1..1_000 {
            let inner = [index - 1, index / 2].map(|index| format!("types::{name}{index:05}"));
            let [first, second] = inner.map(RustType::plain);
            let arguments = vec![first, second];
            let name = String::new();
            surface.items[index].kind = ItemKind::Alias(RustType { name, arguments });
        }
        surface
    };
    let (old, new) = (chain("Old"), chain("New"));
    let (old_index, new_index) = (Index::of(&old), Index::of(&new));
    let hashes = (Hashes::of(&old_index), Hashes::of(&new_index));
    let (_, hashed) = find_renames_by(hashes, &[]);
    assert!((2_000..=8_000).contains(&hashed), "{hashed}");
}

/// Types of equal content are matched by their names.
#[test]
fn renames_of_equal_types_are_matched_by_like_names() {
    let alike = |name| {
        let mut surface = many(3, name);
        let kind = surface.items[0].kind.clone();
        for item in &mut surface.items {
            item.kind = kind.clone();
        }
        surface
    };
    let (old, mut new) = (alike("Color"), alike("Colour"));
    let context = Context::of(&old, &new);
    assert_eq!(
        context.renames.get("types::Color00001"),
        Some(&"types::Colour00001")
    );
    new.items.pop();
    let context = Context::of(&old, &new);
    assert_eq!(context.renames.len(), 2);
    assert_eq!(context.renames.get("types::Color00002"), None);
}
