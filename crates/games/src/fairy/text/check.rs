//! Values that are right each for itself, but make no game together.

use crate::fairy::betza::Way;
use crate::fairy::definition::Definition;
use crate::fairy::fen;
use crate::fairy::names::Name;
use crate::fairy::position::Position;
use crate::fairy::settings::{Counting, EVERYWHERE, Names, Settings, Value};
use liege_words::Message;

/// The name of a side.
fn named(side: usize) -> Message {
    Message::new(["fairy-white", "fairy-black"][side])
}

/// The faults of values, each with the key to which it belongs.
pub fn values(rules: &Settings) -> Vec<(String, Message)> {
    let mut faults = Vec::new();
    let mut fault = |key: &str, message: Message| faults.push((key.to_owned(), message));
    let needs = |key: &str, other: &str| {
        Message::new("fairy-needs").with("key", key.to_owned()).with("other", other.to_owned())
    };
    let clash = |key: &str, other: &str| {
        Message::new("fairy-clash").with("key", key.to_owned()).with("other", other.to_owned())
    };
    if Name::all().all(|name| !rules.has(name)) {
        fault("", Message::new("fairy-no-pieces"));
        return faults;
    }
    let king = rules.has(Name::KING);
    let royal = |names: Names| {
        let pseudo = |name: &Name| rules.pseudo_royal && !rules.extinction.all && rules.extinction.has(*name);
        let among = |name: &Name| rules.has(*name) && names.has(*name);
        !names.all && Name::all().filter(among).any(|name| name == Name::KING || pseudo(&name))
    };
    if rules.blast && king {
        fault("blastOnCapture", clash("blastOnCapture", "king"));
    }
    if king && !rules.extinction.all && rules.extinction.has(Name::KING) {
        fault("extinctionPieceTypes", clash("extinctionPieceTypes", "king"));
    }
    for (key, names) in
        [("blastImmuneTypes", rules.blast_immune), ("mutuallyImmuneTypes", rules.mutually_immune)]
    {
        if royal(names) || names.all && (king || rules.pseudo_royal) {
            fault(key, Message::new("fairy-royal-immune").with("key", key));
        }
    }
    if rules.check_counting && !rules.checking {
        fault("checkCounting", needs("checkCounting", "checking"));
    }
    if rules.seirawan_gating && !rules.gating {
        fault("seirawanGating", needs("seirawanGating", "gating"));
    }
    if rules.gating && !rules.seirawan_gating {
        fault("gating", needs("gating", "seirawanGating"));
    }
    // A mark of a file could not be told from a right to castle.
    if rules.gating && rules.chess960 {
        fault("gating", clash("gating", "chess960"));
    }
    if rules.gating && rules.files > 10 {
        fault("maxFile", clash("gating", "maxFile"));
    }
    if !rules.drops {
        let [white, black] = rules.drop_region;
        for (key, used) in [
            ("dropNoDoubled", !rules.no_doubled.is_empty()),
            ("dropRegionWhite", white != EVERYWHERE),
            ("dropRegionBlack", black != EVERYWHERE),
            ("mustDrop", rules.must_drop),
        ] {
            if used {
                fault(key, needs(key, "pieceDrops"));
            }
        }
    }
    if rules.castling {
        let [right, left] = rules.castling_files;
        if left > right {
            fault("castlingQueensideFile", Message::new("fairy-castling-files"));
        }
        let used = [0, 1]
            .into_iter()
            .any(|side| Name::all().any(|name| rules.has(name) && rules.castling_king[side].has(name)));
        if used && rules.castling_rank >= rules.ranks {
            let message =
                Message::new("fairy-castling-rank").with("rank", i64::from(rules.castling_rank) + 1);
            fault("castlingRank", message.with("ranks", i64::from(rules.ranks)));
        }
    }
    for (key, used) in [("bikjangRule", rules.bikjang), ("flyingGeneral", rules.flying_general)] {
        if used && !king {
            fault(key, needs(key, "king"));
        }
    }
    if rules.bikjang && rules.flying_general {
        fault("bikjangRule", clash("bikjangRule", "flyingGeneral"));
    }
    match (rules.extinction_value, rules.extinction.is_empty()) {
        (Some(_), true) => fault("extinctionValue", needs("extinctionValue", "extinctionPieceTypes")),
        (None, false) => fault("extinctionPieceTypes", needs("extinctionPieceTypes", "extinctionValue")),
        _ => {}
    }
    let crooked = rules.movements[Name::KING.index()].iter().flat_map(|movement| &movement.parts);
    if king && crooked.into_iter().any(|part| part.way != Way::Plain) {
        fault("king", Message::new("fairy-king-movement"));
    }
    for side in [0, 1] {
        let pawns = Name::all().any(|name| rules.has(name) && rules.promotion_pawns[side].has(name));
        let options = Name::all()
            .any(|name| rules.has(name) && rules.promotion_pieces[side].without(Name::KING).has(name));
        let region = (0..rules.ranks).any(|rank| rules.promotion_region[side] >> (12 * rank) & 0xfff != 0);
        if pawns && region && !options {
            let message = Message::new("fairy-no-promotion").with("side", named(side));
            fault("promotionPieceTypes", message);
            break;
        }
    }
    let goal = king
        || rules.extinction_value.is_some()
        || rules.flag_region != [0; 2]
        || rules.connect > 0
        || rules.stalemate != Value::Draw
        || rules.counting != Counting::None;
    if !goal {
        fault("", Message::new("fairy-no-goal"));
    }
    faults
}

/// The first position.
///
/// # Errors
/// The message says what is wrong with it.
pub fn start(game: &Definition) -> Result<Position, Message> {
    let start = fen::read(game, &game.rules.start)?;
    let kings = |side: usize| game.king.map_or(0, |king| start.men(side, king).count_ones());
    for own in [0, 1] {
        if kings(own) > 1 {
            return Err(Message::new("fairy-fen-kings").with("side", named(own)));
        }
        let rules = &game.rules;
        let loses = rules.extinction_value.is_some()
            || game.flag_region[1 - own] != 0
            || rules.connect > 0
            || rules.stalemate != Value::Draw
            || rules.counting != Counting::None;
        if kings(own) == 0 && !loses {
            return Err(Message::new("fairy-fen-no-king").with("side", named(own)));
        }
        if (game.rules.bikjang || game.rules.flying_general) && kings(own) == 0 {
            return Err(Message::new("fairy-fen-no-king").with("side", named(own)));
        }
    }
    if start.checked(game, 1 - start.turn) != 0 {
        return Err(Message::new("fairy-fen-king-taken").with("side", named(start.turn)));
    }
    if start.moves(game).is_empty() {
        return Err(Message::new("fairy-fen-no-move").with("side", named(start.turn)));
    }
    Ok(start)
}
