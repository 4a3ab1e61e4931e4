//! Tests that a level takes no more time in positions made to be expensive, and that no usual position counts
//! as expensive.

use super::contest::next;
use super::search::allowance;
use super::turns::WHOLE;
use super::*;
use liege_game::{self as game, Options};

/// The work that a search may do beyond its allowance: it stops at a node only when the node's list of moves
/// is complete. The lists of draughts are the longest.
const LAST: u64 = 600_000;

/// The work that a search took, and the most that it may take.
struct Spent {
    thought: Thought,
    nodes: u64,
    most: u64,
    beam: bool,
}

fn spent(state: &dyn State, level: u8) -> Option<Spent> {
    let seats = if state.chance().is_empty() { state.to_move() } else { return None };
    let (effort, seat) = (Effort::of_level(level, 1), seats.iter().next()?);
    let tree = state.tree(seat)?;
    let (nodes, most) = allowance(&effort, &*tree);
    Some(Spent { thought: think(state, seat, &effort)?, nodes, most, beam: tree.beam() > 0 })
}

fn laid(game: &dyn Game, position: Option<&str>) -> Box<dyn State> {
    let options = Options::check(game.options(), [("", ""); 0]).unwrap();
    game.start(&options, position)
        .unwrap_or_else(|refusal| panic!("{}: {position:?}: {refusal:?}", game.id()))
}

/// Positions of each game with many moves, full of queens and other far-moving pieces; and whether there the
/// work ends the search before the number of nodes does.
const DEAR: &[(&str, &str, bool)] = &[
    ("chess", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1", true),
    ("chess", "qqqqkqqq/qqqqqqqq/qqqqqqqq/8/8/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - - 0 1", true),
    ("cylinder-chess", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1", true),
    ("mobius-chess", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1", true),
    ("chess-transformations", "4k3/qqqqqqqq/8/8/8/8/QQQQQQQQ/4K3 w - - 0 1", true),
    ("swedish-relocation", "4k3/qqqqqqqq/8/8/8/8/QQQQQQQQ/4K3 w - - 0 1", true),
    ("two-move-chess", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1 1 -", true),
    ("move-all", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1 - -", true),
    ("move-all", "q1q1k1q1/1q1q1q1q/8/8/8/8/Q1Q1Q1Q1/1Q1QKQ1Q w - - 0 1 - -", true),
    ("dice-chess", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1 2", true),
    (
        "swedish-bughouse",
        "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ[QRBNPqrbnp] w - - 0 1 | qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ[QRBNPqrbnp] w - - 0 1",
        true,
    ),
    ("chess-appearances", "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ[QQRRBBNNPPPPPPPPqqrrbbnnpppppppp] w - - 0 1", true),
    ("shashmaty", "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 -", false),
    ("maharajah", "8/8/4m3/8/8/8/QQQQQQQQ/QQQQKQQQ[] b - - 0 1", false),
    (
        "dragonchess",
        "2g3r3g1/r1r1r1r1r1r1/12/12/12/12/R1R1R1R1R1R1/2G3R3G1|ouhtcmkpthuo/mmmmmmmmmmmm/12/12/12/12/MMMMMMMMMMMM/OUHTCMKPTHUO|\
         2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 gold - 0 1",
        false,
    ),
    (
        "three-player-chess",
        "rQrK/rRrNrBrBrNrR/rQrQrQrQrQrQrQrQrQrQ/14/18|\
         wQwK/wRwNwBwBwNwR/wQwQwQwQwQwQwQwQwQwQ/14/18|\
         bQbK/bRbNbBbBbNbR/bQbQbQbQbQbQbQbQbQbQ/14/18 W RWB - --- - - - - - - * word",
        false,
    ),
    // Kings before and behind men, for long captures; and such captures for the other side at every move.
    ("russian-draughts", "W:WKb8,Kd8,Kf8,Kh8:BKc7,Ke7,Kg7,Kc5,Ke5,Kg5,Kc3,Ke3,Kg3 0 - -", false),
    (
        "international-draughts",
        "W:WK6,K7,K8,K9,K10,K16,K17,K18,K19,K20,K26,K27,K28,K29,K30,K36:BK1,K2,K3 0 - -",
        true,
    ),
    (
        "canadian-draughts",
        "W:WK8,K9,K10,K11,K12,K20,K21,K22,K23,K24,K32,K33,K34,K35,K36,K44,K45,K46,K47,K48,K56,K57,K58,K59,K60:BK1,K2,K3 0 - -",
        true,
    ),
    (
        "canadian-draughts",
        "W:WK1,K2,K3,K4,K5,K6:BK8,K9,K10,K11,K12,K20,K21,K22,K23,K24,K32,K33,K34,K35,K36,K44 0 - -",
        false,
    ),
    ("ugolki", "b1b1b1b1/1b3b2/1b1b1b2/8/8/2w1w1w1/1w3w2/w1w1w1w1 w 0 0 0 0 - - 0 3x3 win 100 20", false),
    ("dragons-breakthrough", "nkkr/ccdc/nnnn/4/4/NNNN/CDCC/RKKN L -/- a fs - 0", false),
];

#[test]
fn no_position_takes_more_than_its_level_has() {
    let mut wrong = Vec::new();
    for (id, position, is_dear) in DEAR {
        let game = game::by_id(id).unwrap();
        let state = laid(game, Some(position));
        for level in 1..=3 {
            let Spent { thought, nodes, most, beam } = spent(&*state, level).unwrap();
            let (most, last) = if beam { (most.max(WHOLE), 10 * LAST) } else { (most, LAST) };
            // In an expensive position the work must be what ends the search; else the position tests
            // nothing.
            let dear = thought.work >= most && (beam || thought.nodes < nodes);
            if thought.work > most + last || level == 3 && dear != *is_dear {
                let (work, looked_at) = (thought.work, thought.nodes);
                wrong.push(format!(
                    "{id}, level {level}: {work} of {most}, {looked_at} of {nodes} nodes: {position}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// In usual positions the number of nodes alone ends a search, never its work.
#[test]
fn no_position_of_usual_play_is_dear() {
    for game in game::all() {
        let mut looked_at = 0;
        for round in 0..liege_testing::cases::cases(1) as u64 {
            let mut state = laid(*game, None);
            let mut actions = 0_u64;
            while state.outcome().is_none() && actions < 60 {
                let levels = if actions % 12 == 3 { 3 } else { 0 };
                for level in 1..=levels {
                    let Some(Spent { thought, most, beam, nodes }) = spent(&*state, level) else { break };
                    let most = if beam { most.max(WHOLE) } else { most };
                    looked_at += 1;
                    let told = format!("{}, level {level}: {} of {most}", game.id(), thought.work);
                    assert!(
                        thought.work < most,
                        "{told}, {} of {nodes} nodes: {}",
                        thought.nodes,
                        state.position()
                    );
                }
                let lot = mixed(&(round, actions));
                let action = next(&*state, lot, |seat| {
                    let effort = Effort::of_level(2, lot).within(1_000);
                    (actions > 3)
                        .then(|| think(&*state, seat, &effort))
                        .flatten()
                        .map(|thought| thought.action)
                });
                let Some(action) = action else { break };
                state.play(&action).unwrap();
                actions += 1;
            }
        }
        assert!(looked_at > 0, "{}", game.id());
    }
}
