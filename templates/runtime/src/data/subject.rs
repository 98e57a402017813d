//! The value that a rule applies to: the value itself, or the one within an `Option`, a `Box` and the like.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

/// A value that rules apply to, or a type that contains one.
pub trait Subject {
    /// The type that rules apply to.
    type Target: ?Sized;

    /// The value that rules apply to; `None` if there is none.
    fn subject(&self) -> Option<&Self::Target>;
}

/// An array, whose items can be counted.
pub trait ItemCount {
    /// The number of items.
    fn count_items(&self) -> usize;
}

impl<T> ItemCount for [T] {
    fn count_items(&self) -> usize {
        self.len()
    }
}

impl<T: Subject> Subject for Option<T> {
    type Target = T::Target;

    fn subject(&self) -> Option<&T::Target> {
        self.as_ref()?.subject()
    }
}

impl<T: Subject> Subject for Box<T> {
    type Target = T::Target;

    fn subject(&self) -> Option<&T::Target> {
        (**self).subject()
    }
}

impl<T: Subject + ?Sized> Subject for &T {
    type Target = T::Target;

    fn subject(&self) -> Option<&T::Target> {
        (**self).subject()
    }
}

impl Subject for str {
    type Target = str;

    fn subject(&self) -> Option<&str> {
        Some(self)
    }
}

impl Subject for String {
    type Target = str;

    fn subject(&self) -> Option<&str> {
        Some(self)
    }
}

impl Subject for bool {
    type Target = Self;

    fn subject(&self) -> Option<&Self> {
        Some(self)
    }
}

impl<T> Subject for Vec<T> {
    type Target = [T];

    fn subject(&self) -> Option<&[T]> {
        Some(self)
    }
}

impl<T> Subject for [T] {
    type Target = [T];

    fn subject(&self) -> Option<&[T]> {
        Some(self)
    }
}

impl<K, V> Subject for BTreeMap<K, V> {
    type Target = Self;

    fn subject(&self) -> Option<&Self> {
        Some(self)
    }
}

/// A number of any type, for comparisons.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// An integer.
    Integer(i128),
    /// Any other number.
    Float(f64),
}

impl Number {
    // If one of two numbers is not an integer, both are compared as `f64`, like JSON numbers.
    #[allow(clippy::cast_precision_loss)]
    fn as_float(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Float(value) => value,
        }
    }

    /// Whether JSON can represent it: it is neither NaN nor infinite.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.as_float().is_finite()
    }

    /// Whether it is a multiple of `step`, within the rounding error of a division of `f64`.
    #[must_use]
    pub fn is_multiple_of(self, step: Self) -> bool {
        if let (Self::Integer(value), Self::Integer(step)) = (self, step) {
            return value.checked_rem(step).is_none_or(|rest| rest == 0);
        }
        let times = self.as_float() / step.as_float();
        (times - times.round()).abs() <= times.abs() * 4.0 * f64::EPSILON
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Integer(one), Self::Integer(other)) => Some(one.cmp(other)),
            _ => self.as_float().partial_cmp(&other.as_float()),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(out),
            Self::Float(value) => value.fmt(out),
        }
    }
}

/// The only integer type that converts: a literal without a suffix has this type.
impl From<i128> for Number {
    fn from(value: i128) -> Self {
        Self::Integer(value)
    }
}

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

/// A number type that rules apply to.
pub trait Numeric: Copy {
    /// The same number, for comparisons.
    fn number(self) -> Number;
}

macro_rules! numeric {
    ($($ty:ty => $variant:ident,)*) => { $(
        impl Numeric for $ty {
            fn number(self) -> Number {
                Number::$variant(self.into())
            }
        }

        impl Subject for $ty {
            type Target = Self;

            fn subject(&self) -> Option<&Self> {
                Some(self)
            }
        }
    )* };
}

numeric! {
    i8 => Integer, i16 => Integer, i32 => Integer, i64 => Integer,
    u8 => Integer, u16 => Integer, u32 => Integer, u64 => Integer,
    f32 => Float, f64 => Float,
}
