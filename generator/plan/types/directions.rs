//! Properties that are read-only or write-only.

use crate::analyse::usage::Side;
use crate::ir::Direction;
use crate::plan::planner::Planner;

impl Planner<'_> {
    /// In which of requests and responses a field is, and is required.
    pub(super) fn plan_direction(&self, child: &str, object: &str, required: bool) -> Direction {
        let is_sent = self.usage.is_on(object, Side::Request);
        let is_received = self.usage.is_on(object, Side::Response);
        let (read_only, write_only) = self.directions_of(child);
        if read_only && is_sent {
            Direction::ReadOnly
        } else if write_only && required && is_sent && is_received {
            Direction::RequiredInRequests
        } else {
            Direction::Both
        }
    }

    /// Whether only responses have the field, so that it is no argument.
    pub(super) fn is_one_sided(&self, child: &str, object: &str) -> bool {
        let (read_only, write_only) = self.directions_of(child);
        (read_only && self.usage.is_on(object, Side::Request))
            || (write_only && self.usage.is_on(object, Side::Response))
    }

    /// Whether a property is read-only, and whether it is write-only: by its own schema, or by the schema that it refers to.
    fn directions_of(&self, child: &str) -> (bool, bool) {
        let read_only = self
            .model
            .annotations(child)
            .any(|found| found.schema.read_only);
        let write_only = self
            .model
            .annotations(child)
            .any(|found| found.schema.write_only);
        (read_only, write_only)
    }
}
