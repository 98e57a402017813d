//! Where a type comes from, in words for its documentation: a JSON pointer → `Pet.tags[]`.

use super::object::plain;
use crate::source::pointer;

/// The location of a schema, in words that follow `what`, such as `The object`.
pub fn describe(what: &str, pointer: &str) -> String {
    let steps: Vec<_> = pointer::tokens(pointer).collect();
    let steps: Vec<&str> = steps.iter().map(AsRef::as_ref).collect();
    match steps.as_slice() {
        [files, file, inside @ ..] if files.starts_with("x-") => in_file(what, file, inside),
        ["components", "schemas", name, inside @ ..] => {
            format!("{what} `{}`.", plain(&join(name, inside)))
        }
        [
            "components",
            "pathItems",
            name,
            _,
            "requestBody",
            inside @ ..,
        ] => within(
            what,
            inside,
            &format!("the body of the path item `{}`", plain(name)),
        ),
        [
            "components",
            "callbacks",
            name,
            _,
            _,
            "requestBody",
            inside @ ..,
        ] => within(
            what,
            inside,
            &format!("the body of the callback `{}`", plain(name)),
        ),
        ["components", section, name, inside @ ..] => within(
            what,
            inside,
            &format!("the {} `{}`", singular(section), plain(name)),
        ),
        ["webhooks", name, _, "requestBody", inside @ ..] => within(
            what,
            inside,
            &format!("the body of the webhook `{}`", plain(name)),
        ),
        ["paths", path, "parameters", _, inside @ ..] => {
            within(what, inside, &format!("a parameter of `{}`", plain(path)))
        }
        ["paths", path, method, inside @ ..] => {
            in_operation(what, inside, &operation(method, path))
        }
        _ => format!("{what} `{}`.", plain(pointer)),
    }
}

/// The same in another file: a schema, schemas by name, a path item, or path items by path.
fn in_file(what: &str, file: &str, steps: &[&str]) -> String {
    let file = format!("`{}`", plain(file));
    match steps {
        [] => whole(what, &file),
        ["components", "schemas", name, inside @ ..]
        | ["schemas" | "definitions" | "$defs", name, inside @ ..] => {
            format!("{what} `{}` of {file}.", plain(&join(name, inside)))
        }
        [first, ..] if SCHEMA.contains(first) => match join("", steps).trim_start_matches('.') {
            "" => whole(what, &file),
            inside => format!("{what} `{}` of {file}.", plain(inside)),
        },
        ["schema" | "content", ..] => within(what, steps, &file),
        [path, method, inside @ ..] if path.starts_with('/') => in_operation(
            what,
            inside,
            &format!("{} in {file}", operation(method, path)),
        ),
        [
            method,
            "requestBody" | "responses" | "parameters" | "callbacks",
            ..,
        ] => in_operation(
            what,
            &steps[1..],
            &format!("`{}` in {file}", plain(&method.to_uppercase())),
        ),
        ["parameters", _, inside @ ..] => within(what, inside, &format!("a parameter of {file}")),
        // Its schemas are under names of any depth.
        steps => {
            let is_within = |step: &&str| SCHEMA.contains(step) || step.starts_with('$');
            let names = steps
                .iter()
                .position(is_within)
                .unwrap_or(steps.len())
                .max(1);
            let (names, inside) = steps.split_at(names);
            format!(
                "{what} `{}` of {file}.",
                plain(&join(&names.join("."), inside))
            )
        }
    }
}

fn whole(what: &str, file: &str) -> String {
    format!("{what} of {file}.")
}

/// Keywords that a file with a schema begins with, although other files may have fields with these names.
const SCHEMA: [&str; 6] = [
    "properties",
    "items",
    "oneOf",
    "anyOf",
    "allOf",
    "additionalProperties",
];

fn in_operation(what: &str, steps: &[&str], operation: &str) -> String {
    match steps {
        ["requestBody", inside @ ..] => within(what, inside, &format!("the body of {operation}")),
        ["responses", status, inside @ ..] => within(
            what,
            inside,
            &format!("the response {} of {operation}", plain(status)),
        ),
        ["parameters", _, inside @ ..] => {
            within(what, inside, &format!("a parameter of {operation}"))
        }
        ["callbacks", name, _, _, "requestBody", inside @ ..] => within(
            what,
            inside,
            &format!("the body of the callback `{}` of {operation}", plain(name)),
        ),
        inside => within(what, inside, operation),
    }
}

fn within(what: &str, inside: &[&str], location: &str) -> String {
    if let ["headers", name, inside @ ..] = inside {
        let header = format!("the header `{}` of {location}", plain(name));
        return within(what, inside, &header);
    }
    let inside = join("", inside);
    match inside.trim_start_matches('.') {
        "" => format!("{what} that is {location}."),
        inside => format!("{what} `{}` in {location}.", plain(inside)),
    }
}

fn operation(method: &str, path: &str) -> String {
    format!("`{} {}`", plain(&method.to_uppercase()), plain(path))
}

fn singular(section: &str) -> &'static str {
    match section {
        "parameters" => "parameter",
        "requestBodies" => "body",
        "responses" => "response",
        "headers" => "header",
        _ => "component",
    }
}

/// The steps below a named point: `.name` for a property, `[]` for items, `{}` for values.
fn join(start: &str, inside: &[&str]) -> String {
    let mut text = start.to_owned();
    let mut steps = inside.iter();
    while let Some(step) = steps.next() {
        match *step {
            "properties" | "$defs" | "definitions" => {
                text.extend(steps.next().map(|name| format!(".{name}")));
            }
            "items" | "prefixItems" | "unevaluatedItems" => text.push_str("[]"),
            "additionalProperties" | "unevaluatedProperties" | "~values" => text.push_str("{}"),
            "patternProperties" => {
                steps.next();
                text.push_str("{}");
            }
            "propertyNames" => text.push_str(".keys"),
            "oneOf" | "anyOf" => {
                let index = steps
                    .next()
                    .and_then(|index| index.parse::<usize>().ok())
                    .unwrap_or_default();
                text.extend(["(", &(index + 1).to_string(), ")"]);
            }
            "content" => drop(steps.next()),
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::describe;

    #[test]
    fn locations_are_described() {
        let cases = [
            ("/components/schemas/Pet", "The object `Pet`."),
            (
                "/components/schemas/Pet/properties/a~1b/items",
                "The object `Pet.a/b[]`.",
            ),
            (
                "/components/schemas/Pet/allOf/0/~merged/properties/x",
                "The object `Pet.x`.",
            ),
            (
                "/components/schemas/Pet/oneOf/1/additionalProperties",
                "The object `Pet(2){}`.",
            ),
            (
                "/components/parameters/P/schema",
                "The object that is the parameter `P`.",
            ),
            (
                "/paths/~1pets/post/requestBody/content/application~1json/schema/properties/x",
                "The object `x` in the body of `POST /pets`.",
            ),
            (
                "/paths/~1pets/get/responses/404/content/a/schema",
                "The object that is the response 404 of `GET /pets`.",
            ),
            (
                "/paths/~1pets/get/responses/200/headers/X-Kind/schema",
                "The object that is the header `X-Kind` of the response 200 of `GET /pets`.",
            ),
            (
                "/paths/~1pets/get/parameters/0/schema",
                "The object that is a parameter of `GET /pets`.",
            ),
            (
                "/webhooks/sold/post/requestBody/content/a/schema/properties/x",
                "The object `x` in the body of the webhook `sold`.",
            ),
            (
                "/paths/~1pets/post/callbacks/paid/{$url}/post/requestBody/content/a/schema",
                "The object that is the body of the callback `paid` of `POST /pets`.",
            ),
            (
                "/components/pathItems/sold/post/requestBody/content/a/schema",
                "The object that is the body of the path item `sold`.",
            ),
            (
                "/x-files/a~1b.yaml/components/schemas/Pet/items",
                "The object `Pet[]` of `a/b.yaml`.",
            ),
            ("/x-files/a~1b.yaml", "The object of `a/b.yaml`."),
            (
                "/x-files/a~1b.yaml/properties/x",
                "The object `x` of `a/b.yaml`.",
            ),
            (
                "/x-files/a~1b.yaml/$defs/X/items",
                "The object `X[]` of `a/b.yaml`.",
            ),
            (
                "/x-files/a~1b.yaml/X/items",
                "The object `X[]` of `a/b.yaml`.",
            ),
            (
                "/x-files/a~1b.yaml/models/deep/U/properties/p",
                "The object `models.deep.U.p` of `a/b.yaml`.",
            ),
            (
                "/x-files/p.json/post/requestBody/content/a/schema/properties/x",
                "The object `x` in the body of `POST` in `p.json`.",
            ),
            (
                "/x-files/p.json/~1pets/get/responses/200/content/a/schema",
                "The object that is the response 200 of `GET /pets` in `p.json`.",
            ),
            (
                "/paths/~1p`s/parameters/0/schema/items",
                "The object `[]` in a parameter of `/p's`.",
            ),
        ];
        for (pointer, expected) in cases {
            assert_eq!(describe("The object", pointer), expected, "of {pointer}");
        }
    }
}
