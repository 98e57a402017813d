//! Every option, declared once: a row of the table below. Its key is the name in `disjunct.toml` and on the command line, its
//! comment the help and the documentation.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{
    Addition, Allow, Builder, Deviations, Formats, License, PackageName, PackageVersion,
    PageSetting, Policy, Replacement, Runtime, Selection, SizeLimit, Types, UnknownFields, WebUrl,
};
use crate::diagnostic::codes;
use crate::files::Layout;
use crate::kept::KeptFile;
use crate::lock::Lock;
use crate::source::{Location, Settings};

/// The output folder of a client that names none.
const OUTPUT: &str = "generated";

/// A row is a field of [`ClientConfig`], with an example of its value in TOML. One with `=> Options::key` is a field of [`Options`] too; one with `=> Lock::key` decides names
/// and types, so that the lock has it; and one with `=> Builder::key(client, argument: Type, …) { … }` is a method of [`Builder`] whose
/// block sets it.
macro_rules! options {
    ($(
        #[doc = $doc:tt]
        #[arg($($arg:tt)*)]
        #[example = $example:literal]
        $key:ident: $type:ty
        $(=> Options::$field:ident)?
        $(=> Lock::$setting:ident)?
        $(=> Builder::$method:ident($client:ident, $($value:ident: $from:ty),+) $set:block)?;
    )+) => {
        // One client, as `disjunct.toml` and the command line describe it: all options. (A doc comment would be taken for the help
        // of the commands that have these arguments.)
        #[allow(missing_docs)]
        #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
        #[serde(default, deny_unknown_fields)]
        #[cfg_attr(feature = "cli", derive(clap::Args))]
        pub struct ClientConfig {
            $(#[doc = $doc] #[cfg_attr(feature = "cli", arg($($arg)*))] pub $key: $type,)+
        }

        /// The keys of all options.
        pub const OPTIONS: &[&str] = &[$(stringify!($key)),+];

        /// The key of each option, what it is, and a value for it in TOML.
        pub const DESCRIPTIONS: &[(&str, &str, &str)] = &[$((stringify!($key), $doc, $example)),+];

        /// The options of [`generate`](crate::generate) and [`report`](crate::report).
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Options {
            $($(#[doc = $doc] pub $field: $type,)?)+
            /// The names of an earlier run, which are kept.
            pub lock: Lock,
            /// The file with the parts of former versions of the document that the crate keeps.
            pub(crate) kept: Option<KeptFile>,
            /// The locations of the unresolved references that `allow` lists; `None` is all of them.
            pub(crate) unresolved: Vec<Option<String>>,
            /// Whether an entry of `rename` that names nothing is an error.
            pub(crate) must_rename: bool,
        }

        impl Options {
            /// The settings that decide names and types, if they are not the default: TOML values by key.
            pub(crate) fn settings(&self) -> BTreeMap<String, String> {
                let default = Self::default();
                let mut settings = BTreeMap::new();
                $($(
                    if self.$setting != default.$setting {
                        let value = toml::Value::try_from(&self.$setting);
                        let value = value.expect("strings, booleans and integers can be written");
                        settings.insert(stringify!($setting).to_owned(), value.to_string());
                    }
                )?)+
                settings
            }
        }

        impl ClientConfig {
            /// The options of the library.
            pub fn options(&self) -> Options {
                Options {
                    $($($field: self.$field.clone(),)?)+
                    lock: Lock::default(),
                    kept: None,
                    unresolved: self.unresolved(),
                    must_rename: false,
                }
            }
        }

        impl Builder {
            $($(
                #[doc = $doc]
                #[must_use]
                pub fn $method(mut self, $($value: $from),+) -> Self {
                    // Most conversions cannot fail.
                    #[allow(clippy::unnecessary_wraps)]
                    fn set($client: &mut ClientConfig, $($value: $from),+) -> Result<(), String> $set
                    let done = set(&mut self.client, $($value),+);
                    self.note(done);
                    self
                }
            )?)+
        }
    };
}

options! {
    /// OpenAPI document, JSON or YAML; on the command line `-` is standard input
    #[arg()]
    #[example = r#""openapi.json""#]
    spec: Option<PathBuf>;

    /// Folder whose files the document may refer to; by default the folder of the document
    #[arg(long, value_name = "DIR", requires = "spec")]
    #[example = r#""specs""#]
    root: Option<PathBuf>
        => Options::root
        => Builder::root(client, folder: impl AsRef<Path>) {
            client.root = Some(folder.as_ref().to_owned());
            Ok(())
        };

    /// Overlay (OpenAPI Overlay 1.0 or 1.1) that changes the document before it is read; several apply in order
    #[arg(long = "overlay", value_name = "FILE", requires = "spec")]
    #[example = r#"["corrections.overlay.yaml"]"#]
    overlays: Vec<PathBuf>
        => Options::overlays
        => Builder::overlay(client, file: impl AsRef<Path>) {
            client.overlays.push(file.as_ref().to_owned());
            Ok(())
        };

    /// Size limit of the document in MiB, all its files together, 1 to 2048
    #[arg(long, value_name = "MIB", requires = "spec", default_value = "128")]
    #[example = "128"]
    max_size: SizeLimit
        => Options::max_size
        => Builder::max_size(client, mebibytes: u32) {
            client.max_size = mebibytes.try_into()?;
            Ok(())
        };

    /// Folder that the files are written to; by default `generated`
    #[arg(long, value_name = "DIR", requires = "spec")]
    #[example = r#""generated""#]
    output: Option<PathBuf>;

    /// Form of the files: a `crate`, a `module` of a package of yours, or such a module in one `file`
    #[arg(long, value_name = "FORM", requires = "spec", default_value = "crate")]
    #[example = r#""module""#]
    layout: Layout;

    /// Name of the package; by default made from the title of the document
    #[arg(long, value_name = "CRATE", requires = "spec")]
    #[example = r#""pets-client""#]
    name: Option<PackageName>
        => Options::name
        => Lock::name;

    /// Version of the package; by default made from the document's, which is otherwise the constant `API_VERSION` of the crate
    #[arg(long, value_name = "VERSION", requires = "spec")]
    #[example = r#""1.0.0""#]
    version: Option<PackageVersion>
        => Options::version;

    /// License of the package, an SPDX expression such as `MIT OR Apache-2.0`
    #[arg(long, value_name = "SPDX", requires = "spec")]
    #[example = r#""MIT OR Apache-2.0""#]
    license: Option<License>
        => Options::license;

    /// URL of the repository that the package is in
    #[arg(long, value_name = "URL", requires = "spec")]
    #[example = r#""https://github.com/example/pets-client""#]
    repository: Option<WebUrl>
        => Options::repository;

    /// URL of the home page of the package
    #[arg(long, value_name = "URL", requires = "spec")]
    #[example = r#""https://example.com""#]
    homepage: Option<WebUrl>
        => Options::homepage;

    /// Author of the package, such as `Ada <ada@example.com>`
    #[arg(long, value_name = "AUTHOR", requires = "spec")]
    #[example = r#"["Ada <ada@example.com>"]"#]
    authors: Vec<String>
        => Options::authors;

    /// Properties that a struct has no field for: `keep`, `drop` or `deny`
    #[arg(long, value_name = "WHAT", requires = "spec", default_value = "keep")]
    #[example = r#""keep""#]
    unknown_fields: UnknownFields
        => Options::unknown_fields
        => Lock::unknown_fields
        => Builder::unknown_fields(client, unknown_fields: UnknownFields) {
            client.unknown_fields = unknown_fields;
            Ok(())
        };

    /// Values of a service that are not as declared: `correct` them where that is possible, or `refuse` them
    #[arg(long, value_name = "WHAT", requires = "spec", default_value = "correct")]
    #[example = r#""correct""#]
    deviations: Deviations
        => Options::deviations
        => Lock::deviations
        => Builder::deviations(client, deviations: Deviations) {
            client.deviations = deviations;
            Ok(())
        };

    /// Where the code is that types and operations use: a `copy` in the client, or the package `disjunct-runtime` (`crate`)
    #[arg(long, value_name = "WHERE", requires = "spec", default_value = "copy")]
    #[example = r#""crate""#]
    runtime: Runtime
        => Options::runtime
        => Lock::runtime
        => Builder::runtime(client, runtime: Runtime) {
            client.runtime = runtime;
            Ok(())
        };

    /// Whether `validate()` checks formats of strings, such as `uuid` and `date`: `annotate` (no) or `check`
    #[arg(long, value_name = "WHAT", requires = "spec", default_value = "annotate")]
    #[example = r#""annotate""#]
    formats: Formats
        => Options::formats
        => Lock::formats
        => Builder::formats(client, formats: Formats) {
            client.formats = formats;
            Ok(())
        };

    /// JSON pointer of a string schema whose values `Debug` hides although the document does not mark them as secret
    #[arg(long, value_name = "POINTER", requires = "spec")]
    #[example = r#"["/components/schemas/Login/properties/pin"]"#]
    secret: Vec<String>
        => Options::secret
        => Lock::secret
        => Builder::secret(client, pointer: impl Into<String>) {
            client.secret.push(pointer.into());
            Ok(())
        };

    /// Add `TowerTransport`, which sends requests through a service of tower, and `check_transport`, which tests a transport
    #[arg(long, requires = "spec")]
    #[example = "true"]
    tower: bool
        => Options::tower
        => Lock::tower
        => Builder::tower(client, tower: bool) {
            client.tower = tower;
            Ok(())
        };

    /// Operations that the client has, by tag, path, method, name or whether they are deprecated; by default all
    #[arg(skip)]
    #[example = r#"{ tags = ["pets"], paths = ["!/internal/**"] }"#]
    select: Selection
        => Options::select
        => Lock::select
        => Builder::select(client, select: Selection) {
            client.select = select;
            Ok(())
        };

    /// Schemas that have a type although no operation needs it: `all`, or with `used` none, which is the default next to `select`
    #[arg(long, value_name = "WHICH", requires = "spec")]
    #[example = r#""used""#]
    types: Option<Types>
        => Options::types
        => Lock::types
        => Builder::types(client, types: Types) {
            client.types = Some(types);
            Ok(())
        };

    /// Whether the crate has a client, or with `false` only types, without the dependencies for HTTP
    #[arg(long, value_name = "BOOL", requires = "spec")]
    #[example = "false"]
    client: Option<bool>
        => Options::client
        => Lock::client
        => Builder::client(client, has_client: bool) {
            client.client = Some(has_client);
            Ok(())
        };

    /// Names in Rust for types, fields, variants, operations, parameters and groups, by JSON pointer or by name
    #[arg(skip)]
    #[example = r#"{ Pet = "Animal", "Pet.kind" = "species", listPets = "find", "/tags/pets" = "animals" }"#]
    rename: BTreeMap<String, String>
        => Options::rename
        => Lock::rename
        => Builder::rename(client, item: impl Into<String>, name: impl Into<String>) {
            client.rename.insert(item.into(), name.into());
            Ok(())
        };

    /// Types of your own in place of schemas, by JSON pointer or by name, and of formats
    #[arg(skip)]
    #[example = r#"{ "format:uuid" = "uuid", Money = { type = "my_money::Money", dependency = 'my-money = "1"' } }"#]
    replace: BTreeMap<String, Replacement>
        => Options::replace
        => Lock::replace
        => Builder::replace(client, schema: impl Into<String>, ty: impl Into<Replacement>) {
            client.replace.insert(schema.into(), ty.into());
            Ok(())
        };

    /// Traits that types implement, or derives of other crates, by the names of types (`*` is any string)
    #[arg(skip)]
    #[example = r#"{ "*Id" = ["Hash", "Ord"], Pet = [{ use = "my_derive::Show", dependency = 'my-derive = "1"' }] }"#]
    derive: BTreeMap<String, Vec<Addition>>
        => Options::derive
        => Lock::derive
        => Builder::derive(client, types: impl Into<String>, derive: impl Into<Addition>) {
            client.derive.entry(types.into()).or_default().push(derive.into());
            Ok(())
        };

    /// Attributes of types, by the names of types (`*` is any string)
    #[arg(skip)]
    #[example = r#"{ Pet = ['#[doc(alias = "animal")]'] }"#]
    attribute: BTreeMap<String, Vec<Addition>>
        => Options::attribute
        => Lock::attribute
        => Builder::attribute(client, types: impl Into<String>, attribute: impl Into<Addition>) {
            client.attribute.entry(types.into()).or_default().push(attribute.into());
            Ok(())
        };

    /// Types whose function `json_schema()` returns the JSON Schema of their values, by name (`*` is any string) or JSON pointer
    #[arg(long, value_name = "TYPE", requires = "spec")]
    #[example = r#"["Pet", "*Request"]"#]
    json_schema: Vec<String>
        => Options::json_schema
        => Lock::json_schema
        => Builder::json_schema(client, types: impl Into<String>) {
            client.json_schema.push(types.into());
            Ok(())
        };

    /// How operations page, or that they do not
    #[arg(skip)]
    #[example = r#"[{ operation = "GET /pets", deny = true }]"#]
    pages: Vec<PageSetting>
        => Options::pages
        => Lock::pages
        => Builder::pages(client, setting: PageSetting) {
            client.pages.push(setting);
            Ok(())
        };

    /// Treat warnings as errors
    #[arg(long)]
    #[example = "true"]
    strict: bool
        => Builder::strict(client, strict: bool) {
            client.strict = strict;
            Ok(())
        };

    /// Suppress the warnings and notes of a code, or with a pointer the one at that location
    #[arg(long, value_name = "CODE[@POINTER]", requires = "spec")]
    #[example = r#"["yaml-tag@/info/title"]"#]
    allow: Vec<Allow>
        => Builder::allow(client, warning: impl Into<String>) {
            client.allow.push(warning.into().parse()?);
            Ok(())
        };
}

impl Options {
    /// How the document is read.
    pub(crate) fn reading(&self) -> Settings<'_> {
        Settings {
            root: self.root.as_deref(),
            overlays: &self.overlays,
            limit: self.max_size,
            kept: self.kept.as_ref().map(KeptFile::path_and_text),
        }
    }
}

impl ClientConfig {
    /// The document; empty if none was named, which a `disjunct.toml` always does.
    pub fn spec(&self) -> &Path {
        self.spec.as_deref().unwrap_or(Path::new(""))
    }

    /// The folder that the files are written to.
    pub fn output(&self) -> &Path {
        self.output.as_deref().unwrap_or(Path::new(OUTPUT))
    }

    /// Which warnings count. `location` is where the entry of `allow` with an index is written.
    pub fn policy(&self, location: impl Fn(usize) -> Location) -> Policy {
        let mut allow = Vec::new();
        for (index, allowed) in self.allow.iter().enumerate() {
            allow.push((allowed.clone(), location(index)));
        }
        Policy {
            strict: self.strict,
            allow,
        }
    }

    /// The locations of the unresolved references that are allowed; `None` is all of them.
    fn unresolved(&self) -> Vec<Option<String>> {
        let allowed = self.allow.iter();
        let allowed = allowed.filter(|allowed| *allowed.code == codes::UNRESOLVED_REF);
        allowed.map(|allowed| allowed.at.clone()).collect()
    }

    /// Makes the paths relative to what `folder` is relative to.
    pub(super) fn resolve_paths(&mut self, folder: &Path) {
        self.spec = Some(folder.join(self.spec()));
        self.root = self.root.as_ref().map(|root| folder.join(root));
        for overlay in &mut self.overlays {
            *overlay = folder.join(&*overlay);
        }
        self.output = Some(folder.join(self.output()));
    }
}
