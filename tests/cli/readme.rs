//! The output that the README and the pages next to it show.

use std::fs;

use super::{expect, folder};

const OVERLAP: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {}
components: {schemas: {
    Odd: {oneOf: [
      {type: object, required: [a], properties: {a: {type: integer, minimum: 5}}},
      {type: object, properties: {a: {type: number, maximum: 5}}}]}}}
";

const LIMIT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.4.0'}
paths:
  /pets:
    get:
      tags: [pets]
      operationId: listPets
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: 100}}]
      responses: {'204': {description: Done.}}
";

#[test]
fn the_report_of_the_readme_is_printed() {
    let folder = folder(&[("api.yaml", OVERLAP)]);
    let out = expect(
        &folder,
        &["report", "api.yaml"],
        0,
        "warning[undecided-union]",
    );
    let shown = block("README.md", "Odd at ");
    assert!(out.contains(&shown), "{out}");
}

#[test]
fn the_documented_changes_are_printed() {
    let new = LIMIT.replace("100", "50").replace("1.4.0", "1.5.0");
    let folder = folder(&[("old.yaml", LIMIT), ("new.yaml", &new)]);
    let out = expect(&folder, &["diff", "old.yaml", "new.yaml"], 1, "");
    assert_eq!(
        out.trim_end(),
        block("docs/upgrading.md", "pets 1.4.0").trim_end()
    );
}

/// The block of a page that begins so.
fn block(page: &str, start: &str) -> String {
    let page = fs::read_to_string(page).unwrap();
    let fence = format!("```text\n{start}");
    let (_, block) = page.split_once(&fence).unwrap();
    let (block, _) = block.split_once("```").unwrap();
    format!("{start}{block}")
}
