//! What the kit makes of every game of the family.

use super::super::games;
use liege_testing::squares::hold;

macro_rules! properties {
    ($($name:ident: $variant:ident,)*) => {
        $(#[test]
        fn $name() {
            hold(&games::$variant.spec);
        })*
    };
}

properties! {
    russian: RUSSIAN,
    english: ENGLISH,
    international: INTERNATIONAL,
    canadian: CANADIAN,
    german: GERMAN,
    italian: ITALIAN,
    spanish: SPANISH,
    turkish: TURKISH,
}
