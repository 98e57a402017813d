//! Every option, declared once: its key in `disjunct.toml`, its type, its default and its help.

use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use super::{Allow, Options, PackageName, Policy, SizeLimit, UnknownFields};
use crate::lock::Lock;
use crate::source::Place;

/// Declares the options as fields of [`ClientConfig`], and the table of their keys and helps.
macro_rules! options {
    ($(#[doc = $help:literal] $(#[serde($($default:tt)+)])? $key:ident: $type:ty,)+) => {
        /// One client: a document, and what becomes of it.
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct ClientConfig {
            $(#[doc = $help] $(#[serde($($default)+)])? pub $key: $type,)+
        }

        /// Key and help of every option.
        pub const OPTIONS: &[(&str, &str)] = &[$((stringify!($key), $help.trim_ascii())),+];
    };
}

options! {
    /// The OpenAPI document, JSON or YAML; on the command line `-` is standard input
    spec: PathBuf,
    /// The folder whose files the document may refer to; its own if not given
    #[serde(default)]
    root: Option<PathBuf>,
    /// How large the document may be, all its files together, in MiB; 128 if not given
    #[serde(default)]
    max_size: SizeLimit,
    /// The folder that the crate is written to; `generated` if not given
    #[serde(default = "default_output")]
    output: PathBuf,
    /// The name of the package; made from the document's title if not given
    #[serde(default)]
    name: Option<PackageName>,
    /// Members that a struct has no field for: `keep` (if not given), `drop` or `deny`
    #[serde(default)]
    unknown_fields: UnknownFields,
    /// A text that no `Debug` shows although the document does not call it a secret, by its schema's JSON pointer
    #[serde(default)]
    secret: Vec<String>,
    /// Treat warnings as errors
    #[serde(default)]
    strict: bool,
    /// Suppress the warnings of a code, given as `CODE`, or one of them, given as `CODE@POINTER`
    #[serde(default)]
    allow: Vec<Spanned<Allow>>,
}

/// The help of an option.
///
/// # Panics
/// Where there is no such option.
pub fn help(key: &str) -> &'static str {
    let found = OPTIONS.iter().find(|(name, _)| *name == key);
    found.unwrap_or_else(|| panic!("`{key}` is no option")).1
}

/// The output of a client that says nothing of it.
pub fn default_output() -> PathBuf {
    PathBuf::from("generated")
}

impl ClientConfig {
    /// The client of a document of which nothing else is said.
    pub fn new(spec: PathBuf) -> Self {
        Self {
            spec,
            root: None,
            max_size: SizeLimit::default(),
            output: default_output(),
            name: None,
            unknown_fields: UnknownFields::default(),
            secret: Vec::new(),
            strict: false,
            allow: Vec::new(),
        }
    }

    /// With warnings to say nothing about that no file lists.
    #[must_use]
    pub fn allowing(mut self, allow: &[Allow]) -> Self {
        self.allow
            .extend(allow.iter().map(|allow| Spanned::new(0..0, allow.clone())));
        self
    }

    /// What the user decides about the document and the emitted crate.
    pub fn options(&self) -> Options {
        let name = self.name.as_ref().map(ToString::to_string);
        let secret = self.secret.iter().cloned().collect();
        Options {
            root: self.root.clone(),
            max_size: self.max_size,
            name,
            unknown_fields: self.unknown_fields,
            secret,
            lock: Lock::default(),
        }
    }

    /// What the user decides about warnings. `place` says where the allowance of an index and with a span is written.
    pub fn policy(&self, place: impl Fn(usize, Range<usize>) -> Place) -> Policy {
        let allow = self.allow.iter().enumerate();
        let allow = allow
            .map(|(index, allow)| (allow.get_ref().clone(), place(index, allow.span())))
            .collect();
        Policy {
            strict: self.strict,
            allow,
        }
    }

    pub(super) fn resolve_paths(&mut self, folder: &Path) {
        self.spec = folder.join(&self.spec);
        self.root = self.root.as_ref().map(|root| folder.join(root));
        self.output = folder.join(&self.output);
    }
}
