//! The order of fields and of arguments, which the lock keeps.

use crate::draft::Field;
use crate::lock::{Form, Positions, Terms};
use crate::plan::planner::Planner;

impl Planner<'_> {
    /// The fields of the object at a location: those that it had before in their order, then new ones as the document has them.
    ///
    /// Fields have names, but arguments of `new` do not. Where some are of one type, code with another order would compile and do
    /// something else. So they are in the order of `required`, which no tool that sorts keys changes, and a new one is the last.
    pub(super) fn order_fields(
        &mut self,
        location: &str,
        mut fields: Vec<Field>,
        required: &[String],
    ) -> Vec<Field> {
        let none = Form::default();
        let before = self.options.lock.form(location).unwrap_or(&none);
        let positions = Positions::of(&before.fields);
        fields.sort_by_key(|field| positions.get(&field.name.wire));
        let fields = self.order_arguments(fields, &before.arguments, required);
        let keys = |is_listed: fn(&Field) -> bool| {
            let listed = fields.iter().filter(|field| is_listed(field));
            listed.map(|field| field.name.wire.clone()).collect()
        };
        let form = self.lock.form_mut(location);
        form.fields = keys(|_| true);
        form.arguments = keys(Field::is_argument);
        form.nullable = keys(Field::is_nullable_argument);
        fields
    }

    /// The fields, with the arguments among them in their order.
    fn order_arguments(
        &self,
        fields: Vec<Field>,
        before: &[String],
        required: &[String],
    ) -> Vec<Field> {
        let (before, required) = (Positions::of(before), Positions::of(required));
        let has_order = self.options.lock.terms() >= Terms::Ordered;
        let is_argument: Vec<bool> = fields.iter().map(Field::is_argument).collect();
        let (mut arguments, others): (Vec<Field>, Vec<Field>) =
            fields.into_iter().partition(Field::is_argument);
        arguments.sort_by_key(|field| {
            let key = &field.name.wire;
            let new = if has_order { required.get(key) } else { 0 };
            (before.get(key), new)
        });
        let (mut arguments, mut others) = (arguments.into_iter(), others.into_iter());
        let place = |is_argument| {
            if is_argument {
                arguments.next()
            } else {
                others.next()
            }
        };
        is_argument.into_iter().filter_map(place).collect()
    }
}
