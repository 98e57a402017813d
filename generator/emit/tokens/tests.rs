use super::{From, spell};
use crate::ir::{Ident, Type};

#[test]
fn maps_are_spelled_whole_where_nothing_is_imported() {
    let name = Ident::checked("BTreeMapBody").unwrap();
    let ty = Type::Map(Box::new(Type::Text), Box::new(Type::Named(name)));
    assert_eq!(spell(&ty, From::Types), "BTreeMap<String, BTreeMapBody>");
    assert_eq!(
        spell(&ty, From::Calls),
        "BTreeMap<String, types::BTreeMapBody>"
    );
    assert_eq!(
        spell(&ty, From::Examples),
        "std::collections::BTreeMap<String, types::BTreeMapBody>"
    );
}
