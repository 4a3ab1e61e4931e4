//! The kit's own tests, for every game of the family.

use super::SPECS;

#[test]
fn what_the_kit_makes_of_them_holds() {
    liege_testing::squares::hold_all(SPECS);
}
