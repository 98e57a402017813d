//! Fields and variants → their names: those of the user, else those that are made of the document's, which the lock keeps.

use openapiv3::OpenAPI;

use super::planner::Planner;
use crate::analyse::renames::{Rename, chosen, confirm};
use crate::ir::Ident;
use crate::names::Use;
use crate::names::parts::{Part, name_parts};
use crate::operations::sent::Sent;

impl<'a> Planner<'a> {
    /// Names the fields or variants of the type at a location.
    pub(in crate::plan) fn name_parts(
        &mut self,
        location: &str,
        properties: &[Part<'_>],
        purpose: Use,
    ) -> Vec<Ident> {
        let keys: Vec<[&str; 1]> = properties.iter().map(|part| [part.key]).collect();
        self.name_parts_by(location, properties, &keys, purpose)
    }

    /// Names the fields or variants of the type at a location. `keys` has those by which the user may name each of them: a property, a value,
    /// the location of a branch.
    pub(in crate::plan) fn name_parts_by<'p, K: AsRef<[&'p str]>>(
        &mut self,
        location: &str,
        properties: &[Part<'_>],
        keys: &[K],
        purpose: Use,
    ) -> Vec<Ident> {
        let renames: Vec<_> = keys
            .iter()
            .map(|keys| self.rename_of_part(location, keys.as_ref()))
            .collect();
        let parts = properties.iter().zip(&renames);
        let parts = parts.map(|(part, rename)| Part {
            chosen: chosen(*rename, purpose),
            ..*part
        });
        let names = name_parts(
            location,
            &parts.collect::<Vec<_>>(),
            purpose,
            (&self.options.lock, &mut self.lock),
        );
        for (rename, name) in renames.into_iter().zip(&names) {
            confirm(rename, name);
        }
        names
    }

    /// The user's entry about a field or variant.
    pub(in crate::plan) fn rename_of_part(&self, ty: &str, keys: &[&str]) -> Option<&'a Rename> {
        let renames = self.renames;
        keys.iter().find_map(|key| renames.of_part(ty, key))
    }

    /// Reports what is wrong with the entries of the user.
    pub(in crate::plan) fn report_renames(&mut self, document: &OpenAPI, sent: &[Sent<'_>]) {
        let must_match = self.options.must_rename;
        self.renames
            .report(document, self.model, sent, must_match, self.diagnostics);
    }
}
