//! Data type: an item that can have a name of the user.

/// An item that can have a name of the user.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The type of the schema at a location.
    Type(String),
    /// A field or variant of the type at a location, by its key, its value, or the location of a branch.
    Part(String, String),
    /// The operation at a pointer under `paths`.
    Call(String),
    /// A parameter of the operation at a pointer under `paths`, by its name.
    Parameter(String, String),
    /// The parameter at a location, which several operations may have.
    SharedParameter(String),
    /// The operations with a tag.
    Group(String),
    /// The webhook or callback at a pointer.
    Webhook(String),
    /// The security scheme with a name.
    Credential(String),
}
