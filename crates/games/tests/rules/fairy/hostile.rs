//! Random games against slower rules, and texts and positions that nobody would write: none may end the program.

use super::own;
use liege_games::fairy::{self, Definition, Game, Position};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::HashSet;
use std::sync::Arc;

pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.0.next_u64() % count.max(1) as u64) as usize
    }
}

/// The length after which a game is left unfinished.
const LONGEST: usize = 150;

/// Games whose moves are made and looked at one by one, whatever their rules.
fn slowly(game: &Definition) -> Definition {
    let mut slow = game.clone();
    slow.plain = false;
    slow
}

/// Checks everything that must be true in every position of every game.
fn examine(game: &Definition, slow: &Definition, position: &Position) {
    let text = fairy::write_position(game, position);
    let read =
        fairy::read_position(game, &text).unwrap_or_else(|fault| panic!("{}: {text}: {fault:?}", game.id));
    assert_eq!(fairy::write_position(game, &read), text, "{}", game.id);
    let moves = position.moves(game);
    assert_eq!(position.count_moves(game), moves.len() as u64, "{}: {text}", game.id);
    let names = |moves: &[fairy::Move], game: &Definition| -> HashSet<String> {
        moves.iter().map(|mv| position.canonical(game, *mv)).collect()
    };
    let named = names(&moves, game);
    assert_eq!(named.len(), moves.len(), "{}: two moves with one name in {text}", game.id);
    assert_eq!(named, names(&position.moves(slow), slow), "{}: {text}", game.id);
    for side in [0, 1] {
        let men = position.sides[side] & position.walls == 0 && position.sides[0] & position.sides[1] == 0;
        assert!(men, "{}: {text}", game.id);
    }
}

/// Plays a game by chance, and examines one in this many of its positions.
fn play(game: &Arc<Definition>, dice: &mut Dice, longest: usize, one_in: usize) {
    let slow = slowly(game);
    let mut play = Game::new(game.clone(), game.start.clone());
    for _ in 0..longest {
        if dice.below(one_in) == 0 {
            examine(game, &slow, &play.position);
        }
        let moves = play.moves();
        if moves.is_empty() {
            assert!(play.outcome().is_some(), "{}: {}", game.id, fairy::write_position(game, &play.position));
            return;
        }
        if play.outcome().is_some() {
            return;
        }
        play.make(moves[dice.below(moves.len())]);
    }
}

#[test]
fn random_games() {
    let count = std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(6);
    // To write a position and its moves takes longer than to play on.
    let one_in = if count > 100 { 8 } else { 1 };
    for id in fairy::ids() {
        let game = own(id);
        for seed in 0..count {
            play(&game, &mut Dice::new(seed), LONGEST, one_in);
        }
    }
}

/// Lines from which texts are made; some are wrong.
const LINES: &str = "\
maxFile = 5
maxFile = 12
maxFile = 1
maxRank = 6
maxRank = 10
maxRank = 2
maxRank = 0
king = k
king = -
king = k:WN
king = k:N
queen = -
pawn = -
pawn = p
commoner = k
soldier = s
janggiCannon = c
cannon = c
elephant = e
lance = l
horse = h
customPiece1 = c:CF
customPiece2 = z:gQ
customPiece3 = n:NN
customPiece4 = y:fmWimfnA
customPiece5 = x:imW3cF
customPiece6 = w:pBpRgR
customPiece7 = v:nZnDnAnN
customPiece7 = v:ceKmN
customPiece25 = u:B3R2
customPiece26 = u:B3R2
pawnTypes = p
pawnTypes = y
startFen = 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1
startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1
startFen = ch1gkg1hc/9/s1s1s1s1s/9/9/9/S1S1S1S1S/9/CH1GKG1HC w - - 0 1
startFen = czvkvzcr/pppppppp/8/8/3**3/8/PPPPPPPP/CZVKVZCR[CZczp] b KQkq - 3+3 0 1
startFen = 99999999999999999999/+/~[[
promotionRegionWhite = *3 *4 *5
promotionRegionBlack = -
promotionPieceTypes = nbrq
promotionPieceTypes = -
promotionPawnTypes = *
promotionLimit = q:1 r:2
promotedPieceType = p:q n:r
mandatoryPawnPromotion = false
mandatoryPiecePromotion = true
pieceDemotion = true
doubleStepRegionWhite = *1 *2 *3 *4
tripleStepRegionWhite = *2
enPassantTypes = *
enPassantRegion = d3 e6 *4
castling = false
castlingKingsideFile = a
castlingQueensideFile = h
castlingRank = 2
castlingRookPieces = *
castlingKingPiece = q
oppositeCastling = true
castlingDroppedPiece = true
chess960 = true
mustCapture = true
checking = false
blastOnCapture = true
blastImmuneTypes = n
mutuallyImmuneTypes = nb
petrifyOnCaptureTypes = *
pieceDrops = true
capturesToHand = true
dropLoop = true
dropNoDoubled = *
dropChecks = false
dropPromoted = true
mustDrop = true
shogiPawnDropMateIllegal = true
immobilityIllegal = true
firstRankPawnDrops = true
gating = true
seirawanGating = true
flyingGeneral = true
bikjangRule = true
pass = true
passOnStalemate = true
extinctionPieceTypes = *
extinctionPieceTypes = qn
extinctionPieceTypes = k
extinctionValue = loss
extinctionPieceCount = 2
extinctionPseudoRoyal = true
flagRegion = *4 d5
flagPiece = *
flagPieceCount = 3
flagMove = true
checkCounting = true
connectN = 3
connectN = 1
adjudicateFullBoard = true
stalemateValue = win
stalematePieceCount = true
checkmateValue = win
nMoveRule = 1
nFoldRule = 2
nFoldValue = loss
perpetualCheckIllegal = true
chasingRule = axf
materialCounting = unweighted
materialCounting = janggi
countingRule = makruk
diagonalLines = d1 e2 f3 a1 b2
mobilityRegionWhiteKing = *1 *2
mobilityRegionBlackQueen = d* e*
soldierPromotionRank = 4
promotionRgion = *8
[another:chess]
=";

#[test]
fn texts_that_nobody_would_write() {
    let count = std::env::var("LIEGE_RANDOM_TEXTS").ok().and_then(|count| count.parse().ok()).unwrap_or(1000);
    let lines: Vec<&str> = LINES.lines().collect();
    let bases: Vec<&str> = fairy::ids().collect();
    let mut dice = Dice::new(50);
    let (mut read, mut refused) = (0, 0);
    for number in 0..count {
        let mut text = format!("[game-{number}:{}]\n", bases[dice.below(bases.len())]);
        for _ in 0..dice.below(6) {
            text += lines[dice.below(lines.len())];
            text += "\n";
        }
        if dice.below(8) == 0 && !text.is_empty() {
            // A sign changed, taken out or put in, whatever it means.
            let signs: Vec<char> = text.chars().collect();
            let at = dice.below(signs.len());
            let strange = ['-', '*', '9', 'é', '\n', '[', ':', '=', 'p', '\u{0}'][dice.below(10)];
            text = signs[..at]
                .iter()
                .chain([&strange])
                .chain(&signs[(at + dice.below(2)).min(signs.len())..])
                .collect();
        }
        match fairy::read(&text, &|_| false) {
            Ok(games) => {
                read += 1;
                for game in games {
                    play(&Arc::new(game.definition), &mut dice, 40, 1);
                }
            }
            Err(faults) => {
                refused += 1;
                assert!(!faults.is_empty(), "{text}");
                let most = text.lines().count().max(1);
                assert!(faults.iter().all(|fault| (1..=most).contains(&fault.line)), "{text}: {faults:?}");
            }
        }
    }
    assert!(read > count / 20 && refused > count / 20, "{read} read, {refused} refused");
}

#[test]
fn positions_that_nobody_would_write() {
    let mut dice = Dice::new(51);
    for id in fairy::ids() {
        let game = own(id);
        let start: Vec<char> = fairy::write_position(&game, &game.start).chars().collect();
        for _ in 0..400 {
            let mut signs = start.clone();
            for _ in 0..=dice.below(4) {
                let at = dice.below(signs.len());
                let strange = "kKqQpPrR123~+*[]-/ wb9éA".chars().nth(dice.below(24)).unwrap_or('k');
                match dice.below(3) {
                    0 => signs[at] = strange,
                    1 => signs.insert(at, strange),
                    _ if signs.len() > 1 => drop(signs.remove(at)),
                    _ => {}
                }
            }
            let text: String = signs.into_iter().collect();
            if let Ok(position) = fairy::read_position(&game, &text) {
                let written = fairy::write_position(&game, &position);
                let again =
                    fairy::read_position(&game, &written).map(|again| fairy::write_position(&game, &again));
                assert_eq!(again.ok().as_deref(), Some(written.as_str()), "{id}: {text}");
                for mv in position.moves(&game) {
                    let _ = position.canonical(&game, mv);
                    let mut next = position.clone();
                    next.make(&game, mv);
                    let _ = (next.count_moves(&game), next.stuck(&game));
                }
            }
        }
    }
}
