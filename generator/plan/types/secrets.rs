//! Strings that `Debug` does not show.

use crate::analyse::locations::display;
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::Type;
use crate::plan::planner::Planner;

impl Planner<'_> {
    /// Reports each `secret` of the options that is not a string and cannot be hidden.
    pub fn report_unhidden(&mut self) {
        for (location, described) in self.secrets {
            let mut declared = self.options.secret.iter();
            let index = declared
                .position(|one| one == described)
                .unwrap_or_default();
            match self.planned.get(location) {
                Some(planned) if planned.ty == Type::Secret => {}
                Some(_) => {
                    let message = "only a plain string can be a `secret`";
                    let found = Diagnostic::new(&codes::NOT_A_SECRET, location, message);
                    self.diagnostics.push(found.of_setting("secret", index));
                }
                None => {
                    let message =
                        format!("the `secret` `{described}` is not the location of a schema");
                    let found = Diagnostic::new(&codes::NOT_A_SECRET, "", message);
                    let guess = nearest(location, self.model.locations());
                    let help = guess.map_or_else(
                        || "remove it".to_owned(),
                        |guess| format!("did you mean `{}`?", display(guess)),
                    );
                    self.diagnostics
                        .push(found.help(help).of_setting("secret", index));
                }
            }
        }
    }
}
