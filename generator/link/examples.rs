//! Examples of the document: as literals of the fields' own types.

use serde_json::Value;

use super::laid::Laid;
use super::literals::fit;
use crate::ir::{Literal, Type};
use crate::schema::Schemas;
use crate::values::accepts::accepts;

/// The example of a field of type `ty`, where the document has one that its schema accepts.
pub fn example_of(
    schemas: &Schemas,
    (object, property): (&str, &str),
    ty: &Type,
    laid: &Laid<'_>,
) -> Option<Literal> {
    let value = described(schemas, object, property)?;
    fit(value, ty, laid)
}

/// The example of a struct's property, or of the schema that it refers to.
fn described<'a>(schemas: &'a Schemas, object: &str, property: &str) -> Option<&'a Value> {
    let property = schemas.property(object, property)?;
    let example = schemas
        .annotations(property)
        .find_map(|found| found.schema.example.as_ref())?;
    accepts(schemas, property, example).then_some(example)
}
