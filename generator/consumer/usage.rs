//! Data type: one function of the program, and the items that it uses.

use std::ops::RangeInclusive;

use crate::surface::RustType;

/// One function of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The item that it is about: `types::Item::name`.
    pub subject: String,
    /// Whether it uses all parts of the item at once, as a constructor does with its arguments.
    pub uses_parts: bool,
    /// The other items that it names.
    pub names: Vec<String>,
    /// Its lines in the program.
    pub lines: RangeInclusive<usize>,
}

impl Use {
    /// Of an item.
    pub fn of(subject: impl Into<String>) -> Self {
        Self {
            subject: subject.into(),
            uses_parts: false,
            names: Vec::new(),
            lines: 0..=0,
        }
    }

    /// Of an item and all of its parts.
    pub fn of_all(subject: impl Into<String>) -> Self {
        Self {
            uses_parts: true,
            ..Self::of(subject)
        }
    }

    /// It names another item too.
    #[must_use]
    pub fn naming(mut self, path: impl Into<String>) -> Self {
        self.names.push(path.into());
        self
    }

    /// It names the items in a type too.
    #[must_use]
    pub fn with_type(mut self, ty: &RustType) -> Self {
        let mut queue = vec![ty];
        while let Some(next) = queue.pop() {
            if next.name.contains("::") {
                self.names.push(next.name.clone());
            }
            queue.extend(&next.arguments);
        }
        self
    }

    /// Whether a change of an item can break it. The subject is as the old crate has it; `is_whole` is whether the change takes the
    /// item itself away or makes it another kind of item, with all of its parts.
    pub fn may_break_by(&self, subject: &str, is_whole: bool) -> bool {
        let is_part_of = |path: &str, owner: &str| {
            let rest = path.strip_prefix(owner);
            rest.is_some_and(|rest| rest.starts_with("::"))
        };
        let is_about = |path: &str| path == subject || (is_whole && is_part_of(path, subject));
        let is_of_part = self.uses_parts && is_part_of(subject, &self.subject);
        is_of_part || is_about(&self.subject) || self.names.iter().any(|name| is_about(name))
    }
}
