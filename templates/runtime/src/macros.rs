//! The attributes that the macros of this crate read. An item in `object!`, `union!`, `untagged_union!`, `text!`, `integer!`,
//! `call!`, `failure!` or `responses!` is written as an ordinary Rust item. Its attributes hold the rest, as serde's do: words
//! and `key = value`, in the order in which they are listed here.
//!
//! # `object!`: a struct
//!
//! | `#[object(…)]` on the struct | |
//! |---|---|
//! | `tag = ("key", value)` | The property `key` always has this value. The struct has no field for it. |
//! | `tag_optional` | The tag may be absent. |
//! | `constant = ("key", "value")` | Like a tag, but another value is accepted and kept in the flattened field. |
//! | `constant_optional` | This constant may be absent. |
//! | `defaults("key" = "json", …)` | The values of required fields that are missing, in place of the empty ones. |
//! | `exact` | Values that are not as declared are refused. |
//! | `closed` | Validation refuses properties that the schema does not describe. |
//!
//! | `#[json("key", …)]` on a field | absent | `null` | written |
//! |---|---|---|---|
//! | nothing else: required | corrected | as its type, else corrected | always |
//! | `optional` | `None` | `None`, which is a deviation | unless `None` |
//! | `optional, nullable` | `None` | `None` | unless it was absent or never set, and is still `None` |
//! | `patch` | `Absent` | `Null` | unless `Absent` |
//! | `default = value` | the default | as its type, else the default | unless it was absent or never set, and still equals the default |
//!
//! A value that is corrected has a [`Deviation`](super::Deviation): an absent required property has the empty value of its type.
//! What came is written back until the field is assigned.
//!
//! Then `read_only`: requests are written without the field; or `required_in_requests`: a request without it is not sent.
//! `#[json(flatten)]`: the last field, for the properties that the schema does not describe.
//!
//! # `union!` and `untagged_union!`: an enum
//!
//! | `#[union(…)]` | what selects the variant | `#[json(…)]` on a variant |
//! |---|---|---|
//! | `tag = "key", kind = Kind` | the property `key` | `"value"` or `"one" \| "other"` |
//! | `json_type` | the JSON type | `string`, `integer`, `number`, `boolean`, `array` or `object` |
//! | `untagged`, in `untagged_union!` | the shape of the value | `{ "required": shape; "optional": shape; _: others }`, `[shape]`, `any`, … |
//!
//! After `kind = Kind`, an enum of the tags, `without_tag = Variant`: an object without the tag is this variant; with
//! `default = Variant` also one whose tag is of no other variant. After `untagged`,
//! `open = "key"`: an object whose constant `key` no variant has is `Unknown`; `open = ""`: so is an object whose only property no
//! variant has. After the selection, a variant has `accessor = as_variant`, the method that returns its value, `from`, if its
//! value converts into the enum, and `from_text`, if strings do. `#[shared(field: Type)]`: a method for a field that all variants have.
//!
//! # `text!` and `integer!`: an enum of values
//!
//! `#[json("value")]` on a variant; in `text!` also `"value" | "alias"`. `#[integer(i64)]` is the type of the integers.
//!
//! # `events!`: an enum of all webhooks
//!
//! `#[event("name", shape, …)]` on a variant: the name of the webhook in the document, and the shapes of its body, as in `untagged_union!`.
//!
//! # `call!`: the setters of a request builder
//!
//! `#[call(output = Output, failure = Failure)]`: what reads a successful response, and the type of the error responses. A row is
//! `#[query("name", …)]`, `#[header("name", …)]` or `#[cookie("name", …)]`, with OpenAPI's `style = form`, `explode = false` and
//! `allow_reserved` where they are not the defaults, and `whole` for a query string; or `#[body(json)]`, `#[body(encoded = encoder)]`, and either one `_unchecked`.
//!
//! # `failure!` and `responses!`: an enum of responses
//!
//! `#[status(404)]` on a variant, also `500..=599` or `_`: the first that matches is selected. Its body is read as JSON; after
//! `body = text` or `body = bytes`, as that. `404 if (MediaTypes(&["text/csv"]))` selects only this media type; with `in`, others are errors.
//!
//! # `#[attributes(…)]`
//!
//! Attributes that the struct or enum has in addition: `#[attributes(must_use, derive(strum::VariantNames))]`.
//!
//! # `derived!`: traits of a struct
//!
//! `derived! { Hash, Eq, PartialOrd, Ord for Type { fields } }` implements these traits, or some of them in this order.
//!
//! # `#[check(…)]`
//!
//! What validation checks of a value: JSON Schema's keywords in snake case, `minimum = 0`, `max_length = 10`. In addition,
//! `nested` checks the value by its own type; `above` and `below` are the exclusive limits; `each`, `keys`, `values`, `positions`,
//! `open_positions`, `by_pattern`, `either` and `all` take rules, which are functions of the same names: `each = max_length(10)`.
