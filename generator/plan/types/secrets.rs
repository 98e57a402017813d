//! Which texts no `Debug` may show.

use crate::analyse::locations::display;
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::Type;
use crate::plan::planner::Planner;

impl Planner<'_> {
    /// Reports what the user calls a secret and is no text that could be hidden.
    pub fn report_unhidden(&mut self) {
        for (place, said) in self.secrets {
            match self.planned.get(place) {
                Some(planned) if planned.ty == Type::Secret => {}
                Some(_) => {
                    let message = "this is called a `secret`, but is no plain text";
                    self.diagnostics
                        .push(Diagnostic::new(&codes::NOT_A_SECRET, place, message));
                }
                None => {
                    let message =
                        format!("`{said}` is called a `secret`, but no schema stands there");
                    let found = Diagnostic::new(&codes::NOT_A_SECRET, "", message);
                    let guess = nearest(place, self.model.places());
                    let help = guess.map_or_else(
                        || "remove it".to_owned(),
                        |guess| format!("did you mean `{}`?", display(guess)),
                    );
                    self.diagnostics.push(found.help(help));
                }
            }
        }
    }
}
