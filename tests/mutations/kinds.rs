//! The kinds of mutations, and what each has to break.

use serde_json::Value;

use super::model::{Model, Operation, Parameter, Property, Schema};
use super::pointer::{at, join};
use super::random::Random;
use super::uses::Uses;
use super::{
    bodies, documentation, objects, operations, parameters, properties, security, unions, values,
};

/// A kind of mutation.
pub struct Kind {
    pub name: &'static str,
    pub breaks: Breaks,
    pub mutate: Mutate,
}

/// What a kind of mutation breaks.
#[derive(Clone, Copy)]
pub struct Breaks {
    /// Where a request has what is changed.
    pub request: Clients,
    /// Where a response has it.
    pub response: Clients,
    pub behaviour: Behaviour,
}

/// Which clients no longer work.
#[derive(Clone, Copy)]
pub struct Clients {
    /// The old client with the new service.
    pub old: bool,
    /// The new client with the old service.
    pub new: bool,
}

pub const NONE: Clients = clients(false, false);
pub const OLD: Clients = clients(true, false);
pub const NEW: Clients = clients(false, true);
pub const BOTH: Clients = clients(true, true);

const fn clients(old: bool, new: bool) -> Clients {
    Clients { old, new }
}

/// Where code that compiles does something else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Behaviour {
    Same,
    /// Where a request has what is changed: what was sent is rejected before it is sent.
    InRequests,
    Changes,
}

/// What a mutation changes.
pub enum Mutate {
    /// A property that fits; `edit` gets its object and its name.
    Property(fn(&Property<'_>) -> bool, fn(&mut Value, &str)),
    /// A parameter that fits.
    Parameter(fn(&Parameter<'_>) -> bool, fn(&mut Value)),
    /// An operation that fits.
    Operation(fn(&Model<'_>, &Operation<'_>) -> bool, fn(&mut Value)),
    /// A schema that fits.
    Schema(fn(&Schema<'_>) -> bool, fn(&mut Value)),
    /// Anything else.
    Document(fn(&Model<'_>, &mut Random) -> Option<Mutation>),
}

/// A changed document.
pub struct Mutation {
    pub document: Value,
    /// Where it was changed, in the old document.
    pub pointer: String,
    /// Which requests and responses have what was changed.
    pub uses: Uses,
}

/// What a mutation of a kind breaks, axis by axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    pub old_client: bool,
    pub new_client: bool,
    pub behaviour: bool,
}

impl Kind {
    const fn new(name: &'static str, breaks: Breaks, mutate: Mutate) -> Self {
        Self {
            name,
            breaks,
            mutate,
        }
    }

    /// Changes a document, if it has a location that fits.
    pub fn apply(&self, model: &Model<'_>, random: &mut Random) -> Option<Mutation> {
        let (pointer, uses) = match &self.mutate {
            Mutate::Document(mutate) => return mutate(model, random),
            Mutate::Property(fits, _) => {
                let fitting = model.properties.iter().filter(|property| fits(property));
                let fitting: Vec<&Property<'_>> = fitting.collect();
                let property = random.choose(&fitting)?;
                (join(&property.object, &property.name), property.uses)
            }
            Mutate::Parameter(fits, _) => {
                let fitting = model.parameters.iter().filter(|parameter| fits(parameter));
                let fitting: Vec<&Parameter<'_>> = fitting.collect();
                let parameter = random.choose(&fitting)?;
                (parameter.pointer.clone(), request_if(parameter.is_used))
            }
            Mutate::Operation(fits, _) => {
                let fitting = model
                    .operations
                    .iter()
                    .filter(|operation| fits(model, operation));
                let fitting: Vec<&Operation<'_>> = fitting.collect();
                let operation = random.choose(&fitting)?;
                (operation.at.pointer.clone(), Uses::BOTH)
            }
            Mutate::Schema(fits, _) => {
                let fitting = model.schemas.iter().filter(|schema| fits(schema));
                let fitting: Vec<&Schema<'_>> = fitting.collect();
                let schema = random.choose(&fitting)?;
                (schema.pointer.clone(), schema.uses)
            }
        };
        let mut document = model.document.clone();
        match &self.mutate {
            Mutate::Property(_, edit) => {
                let (object, name) = super::pointer::split(&pointer);
                edit(at(&mut document, object), &name);
            }
            Mutate::Parameter(_, edit) | Mutate::Operation(_, edit) | Mutate::Schema(_, edit) => {
                edit(at(&mut document, &pointer));
            }
            Mutate::Document(_) => unreachable!("it has returned"),
        }
        Some(Mutation {
            document,
            pointer,
            uses,
        })
    }

    /// What it has to break, and all that it may break.
    pub fn expected(&self, uses: Uses) -> Broken {
        let Breaks {
            request,
            response,
            behaviour,
        } = self.breaks;
        let (sent, read) = (uses.is_sent(), uses.response);
        Broken {
            old_client: (sent && request.old) || (read && response.old),
            new_client: (sent && request.new) || (read && response.new),
            behaviour: match behaviour {
                Behaviour::Same => false,
                Behaviour::InRequests => sent,
                Behaviour::Changes => true,
            },
        }
    }
}

/// The uses of what is in requests, if it is.
pub fn request_if(is_used: bool) -> Uses {
    if is_used {
        Uses::REQUEST
    } else {
        Uses::default()
    }
}

/// What breaks where requests have it, and where responses have it.
pub const fn wire(request: Clients, response: Clients) -> Breaks {
    Breaks {
        request,
        response,
        behaviour: Behaviour::Same,
    }
}

/// What breaks in requests, and the behaviour.
pub const fn request(request: Clients, behaviour: Behaviour) -> Breaks {
    Breaks {
        request,
        response: NONE,
        behaviour,
    }
}

pub const NOTHING: Breaks = wire(NONE, NONE);

pub const fn kind(name: &'static str, breaks: Breaks, mutate: Mutate) -> Kind {
    Kind::new(name, breaks, mutate)
}

/// Every kind.
pub fn all() -> Vec<&'static Kind> {
    let groups: [&[Kind]; 9] = [
        operations::KINDS,
        parameters::KINDS,
        properties::KINDS,
        objects::KINDS,
        values::KINDS,
        unions::KINDS,
        bodies::KINDS,
        security::KINDS,
        documentation::KINDS,
    ];
    groups.into_iter().flatten().collect()
}
