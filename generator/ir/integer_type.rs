//! The integer types of the emitted crate.

use std::ops::RangeInclusive;

use serde::Serialize;

/// An integer type of Rust. Values of JSON never need more than 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum IntegerType {
    /// `i8`
    I8,
    /// `i16`
    I16,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
}

impl IntegerType {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::I8,
        Self::I16,
        Self::I32,
        Self::I64,
        Self::U8,
        Self::U16,
        Self::U32,
        Self::U64,
    ];

    /// Its name in Rust.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::U8 => "u8",
            Self::U16 => "u16",
            Self::U32 => "u32",
            Self::U64 => "u64",
        }
    }

    /// Whether no value is negative.
    #[must_use]
    pub fn is_unsigned(self) -> bool {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => false,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => true,
        }
    }

    /// How many bytes a value takes, which is its alignment too.
    #[must_use]
    pub fn bytes(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 => 4,
            Self::I64 | Self::U64 => 8,
        }
    }

    /// From the least value to the greatest.
    #[must_use]
    pub fn range(self) -> RangeInclusive<i128> {
        match self {
            Self::I8 => i8::MIN.into()..=i8::MAX.into(),
            Self::I16 => i16::MIN.into()..=i16::MAX.into(),
            Self::I32 => i32::MIN.into()..=i32::MAX.into(),
            Self::I64 => i64::MIN.into()..=i64::MAX.into(),
            Self::U8 => u8::MIN.into()..=u8::MAX.into(),
            Self::U16 => u16::MIN.into()..=u16::MAX.into(),
            Self::U32 => u32::MIN.into()..=u32::MAX.into(),
            Self::U64 => u64::MIN.into()..=u64::MAX.into(),
        }
    }

    /// Whether all values of another one are values of it.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.holds(*other.range().start()) && self.holds(*other.range().end())
    }

    /// Whether a number is one of its values.
    #[must_use]
    pub fn holds(self, number: i128) -> bool {
        self.range().contains(&number)
    }
}

#[cfg(test)]
mod tests {
    use super::IntegerType;

    /// The sign and the bits in the name decide what the methods return.
    #[test]
    fn methods_agree_with_the_name() {
        for ty in IntegerType::ALL {
            let (sign, bits) = ty.name().split_at(1);
            let bits: u32 = bits.parse().expect("it is a number");
            let (least, most) = match sign {
                "u" => (0, (1_i128 << bits) - 1),
                _ => (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1),
            };
            assert_eq!(ty.is_unsigned(), sign == "u", "{ty:?}");
            assert_eq!(ty.bytes() * 8, bits as usize, "{ty:?}");
            assert_eq!(ty.range(), least..=most, "{ty:?}");
            assert!(ty.holds(least) && ty.holds(most), "{ty:?}");
            assert!(!ty.holds(least - 1) && !ty.holds(most + 1), "{ty:?}");
        }
    }
}
