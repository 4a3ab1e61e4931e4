//! Tests of the hooks of [`Variant`], with a game that nobody plays: three checks win, and an Amazon moves
//! like a queen or a knight.

use super::super::attack::Movers;
use super::super::board::{Board, Done, KNIGHT, OWN, QUEEN, Side};
use super::super::game::Game;
use super::super::kinds::with_own;
use super::super::orthodox::BASE;
use super::super::variant::{self, Lost, OwnWorth, Promotions, Variant};
use liege_game::scene::{Art, Icon, Mark};
use liege_game::{EventKind, Options, Seat, State, View, mixed};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{KindSpec, Rules, Sitting, Spec, Why};
use liege_words::{Language, Message};

#[derive(Clone, Copy, Debug)]
struct ThreeChecks {
    /// Checks given by White and Black.
    given: [u8; 2],
}

static KINDS: [KindSpec; 7] = with_own(KindSpec {
    id: "amazon",
    words: "thr",
    letter: "A",
    sign: 'A',
    art: Art::Empress,
    value: 24,
    plain: false,
});

static SPEC: Spec = Spec {
    id: "three-checks",
    prefix: "thr",
    kinds: &KINDS,
    start: Game::<ThreeChecks>::start,
    words: |_| "",
    ..BASE
};

impl Variant for ThreeChecks {
    const FIELDS: &'static [&'static str] = &["checks"];
    const OWN: OwnWorth = OwnWorth { worth: 1250, sight: (2, 14), weight: 4 };
    const PROMOTIONS: Promotions = &[(super::super::bits::EDGE_RANKS, &[QUEEN, KNIGHT, OWN])];

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(_: &Options) -> Self {
        ThreeChecks { given: [0; 2] }
    }

    fn array(_: &Options) -> &'static str {
        "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1 0+0"
    }

    fn movers(&self, board: &Board, side: Side) -> Movers {
        let (mut men, amazons) = (Movers::orthodox(board, side), board.men(side, OWN));
        men.knights |= amazons;
        men.diagonals |= amazons;
        men.straights |= amazons;
        men
    }

    fn after(&mut self, board: &mut Board, done: &Done) {
        self.pass_turn(board, done);
        let is_check = Game { board: *board, variant: *self }.is_check();
        self.given[done.side as usize] += u8::from(is_check);
    }

    fn lost(&self, _: &Board) -> Option<Lost> {
        let winner = Side::ALL.into_iter().find(|side| self.given[*side as usize] >= 3)?;
        Some(Lost::by(winner.other(), "thr-end-checks"))
    }

    fn value(&self, game: &Game<Self>) -> i32 {
        game.balance() + 200 * (i32::from(self.given[0]) - i32::from(self.given[1]))
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        variant::check_orthodox(self, board)?;
        let is_won = self.given.iter().all(|given| *given >= 3);
        if is_won { Err(Fault::at(6, Message::new("thr-position-checks"))) } else { Ok(()) }
    }

    fn mark(&self) -> u64 {
        mixed(&self.given)
    }

    fn write_fields(&self) -> Vec<String> {
        vec![format!("{}+{}", self.given[0], self.given[1])]
    }

    fn read_fields(&mut self, fields: &Fields<'_>) -> Result<(), Fault> {
        let digit = |text: &str| text.parse().map_err(|_| fields.fault(6, "thr-position-checks"));
        let (white, black) = fields.text(6).split_once('+').unwrap_or_default();
        self.given = [digit(white)?, digit(black)?];
        Ok(())
    }
}

fn game(position: &str) -> Box<dyn Rules> {
    (SPEC.start)(&Options::default(), Some(position)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// The third check captures a pawn: the picture must not treat the pawn as a king.
#[test]
fn a_game_may_end_by_something_else_than_a_capture() {
    let mut sitting = Sitting::new(game("4k3/4p3/8/8/8/8/8/K3R3 w - - 0 9 2+0"));
    let events = sitting.play("e1e7").unwrap();
    let end = events.iter().find(|event| event.kind == EventKind::End).unwrap();
    assert_eq!(end.message.id(), "thr-end-checks");
    assert_eq!(sitting.rules().ending().unwrap().why, Why::Own("thr-end-checks"));
    let last = ["e1e7".to_owned()];
    let scene = sitting.scene(&View { last: &last, number: 1, ..View::plain(Language::ENGLISH) });
    assert!(!scene.marks.iter().any(|mark| matches!(mark, Mark::Was { .. })), "{:?}", scene.marks);
    assert!(scene.plates.iter().all(|plate| !plate.icons.contains(&Icon::Burst)));
    assert_eq!(scene.plates.iter().filter(|plate| plate.prize.is_some()).count(), 1);
}

#[test]
fn a_game_values_what_it_counts() {
    let [none, one] = ["0+0", "1+0"].map(|given| game(&format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 {given}")));
    assert_eq!(one.value() - none.value(), 200);
    let [tree, other] = [one, none].map(|game| game.tree(Seat(0)));
    assert_eq!(tree.value()[0] - other.value()[0], 200);
    assert_ne!(tree.key(), other.key(), "a search would take one for the other");
}

#[test]
fn a_game_forbids_more_than_chess_does() {
    let refused = |position: &str| {
        let refusal = (SPEC.start)(&Options::default(), Some(position)).unwrap_err();
        format!("{:?}", refusal.message)
    };
    assert!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1 3+3").contains("thr-position-checks"));
    assert!(refused("8/8/8/8/8/8/8/4K3 w - - 0 1 0+0").contains("sqr-position-kings"));
    assert!(refused("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1 0+0").contains("sqr-position-check"));
}

#[test]
fn a_kind_of_its_own_brings_no_other_along() {
    let game = game("4k3/P7/8/8/8/8/8/A3K3 w - - 0 1 0+0");
    assert_eq!(game.spec().kinds.iter().filter(|kind| kind.id == "maharajah").count(), 0);
    let moves: Vec<String> = game.plays().iter().map(|play| game.canonical(play)).collect();
    assert!(["a1b3", "a1h8", "a7a8a"].iter().all(|mv| moves.iter().any(|known| known == mv)), "{moves:?}");
    assert!(game.play_of("a7a8a").is_some());
    assert!((SPEC.start)(&Options::default(), Some("4k3/8/8/8/8/8/8/M3K3 w - - 0 1 0+0")).is_err());
}
