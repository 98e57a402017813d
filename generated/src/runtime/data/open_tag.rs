//! Tags that a struct owns because its unions say so, while its own schema allows any value.

use serde::de::{Error, MapAccess};
use serde::ser::SerializeMap;

use super::fields::Fields;
use super::rest::Rest;
use super::writer::Writer;

/// Reads the tag of a struct that stands alone. Another value than the struct's own is kept in `rest`.
pub fn read_open_tag<'de, A: MapAccess<'de>>(
    fields: &mut Fields<'de, A>,
    key: &'static str,
    seen: &mut bool,
    own: &str,
    rest: &mut impl Rest,
) {
    if std::mem::replace(seen, true) {
        return fields.fail(A::Error::duplicate_field(key));
    }
    match fields.value::<String>() {
        Ok(value) if value == own => {}
        Ok(value) => {
            if !rest.keep(key, value.into()) {
                fields.fail(A::Error::custom(format_args!("invalid value, expected {own:?}")));
            }
        }
        Err(error) => fields.fail(error),
    }
}

/// Writes the tag, or the value that was kept in its place.
pub fn write_open_tag<M: SerializeMap>(out: &mut Writer<M>, key: &'static str, own: &str, rest: &impl Rest) {
    if !rest.keys().any(|kept| kept == key) {
        out.write(key, own);
    }
}
