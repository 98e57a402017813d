//! Types of the user in `disjunct.toml`: their crates are dependencies of the generated one.

use std::fs;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
components:
  schemas:
    Money: {type: object, properties: {amount: {type: integer}}}
    Pet:
      type: object
      properties:
        id: {type: string, format: uuid}
        born: {type: string, format: date}
        seen: {type: string, format: date-time}
        price: {$ref: '#/components/schemas/Money'}
";

const CLIENT: &str = "[[client]]\nspec = 'openapi.yaml'\nname = 'pets'\n\n[client.replace]\n";

#[test]
fn a_crate_depends_on_the_crates_of_the_types() {
    let money =
        "Money = { type = 'my_money::Money', dependency = 'my-money = { path = \"../money\" }' }\n";
    let entries = "'format:uuid' = 'uuid'\n'format:date' = 'jiff'\n";
    let config = format!("{CLIENT}{entries}{money}");
    let folder = folder(&[("disjunct.toml", &config), ("openapi.yaml", DOCUMENT)]);
    expect(&folder, &["generate"], 0, "");
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
    let lines = |name: &str| -> Vec<&str> {
        let start = format!("{name} = ");
        manifest
            .lines()
            .filter(|line| line.starts_with(&start))
            .collect()
    };
    assert_eq!(lines("my-money"), ["my-money = { path = \"../money\" }"]);
    let uuid =
        "uuid = { version = \"1\", default-features = false, features = [\"serde\", \"std\"] }";
    assert_eq!(lines("uuid"), [uuid]);
    // The generated code names the crate for `date-time` too.
    let jiff =
        "jiff = { version = \"1\", default-features = false, features = [\"serde\", \"std\"] }";
    assert_eq!(lines("jiff"), [jiff]);
    let pet = fs::read_to_string(folder.path().join("generated/src/types/pet.rs")).unwrap();
    for ty in [
        "<::uuid::Uuid>",
        "<::my_money::Money>",
        "<::jiff::civil::Date>",
    ] {
        assert!(pet.contains(&format!("runtime::Custom{ty}")), "{pet}");
    }
    assert!(pet.contains("pub seen: Option<runtime::DateTime>"), "{pet}");
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn what_is_wrong_is_shown_at_its_line() {
    let shown = |entry: &str, code: i32| {
        let config = format!("{CLIENT}'format:uuid' = 'uuid'\n{entry}\n");
        let folder = folder(&[("disjunct.toml", &config), ("openapi.yaml", DOCUMENT)]);
        let (found, _, err) = run(&folder, &["generate"]);
        assert_eq!(found, code, "{err}");
        assert!(err.contains("disjunct.toml:7:"), "{err}");
        err
    };
    let err = shown("Money = 'my_money::Money'", 2);
    assert!(
        err.contains("the generated crate does not depend on the crate of `my_money::Money`"),
        "{err}"
    );
    let err = shown("Money = 3", 2);
    assert!(err.contains("expected the path of a type"), "{err}");
    let err = shown("Mony = { type = 'a::B', dependency = 'a = \"1\"' }", 0);
    assert!(err.contains("did you mean `Money`?"), "{err}");
    let err = shown("Money = { type = 'a::B', dependency = 'a' }", 3);
    assert!(err.contains("as a line of `[dependencies]`"), "{err}");
}
