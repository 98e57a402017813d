//! Codes of the user's options: `disjunct.toml`, the command line, a build script.

use super::{Code, Severity, codes};

codes! {
INVALID_CONFIG Error "invalid-config" "invalid `disjunct.toml`" "\
`disjunct.toml` is a TOML file with one table `[[client]]` for each client. The keys of the table are `spec`, which is
required, `root`, `overlays`, `max_size`, `output`, `name`, `version`, `license`, `repository`, `homepage`, `authors`, `unknown_fields`,
`layout`, `deviations`, `runtime`, `formats`, `secret`, `tower`, `select`, `types`, `client`, `rename`, `replace`, `derive`, `attribute`, `json_schema`, `pages`, `strict` and `allow`;
`disjunct generate --help` describes them, `disjunct explain ignored-pages` the tables `pages`, `disjunct explain unused-select` the table
`select`, `disjunct explain unused-rename` the table `rename`, `disjunct explain invalid-replace` the table `replace`, and
`disjunct explain invalid-derive` the tables `derive` and `attribute`. Paths are relative to the folder of the file.

```toml
[[client]]
spec = \"specs/openapi.json\"
output = \"generated\"
name = \"browser-session\"
version = \"2.0.0\"
license = \"MIT OR Apache-2.0\"
repository = \"https://github.com/example/browser-session\"
homepage = \"https://example.com\"
authors = [\"Ada <ada@example.com>\"]
unknown_fields = \"keep\"
deviations = \"correct\"
formats = \"annotate\"
secret = [\"/components/schemas/Login/properties/pin\"]
strict = true
allow = [\"yaml-tag@/info/title\"]
```

An unknown key is an error, so that a misspelled option is not ignored.
"
UNUSABLE_LOCK Warning "unusable-lock" "unusable entry in `disjunct.lock`" "\
`disjunct.lock` lists the names that Disjunct has generated, by JSON pointer, so that they do not change when the document
grows. It is written next to the crate and belongs under version control. There is no need to edit it.

An entry that is not a valid name, or that repeats the name of another entry, is skipped. If the file cannot be read at all,
for example because of merge conflict markers between names, no name is kept. New names may differ from the previous ones, so such
a file is replaced only with `--overwrite`: restore the last committed version, and generate again.
"
EDITED_LOCK Error "edited-lock" "name in `disjunct.lock` cannot be kept" "\
`disjunct.lock` keeps names that were generated; it does not choose them. This file was edited since the last run, and an entry has a
name that cannot be made of the schema or operation today, or that another item has. Nothing is written, so that the line is not lost.

To rename an item, rename it in the document (its key in `components`, its `title` or `operationId`), and delete its line. To keep
the generated names, delete the line or generate with `--overwrite`, which writes the file anew.
"
MISSING_LOCK Warning "missing-lock" "missing `disjunct.lock`" "\
An earlier run wrote `disjunct.lock` next to the crate, and the file is gone. It keeps names that the document alone does not settle:
without it each name is made anew, and a type or operation can get another name than it had. The message lists the files that would
be removed and added.

Restore the last committed version of the file, and keep it under version control. If there is none, allow the warning once: the
run writes a new one.
"
INVALID_KEPT Error "invalid-kept" "invalid `disjunct.kept.json`" "\
`disjunct bump` writes this file next to the crate: the parts of former versions of the document that the API no longer has, and that the
crate keeps, deprecated. It is JSON with an array `parts`. Each part has the fields `at`, its JSON pointer in the document, `dropped_in`,
the version of the API that no longer has it, and `value`.

The file can be edited: delete an entry to remove its item from the crate. After conflict markers of a merge, keep the entries of both sides. `disjunct bump --drop` removes all parts.
"
UNUSED_KEPT Warning "unused-kept" "unused part in `disjunct.kept.json`" "\
The crate keeps a part of a former version of the document, and the part refers to a schema that the document no longer has. The part is
skipped, and its item is not in the crate. `disjunct bump` adds the schema to the parts if the released document has it, and removes the part
otherwise.
"
NOT_A_SECRET Warning "not-a-secret" "`secret` does not name a string schema" "\
`secret` lists strings that `Debug` must not show, by the JSON pointers of their schemas: the schema of a property, of the
items of an array, or a named schema. The document has no schema at this pointer, or the values of the schema are not plain
strings. Dates and enums are always shown, untyped values never are. The entry hides nothing.
"
IGNORED_PAGES Warning "ignored-pages" "`pages` does not fit the document" "\
A table `[[client.pages]]` declares how an operation pages, or with `deny = true` that it does not. The operation is named by its
`operationId`, or by its method and path. The document has no such operation, or the operation has no such parameter, or a page no
such property. The table is ignored; `disjunct report` shows how the operation is read.

```toml
[[client.pages]]
operation = \"GET /pets\"
rule = \"cursor\"
parameter = \"cursor\"
property = \"/meta/next_cursor\"
items = \"/data\"
```

`rule` is `next-url`, `cursor`, `link-header`, `page-number`, `offset` or `last-id`. `property` and `items` are JSON pointers within a
page, and a `parameter` that is a property of the request body is a pointer within it: `/start_cursor`. `first` is the number of the first
page, or the offset of the first item.
"
UNUSED_SELECT Warning "unused-select" "`select` matches nothing" "\
The table `[client.select]` lists the operations that a client has; types follow from these. No operation of the document has what the
pattern describes, or what all lists of the table describe together.

```toml
[client.select]
tags = [\"pets\", \"!internal\"]
paths = [\"/pets/**\"]
methods = [\"get\"]
operations = [\"!listAllPets\"]
media_types = [\"!text/csv\"]
deprecated = false
```

An operation is selected if each list but `media_types` selects it, or is empty. `media_types` selects those of bodies and responses; a body of which none is
selected keeps all. `*` is any string, in a path without `/`, and `**` is any string in a path; `/pets/**`
is `/pets` and what is below it. A pattern that begins with `!` excludes what it matches, and a list of such patterns only selects all others.
An operation is named by its `operationId`, or by its method and path: `GET /pets`. Webhooks have no path, and callbacks belong to their operation.
"
UNUSED_RENAME Warning or Error "unused-rename" "`rename` names nothing" "\
The table `[client.rename]` gives items of the document other names in Rust. The document has no item that the key names, or the item
has no such name. `disjunct bump` refuses this, since the next version of the crate would lose the name.

```toml
[client.rename]
Pet = \"Animal\"                                    # a schema: the type
\"/components/schemas/Pet/properties/kind\" = \"Kind\" # the type of a schema within another one
\"Pet.kind\" = \"species\"                            # a property: the field and its setter
\"Color.#fff\" = \"White\"                            # a value of an enum or of a tag, or the schema of a branch: the variant
listPets = \"find\"                                  # an `operationId`: the method and its types
\"GET /pets/{id}\" = \"load\"                         # an operation without one
\"listPets.limit\" = \"most\"                         # a parameter: the argument or setter
\"/tags/pets\" = \"animals\"                          # a tag: the group and its module
```

A key is a JSON pointer, or a name in the document. The pointer of a property, of a value of an enum, of a branch, of a parameter in
`/components/parameters` or in an operation, of a webhook and of a security scheme works too. A name in camel case is that of a type or
variant, and one in snake case of anything else. What is named after the item follows: types within it, and the types of an operation.
A property of a schema that others combine by `allOf` is renamed for each of them by an entry.

With the next `disjunct bump`, types and operations keep their former names as deprecated aliases. `disjunct generate --bindings FILE`
lists the items with their pointers.
"
INVALID_RENAME Error "invalid-rename" "`rename` cannot be carried out" "\
The table `[client.rename]` gives an item of the document a name that it cannot have in Rust, or that another item has; or the key
names several items, or one that another entry renames. `disjunct explain unused-rename` describes the table.

A name is written as Rust does: types and variants in camel case (`HttpError`), everything else in snake case (`http_error`). Names that
emitted code needs, such as `new` for a field, cannot be given to items. To exchange two names, rename both items.
"
UNUSED_REPLACE Warning "unused-replace" "`replace` names no schema" "\
The table `[client.replace]` puts a type of yours in place of a schema or a format. The document has no schema that the key names, or no
schema with the format. `disjunct explain invalid-replace` describes the table.
"
INVALID_REPLACE Error "invalid-replace" "`replace` cannot be carried out" "\
The table `[client.replace]` puts a type of yours in place of a schema or a format.

```toml
[client.replace]
\"format:uuid\" = \"uuid\"
\"format:date-time\" = \"jiff\"
Money = { type = \"my_money::Money\", dependency = 'my-money = \"1\"' }
\"/components/schemas/Pet/properties/price\" = { type = \"my_money::Money\", dependency = 'my-money = \"1\"' }
```

A key is the JSON pointer or the name of a schema, or `format:` and a format. A value is the path of a type, with the line of `Cargo.toml` that
brings its crate; where the code is in a package of yours (`layout`, or a build script), the path alone, also `crate::Money`. Or it is the name of a
crate, for which there is a ready choice:

| format of a string | crate | type |
|---|---|---|
| `uuid` | `uuid` | `uuid::Uuid` |
| `date-time` | `jiff`, `chrono` | `jiff::Timestamp`, `chrono::DateTime<FixedOffset>` |
| `date` | `jiff`, `chrono` | `jiff::civil::Date`, `chrono::NaiveDate` |
| `decimal` | `rust_decimal` | `rust_decimal::Decimal` |
| `uri` | `url` | `url::Url` |

The type implements `Serialize` and `DeserializeOwned` of serde, by which it is read and written, and `Clone`, `Debug`, `PartialEq`, `Send` and `Sync`;
otherwise the crate does not compile, and the error names `CustomType`. A field has the type `runtime::Custom<T>`, which derefs to the value and takes
it in setters. `validate()` does not look inside, and a default of the document is not set.

A branch of a union that is decided by a tag or by its properties is read as its generated type, and cannot be replaced. A format of a
branch that is described in its union keeps its type.
"
UNUSED_DERIVE Warning "unused-derive" "`derive` or `attribute` adds nothing" "\
The tables `[client.derive]` and `[client.attribute]` add traits and attributes to types. No struct or enum has a name that the key describes,
or none that it matches can implement the trait. `disjunct explain invalid-derive` describes the tables.
"
INVALID_DERIVE Error "invalid-derive" "`derive` or `attribute` cannot be carried out" "\
The tables `[client.derive]` and `[client.attribute]` add traits and attributes to types.

```toml
[client.derive]
\"*Id\" = [\"Hash\", \"Ord\"]
Shape = [{ use = \"strum::VariantNames\", dependency = 'strum = { version = \"0.27\", features = [\"derive\"] }' }]

[client.attribute]
Pet = ['#[doc(alias = \"animal\")]', '#[must_use]']
```

A key is the name of a type in Rust, in which `*` is any string, or the JSON pointer of its schema. `Hash`, `Eq`, `PartialOrd` and `Ord` are implemented
for the type and for all that it holds; `Ord` brings `Eq` and `PartialOrd`. Where a type holds what lacks the trait, such as an `f64`, the type is
skipped if a pattern with `*` matched it, and an error if it is named. Unknown fields are compared like others. An enum of values has all four already.
Where a struct is a key, clippy may warn with `mutable_key_type`: raw JSON, such as unknown fields, is parsed when asked for. Its hash and its order
stay the same.

Any other derive is the path of its macro, with the line of `Cargo.toml` that brings its crate; where the code is in a package of yours (`layout`, or a
build script), the path alone, also `crate::Show`. It sees the fields of the generated type: a struct has one for properties that the
schema does not describe, and may have private ones. An attribute is written as it is before a type. Attributes that contradict what is generated are refused.
"
UNUSED_JSON_SCHEMA Warning "unused-json-schema" "`json_schema` adds nothing" "\
The setting `json_schema` lists types whose function `json_schema()` returns the JSON Schema of their values.

```toml
[[client]]
spec = \"openapi.yaml\"
json_schema = [\"Action\", \"*Request\"]
```

An item is the name of a type in Rust, in which `*` is any string, or the JSON pointer of its schema. No struct or enum has such a name; or it is
the name of another type, such as `Vec<Pet>`, which can have no function here; or the type has a function of that name already, for a
property. A pattern with `*` skips such types.
"
UNUSED_ALLOW Warning "unused-allow" "`allow` matches no warning" "\
`allow` suppresses all warnings and notes of a code (`yaml-tag`), or the one at a location (`yaml-tag@/info/title`); the note
below a warning shows its pointer. The document has no such warning: it was fixed or moved, or the pointer is misspelled.
Remove the entry, since it would hide the next warning at that location.
"
}
