//! What the cases of `tests/cases/unions` give.

pub mod branch_without_fields;
pub mod by_keys;
pub mod by_kind;
pub mod by_shape;
pub mod called_after_content;
pub mod implied_tag;
pub mod inheritance;
pub mod inline_branches;
pub mod large_branch;
pub mod long_names;
pub mod nested;
pub mod nulls;
pub mod one_kind_twice;
pub mod only_required;
pub mod properties_beside;
pub mod recursive;
pub mod shared_schemas;
pub mod subset_with_other_names;
pub mod subsets;
pub mod tag_of_other_types;
pub mod tag_of_several_values;
pub mod tagged;
pub mod tagged_by_name;
pub mod tagged_of_untagged;
pub mod undecided;
pub mod variant_names;
