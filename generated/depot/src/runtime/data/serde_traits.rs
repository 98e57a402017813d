//! The traits of serde that the macros name, so that the crates that use these need no dependency of their own.

pub use ::serde::de::MapAccess;
pub use ::serde::{Deserialize, Deserializer, Serialize, Serializer};
