//! `disjunct names`: which names of the lock a run without a lock would choose otherwise.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use super::clients::for_each_client;
use super::console::{Console, Format};
use super::exit::Exit;
use super::generate::generate_anew;
use super::input::input_of;
use super::summary::counted;
use crate::config::{ClientConfig, Config, Options};
use crate::error::Error;
use crate::ir::{CallFailure, Crate, Ident, ItemKind, Output, UnionDecision};
use crate::kept;
use crate::load::{read_kept, read_lock};
use crate::lock::{self, Lock};
use crate::plan_from;
use crate::render::inert_text;

/// List the names in `disjunct.lock` that would be chosen differently today, or choose all names anew
///
/// A lock keeps the names and forms of generated items, and the terms that an earlier version of the generator used in names. Changed names
/// and forms break the code that uses them.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
    /// Choose all names and forms anew, and generate the crate with them
    #[arg(long)]
    renew: bool,
}

/// Shows or renews the names of the client of the arguments, or of the clients of `disjunct.toml`.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    for_each_client(
        &arguments.client,
        console,
        |client, policy, config, console| {
            let Some(renewal) = find_renewal(client, config, console)? else {
                return Ok(Exit::Invalid);
            };
            show(&renewal, client, arguments.renew, console)?;
            if arguments.renew && !renewal.is_empty() {
                return generate_anew(client, policy, config, console);
            }
            Ok(Exit::Done)
        },
    )
}

/// What would change; `None` if the document has errors, which are shown.
fn find_renewal(
    client: &ClientConfig,
    config: Option<&Config>,
    console: &mut Console,
) -> Result<Option<Renewal>, Error> {
    let kept = read_lock(&client.output().join(lock::FILE_NAME))?.lock;
    let renewed = kept.renewed();
    let Some(before) = plan(client, config, kept, console)? else {
        return Ok(None);
    };
    let Some(after) = plan(client, config, renewed, console)? else {
        return Ok(None);
    };
    let forms = before.lock.count_other_forms(&after.lock);
    let after = names_of(&after);
    let mut renames = Vec::new();
    // Operations share the enums of error responses.
    let mut listed = BTreeSet::new();
    for (item, before) in names_of(&before) {
        let Some(after) = after.get(&item) else {
            continue;
        };
        if before.name != after.name && listed.insert(before.path.clone()) {
            renames.push(Rename {
                location: item.location,
                before: before.path,
                after: after.path.clone(),
            });
        }
    }
    Ok(Some(Renewal { renames, forms }))
}

/// The plan of the client with a lock; `None` if the document has errors, which are shown.
fn plan(
    client: &ClientConfig,
    config: Option<&Config>,
    lock: Lock,
    console: &mut Console,
) -> Result<Option<Crate>, Error> {
    let options = Options {
        lock,
        kept: read_kept(&client.output().join(kept::FILE_NAME))?,
        ..client.options()
    };
    let input = input_of(client, config)?;
    let what = format!("reading {}", client.spec().display());
    let planned = console.while_working(&inert_text(&what), || plan_from(input, &options));
    let (plan, mut diagnostics, sources) = planned?;
    if diagnostics.has_errors() {
        diagnostics.keep_errors();
        console.show(&diagnostics, &sources);
        return Ok(None);
    }
    Ok(plan)
}

/// What changes if names and forms are chosen anew.
struct Renewal {
    /// The items whose names change.
    renames: Vec<Rename>,
    /// The number of types, operations and integers whose forms change.
    forms: usize,
}

impl Renewal {
    fn is_empty(&self) -> bool {
        self.renames.is_empty() && self.forms == 0
    }
}

/// An item whose name changes.
struct Rename {
    /// The JSON pointer of what it is generated from.
    location: String,
    /// Its Rust path before.
    before: String,
    /// Its Rust path after.
    after: String,
}

/// What identifies an item that may have another name.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Item {
    /// The JSON pointer of what it is generated from.
    location: String,
    /// Which of the items of the location it is.
    part: Part,
}

/// An item of a location.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// A type, or a request builder.
    Whole,
    /// The method of an operation.
    Method,
    /// The enum of the values of a union's tag.
    Tag,
    /// The variant of a union, by its index.
    Variant(usize),
    /// The field of a struct, or the variant of an enum of values: by its property or value.
    Named(String),
    /// The enum of the success responses of an operation.
    Responses,
    /// The enum of the error responses of an operation.
    Errors,
}

/// The name of an item.
struct ItemName {
    name: String,
    path: String,
}

impl ItemName {
    fn of(module: &str, name: &Ident) -> Self {
        Self {
            name: name.plain().to_owned(),
            path: format!("{module}::{name}"),
        }
    }
}

/// The names of all types, fields, variants, operations and enums of responses.
fn names_of(plan: &Crate) -> BTreeMap<Item, ItemName> {
    let mut names = BTreeMap::new();
    let mut add = |location: &str, part: Part, name: ItemName| {
        let location = location.to_owned();
        names.insert(Item { location, part }, name);
    };
    for item in plan.types.iter().flat_map(|module| &module.items) {
        add(
            &item.pointer,
            Part::Whole,
            ItemName::of("types", &item.name),
        );
        let module = format!("types::{}", item.name);
        for (key, name) in named_parts(&item.kind) {
            add(&item.pointer, Part::Named(key), ItemName::of(&module, name));
        }
        let ItemKind::Union(union) = &item.kind else {
            continue;
        };
        if let UnionDecision::Tag { kind, .. } = &union.decision {
            add(&item.pointer, Part::Tag, ItemName::of("types", kind));
        }
        for (index, branch) in union.branches.iter().enumerate() {
            let name = ItemName::of(&module, &branch.name);
            add(&item.pointer, Part::Variant(index), name);
        }
    }
    for group in plan.client.iter().flat_map(|client| &client.groups) {
        let module = format!("calls::{}", group.module);
        for call in &group.calls {
            add(&call.pointer, Part::Whole, ItemName::of(&module, &call.ty));
            let method = ItemName {
                path: format!("{module}::{}()", call.method),
                ..ItemName::of(&module, &call.method)
            };
            add(&call.pointer, Part::Method, method);
            let responses = match (&call.output, &call.contents) {
                (Output::Several(statuses), _) => Some(&statuses.name),
                (_, Some(contents)) => Some(&contents.name),
                _ => None,
            };
            if let Some(name) = responses {
                add(&call.pointer, Part::Responses, ItemName::of(&module, name));
            }
            if let CallFailure::Shared { shared, .. } = &call.failure {
                let name = ItemName::of("calls::failures", shared);
                add(&call.pointer, Part::Errors, name);
            }
        }
    }
    names
}

/// The fields of a struct, by their properties, and the variants of an enum, by their values.
fn named_parts(kind: &ItemKind) -> Vec<(String, &Ident)> {
    match kind {
        ItemKind::Object(object) => {
            let fields = object.fields.iter();
            let fields = fields.map(|field| (field.name.wire.clone(), &field.name.rust));
            fields.collect()
        }
        ItemKind::Values(values) => {
            let variants = values.variants.iter();
            let variants = variants.map(|variant| (variant.value.plain(), &variant.name));
            variants.collect()
        }
        _ => Vec::new(),
    }
}

/// Prints the names, a line each.
fn show(
    Renewal { renames, forms }: &Renewal,
    client: &ClientConfig,
    renew: bool,
    console: &mut Console,
) -> Result<(), Error> {
    let mut lines = String::new();
    for Rename {
        location,
        before,
        after,
    } in renames
    {
        lines += &match console.format() {
            Format::Json => {
                json!({ "location": location, "before": before, "after": after }).to_string()
            }
            Format::Human | Format::Github => {
                inert_text(&format!("{before} -> {after}  ({location})")).into_owned()
            }
        };
        lines.push('\n');
    }
    console.print(&lines)?;
    let output = client.output().display();
    let mut count = counted(renames.len(), "name");
    if *forms > 0 {
        count = format!("{count} and {}", counted(*forms, "form"));
    }
    console.status(&inert_text(
        &match (renames.is_empty() && *forms == 0, renew) {
            (true, _) => format!("{output}: all names are as they would be chosen today"),
            (false, true) => format!("{output}: {count} changed"),
            (false, false) => format!("{output}: {count} would change with `--renew`"),
        },
    ));
    Ok(())
}
