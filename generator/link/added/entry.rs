//! What an entry of `derive` or `attribute` asks for.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::parse::Parser;

use crate::config::Addition;
use crate::ir::{Attribute, Derive};

/// What is to be added to a type.
pub enum Asked {
    /// A trait of the standard library, with those that it needs.
    Traits(BTreeSet<Derive>),
    /// Attributes.
    Attributes(Vec<Attribute>),
}

/// Why something cannot be added, and what to write instead.
pub struct Refused {
    /// Behind the name of what was to be added.
    pub reason: &'static str,
    /// The help.
    pub help: String,
}

/// Traits that all generated types implement.
const ALWAYS: [&str; 5] = ["Clone", "Debug", "PartialEq", "Serialize", "Deserialize"];

/// Reads an item of `derive`.
pub fn read_derive(addition: &Addition) -> Result<Asked, Refused> {
    let Addition { text, dependency } = addition;
    check_dependency(dependency.as_deref())?;
    let path = syn::parse_str::<syn::Path>(text).ok();
    let is_plain = |path: &syn::Path| path.segments.iter().all(|step| step.arguments.is_none());
    let Some(path) = path.filter(is_plain) else {
        return Err(Refused {
            reason: "is no path of a trait or of a derive macro",
            help: "write `Hash`, or a path such as `strum::VariantNames`".to_owned(),
        });
    };
    let last = path.segments.last().map(|step| step.ident.to_string());
    let last = last.unwrap_or_default();
    let first = path.segments.first().map(|step| step.ident.to_string());
    let first = first.unwrap_or_default();
    let is_standard =
        path.segments.len() == 1 || ["std", "core", "serde"].contains(&first.as_str());
    if is_standard && ALWAYS.contains(&last.as_str()) {
        return Err(Refused {
            reason: "is a trait that every type has already",
            help: "remove it".to_owned(),
        });
    }
    if is_standard {
        let derive = Derive::ALL.into_iter().find(|derive| derive.name() == last);
        let traits = derive
            .map(with_needed)
            .ok_or_else(|| refuse_standard(&last))?;
        return Ok(Asked::Traits(traits));
    }
    if ["self", "super"].contains(&first.as_str()) {
        return Err(Refused {
            reason: "is no path from the root of the crate",
            help: "write `crate::…`".to_owned(),
        });
    }
    let steps: Vec<String> = path
        .segments
        .iter()
        .map(|step| step.ident.to_string())
        .collect();
    // A module of the crate may have the name of another crate.
    let root = if first == "crate" { "" } else { "::" };
    let path = format!("{root}{}", steps.join("::"));
    Ok(Asked::Attributes(vec![Attribute {
        text: format!("derive({path})"),
        derive: Some(steps.join("::")),
        dependency: dependency.clone(),
    }]))
}

/// The trait, and those without which it cannot be implemented.
fn with_needed(derive: Derive) -> BTreeSet<Derive> {
    match derive {
        Derive::Ord => BTreeSet::from([Derive::Eq, Derive::PartialOrd, Derive::Ord]),
        other => BTreeSet::from([other]),
    }
}

fn refuse_standard(name: &str) -> Refused {
    match name {
        "Default" => Refused {
            reason: "is a trait that types without required fields have already, and others cannot have",
            help: "remove it, or give the types a function of your own".to_owned(),
        },
        "Copy" => Refused {
            reason: "is a trait that no type can have, since unknown values are kept",
            help: "remove it".to_owned(),
        },
        _ => Refused {
            reason: "is no trait that can be derived",
            help: "write `Hash`, `Eq`, `PartialOrd`, `Ord`, or the path of a derive macro, such as `strum::VariantNames`"
                .to_owned(),
        },
    }
}

/// Reads an item of `attribute`.
pub fn read_attribute(addition: &Addition) -> Result<Asked, Refused> {
    let Addition { text, dependency } = addition;
    check_dependency(dependency.as_deref())?;
    let parsed = syn::Attribute::parse_outer.parse_str(text);
    let attributes = match parsed {
        Ok(attributes) if !attributes.is_empty() => attributes,
        Ok(_) => return Err(no_attribute(None)),
        Err(error) => return Err(no_attribute(Some(&error))),
    };
    let mut asked = Vec::new();
    for attribute in attributes {
        let name = attribute.path().to_token_stream().to_string();
        if let Some(refused) = refuse_attribute(&name) {
            return Err(refused);
        }
        asked.push(Attribute {
            text: attribute.meta.to_token_stream().to_string(),
            derive: None,
            dependency: dependency.clone(),
        });
    }
    Ok(Asked::Attributes(asked))
}

fn no_attribute(error: Option<&syn::Error>) -> Refused {
    let example = "write an attribute as it is before a struct: `#[doc(alias = \"animal\")]`";
    Refused {
        reason: "is no attribute of a type",
        help: match error {
            Some(error) => format!("{example} ({error})"),
            None => example.to_owned(),
        },
    }
}

/// Attributes that would contradict what the generator writes.
fn refuse_attribute(name: &str) -> Option<Refused> {
    let (reason, help) = match name {
        "derive" => (
            "is no attribute that can be added here",
            "write the trait in `[client.derive]`",
        ),
        "cfg" => (
            "would remove the type, and not its impls",
            "exclude the type by `[client.select]`",
        ),
        "deprecated" => (
            "is an attribute that the document decides",
            "write `deprecated: true` in the schema, by an overlay",
        ),
        "non_exhaustive" => ("is an attribute that every type has already", "remove it"),
        "serde" | "serde_as" | "serde_with :: serde_as" => (
            "has no effect: serde's traits are not derived",
            "replace the schema by a type of yours in `[client.replace]`",
        ),
        _ => return None,
    };
    Some(Refused {
        reason,
        help: help.to_owned(),
    })
}

fn check_dependency(line: Option<&str>) -> Result<(), Refused> {
    let is_line = |line: &str| {
        let table = line.parse::<toml::Table>();
        !line.contains('\n') && table.is_ok_and(|table| table.len() == 1)
    };
    if line.is_none_or(is_line) {
        return Ok(());
    }
    Err(Refused {
        reason: "has a `dependency` that is no line of `[dependencies]`",
        help: "write it as in `Cargo.toml`: 'strum = \"0.27\"'".to_owned(),
    })
}
