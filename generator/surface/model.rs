//! The public items of a crate, as a whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::client::{Client, Events, Webhook};
use super::item::Item;
use super::omit::is_default;

/// The version of the format. A reader accepts this one and every earlier one. Where a file of an earlier version lacks a fact, it is
/// not known.
pub const VERSION: u32 = 5;

/// The public items of a generated crate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surface {
    /// The version of the format.
    pub version: u32,
    /// The version of the generator.
    pub generator: String,
    /// The hash of the document that the crate is generated from, see [`Lock`](crate::lock::Lock). Files of some earlier generators have none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub document_hash: Option<String>,
    /// The settings that decide names and types, if they are not the default: TOML values by key. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub settings: BTreeMap<String, String>,
    /// Names and versions.
    pub package: Package,
    /// The recursion limit that a user of the crate needs too, if it is more than the default.
    #[serde(default, skip_serializing_if = "is_default")]
    pub recursion_limit: Option<usize>,
    /// The types, sorted by path: those of schemas and of responses.
    pub items: Vec<Item>,
    /// Conversions between unions, sorted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub conversions: Vec<Conversion>,
    /// The client; absent where the document describes no operation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub client: Option<Client>,
    /// Webhooks and callbacks, sorted by path.
    #[serde(default, skip_serializing_if = "is_default")]
    pub webhooks: Vec<Webhook>,
    /// The enum of all webhooks; absent where the document has none. Not in files of some earlier generators.
    #[serde(default, skip_serializing_if = "is_default")]
    pub events: Option<Events>,
    /// Rules of the document that the crate does not check: the JSON pointer of each keyword, with the hash of its value. Since version 4.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unchecked: BTreeMap<String, String>,
}

impl Surface {
    /// Whether another surface has the same public items, apart from versions.
    #[cfg(feature = "cli")]
    pub fn is_api_of(&self, other: &Self) -> bool {
        let Self {
            version: _,
            generator: _,
            document_hash: _,
            settings: _,
            package,
            recursion_limit,
            items,
            conversions,
            client,
            webhooks,
            events,
            unchecked,
        } = self;
        package.is_api_of(&other.package)
            && *recursion_limit == other.recursion_limit
            && *items == other.items
            && *conversions == other.conversions
            && *client == other.client
            && *webhooks == other.webhooks
            && *events == other.events
            && *unchecked == other.unchecked
    }
}

/// Names and versions of a crate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Package {
    /// The package.
    pub name: String,
    /// The library, as paths name it.
    pub library: String,
    /// The version of the package.
    pub version: String,
    /// `info.version` of the document.
    pub api_version: String,
    /// Whether it is the constant `API_VERSION`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_api_version: bool,
    /// Whether the client has `runtime::TowerTransport`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tower: bool,
    /// The compiler that the crate needs. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rust_version: String,
    /// Its features. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub features: Vec<String>,
    /// The versions of the crates whose types are in public items. Since version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dependencies: BTreeMap<String, String>,
}

impl Package {
    /// Whether another package is the same, apart from versions. `API_VERSION` is one of them.
    #[cfg(feature = "cli")]
    fn is_api_of(&self, other: &Self) -> bool {
        let Self {
            name,
            library,
            version: _,
            api_version: _,
            has_api_version: _,
            tower,
            rust_version,
            features,
            dependencies,
        } = self;
        *name == other.name
            && *library == other.library
            && *tower == other.tower
            && *rust_version == other.rust_version
            && *features == other.features
            && *dependencies == other.dependencies
    }
}

/// `From` of one union for another one, and `TryFrom` back.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Conversion {
    /// The union with fewer variants.
    pub from: String,
    /// The union with all of them.
    pub into: String,
}
