//! `integer!`: open enums of integers.

use std::hash::{BuildHasher, RandomState};

use super::{read, refuse, round_trip, runtime};

runtime::integer! {
    /// What a channel is for.
    #[integer(i32)]
    pub enum Channel {
        /// With texts.
        #[json(0)]
        Text,
        #[json(2)]
        Voice,
        #[json(-1)]
        Nobody,
    }
}

runtime::integer! {
    #[integer(u64)]
    pub enum Flag {
        #[json(1)]
        First,
    }
}

#[test]
fn knows_its_numbers() {
    assert_eq!(round_trip::<Channel>("2"), Channel::Voice);
    assert_eq!(round_trip::<Channel>("-1"), Channel::Nobody);
    assert_eq!(Channel::from(0), Channel::Text);
    assert_eq!(
        (i32::from(Channel::Voice), Channel::Nobody.value()),
        (2, -1)
    );
    assert_eq!(
        format!("{:>4} {:?}", Channel::Voice, Channel::Voice),
        "   2 Voice"
    );
}

#[test]
fn keeps_other_numbers() {
    assert_eq!(round_trip::<Channel>("7"), Channel::Unknown(7));
    assert_eq!(
        round_trip::<Flag>("18446744073709551615"),
        Flag::Unknown(u64::MAX)
    );
    assert_eq!(format!("{:?}", Channel::Unknown(7)), "Unknown(7)");
    assert_eq!(
        refuse::<Channel>(r#""2""#),
        "invalid type: string, expected i32"
    );
    assert_eq!(
        refuse::<Flag>("-1"),
        "invalid value: integer -1, expected u64"
    );
    assert_eq!(
        refuse::<Channel>("null"),
        "invalid type: null, expected i32"
    );
}

#[test]
fn is_compared_by_its_number() {
    let (known, same) = (Channel::Voice, Channel::Unknown(2));
    let state = RandomState::new();
    assert!(known == same && state.hash_one(known) == state.hash_one(same));
    assert!(Channel::Nobody < Channel::Text && Channel::Unknown(1) < Channel::Voice);
    assert_eq!(
        read::<Vec<Channel>>("[0, 2]"),
        [Channel::Text, Channel::Voice]
    );
}
