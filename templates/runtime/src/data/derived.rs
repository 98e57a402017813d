//! The macro `derived!`: the traits that the user adds to a struct.
//!
//! In: the traits, the struct, and its fields, with that of the properties that have none. Out: the impls. What else the struct holds is how a
//! value was read, which does not count when values are compared. A macro of its own, so that a struct without such traits costs nothing.

/// Implements `Hash`, `Eq`, `PartialOrd` and `Ord`, in this order. Fields are compared in the order in which they are declared.
#[doc(hidden)]
#[macro_export]
macro_rules! derived {
    ($($trait:ident),+ for $name:ident { $($field:ident),* $(,)? }) => {
        runtime::derived! { @ [$($trait)*] $name $($field)* }
    };
    (@ [] $($item:tt)*) => {};
    (@ [Hash $($more:ident)*] $name:ident $($field:ident)*) => {
        #[allow(deprecated)]
        impl ::core::hash::Hash for $name {
            #[inline]
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                $(::core::hash::Hash::hash(&self.$field, state);)*
            }
        }
        runtime::derived! { @ [$($more)*] $name $($field)* }
    };
    (@ [Eq $($more:ident)*] $name:ident $($field:ident)*) => {
        #[allow(deprecated)]
        impl ::core::cmp::Eq for $name {}
        // As a derive does: a type of the user's own may not have it.
        #[allow(deprecated)]
        const _: fn(&$name) = |value| {
            fn has_it<T: ::core::cmp::Eq>(_: &T) {}
            $(has_it(&value.$field);)*
        };
        runtime::derived! { @ [$($more)*] $name $($field)* }
    };
    (@ [PartialOrd Ord] $name:ident $($field:ident)*) => {
        #[allow(deprecated)]
        impl ::core::cmp::PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                Some(::core::cmp::Ord::cmp(self, other))
            }
        }
        #[allow(deprecated)]
        impl ::core::cmp::Ord for $name {
            #[inline]
            fn cmp(&self, other: &Self) -> ::core::cmp::Ordering {
                ::core::cmp::Ordering::Equal
                    $(.then_with(|| ::core::cmp::Ord::cmp(&self.$field, &other.$field)))*
            }
        }
    };
    (@ [PartialOrd] $name:ident $($field:ident)*) => {
        #[allow(deprecated)]
        impl ::core::cmp::PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                $(match ::core::cmp::PartialOrd::partial_cmp(&self.$field, &other.$field) {
                    Some(::core::cmp::Ordering::Equal) => {}
                    ordering => return ordering,
                })*
                Some(::core::cmp::Ordering::Equal)
            }
        }
    };
}
