//! From `tests/cases/unions/shared_in_patches.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Fields that all branches of a patch share.
    pub use change_thing_body::{ChangeThingBody, ChangeThingBodyKind};
    pub use door_change::DoorChange;
    pub use lamp_change::LampChange;
    pub use room::Room;

    use super::runtime;

    mod change_thing_body {
        use super::{DoorChange, LampChange, Room, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ChangeThingBodyKind)]
            #[shared(name: str, rank: i64, near: Room)]
            pub enum ChangeThingBody {
                #[json("lamp", accessor = as_lamp, from)] Lamp(LampChange),
                #[json("door", accessor = as_door, from)] Door(DoorChange),
            }
        }
    }

    mod door_change {
        use super::{Room, runtime};

        runtime::object! {
            /// The object `DoorChange`.
            #[object(tag = ("kind", "door"))]
            pub struct DoorChange {
                #[json("name", patch)] pub name: runtime::Patch<String>,
                #[json("rank", patch)] pub rank: runtime::Patch<i64>,
                #[json("near", patch)] pub near: runtime::Patch<Room>,
                #[json("locked", optional)] pub locked: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod lamp_change {
        use super::{Room, runtime};

        runtime::object! {
            /// The object `LampChange`.
            #[object(tag = ("kind", "lamp"))]
            pub struct LampChange {
                #[json("name", patch)] pub name: runtime::Patch<String>,
                #[json("rank", patch)] pub rank: runtime::Patch<i64>,
                #[json("near", patch)] pub near: runtime::Patch<Room>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod room {
        use super::runtime;

        runtime::object! {
            /// The object `Room`.
            #[object()]
            pub struct Room {
                #[json("floor", optional)] pub floor: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Fields that all branches of a patch share.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use change_thing::{ChangeThing, ChangeThingError};

        use super::{runtime, types};

        mod change_thing {
            use super::{runtime, types};

            impl runtime::Client {
                /// `PATCH /things`
                ///
                /// Returns the request builder [`ChangeThing`].
                #[inline]
                pub fn change_thing(&self, body: types::ChangeThingBody) -> ChangeThing {
                    let template = "/things";
                    runtime::Call::new(self, runtime::Method::PATCH, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`Client::change_thing`](runtime::Client::change_thing).
            ///
            /// `PATCH /things`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type ChangeThing = runtime::Prepared<runtime::NoContent, ChangeThingError>;

            /// Error responses of [`ChangeThing`], which declares none.
            pub type ChangeThingError = runtime::Undeclared;
        }
    }
}
