//! From `tests/cases/types/plain_aliases.yaml`.

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Plain aliases.
    pub use count::Count;
    pub use id::Id;

    mod count {
        /// The value `Count`.
        pub type Count = i64;
    }

    mod id {
        /// The value `Id`.
        pub type Id = String;
    }
}
