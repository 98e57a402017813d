//! The operations of a draft.

use std::collections::BTreeMap;

use crate::ir::{
    Body, ClientHeader, Contents, Credential, Docs, Ident, MediaReader, OtherBody, Output,
    OwnServer, Paging, Param, PropertyNames, RequiredScheme, ResponseHeader, Server, StatusBranch,
    Stream, VariableEnum,
};

/// The operations, by group.
pub struct Client {
    /// The groups of operations.
    pub groups: Vec<Group>,
    /// How operations are authorized.
    pub credentials: Vec<Credential>,
    /// Headers that are set once for all operations.
    pub headers: Vec<ClientHeader>,
    /// The headers of responses.
    pub response_headers: Vec<ResponseHeader>,
    /// The servers to choose from.
    pub servers: Vec<Server>,
    /// The enums of the servers' variables.
    pub server_variables: Vec<VariableEnum>,
}

/// The operations of one tag.
pub struct Group {
    /// The module of its operations.
    pub module: Ident,
    /// The method of the client that leads to it, and its type; `None` for operations without a tag.
    pub handle: Option<(Ident, Ident)>,
    /// Its documentation.
    pub docs: Docs,
    /// The operations.
    pub calls: Vec<Call>,
}

/// An operation. Its fields are as in `ir::Call`.
pub struct Call {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// The module of its group.
    pub module: Ident,
    /// The method.
    pub method: Ident,
    /// The type of its request builder.
    pub ty: Ident,
    /// The HTTP method.
    pub http_method: String,
    /// The path template.
    pub path: String,
    /// What the path's query fixes.
    pub fixed_query: Option<String>,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// What the document announces about its end and its stability: strings by the names of extensions.
    pub lifecycle: BTreeMap<String, String>,
    /// Required parameters.
    pub arguments: Vec<Param>,
    /// The request body.
    pub body: Option<Body>,
    /// Further methods, which send the body as another media type.
    pub other_bodies: Vec<OtherBody>,
    /// Optional parameters.
    pub setters: Vec<Param>,
    /// The servers that have it, where they are not the document's.
    pub servers: Vec<OwnServer>,
    /// The credentials it needs: one of these lists, all of each.
    pub security: Vec<Vec<RequiredScheme>>,
    /// The documentation of success.
    pub on_success: Docs,
    /// How success is read.
    pub output: Output,
    /// All contents of success, where it has several.
    pub contents: Option<Contents>,
    /// How success is read while it arrives.
    pub stream: Option<Stream>,
    /// What reads each media type of the success responses.
    pub readers: Vec<MediaReader>,
    /// The media types it asks for, where they are others than the output's own.
    pub accept: Option<String>,
    /// How its pages follow each other, where it has some.
    pub paging: Option<Paging<PropertyNames>>,
    /// The statuses of redirects that are responses.
    pub redirects: Vec<u16>,
    /// The error responses, by status.
    pub failures: Vec<StatusBranch>,
}
