//! From `tests/cases/unions/long_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Long names.
    pub use retention_policy_max_extension_length_request_or_its_default::*;

    use super::runtime;

    mod retention_policy_max_extension_length_request_or_its_default {
        use super::runtime;

        runtime::union! {
            /// One of several kinds of JSON value: RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant1, RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant2.
            #[union(json)]
            pub enum RetentionPolicyMaxExtensionLengthRequestOrItsDefault {
                /// A text.
                #[json(
                    string,
                    as_retention_policy_max_extension_length_request_or_its_default_variant1,
                    from
                    RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant1
                )]
                RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant1(
                    RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant1,
                ),
                /// An object.
                #[json(
                    object,
                    as_retention_policy_max_extension_length_request_or_its_default_variant2,
                    from
                    RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant2
                )]
                #[check(nested())] RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant2(
                    RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant2,
                ),
            }
        }

        runtime::text! {
            /// One of several texts: `RetentionPolicyMaxExtensionLengthRequestOrItsDefault(1)` of the document.
            pub enum RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant1 {
                /// `none`
                #[json("none")] None,
                /// `unlimited`
                #[json("unlimited")] Unlimited,
            }
        }

        runtime::object! {
            /// The object `RetentionPolicyMaxExtensionLengthRequestOrItsDefault(2)` of the document.
            #[object()]
            pub struct RetentionPolicyMaxExtensionLengthRequestOrItsDefaultVariant2 {
                /// The `days` property.
                #[json(required "days")] #[check(minimum(1))] pub days: u64,
                /// The `longer` property.
                #[json(optional "longer")] #[check(nested())]
                pub longer: Option<Box<RetentionPolicyMaxExtensionLengthRequestOrItsDefault>>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
