//! Entries of a lock that the next run did not keep.

use super::Lock;

/// An entry that was not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unkept {
    /// The pointer of the type whose field or variant it is; `None` for an item.
    pub ty: Option<String>,
    /// The name in the lock: `types::Pet`, or that of a field or variant.
    pub wanted: String,
    /// The name that was generated, if it is known.
    pub made: Option<String>,
}

impl Lock {
    /// The entries that `made`, the lock of the next run, has in another way. `is_known` is whether the document has a location, and
    /// `type_at` the Rust type there. A lock of version 1 writes locations in another way, so it is not compared.
    pub(crate) fn unkept<'t>(
        &self,
        made: &Self,
        is_known: impl Fn(&str) -> bool,
        type_at: impl Fn(&str) -> Option<&'t str>,
    ) -> Vec<Unkept> {
        if self.is_version_1 {
            return Vec::new();
        }
        let mut unkept = Vec::new();
        for (location, wanted) in &self.paths {
            let listed = made.paths.get(location).map(String::as_str);
            let found = listed.or_else(|| type_at(location));
            if found != Some(wanted) && (listed.is_some() || is_known(location)) {
                unkept.push(Unkept {
                    ty: None,
                    wanted: wanted.clone(),
                    made: found.map(str::to_owned),
                });
            }
        }
        for (responses, wanted) in &self.error_responses {
            let found = made.error_responses.get(responses);
            unkept.extend(found.filter(|found| *found != wanted).map(|found| Unkept {
                ty: None,
                wanted: wanted.clone(),
                made: Some(found.clone()),
            }));
        }
        for (ty, members) in &self.members {
            for (member, wanted) in members {
                let found = made.members.get(ty).and_then(|made| made.get(member));
                let location = location_of(ty, member);
                if found != Some(wanted) && (found.is_some() || is_known(&location)) {
                    unkept.push(Unkept {
                        ty: Some(ty.clone()),
                        wanted: wanted.clone(),
                        made: found.cloned(),
                    });
                }
            }
        }
        unkept
    }
}

/// The location of a branch, or of a property.
fn location_of(ty: &str, member: &str) -> String {
    if member.starts_with('/') {
        return member.to_owned();
    }
    let key = member.replace('~', "~0").replace('/', "~1");
    format!("{ty}/properties/{key}")
}
