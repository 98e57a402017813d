//! From `tests/cases/unions/long_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Long names.
    pub use retention_policy_max_extension_length_request_or_its_default::{
        RetentionPolicyMaxExtensionLengthRequestOrItsDefault,
        RetentionPolicyMaxExtensionLengthRequestOrItsDefaultDays,
        RetentionPolicyMaxExtensionLengthRequestOrItsDefaultValue,
    };

    use super::runtime;

    mod retention_policy_max_extension_length_request_or_its_default {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum RetentionPolicyMaxExtensionLengthRequestOrItsDefault {
                /// A string.
                #[json(string, accessor = as_value, from, from_text)]
                Value(RetentionPolicyMaxExtensionLengthRequestOrItsDefaultValue),
                /// An object.
                #[json(object, accessor = as_days, from)] Days(RetentionPolicyMaxExtensionLengthRequestOrItsDefaultDays),
            }
        }

        runtime::text! {
            /// The string enum `RetentionPolicyMaxExtensionLengthRequestOrItsDefault(1)`.
            pub enum RetentionPolicyMaxExtensionLengthRequestOrItsDefaultValue {
                #[json("none")] None,
                #[json("unlimited")] Unlimited,
            }
        }

        runtime::object! {
            /// The object `RetentionPolicyMaxExtensionLengthRequestOrItsDefault(2)`.
            #[object()]
            pub struct RetentionPolicyMaxExtensionLengthRequestOrItsDefaultDays {
                /// At least 1.
                #[json("days")] #[check(minimum = 1)] pub days: u64,
                #[json("longer", optional)] #[check(nested)]
                pub longer: Option<Box<RetentionPolicyMaxExtensionLengthRequestOrItsDefault>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
