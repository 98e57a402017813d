use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::super::{Error, Input, Settings, load};
use super::reported;
use crate::diagnostic::Diagnostics;
use crate::source::{Location, Sources};

/// A folder with these files; the document is `in/api.yaml`.
struct Folder(TempDir);

struct Loaded {
    tree: Value,
    found: Vec<String>,
    diagnostics: Diagnostics,
    sources: Sources,
}

impl Folder {
    fn of(files: &[(&str, &str)]) -> Self {
        let folder = Self(tempfile::tempdir().expect("a folder can be made"));
        for (path, text) in files {
            let path = folder.0.path().join(path);
            fs::create_dir_all(path.parent().expect("it has one")).expect("a folder can be made");
            fs::write(path, text).expect("a file can be written");
        }
        folder
    }

    fn load(&self) -> Loaded {
        self.load_below("in/api.yaml", None)
    }

    fn load_below(&self, document: &str, root: Option<&str>) -> Loaded {
        let mut diagnostics = Diagnostics::default();
        let root = root.map(|root| self.0.path().join(root));
        let path = self.0.path().join(document);
        let settings = Settings {
            root: root.as_deref(),
            ..Settings::default()
        };
        let loaded = load(Input::File(&path), settings, &mut diagnostics);
        let (document, sources) = loaded.expect("the file is there");
        let found = reported(&diagnostics, &sources);
        Loaded {
            tree: document.expect("it can be read").root,
            found,
            diagnostics,
            sources,
        }
    }
}

fn load_files(files: &[(&str, &str)]) -> Loaded {
    Folder::of(files).load()
}

#[test]
fn files_are_bundled_and_references_rewritten() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {$ref: './s/Pet.yaml'}\nb: {$ref: 's/Pet.yaml#/properties/owner'}\n",
        ),
        (
            "in/s/Pet.yaml",
            "properties: {owner: {$ref: Owner.json}, self: {$ref: '#'}, up: {$ref: '../api.yaml#/a'}}",
        ),
        ("in/s/Owner.json", r#"{"items": {"$ref": "Pet.yaml"}}"#),
    ]);
    assert_eq!(loaded.found, [""; 0]);
    let tree = &loaded.tree;
    assert_eq!(tree["a"]["$ref"], "#/x-disjunct-files/s~1Pet.yaml");
    assert_eq!(
        tree["b"]["$ref"],
        "#/x-disjunct-files/s~1Pet.yaml/properties/owner"
    );
    let files = &tree["x-disjunct-files"];
    let names: Vec<_> = files
        .as_object()
        .map(|files| files.keys().collect())
        .unwrap_or_default();
    assert_eq!(names, ["s/Owner.json", "s/Pet.yaml"]);
    let properties = &files["s/Pet.yaml"]["properties"];
    assert_eq!(
        properties["owner"]["$ref"],
        "#/x-disjunct-files/s~1Owner.json"
    );
    assert_eq!(properties["self"]["$ref"], "#/x-disjunct-files/s~1Pet.yaml");
    assert_eq!(properties["up"]["$ref"], "#/a");
    assert_eq!(
        files["s/Owner.json"]["items"]["$ref"],
        "#/x-disjunct-files/s~1Pet.yaml"
    );
    assert_eq!(loaded.sources.files().count(), 3);
}

#[test]
fn only_what_is_reached_is_looked_at_and_names_are_known_by_their_use() {
    let loaded = load_files(&[
        ("in/api.yaml", "a: {$ref: 'all.yaml#/default'}\n"),
        (
            "in/all.yaml",
            "default: {items: {$ref: '#/example'}}\nexample: {type: string}\nother: {$ref: nowhere.yaml}\n",
        ),
    ]);
    assert_eq!(loaded.found, [""; 0]);
    let file = &loaded.tree["x-disjunct-files"]["all.yaml"];
    assert_eq!(
        file["default"]["items"]["$ref"],
        "#/x-disjunct-files/all.yaml/example"
    );
}

#[test]
fn mappings_and_odd_spellings() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {discriminator: {mapping: {x: ./s%20t/P.yaml, y: Bare, z: 's\\u\\Q.yaml#/q'}}}\nb: {$ref: 's\\u\\Q.yaml#/q'}\n",
        ),
        ("in/s t/P.yaml", "{}"),
        ("in/s/u/Q.yaml", "q: {}"),
    ]);
    assert_eq!(loaded.found, [""; 0]);
    let mapping = &loaded.tree["a"]["discriminator"]["mapping"];
    assert_eq!(mapping["x"], "#/x-disjunct-files/s t~1P.yaml");
    assert_eq!(mapping["y"], "Bare");
    assert_eq!(mapping["z"], "#/x-disjunct-files/s~1u~1Q.yaml/q");
    assert_eq!(
        loaded.tree["b"]["$ref"],
        "#/x-disjunct-files/s~1u~1Q.yaml/q"
    );
}

#[test]
fn a_pointer_of_the_document_said_in_another_file() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {$ref: s/t/x.yaml}\ncomponents: {schemas: {Pet: {}}}\n",
        ),
        (
            "in/s/t/x.yaml",
            "items: {$ref: '#/components/schemas/Pet'}\n",
        ),
    ]);
    let found = loaded.diagnostics.into_vec().remove(0);
    assert_eq!(found.code.name, "unresolved-ref");
    let help = "`#` refers to this file; use `../../api.yaml#/components/schemas/Pet` for the main document";
    assert_eq!(found.help.as_deref(), Some(help));
}

#[test]
fn a_missing_file_is_any_value() {
    let loaded = load_files(&[(
        "in/api.yaml",
        "a:\n  first: 1\n  $ref: none.yaml#/x\n  last: 2\n",
    )]);
    assert_eq!(loaded.found, ["missing-file 3:9"]);
    assert!(!loaded.diagnostics.has_errors());
    let node = loaded.tree["a"].as_object().expect("it is a map");
    assert_eq!(node["x-disjunct-missing"], "none.yaml#/x");
    assert_eq!(node.keys().next().map(String::as_str), Some("first"));
    assert!(!node.contains_key("$ref"));
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let folder = Folder::of(&[
        ("in/api.yaml", ""),
        ("secret.yaml", "s: 1"),
        ("inside-not/x.yaml", "s: 1"),
        ("in/s/x.yaml", ""),
    ]);
    for path in [
        "../secret.yaml",
        "s/../../secret.yaml",
        "%2e%2e/secret.yaml",
        "..\\secret.yaml",
        "../in/../secret.yaml",
        "../inside-not/x.yaml",
    ] {
        fs::write(
            folder.0.path().join("in/api.yaml"),
            format!("a: {{$ref: '{path}'}}"),
        )
        .expect("it can be written");
        let loaded = folder.load();
        assert_eq!(loaded.found, ["escaping-ref 1:11"], "{path}");
        assert_eq!(loaded.sources.files().count(), 1);
    }
}

#[test]
fn files_below_the_root_are_read() {
    let text = "a: {$ref: ../common/x.yaml}\nb: {$ref: y.yaml}\nc: {$ref: ../../secret.yaml}\n";
    let folder = Folder::of(&[
        ("root/in/api.yaml", text),
        ("root/in/y.yaml", "y: {$ref: ../common/x.yaml}"),
        ("root/common/x.yaml", "x: {$ref: '../in/api.yaml#/b'}"),
        ("secret.yaml", "s: 1"),
    ]);
    let Loaded {
        tree,
        found,
        sources,
        ..
    } = folder.load_below("root/in/api.yaml", Some("root"));
    assert_eq!(found, ["escaping-ref 3:11"]);
    assert_eq!(tree["a"]["$ref"], "#/x-disjunct-files/common~1x.yaml");
    assert_eq!(tree["b"]["$ref"], "#/x-disjunct-files/in~1y.yaml");
    assert_eq!(
        tree["x-disjunct-files"]["in/y.yaml"]["y"]["$ref"],
        "#/x-disjunct-files/common~1x.yaml"
    );
    assert_eq!(
        tree["x-disjunct-files"]["common/x.yaml"]["x"]["$ref"],
        "#/b"
    );
    let paths: Vec<_> = sources.files().map(|file| Path::new(&file.path)).collect();
    assert!(
        paths[1].ends_with("root/common/x.yaml") && paths[1].is_file(),
        "{paths:?}"
    );
}

#[test]
fn a_document_has_to_be_below_its_root() {
    let folder = Folder::of(&[("in/api.yaml", ""), ("other/x.yaml", "")]);
    for (root, why) in [
        ("other", "the document is not in this folder"),
        ("none", "No such file"),
    ] {
        let (path, root) = (
            folder.0.path().join("in/api.yaml"),
            folder.0.path().join(root),
        );
        let settings = Settings {
            root: Some(&root),
            ..Settings::default()
        };
        let loaded = load(Input::File(&path), settings, &mut Diagnostics::default());
        let error = loaded.map(drop).unwrap_err();
        let reported = error.source.to_string();
        assert!(
            reported.contains(&root.display().to_string()) && reported.contains(why),
            "{reported}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_is_what_it_leads_to() {
    let text = "a: {$ref: out.yaml}\nb: {$ref: twin.yaml}\nc: {$ref: real.yaml}\nd: {$ref: s}\n";
    let folder = Folder::of(&[
        ("in/api.yaml", text),
        ("secret.yaml", "s: 1"),
        ("in/real.yaml", "s: 1"),
        ("in/s/x.yaml", ""),
    ]);
    let path = |name: &str| folder.0.path().join(name);
    std::os::unix::fs::symlink(path("secret.yaml"), path("in/out.yaml"))
        .expect("a link can be made");
    std::os::unix::fs::symlink(path("in/real.yaml"), path("in/twin.yaml"))
        .expect("a link can be made");
    let loaded = folder.load();
    assert_eq!(loaded.found, ["escaping-ref 1:11", "unreadable-file 4:11"]);
    assert_eq!(loaded.tree["b"]["$ref"], "#/x-disjunct-files/real.yaml");
    assert_eq!(loaded.tree["c"]["$ref"], "#/x-disjunct-files/real.yaml");
}

#[test]
fn errors_of_other_files_are_in_those_files_and_say_who_asked() {
    let loaded = load_files(&[
        ("in/api.yaml", "a: {$ref: s/one.yaml}\n"),
        (
            "in/s/one.yaml",
            "b: {$ref: two.json}\nc: {$ref: '#/none'}\nd: {$ref: two.json#/x}\n",
        ),
        ("in/s/two.json", "{\"x\": }"),
    ]);
    let locations: Vec<_> = loaded
        .diagnostics
        .iter()
        .map(|found| (found.code.name, found.at.to_string()))
        .collect();
    assert_eq!(
        locations,
        [
            ("invalid-syntax", "s/two.json#/x".to_owned()),
            ("unresolved-ref", "s/one.yaml#/c/$ref".to_owned()),
        ]
    );
    let chains: Vec<Vec<_>> = loaded
        .diagnostics
        .iter()
        .map(|found| {
            loaded
                .sources
                .chain(&found.at)
                .iter()
                .map(ToString::to_string)
                .collect()
        })
        .collect();
    assert_eq!(
        chains,
        [vec!["s/one.yaml#/b/$ref", "/a/$ref"], vec!["/a/$ref"]]
    );
    assert_eq!(loaded.found, ["invalid-syntax 1:7", "unresolved-ref 2:11"]);
}

#[test]
fn a_document_that_is_not_there_is_an_error_of_the_machine() {
    let folder = Folder::of(&[]);
    let load = |path: &Path| {
        let mut diagnostics = Diagnostics::default();
        load(Input::File(path), Settings::default(), &mut diagnostics).map(drop)
    };
    let none = folder.0.path().join("none.yaml");
    let Error { path, source } = load(&none).unwrap_err();
    assert!(path.ends_with("none.yaml"));
    assert_eq!(source.kind(), std::io::ErrorKind::NotFound);
    assert!(load(folder.0.path()).is_err());
}

#[test]
fn a_long_chain_of_files_is_followed() {
    let folder = Folder::of(&[("in/api.yaml", "a: {$ref: f0.json}")]);
    for index in 0..200 {
        let text = format!("{{\"items\": {{\"$ref\": \"f{}.json\"}}}}", index + 1);
        fs::write(folder.0.path().join(format!("in/f{index}.json")), text)
            .expect("it can be written");
    }
    let loaded = folder.load();
    assert_eq!(loaded.found, ["missing-file 1:20"]);
    let found = loaded.diagnostics.into_vec().remove(0);
    assert_eq!(found.at.to_string(), "f199.json#/items/$ref");
    assert_eq!(loaded.sources.chain(&found.at).len(), 200);
}

#[test]
fn the_reference_to_a_part_of_a_file_is_reported() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {$ref: 's.yaml#/one'}\nb: {$ref: 's.yaml#/two'}\n",
        ),
        (
            "in/s.yaml",
            "one: {}\ntwo: {c: {$ref: 't.yaml#/x'}, d: {}}\n",
        ),
        (
            "in/t.yaml",
            "x: {y: {$ref: 's.yaml#/two/d'}, z: {$ref: '#/none'}}\n",
        ),
    ]);
    let chain = |location: &str| -> Vec<String> {
        loaded
            .sources
            .chain(&Location::value(location))
            .iter()
            .map(ToString::to_string)
            .collect()
    };
    assert_eq!(loaded.found, ["unresolved-ref 1:43"]);
    assert_eq!(
        chain("/x-disjunct-files/t.yaml/x/z/$ref"),
        ["s.yaml#/two/c/$ref", "/b/$ref"]
    );
    assert_eq!(
        chain("/x-disjunct-files/s.yaml/two/d"),
        ["t.yaml#/x/y/$ref", "s.yaml#/two/c/$ref", "/b/$ref"]
    );
}

#[test]
fn a_uri_is_known_by_files_that_are_opened_later() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {$ref: 'https://acme.test/pet.json'}\nb: {$ref: pet.json}\n",
        ),
        (
            "in/pet.json",
            r#"{"$id": "https://acme.test/pet.json", "items": {"$ref": "https://acme.test/toy.json"}, "x": {"$ref": "toy.json"}}"#,
        ),
        ("in/toy.json", r#"{"$id": "https://acme.test/toy.json"}"#),
    ]);
    assert_eq!(loaded.found, Vec::<String>::new());
    assert_eq!(loaded.tree["a"], loaded.tree["b"]);
    let unknown = load_files(&[("in/api.yaml", "a: {$ref: 'https://acme.test/pet.json'}\n")]);
    assert_eq!(unknown.found, ["remote-ref 1:11"]);
}

#[test]
fn a_text_by_reference_is_taken_as_it_is() {
    let text = "# Pets: all\n\n- `one`\n";
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "info: {description: {$ref: pets.md}, summary: {$ref: none.md}}\n",
        ),
        ("in/pets.md", text),
    ]);
    assert_eq!(loaded.found, ["unknown-field 1:28", "missing-file 1:54"]);
    assert_eq!(loaded.tree["info"]["description"], text);
    assert_eq!(
        loaded.sources.files().count(),
        2,
        "a build script watches it"
    );
    assert!(
        loaded
            .sources
            .missing()
            .any(|path| path.ends_with("in/none.md")),
        "this one, too"
    );
}

#[test]
fn what_is_written_as_in_the_document_is_suggested() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "a: {$ref: paths/a.yaml}\ncomponents: {schemas: {$ref: schemas/index.yaml}}\n",
        ),
        (
            "in/paths/a.yaml",
            "a: {$ref: schemas/Pet.yaml}\nb: {$ref: schemas/Pet.yaml}\nc: {$ref: '#/components/schemas/Pet'}\n",
        ),
        ("in/schemas/Pet.yaml", "type: object\n"),
        ("in/schemas/index.yaml", "Pet: {$ref: Pet.yaml}\n"),
    ]);
    assert_eq!(
        loaded.found,
        [
            "missing-file 1:11",
            "missing-file 2:11",
            "unresolved-ref 3:11"
        ]
    );
    let helps: Vec<&str> = loaded
        .diagnostics
        .iter()
        .filter_map(|found| found.help.as_deref())
        .collect();
    assert!(helps[0].contains("`../schemas/Pet.yaml`"), "{helps:?}");
    assert!(
        helps[2].contains("`../api.yaml#/components/schemas/Pet`"),
        "{helps:?}"
    );
}

/// `$self` is the URI of a file, by which others name it. A file that is below the URI of the document is below its folder.
#[test]
fn absolute_references_are_resolved_by_the_uris_of_files() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "$self: https://example.com/v1/api.yaml\n\
             a: {$ref: 'https://example.com/v1/api.yaml#/c'}\n\
             b: {$ref: 'https://example.com/v1/s/Pet.yaml#/owner'}\n\
             c: {type: string}\n",
        ),
        (
            "in/s/Pet.yaml",
            "owner: {$ref: 'https://example.com/v1/s/Owner.yaml'}\n",
        ),
        ("in/s/Owner.yaml", "type: object\n"),
    ]);
    assert_eq!(loaded.found, [""; 0]);
    let tree = &loaded.tree;
    assert_eq!(tree["a"]["$ref"], "#/c");
    assert_eq!(tree["b"]["$ref"], "#/x-disjunct-files/s~1Pet.yaml/owner");
    let files = &tree["x-disjunct-files"];
    assert_eq!(
        files["s/Pet.yaml"]["owner"]["$ref"],
        "#/x-disjunct-files/s~1Owner.yaml"
    );
}

/// Nothing is fetched, and no file outside of the folder is read.
#[test]
fn absolute_references_elsewhere_are_refused() {
    let loaded = load_files(&[
        (
            "in/api.yaml",
            "$self: https://example.com/v1/api.yaml\n\
             a: {$ref: 'https://example.com/v2/Pet.yaml'}\n\
             b: {$ref: 'https://example.com/v1/../../out.yaml'}\n\
             c: {$ref: 'https://example.com/v1/absent.yaml'}\n",
        ),
        ("out.yaml", "secret: true\n"),
    ]);
    let codes: Vec<&str> = loaded
        .found
        .iter()
        .filter_map(|found| found.split(' ').next())
        .collect();
    assert_eq!(codes.len(), 3, "{:?}", loaded.found);
    assert!(
        !loaded.tree.to_string().contains("secret"),
        "{}",
        loaded.tree
    );
}
