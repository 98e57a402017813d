//! Data type: what the names of a lock were generated from.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use toml::Value;

use super::quote::quote;

/// The document, the generator and the settings that names were generated from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// The `info.version` of the document.
    pub document_version: String,
    /// A hash of the document that is the same as JSON and as YAML, and in any order of keys: 16 hexadecimal digits.
    pub document_hash: String,
    /// The version of the generator.
    pub generator_version: String,
    /// The settings that decide names and types, if they are not the default: TOML values by key.
    pub settings: BTreeMap<String, String>,
}

impl Origin {
    /// The origin of names that this version of the generator makes.
    pub fn of(
        document_version: String,
        document_hash: String,
        settings: BTreeMap<String, String>,
    ) -> Self {
        Self {
            document_version,
            document_hash,
            generator_version: env!("CARGO_PKG_VERSION").to_owned(),
            settings,
        }
    }

    /// Reads the tables of a lock; `None` if they are not those of an origin.
    pub fn read(
        document: &Value,
        generator: Option<&Value>,
        settings: Option<&Value>,
    ) -> Option<Self> {
        let string = |table: &Value, key: &str| Some(table.get(key)?.as_str()?.to_owned());
        let mut values = BTreeMap::new();
        if let Some(settings) = settings {
            for (key, value) in settings.as_table()? {
                values.insert(key.clone(), value.to_string());
            }
        }
        Some(Self {
            document_version: string(document, "version")?,
            document_hash: string(document, "hash")?,
            generator_version: string(generator?, "version")?,
            settings: values,
        })
    }
}

/// The tables of a lock.
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n[document]")?;
        writeln!(f, "version = {}", quote(&self.document_version))?;
        writeln!(f, "hash = {}", quote(&self.document_hash))?;
        writeln!(f, "\n[generator]")?;
        writeln!(f, "version = {}", quote(&self.generator_version))?;
        if !self.settings.is_empty() {
            writeln!(f, "\n[settings]")?;
        }
        for (key, value) in &self.settings {
            writeln!(f, "{key} = {value}")?;
        }
        Ok(())
    }
}
