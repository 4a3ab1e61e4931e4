//! What the kit makes of every game of the family.

use liege_testing::squares::hold;

macro_rules! properties {
    ($($name:ident: $spec:path,)*) => {
        $(#[test]
        fn $name() {
            hold(&$spec);
        })*
    };
}

properties! {
    chess: super::super::orthodox::SPEC,
    maharajah: super::super::maharajah::SPEC,
    two_move: super::super::two_move::SPEC,
    transformations: super::super::transformations::SPEC,
    appearances: super::super::appearances::SPEC,
    cylinder: super::super::cylinder::SPEC,
    mobius: super::super::mobius::SPEC,
    relocation: super::super::relocation::SPEC,
    bughouse: super::super::bughouse::SPEC,
    dice: super::super::dice::SPEC,
    move_all: super::super::move_all::SPEC,
    shashmaty: super::super::shashmaty::SPEC,
}
