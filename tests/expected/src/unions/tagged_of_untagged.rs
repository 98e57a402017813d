//! From `tests/cases/unions/tagged_of_untagged.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of A tagged union of unions that the tag does not decide.
    pub use admin_reply::AdminReply;
    pub use by_id::ById;
    pub use by_mail::ByMail;
    pub use contact_reply::ContactReply;
    pub use reply::{Reply, ReplyKind};

    use super::runtime;

    mod admin_reply {
        use super::runtime;

        runtime::object! {
            /// The object `AdminReply`.
            #[object(tag = ("type", "admin"))]
            pub struct AdminReply {
                #[json("body", optional)] pub body: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_id {
        use super::runtime;

        runtime::object! {
            /// The object `ById`.
            #[object(tag = ("type", "user"))]
            pub struct ById {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_mail {
        use super::runtime;

        runtime::object! {
            /// The object `ByMail`.
            #[object(tag = ("type", "user"))]
            pub struct ByMail {
                #[json("email")] pub email: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod contact_reply {
        use super::{ById, ByMail, runtime};

        runtime::untagged_union! {
            /// An untagged union of 2 types: Mail, Id.
            #[union(untagged)]
            pub enum ContactReply {
                /// An object with `email`.
                #[json({ "email": any }, accessor = as_mail, from)] Mail(ByMail),
                /// An object with `id`.
                #[json({ "id": any }, accessor = as_id, from)] Id(ById),
            }
        }
    }

    mod reply {
        use super::{AdminReply, ContactReply, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ReplyKind)]
            pub enum Reply {
                #[json("user", accessor = as_user, from)] User(ContactReply),
                #[json("admin", accessor = as_admin, from)] Admin(AdminReply),
            }
        }
    }
}
