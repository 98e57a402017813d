//! Data type: a value's locations before and after the conversion.

use crate::source::pointer::{join, push};

/// The JSON pointers of a value.
#[derive(Clone, Debug)]
pub struct Locations {
    /// In the written document.
    pub old: String,
    /// In the converted document.
    pub new: String,
}

impl Locations {
    /// A value that stays at its location.
    pub fn fixed(pointer: &str) -> Self {
        Self {
            old: pointer.to_owned(),
            new: pointer.to_owned(),
        }
    }

    /// The field of the value, which has the same name before and after.
    pub fn field(&self, name: &str) -> Self {
        Self {
            old: join(&self.old, name),
            new: join(&self.new, name),
        }
    }

    /// The item of the value.
    pub fn item(&self, index: usize) -> Self {
        self.field(&index.to_string())
    }

    /// The value inside, which is made of this one.
    pub fn inner(&self, steps: &[&str]) -> Self {
        let mut new = self.new.clone();
        for step in steps {
            push(&mut new, step);
        }
        Self {
            old: self.old.clone(),
            new,
        }
    }
}
