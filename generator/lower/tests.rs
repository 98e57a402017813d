//! The rules' cases in `tests/cases/lower`, each against the normal form that it is known to have.
