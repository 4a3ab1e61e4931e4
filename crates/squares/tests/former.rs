//! Tests of a changed rule: tables that began before stay with the old rules.

use liege_game::{Entry, Game, House, all, install, under};
use liege_squares::{OnSquares, Spec};

static BEFORE: Spec = Spec { version: 1, ..Spec::new("chess", "chs", |_| "", |_, _| unreachable!()) };
static SINCE: Spec = Spec { version: 2, ..Spec::new("chess", "chs", |_| "", |_, _| unreachable!()) };
static OLD: OnSquares = OnSquares::new(&BEFORE);
static PRESENT: OnSquares = OnSquares::new(&SINCE);

#[test]
fn old_tables_stay_with_the_rules_they_began_under() {
    let games = vec![Entry { game: &PRESENT, lesson: "", puzzles: "" }];
    install(House { games, former: vec![&OLD], ..House::default() });
    let versions = [1, 2, 3].map(|rules| under(&PRESENT, rules).map(Game::rules));
    assert_eq!(versions, [Some(1), Some(2), None]);
    assert_eq!(all().len(), 1, "nobody can open a table for a former one");
}
