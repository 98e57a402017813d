//! What `plan` makes: every type and operation by itself.
//!
//! Boxes, defaults, examples and shared enums of error responses are not in a draft: they depend on all types, and `link` adds them.

mod operations;

use std::collections::BTreeMap;

use crate::ir::{
    Bindings, Check, Decision, Direction, Docs, Events, Ident, Name, NearMiss, Owned, Package,
    PagedOperation, Rest, Select, Skipped, Type, UnionDecision, Untyped, UnusedMedia, ValueEnum,
    Webhook,
};
use crate::lock::Lock;

pub use self::operations::{Call, Client, Group};

/// The declared types by name.
pub type Items = BTreeMap<String, Item>;

/// A crate whose types and operations are planned.
pub struct Draft {
    /// The package's name, version and front page.
    pub package: Package,
    /// The declared types.
    pub items: Items,
    /// The operations; `None` where the document describes none.
    pub client: Option<Client>,
    /// The webhooks and callbacks, sorted by name.
    pub webhooks: Vec<Webhook>,
    /// The enum of all webhooks.
    pub events: Option<Events>,
    /// Every location whose values stay untyped, with the reason.
    pub untyped: Vec<Untyped>,
    /// Every operation that is skipped, with the reason.
    pub skipped: Vec<Skipped>,
    /// Every media type of a request or of a success response that nothing sends or reads.
    pub unused_media: Vec<UnusedMedia>,
    /// Every operation that pages.
    pub paged: Vec<PagedOperation>,
    /// Every operation that looks as if it paged, with the reason why it is not read so.
    pub near_misses: Vec<NearMiss>,
    /// How every union is decided.
    pub decisions: Vec<Decision>,
    /// Unions decided by shape whose branches have values in common.
    pub undecided: Vec<UndecidedUnion>,
    /// The type of each location.
    pub bindings: Bindings,
    /// The names of fields, variants and values that the next run has to give again.
    pub lock: Lock,
}

/// A declared type.
#[derive(Clone, Debug)]
pub struct Item {
    /// The name, in the document, of the module that declares it.
    pub home: String,
    /// Its name, unique among all types of the crate.
    pub name: Ident,
    /// JSON pointer of the schema it comes from.
    pub pointer: String,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    pub dropped: Option<String>,
    /// What it is.
    pub kind: ItemKind,
}

/// What a declared type is.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// A struct.
    Object(Object),
    /// An enum over types.
    Union(Union),
    /// An open enum of strings or integers.
    Values(ValueEnum),
    /// Another name of a type.
    Alias(Type),
}

/// A struct. Its fields are as in `ir::Object`.
#[derive(Clone, Debug)]
pub struct Object {
    /// The properties that the struct fixes to one value each, and therefore has no field for.
    pub owned: Vec<Owned>,
    /// Its fields, in the document's order.
    pub fields: Vec<Field>,
    /// What happens to properties that are none of the fields.
    pub rest: Rest,
    /// Whether `validate()` reports properties that are none of the fields.
    pub closed: bool,
    /// Whether values that are not as declared are refused.
    pub exact: bool,
    /// What `validate()` checks of all properties together.
    pub checks: Vec<Check>,
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Both its names.
    pub name: Name,
    /// What it holds, `Option` included.
    pub ty: Type,
    /// Whether null is a value of its schema.
    pub nullable: bool,
    /// When it may be absent, and what that means.
    pub presence: Presence,
    /// Whether requests and responses both have it.
    pub direction: Direction,
    /// What `validate()` checks.
    pub checks: Vec<Check>,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    pub dropped: Option<String>,
}

/// When a property may be absent, and what that means. A default is not looked at yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent, and is never null.
    Optional,
    /// It may be absent or null, which mean the same.
    Maybe,
    /// Absent, null and a value are three different things.
    Patch,
}

impl Field {
    /// What it holds where it is neither absent nor null.
    pub fn held(&self) -> &Type {
        self.ty.held()
    }

    /// Whether `new` asks for it.
    pub fn is_argument(&self) -> bool {
        self.presence == Presence::Required || self.direction == Direction::RequiredInRequests
    }

    /// Whether `new` asks for an `Option`, since null is a value of it.
    pub fn is_nullable_argument(&self) -> bool {
        self.presence == Presence::Required && matches!(self.ty, Type::Option(_))
    }
}

/// An enum over types.
#[derive(Clone, Debug)]
pub struct Union {
    /// How a value finds its branch.
    pub decision: UnionDecision,
    /// The branches, in the document's order.
    pub branches: Vec<Branch>,
}

/// A branch of a union.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The variant.
    pub name: Ident,
    /// `as_…`
    pub accessor: Ident,
    /// What it holds.
    pub ty: Type,
    /// What selects it.
    pub select: Select,
    /// Whether `From` the type is unambiguous.
    pub from: bool,
    /// What `validate()` checks.
    pub checks: Vec<Check>,
    /// Its documentation, where its type has none.
    pub docs: Docs,
    /// The version of the API that no longer has it; `None` if the API has it.
    pub dropped: Option<String>,
}

/// A union that is decided by shape, and the branches that have values in common.
#[derive(Debug)]
pub struct UndecidedUnion {
    /// JSON pointer of the union.
    pub pointer: String,
    /// The type.
    pub name: Ident,
    /// Positions of branches with values in common, of which the types decide whether anything of such a value is lost.
    pub by_type: Vec<(usize, usize)>,
    /// The same, of which the shapes show that nothing is lost.
    pub by_shape: Vec<(usize, usize)>,
    /// How to decide it.
    pub help: &'static str,
}
