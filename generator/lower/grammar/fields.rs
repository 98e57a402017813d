//! The fields of each type of object, by their contents.

use super::super::normal::extension;
use super::{Holds, Kind};
pub use crate::source::{ADDITIONAL, METHODS, QUERY};
use Holds::{Array, Map, One, Open, Plain, String, Strings};

/// Keywords of a schema whose value is one schema.
pub const ONE: &[&str] = &["items", "additionalProperties", "propertyNames"];
/// Keywords whose value is an array of schemas.
pub const LIST: &[&str] = &["allOf", "oneOf", "anyOf", "prefixItems"];
/// Keywords whose value is a map of schemas.
pub const MAP: &[&str] = &["properties", "patternProperties"];
/// Keywords whose value is a string.
pub const TEXT: &[&str] = &[
    "title",
    "description",
    "format",
    "pattern",
    "contentEncoding",
    "contentMediaType",
];
/// Keywords without schemas that are kept as they are.
pub const PLAIN: &[&str] = &[
    "type",
    "default",
    "enum",
    "const",
    "required",
    "dependentRequired",
    "nullable",
    "readOnly",
    "writeOnly",
    "deprecated",
    "discriminator",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
    extension::SENSITIVE,
    extension::DISCRIMINATOR_VALUE,
];
/// Keywords that restrict values in a way that no type and no check of ours can express.
pub const UNCHECKED: &[&str] = &[
    "if",
    "then",
    "else",
    "dependentSchemas",
    "contains",
    "unevaluatedProperties",
    "unevaluatedItems",
    "not",
    "minContains",
    "maxContains",
    "dependencies",
    "additionalItems",
    "contentSchema",
    "$dynamicRef",
    "$recursiveRef",
];
/// Keywords that do not restrict values.
const ASIDE: &[&str] = &[
    "$id",
    "id",
    "$schema",
    "$anchor",
    "$dynamicAnchor",
    "$recursiveAnchor",
    "$vocabulary",
    "$comment",
    "example",
    "examples",
];

/// Fields of one type of object with the same contents.
type Group = (Holds, &'static [&'static str]);

// Fields of several types of objects.
const DESCRIBED: Group = (String, &["summary", "description"]);
const STYLE: Group = (String, &["style"]);
const SENT: Group = (
    Plain,
    &[
        "required",
        "deprecated",
        "allowEmptyValue",
        "explode",
        "allowReserved",
        "example",
    ],
);
const SCHEMA: Group = (One(Kind::Schema), &["schema"]);
const EXAMPLES: Group = (Map(Kind::Example), &["examples"]);
const CONTENT: Group = (Map(Kind::MediaType), &["content"]);
const PARAMETERS: Group = (Array(Kind::Parameter), &["parameters"]);
const SERVERS: Group = (Array(Kind::Server), &["servers"]);
const DOCS: Group = (One(Kind::ExternalDocs), &["externalDocs"]);

impl Kind {
    /// Its fields.
    pub(super) fn fields(self) -> &'static [Group] {
        match self {
            Self::Document => &[
                (Plain, &["openapi", "security"]),
                (String, &["jsonSchemaDialect", "$self"]),
                (One(Self::Info), &["info"]),
                SERVERS,
                (Open(Self::PathItem), &["paths"]),
                (Map(Self::PathItem), &["webhooks"]),
                (One(Self::Components), &["components"]),
                (Array(Self::Tag), &["tags"]),
                DOCS,
            ],
            Self::Components => &[
                (Map(Self::Schema), &["schemas"]),
                (Map(Self::Response), &["responses"]),
                (Map(Self::Parameter), &["parameters"]),
                (Map(Self::Example), &["examples"]),
                (Map(Self::RequestBody), &["requestBodies"]),
                (Map(Self::Header), &["headers"]),
                (Map(Self::SecurityScheme), &["securitySchemes"]),
                (Map(Self::Link), &["links"]),
                (Map(Self::Callback), &["callbacks"]),
                (Map(Self::PathItem), &["pathItems"]),
                (Map(Self::MediaType), &["mediaTypes"]),
            ],
            Self::Schema => &[
                (One(Self::Discriminator), &["discriminator"]),
                (String, TEXT),
                (Strings, &["required"]),
                (Plain, PLAIN),
                (Plain, ASIDE),
                (One(Self::Schema), ONE),
                (Array(Self::Schema), LIST),
                (Map(Self::Schema), MAP),
                (
                    Map(Self::Schema),
                    &["$defs", "definitions", "dependentSchemas"],
                ),
                (
                    One(Self::Schema),
                    &["if", "then", "else", "not", "contains", "contentSchema"],
                ),
                (
                    One(Self::Schema),
                    &["unevaluatedProperties", "unevaluatedItems"],
                ),
                (Plain, UNCHECKED),
                (One(Self::Xml), &["xml"]),
                DOCS,
            ],
            _ => self
                .fields_of_calls()
                .unwrap_or_else(|| self.fields_of_facts()),
        }
    }

    /// The fields of operations and their parts.
    fn fields_of_calls(self) -> Option<&'static [Group]> {
        Some(match self {
            Self::PathItem => &[
                DESCRIBED,
                (One(Self::Operation), &METHODS),
                (One(Self::Operation), &[QUERY]),
                (Map(Self::Operation), &[ADDITIONAL]),
                SERVERS,
                PARAMETERS,
            ],
            Self::Operation => &[
                DESCRIBED,
                (Strings, &["tags"]),
                (String, &["operationId"]),
                (Plain, &["deprecated", "security"]),
                DOCS,
                PARAMETERS,
                (One(Self::RequestBody), &["requestBody"]),
                (Open(Self::Response), &["responses"]),
                (Map(Self::Callback), &["callbacks"]),
                SERVERS,
            ],
            Self::Parameter => &[
                (String, &["name", "in"]),
                DESCRIBED,
                STYLE,
                SENT,
                SCHEMA,
                EXAMPLES,
                CONTENT,
            ],
            Self::Header => &[DESCRIBED, STYLE, SENT, SCHEMA, EXAMPLES, CONTENT],
            Self::RequestBody => &[DESCRIBED, (Plain, &["required"]), CONTENT],
            Self::Response => &[
                DESCRIBED,
                (Map(Self::Header), &["headers"]),
                CONTENT,
                (Map(Self::Link), &["links"]),
            ],
            Self::MediaType => &[
                (Plain, &["example"]),
                SCHEMA,
                EXAMPLES,
                (One(Self::Schema), &["itemSchema"]),
                (Map(Self::Encoding), &["encoding"]),
                (Array(Self::Encoding), &["prefixEncoding"]),
                (One(Self::Encoding), &["itemEncoding"]),
            ],
            Self::Encoding => &[
                (String, &["contentType"]),
                STYLE,
                (Plain, &["explode", "allowReserved"]),
                (Map(Self::Header), &["headers"]),
                (Map(Self::Encoding), &["encoding"]),
                (Array(Self::Encoding), &["prefixEncoding"]),
                (One(Self::Encoding), &["itemEncoding"]),
            ],
            Self::Link => &[
                DESCRIBED,
                (String, &["operationRef", "operationId"]),
                (Plain, &["parameters", "requestBody"]),
                (One(Self::Server), &["server"]),
            ],
            _ => return None,
        })
    }

    /// The fields of objects that describe the document, a schema or an example.
    fn fields_of_facts(self) -> &'static [Group] {
        match self {
            Self::Info => &[
                (
                    String,
                    &[
                        "title",
                        "summary",
                        "description",
                        "termsOfService",
                        "version",
                    ],
                ),
                (One(Self::Contact), &["contact"]),
                (One(Self::License), &["license"]),
            ],
            Self::Contact => &[(String, &["name", "url", "email"])],
            Self::License => &[(String, &["name", "identifier", "url"])],
            Self::ExternalDocs => &[(String, &["description", "url"])],
            Self::Server => &[
                (String, &["url", "description", "name"]),
                (Map(Self::ServerVariable), &["variables"]),
            ],
            Self::ServerVariable => &[(Strings, &["enum"]), (String, &["default", "description"])],
            Self::Tag => &[
                (String, &["name", "description"]),
                (String, &["summary", "parent", "kind"]),
                DOCS,
            ],
            Self::SecurityScheme => &[
                DESCRIBED,
                (String, &["type", "name", "in", "scheme"]),
                (String, &["bearerFormat", "openIdConnectUrl"]),
                (One(Self::Flows), &["flows"]),
                (String, &["oauth2MetadataUrl"]),
                (Plain, &["deprecated"]),
            ],
            Self::Flows => &[(
                One(Self::Flow),
                &[
                    "implicit",
                    "password",
                    "clientCredentials",
                    "authorizationCode",
                    "deviceAuthorization",
                ],
            )],
            Self::Flow => &[
                (String, &["authorizationUrl", "tokenUrl", "refreshUrl"]),
                (String, &["deviceAuthorizationUrl"]),
                (Plain, &["scopes"]),
            ],
            Self::Example => &[
                DESCRIBED,
                (Plain, &["value", "dataValue"]),
                (String, &["externalValue", "serializedValue"]),
            ],
            Self::Discriminator => &[
                (String, &["propertyName", "defaultMapping"]),
                (Plain, &["mapping"]),
            ],
            Self::Xml => &[
                (
                    Plain,
                    &["name", "namespace", "prefix", "attribute", "wrapped"],
                ),
                (String, &["nodeType"]),
            ],
            _ => &[],
        }
    }
}

/// Whether it is a keyword of a schema that is read.
pub fn is_keyword(key: &str) -> bool {
    [TEXT, PLAIN, ONE, LIST, MAP]
        .iter()
        .any(|list| list.contains(&key))
}
