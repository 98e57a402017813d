//! The modules inside a stage form layers, and no two modules import each other.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, UseTree};

use crate::sources::{Source, generator};

/// The modules of each stage, from the bottom up: each may import those before it. `mod` is the stage's own file.
const LAYERS: &[(&str, &str)] = &[
    (
        "analyse",
        "locations renames::target renames::keys renames renames::report replaced selected loops media_order media_types names::named_locations names::call_locations names::call_names secrets scalars \
         tags::tagged tags::cycles tags::claims tags::mapping tags::explicit unions tags::owned \
         tags names::content names::tally names::labels usage names::type_names \
         names::webhook_names names mod",
    ),
    (
        "plan",
        "planned types::patterns planner part_names docs::schema docs servers package calls::auth calls::undefined calls::params \
         bindings pages::names pages::evidence pages::rules pages::near_misses pages::settings pages \
         calls::contents calls::failures calls::response_headers calls::events calls::streams calls::bodies calls::readers calls::responses calls::templates \
         calls::unread calls::webhooks calls types::assumed types::large_integers types::required types::checks unions::decisions \
         unions types::loops types::named_by types::order types::directions types::kept_options types::objects types::secrets types::values types::replaced types types::arrays \
         unions::kinds unions::one_of unions::trials unions::undecided calls::event_enum mod",
    ),
    (
        "link",
        "added::chosen added::entry added::holds added::json_schema::keywords added::json_schema::references \
         added::json_schema::tags added::json_schema::document added::json_schema added keys failures::declarers failures::former failures::names failures nested strings pages calls depth example layout laid described literals examples shared items lock \
         subsets renamed::calls renamed selected undecided defaults mod",
    ),
    (
        "markdown",
        "edits inert html::tags html text limits default summary headings margins mod",
    ),
    ("names", "taken capitals case media mod parts"),
    ("operations", "references media mod sent"),
    (
        "surface",
        "omit runtime_defaults rust_type limit client item model types limits manifest describe_client \
         describe_webhooks describe_responses describe file mod",
    ),
    (
        "compare",
        "verdict effect codes change index likeness grown renames context fields values limits shown struct_pair constants structs enums unions items \
         parameters security sending bodies former_names lifecycle operations sides headers client webhooks packages unchecked mod",
    ),
    (
        "consumer",
        "usage paths program types calls client errors mod",
    ),
    (
        "swagger",
        "locations media conversion schemas contents parameters bodies responses servers operations security root mod",
    ),
    (
        "fit",
        "json_type words recording recordings deviation tree routes judge matching tally jsonpath actions overlay keywords responses \
         describe mend mod",
    ),
    ("schema", "derived mod assumed kinds lookup leaves"),
    ("typed", "schemas mod"),
    (
        "values",
        "mod formats defaults accepts literals shapes difference witness",
    ),
];

#[test]
fn modules_of_a_stage_import_only_what_is_below_them() {
    let mut wrong = Vec::new();
    for (module, imports) in arrows() {
        let (stage, inside) = split(&module);
        let Some((_, layers)) = LAYERS.iter().find(|(name, _)| *name == stage) else {
            continue;
        };
        let layers: Vec<&str> = layers.split_whitespace().collect();
        let layer = |name: &str| layers.iter().position(|layer| *layer == name);
        let Some(own) = layer(inside) else {
            wrong.push(format!("{module} has no layer"));
            continue;
        };
        for imported in &imports {
            let (other, name) = split(imported);
            if other == stage && layer(name).is_none_or(|other| other > own) {
                wrong.push(format!("{module} imports {imported}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_two_modules_import_each_other() {
    let arrows = arrows();
    let mut pairs = Vec::new();
    for (module, imports) in &arrows {
        for imported in imports {
            let back = arrows
                .get(imported)
                .is_some_and(|back| back.contains(module));
            if back && module < imported {
                pairs.push(format!("{module} and {imported}"));
            }
        }
    }
    assert!(pairs.is_empty(), "{pairs:#?}");
}

/// The stage of a module, and its path inside.
fn split(module: &str) -> (&str, &str) {
    module.split_once("::").unwrap_or((module, "mod"))
}

/// What each module of the generator imports by `use`, modules by their paths.
fn arrows() -> BTreeMap<String, BTreeSet<String>> {
    let sources = generator();
    let modules: BTreeSet<String> = sources.iter().map(path_of).collect();
    let mut arrows = BTreeMap::new();
    for source in &sources {
        let module = path_of(source);
        let file = syn::parse_file(&source.text)
            .unwrap_or_else(|error| panic!("{}: {error}", source.path));
        let mut imports = BTreeSet::new();
        for item in file.items {
            let Item::Use(item) = item else { continue };
            let mut paths = Vec::new();
            flatten(&item.tree, &mut Vec::new(), &mut paths);
            for path in paths {
                let owner = absolute(&path, &module).and_then(|path| owner(&path, &modules));
                imports.extend(owner.filter(|owner| *owner != module));
            }
        }
        arrows.insert(module, imports);
    }
    arrows
}

/// `generator/plan/types/mod.rs` is `plan::types`.
pub fn path_of(source: &Source) -> String {
    let path = source.path.trim_start_matches("generator/");
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.replace('/', "::")
}

/// Every path of a use tree.
fn flatten(tree: &UseTree, above: &mut Vec<String>, paths: &mut Vec<Vec<String>>) {
    match tree {
        UseTree::Path(path) => {
            above.push(path.ident.to_string());
            flatten(&path.tree, above, paths);
            above.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, above, paths);
            }
        }
        UseTree::Name(name) => {
            let mut path = above.clone();
            if name.ident != "self" {
                path.push(name.ident.to_string());
            }
            paths.push(path);
        }
        UseTree::Rename(rename) => {
            let mut path = above.clone();
            path.push(rename.ident.to_string());
            paths.push(path);
        }
        UseTree::Glob(_) => paths.push(above.clone()),
    }
}

/// A path from the root of the crate; `None` for one of another crate.
pub fn absolute(path: &[String], module: &str) -> Option<Vec<String>> {
    let mut base: Vec<String> = module.split("::").map(str::to_owned).collect();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" => {
            base.clear();
            rest = &path[1..];
        }
        "self" => rest = &path[1..],
        "super" => {
            while rest.first().is_some_and(|step| step == "super") {
                base.pop();
                rest = &rest[1..];
            }
        }
        _ => return None,
    }
    base.extend(rest.iter().cloned());
    Some(base)
}

/// The innermost module on a path.
fn owner(path: &[String], modules: &BTreeSet<String>) -> Option<String> {
    let ends = (1..=path.len()).rev();
    ends.map(|end| path[..end].join("::"))
        .find(|module| modules.contains(module))
}
