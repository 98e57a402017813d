//! `ir::Crate` → [`Surface`]: the types.

use super::describe_client::describe_client;
use super::describe_responses::describe_response_items;
use super::describe_webhooks::{describe_events, describe_webhooks};
use super::item::{
    Branch, Constant, Field, Item, ItemKind, Presence, Rest, SharedField, Struct, Transfer, Union,
    UnionDecision, ValueEnum, Variant,
};
use super::limits::describe_limits;
use super::manifest::{features, public_dependencies, rust_version};
use super::model::{Conversion, Package, Surface, VERSION};
use super::rust_type::RustType;
use super::types::{describe_name, describe_type, json_text, type_path};
use crate::ir;

/// The public items of a crate.
pub fn describe(plan: &ir::Crate) -> Surface {
    let ir::Crate {
        package,
        recursion_limit,
        types,
        subsets,
        renamed,
        failures,
        client,
        webhooks,
        events,
        // Reports, and what only the README and the next run read.
        untyped: _,
        skipped: _,
        unused_media: _,
        paged: _,
        near_misses: _,
        decisions: _,
        bindings: _,
        unchecked,
        example: _,
        lock,
    } = plan;
    let ir::Package {
        name,
        lib_name,
        version,
        title: _,
        api_version,
        docs: _,
        server,
        has_own_version,
        // Only the manifest has it.
        metadata: _,
        tower,
        // The settings have it.
        runtime: _,
        // They are described where they are used.
        custom: _,
        // Only examples have it.
        base_path: _,
    } = package;
    let modules = types.iter();
    let mut items: Vec<Item> = modules
        .flat_map(|module| &module.items)
        .map(describe_item)
        .collect();
    items.extend(renamed.iter().map(describe_renamed));
    items.extend(describe_response_items(client.as_ref(), failures));
    items.sort_by(|one, other| one.path.cmp(&other.path));
    let subsets = subsets.iter().map(|subset| {
        let ir::Subset {
            small,
            big,
            variants: _,
        } = subset;
        Conversion {
            from: type_path(small),
            into: type_path(big),
        }
    });
    let mut conversions: Vec<Conversion> = subsets.collect();
    conversions.sort();
    Surface {
        version: VERSION,
        generator: env!("CARGO_PKG_VERSION").to_owned(),
        document_hash: lock.document_hash().map(str::to_owned),
        settings: lock.settings().cloned().unwrap_or_default(),
        package: Package {
            name: name.clone(),
            library: lib_name.plain().to_owned(),
            version: version.clone(),
            api_version: api_version.clone(),
            has_api_version: *has_own_version,
            tower: *tower,
            rust_version: rust_version(),
            features: features(plan),
            dependencies: public_dependencies(plan),
        },
        recursion_limit: *recursion_limit,
        items,
        conversions,
        client: client
            .as_ref()
            .map(|client| describe_client(client, server.as_ref())),
        webhooks: describe_webhooks(webhooks),
        events: events.as_ref().map(describe_events),
        unchecked: unchecked.clone(),
    }
}

/// The alias of a former name.
fn describe_renamed(renamed: &ir::RenamedType) -> Item {
    let ir::RenamedType { former, name } = renamed;
    Item {
        path: type_path(former),
        pointer: String::new(),
        deprecated: true,
        dropped: None,
        derives: Vec::new(),
        json_schema: false,
        kind: ItemKind::Alias(RustType::plain(type_path(name))),
    }
}

fn describe_item(item: &ir::Item) -> Item {
    let ir::Item {
        name,
        pointer,
        docs: _,
        deprecated,
        dropped,
        added,
        kind,
    } = item;
    let ir::Added {
        derives,
        attributes,
        json_schema,
    } = added;
    let standard = derives.iter().map(|derive| derive.name().to_owned());
    // What another attribute does is not known; the setting is compared as such.
    let others = attributes
        .iter()
        .filter_map(|attribute| attribute.derive.clone());
    let kind = match kind {
        ir::ItemKind::Object(object) => ItemKind::Struct(describe_struct(object)),
        ir::ItemKind::Union(union) => ItemKind::Union(describe_union(union)),
        ir::ItemKind::Values(values) => ItemKind::Values(describe_values(values)),
        ir::ItemKind::Alias(ty) => ItemKind::Alias(describe_type(ty)),
    };
    Item {
        path: type_path(name),
        pointer: pointer.clone(),
        deprecated: *deprecated,
        dropped: dropped.clone(),
        derives: standard.chain(others).collect(),
        json_schema: json_schema.is_some(),
        kind,
    }
}

fn describe_struct(object: &ir::Object) -> Struct {
    let ir::Object {
        owned,
        fields,
        rest,
        closed,
        checks,
        // They are about services that do not do what the document says, and the setting is compared as such.
        defaults: _,
        exact: _,
    } = object;
    Struct {
        constants: owned.iter().map(describe_constant).collect(),
        fields: fields.iter().map(describe_field).collect(),
        rest: describe_rest(rest),
        closed: *closed,
        limits: describe_limits(checks),
    }
}

fn describe_constant(owned: &ir::Owned) -> Constant {
    let ir::Owned {
        key,
        value,
        optional,
    } = owned;
    let (value, is_tag) = match value {
        ir::OwnedValue::Tag(value) => (json_of(value), true),
        ir::OwnedValue::Constant(text) => (json_text(text), false),
    };
    Constant {
        key: key.clone(),
        value,
        is_tag,
        optional: *optional,
    }
}

/// A tag's value in JSON.
fn json_of(value: &ir::TagValue) -> String {
    match value {
        ir::TagValue::String(text) => json_text(text),
        ir::TagValue::Int(number) => number.to_string(),
        ir::TagValue::Bool(flag) => flag.to_string(),
    }
}

fn describe_field(field: &ir::Field) -> Field {
    let ir::Field {
        name,
        ty,
        presence,
        direction,
        checks,
        docs: _,
        deprecated,
        dropped,
        example: _,
    } = field;
    let (name, key) = describe_name(name);
    let ty = describe_type(ty);
    let is_patch = *presence == ir::Presence::Patch;
    Field {
        name,
        key,
        ty: if is_patch {
            RustType::of("runtime::Patch", ty)
        } else {
            ty
        },
        presence: match presence {
            ir::Presence::Required => Presence::Required,
            ir::Presence::Optional => Presence::Optional,
            ir::Presence::Maybe => Presence::OptionalOrNull,
            ir::Presence::Default(value) => Presence::Default(describe_literal(value)),
            ir::Presence::Patch => Presence::Patch,
        },
        transfer: match direction {
            ir::Direction::Both => Transfer::Both,
            ir::Direction::ReadOnly => Transfer::ReadOnly,
            ir::Direction::RequiredInRequests => Transfer::RequiredInRequests,
        },
        limits: describe_limits(checks),
        deprecated: *deprecated,
        dropped: dropped.clone(),
    }
}

fn describe_rest(rest: &ir::Rest) -> Rest {
    let (name, ty, limits) = match rest {
        ir::Rest::Keep(name, checks) => {
            (name, RustType::plain("runtime::Extra"), checks.as_slice())
        }
        ir::Rest::Drop(name) => (name, RustType::plain("runtime::Dropped"), [].as_slice()),
        ir::Rest::Deny(name) => (name, RustType::plain("runtime::Denied"), [].as_slice()),
        ir::Rest::Typed(name, ty, checks) => {
            let map = RustType::of("runtime::AdditionalProperties", describe_type(ty));
            (name, map, checks.as_slice())
        }
    };
    Rest {
        name: name.to_string(),
        ty,
        limits: describe_limits(limits),
    }
}

fn describe_union(union: &ir::Union) -> Union {
    let ir::Union {
        decision,
        branches,
        shared,
    } = union;
    let by = match decision {
        ir::UnionDecision::Tag {
            key,
            kind,
            untagged,
            is_default,
        } => UnionDecision::Tag {
            key: key.clone(),
            kind: type_path(kind),
            untagged: untagged.as_ref().map(ToString::to_string),
            has_default: *is_default,
        },
        ir::UnionDecision::Kind => UnionDecision::JsonType,
        ir::UnionDecision::Shape { open } => UnionDecision::Shape {
            open: open.as_ref().map(|open| match open {
                ir::Open::Constant(key) => key.clone(),
                ir::Open::OnlyKey => String::new(),
            }),
        },
    };
    let shared = shared.iter().map(|ir::Shared { name, ty }| SharedField {
        name: name.to_string(),
        ty: describe_type(ty),
    });
    Union {
        by,
        branches: branches.iter().map(describe_branch).collect(),
        shared: shared.collect(),
    }
}

fn describe_branch(branch: &ir::Branch) -> Branch {
    let ir::Branch {
        name,
        accessor,
        ty,
        boxed,
        select,
        from,
        from_text: _,
        checks,
        docs: _,
        dropped,
    } = branch;
    let ty = describe_type(ty);
    Branch {
        name: name.to_string(),
        accessor: accessor.to_string(),
        ty: if *boxed { RustType::of("Box", ty) } else { ty },
        select: match select {
            ir::Select::Tags(values) => values.iter().map(json_of).collect(),
            ir::Select::Kind(kind) => vec![kind.word().to_owned()],
            ir::Select::Shape(shape) => vec![shape.to_string()],
        },
        from: *from,
        limits: describe_limits(checks),
        dropped: dropped.clone(),
    }
}

fn describe_values(values: &ir::ValueEnum) -> ValueEnum {
    let ir::ValueEnum { of, variants } = values;
    let variants = variants.iter().map(|variant| {
        let ir::ValueVariant {
            value,
            name,
            docs: _,
            dropped,
        } = variant;
        Variant {
            name: name.to_string(),
            value: json_of(value),
            dropped: dropped.clone(),
        }
    });
    ValueEnum {
        of: match of {
            ir::ValueType::String => "String".to_owned(),
            ir::ValueType::Int(integer) => integer.name().to_owned(),
        },
        variants: variants.collect(),
    }
}

/// A default, as an expression that a reader understands.
fn describe_literal(value: &ir::Literal) -> String {
    let all = |values: &[ir::Literal]| {
        let values: Vec<String> = values.iter().map(describe_literal).collect();
        values.join(", ")
    };
    match value {
        ir::Literal::Bool(flag) => flag.to_string(),
        ir::Literal::Int(number) => number.to_string(),
        ir::Literal::Float(number) => number.as_str().to_owned(),
        ir::Literal::String(text) | ir::Literal::Secret(text) | ir::Literal::Temporal(_, text) => {
            json_text(text)
        }
        ir::Literal::Bytes(bytes) => format!("b\"{}\"", bytes.escape_ascii()),
        ir::Literal::Variant(name, variant) => format!("{name}::{variant}"),
        ir::Literal::Branch(name, variant, value) => {
            format!("{name}::{variant}({})", describe_literal(value))
        }
        ir::Literal::Object(name, required, set) => {
            let set = set.iter().map(|(field, value)| {
                let value = describe_literal(value);
                format!(".{field}({value})")
            });
            let set: String = set.collect();
            format!("{name}::new({}){set}", all(required))
        }
        ir::Literal::Untyped(raw) => describe_raw(raw).to_string(),
        ir::Literal::None => "None".to_owned(),
        ir::Literal::Some(value) => format!("Some({})", describe_literal(value)),
        ir::Literal::Boxed(value) => describe_literal(value),
        ir::Literal::Map(entries) => {
            let entries = entries.iter().map(|(key, value)| {
                let (key, value) = (describe_literal(key), describe_literal(value));
                format!("({key}, {value})")
            });
            let entries: Vec<String> = entries.collect();
            format!("[{}]", entries.join(", "))
        }
        ir::Literal::Array(values) => format!("[{}]", all(values)),
        ir::Literal::Tuple(values) => format!("({})", all(values)),
        ir::Literal::OpenTuple(first, rest) => format!("({}; {})", all(first), all(rest)),
    }
}

fn describe_raw(raw: &ir::Raw) -> serde_json::Value {
    use serde_json::Value;
    match raw {
        ir::Raw::Null => Value::Null,
        ir::Raw::Bool(flag) => Value::from(*flag),
        ir::Raw::Int(number) => i64::try_from(*number)
            .map(Value::from)
            .or_else(|_| u64::try_from(*number).map(Value::from))
            .unwrap_or_else(|_| Value::from(number.to_string())),
        ir::Raw::Float(number) => Value::from(number.as_str().parse::<f64>().unwrap_or_default()),
        ir::Raw::String(text) => Value::from(text.as_str()),
        ir::Raw::Array(items) => items.iter().map(describe_raw).collect(),
        ir::Raw::Object(properties) => properties
            .iter()
            .map(|(key, value)| (key.clone(), describe_raw(value)))
            .collect(),
    }
}
