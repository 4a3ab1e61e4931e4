//! The keys of the format: each is declared once, with the kind of its value and where the value is kept.

use crate::fairy::fault::clipped;
use crate::fairy::names::Name;
use crate::fairy::settings::{Area, Counting, EVERYWHERE, MOST_FILES, MOST_RANKS, Names, Settings, Value};
use crate::fairy::tables::bit;
use liege_words::{Message, nearest};

/// Where a value is kept, of the side with that number.
type Slot<T> = fn(&mut Settings, usize) -> &mut T;

/// The kind of a key's value, and where the value is kept.
#[derive(Clone, Copy)]
enum Kind {
    Flag(Slot<bool>),
    Number(u32, u32, Slot<u32>),
    /// The number of files, or of ranks.
    Files(Slot<u8>),
    Ranks(Slot<u8>),
    /// A file or a rank, kept from 0.
    File(Slot<u8>),
    Rank(Slot<u8>),
    OwnFile(Slot<Option<u8>>),
    Pieces(Slot<Names>),
    Area(Slot<Area>),
    Result(Slot<Value>),
    ResultOrNone(Slot<Option<Value>>),
    Counting(Slot<Counting>),
    /// One of two words: the first keeps `false`, the second `true`.
    Either(&'static str, &'static str, Slot<bool>),
    Text(Slot<String>),
    Limits(Slot<Vec<(Name, u32)>>),
    Turns(Slot<Vec<(Name, Name)>>),
    /// Three keys at once.
    PawnTypes,
}

/// For which sides a key exists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sides {
    /// For the game.
    Game,
    /// For White and for Black.
    Each,
    /// For both at once, and for each.
    Both,
}

use Kind as K;
use Sides::{Both, Each, Game};

/// The keys but those of pieces and of mobility.
const KEYS: &[(&str, Sides, Kind)] = &[
    ("maxFile", Game, K::Files(|s, _| &mut s.files)),
    ("maxRank", Game, K::Ranks(|s, _| &mut s.ranks)),
    ("startFen", Game, K::Text(|s, _| &mut s.start)),
    ("chess960", Game, K::Flag(|s, _| &mut s.chess960)),
    ("soldierPromotionRank", Game, K::Number(1, 10, |s, _| &mut s.soldier_promotion_rank)),
    ("diagonalLines", Game, K::Area(|s, _| &mut s.diagonal_lines)),
    ("pawnTypes", Game, K::PawnTypes),
    ("promotionRegion", Each, K::Area(|s, side| &mut s.promotion_region[side])),
    ("promotionPawnTypes", Both, K::Pieces(|s, side| &mut s.promotion_pawns[side])),
    ("promotionPieceTypes", Both, K::Pieces(|s, side| &mut s.promotion_pieces[side])),
    ("promotionLimit", Game, K::Limits(|s, _| &mut s.promotion_limit)),
    ("mandatoryPawnPromotion", Game, K::Flag(|s, _| &mut s.mandatory_pawn_promotion)),
    ("promotedPieceType", Game, K::Turns(|s, _| &mut s.promoted)),
    ("mandatoryPiecePromotion", Game, K::Flag(|s, _| &mut s.mandatory_piece_promotion)),
    ("piecePromotionOnCapture", Game, K::Flag(|s, _| &mut s.promotion_on_capture)),
    ("pieceDemotion", Game, K::Flag(|s, _| &mut s.demotion)),
    ("doubleStep", Game, K::Flag(|s, _| &mut s.double_step)),
    ("doubleStepRegion", Each, K::Area(|s, side| &mut s.double_region[side])),
    ("tripleStepRegion", Each, K::Area(|s, side| &mut s.triple_region[side])),
    ("enPassantRegion", Both, K::Area(|s, side| &mut s.en_passant_region[side])),
    ("enPassantTypes", Both, K::Pieces(|s, side| &mut s.en_passant[side])),
    ("castling", Game, K::Flag(|s, _| &mut s.castling)),
    ("castlingKingsideFile", Game, K::File(|s, _| &mut s.castling_files[0])),
    ("castlingQueensideFile", Game, K::File(|s, _| &mut s.castling_files[1])),
    ("castlingRank", Game, K::Rank(|s, _| &mut s.castling_rank)),
    ("castlingKingPiece", Both, K::Pieces(|s, side| &mut s.castling_king[side])),
    ("castlingRookPieces", Both, K::Pieces(|s, side| &mut s.castling_rooks[side])),
    ("castlingKingFile", Game, K::File(|s, _| &mut s.castling_king_file)),
    ("castlingRookKingsideFile", Game, K::OwnFile(|s, _| &mut s.castling_rook_files[0])),
    ("castlingRookQueensideFile", Game, K::OwnFile(|s, _| &mut s.castling_rook_files[1])),
    ("oppositeCastling", Game, K::Flag(|s, _| &mut s.opposite_castling)),
    ("castlingDroppedPiece", Game, K::Flag(|s, _| &mut s.castling_dropped)),
    ("mustCapture", Game, K::Flag(|s, _| &mut s.must_capture)),
    ("checking", Game, K::Flag(|s, _| &mut s.checking)),
    ("blastOnCapture", Game, K::Flag(|s, _| &mut s.blast)),
    ("blastImmuneTypes", Game, K::Pieces(|s, _| &mut s.blast_immune)),
    ("mutuallyImmuneTypes", Game, K::Pieces(|s, _| &mut s.mutually_immune)),
    ("petrifyOnCaptureTypes", Game, K::Pieces(|s, _| &mut s.petrify)),
    ("pieceDrops", Game, K::Flag(|s, _| &mut s.drops)),
    ("capturesToHand", Game, K::Flag(|s, _| &mut s.to_hand)),
    ("dropLoop", Game, K::Flag(|s, _| &mut s.drop_loop)),
    ("dropRegion", Each, K::Area(|s, side| &mut s.drop_region[side])),
    ("firstRankPawnDrops", Game, K::Flag(|s, _| &mut s.first_rank_pawn_drops)),
    ("promotionZonePawnDrops", Game, K::Flag(|s, _| &mut s.promotion_zone_pawn_drops)),
    ("dropNoDoubled", Game, K::Pieces(|s, _| &mut s.no_doubled)),
    ("dropNoDoubledCount", Game, K::Number(1, 10, |s, _| &mut s.no_doubled_count)),
    ("dropChecks", Game, K::Flag(|s, _| &mut s.drop_checks)),
    ("dropPromoted", Game, K::Flag(|s, _| &mut s.drop_promoted)),
    ("mustDrop", Game, K::Flag(|s, _| &mut s.must_drop)),
    ("mustDropType", Game, K::Pieces(|s, _| &mut s.must_drop_type)),
    ("shogiPawnDropMateIllegal", Game, K::Flag(|s, _| &mut s.pawn_drop_mate_illegal)),
    ("immobilityIllegal", Game, K::Flag(|s, _| &mut s.immobility_illegal)),
    ("gating", Game, K::Flag(|s, _| &mut s.gating)),
    ("seirawanGating", Game, K::Flag(|s, _| &mut s.seirawan_gating)),
    ("flyingGeneral", Game, K::Flag(|s, _| &mut s.flying_general)),
    ("bikjangRule", Game, K::Flag(|s, _| &mut s.bikjang)),
    ("pass", Both, K::Flag(|s, side| &mut s.pass[side])),
    ("passOnStalemate", Both, K::Flag(|s, side| &mut s.pass_on_stalemate[side])),
    ("extinctionPieceTypes", Game, K::Pieces(|s, _| &mut s.extinction)),
    ("extinctionValue", Game, K::ResultOrNone(|s, _| &mut s.extinction_value)),
    ("extinctionPieceCount", Game, K::Number(0, 120, |s, _| &mut s.extinction_count)),
    ("extinctionOpponentPieceCount", Game, K::Number(0, 120, |s, _| &mut s.extinction_opponent_count)),
    ("extinctionClaim", Game, K::Flag(|s, _| &mut s.extinction_claim)),
    ("extinctionPseudoRoyal", Game, K::Flag(|s, _| &mut s.pseudo_royal)),
    ("flagRegion", Both, K::Area(|s, side| &mut s.flag_region[side])),
    ("flagPiece", Both, K::Pieces(|s, side| &mut s.flag_piece[side])),
    ("flagPieceCount", Game, K::Number(1, 120, |s, _| &mut s.flag_count)),
    ("flagMove", Game, K::Flag(|s, _| &mut s.flag_move)),
    ("checkCounting", Game, K::Flag(|s, _| &mut s.check_counting)),
    ("connectN", Game, K::Number(0, 12, |s, _| &mut s.connect)),
    ("connectVertical", Game, K::Flag(|s, _| &mut s.connect_ways[0])),
    ("connectHorizontal", Game, K::Flag(|s, _| &mut s.connect_ways[1])),
    ("connectDiagonal", Game, K::Flag(|s, _| &mut s.connect_ways[2])),
    ("connectPieceTypes", Game, K::Pieces(|s, _| &mut s.connect_pieces)),
    ("connectValue", Game, K::Result(|s, _| &mut s.connect_value)),
    ("adjudicateFullBoard", Game, K::Flag(|s, _| &mut s.full_board)),
    ("checkmateValue", Game, K::Result(|s, _| &mut s.checkmate)),
    ("stalemateValue", Game, K::Result(|s, _| &mut s.stalemate)),
    ("stalematePieceCount", Game, K::Flag(|s, _| &mut s.stalemate_count)),
    ("nMoveRule", Game, K::Number(0, 1000, |s, _| &mut s.move_rule)),
    ("nMoveRuleTypes", Both, K::Pieces(|s, side| &mut s.move_rule_pieces[side])),
    ("nFoldRule", Game, K::Number(0, 100, |s, _| &mut s.fold_rule)),
    ("nFoldValue", Game, K::Result(|s, _| &mut s.fold_value)),
    ("nFoldValueAbsolute", Game, K::Flag(|s, _| &mut s.fold_absolute)),
    ("perpetualCheckIllegal", Game, K::Flag(|s, _| &mut s.perpetual_illegal)),
    ("chasingRule", Game, K::Either("none", "axf", |s, _| &mut s.chasing)),
    ("materialCounting", Game, K::Counting(|s, _| &mut s.counting)),
    ("countingRule", Game, K::Either("none", "makruk", |s, _| &mut s.makruk_count)),
];

/// Keys that are read and mean nothing here.
const IGNORED: &[&str] =
    &["variantTemplate", "pieceToCharTable", "pocketSize", "pieceValueMg", "pieceValueEg"];

/// Keys of the format that are not supported; `…` stands for any end.
const UNSUPPORTED: &[&str] = &[
    "wallingRule",
    "wallingRegion…",
    "wallOrMove",
    "staticWall",
    "arrowGating",
    "duckGating",
    "staticGating",
    "pastGating",
    "twoBoards",
    "enclosingDrop…",
    "flipEnclosedPieces",
    "sittuyinPromotion",
    "sittuyinRookDrop",
    "dropOppositeColoredBishop",
    "cambodianMoves",
    "makpongRule",
    "shatarMateRule",
    "connectNxN",
    "connectRegion…",
    "connectGoal…",
    "collinearN",
    "castlingWins…",
    "dupleCheck",
    "petrifyBlastPieces",
    "moveRepetitionIllegal",
    "flagPieceSafe",
    "flagPieceBlockedWin",
    "freeDrops",
    "dropOnTop",
];

/// Former names of keys.
const FORMER: &[(&str, &str)] = &[
    ("whiteFlag", "flagRegionWhite"),
    ("blackFlag", "flagRegionBlack"),
    ("whiteDropRegion", "dropRegionWhite"),
    ("blackDropRegion", "dropRegionBlack"),
    ("promotionRank", "promotionRegionWhite"),
    ("doubleStepRank", "doubleStepRegionWhite"),
    ("doubleStepRankMin", "doubleStepRegionWhite"),
    ("doubleStepRankMax", "doubleStepRegionWhite"),
    ("firstRankDoubleSteps", "doubleStepRegionWhite"),
    ("castlingRookPiece", "castlingRookPieces"),
    ("xiangqiGeneral", "flyingGeneral"),
    ("kingType", "king"),
    ("maxCheckCount", "checkCounting"),
];

/// A key that a text may use, for the sides it is about.
#[derive(Clone, Copy)]
pub struct Key {
    kind: Kind,
    sides: &'static [usize],
    /// The values of keys with a lower rank are read earlier: sizes, then keys for several sides or of several
    /// meanings at once, then the rest.
    pub rank: u8,
}

/// A key that limits where a kind may go.
#[derive(Clone, Copy)]
pub struct Mobility {
    /// The side.
    pub side: usize,
    /// The kind.
    pub name: Name,
}

/// A key, as the text has it.
#[derive(Clone, Copy)]
pub enum Known {
    /// A kind of piece.
    Piece(Name),
    /// The squares of a kind.
    Mobility(Mobility),
    /// Any other.
    Plain(Key),
    /// One that means nothing here.
    Ignored,
}

/// The keys for one side end in these.
const ENDS: [&str; 2] = ["White", "Black"];

/// The key with this name.
///
/// # Errors
/// The message says what the key is called now, or names the nearest one.
pub fn key(name: &str) -> Result<Known, Message> {
    if let Some(piece) = Name::of(name) {
        return Ok(Known::Piece(piece));
    }
    if IGNORED.contains(&name) {
        return Ok(Known::Ignored);
    }
    if let Some(mobility) = mobility(name) {
        return Ok(Known::Mobility(mobility));
    }
    for (known, sides, kind) in KEYS {
        let rank = match kind {
            Kind::Files(_) | Kind::Ranks(_) => 1,
            Kind::PawnTypes => 2,
            _ => 3,
        };
        if name == *known && *sides != Sides::Each {
            let both: &[usize] = if *sides == Sides::Both { &[0, 1] } else { &[0] };
            return Ok(Known::Plain(Key { kind: *kind, sides: both, rank }));
        }
        let end = name.strip_prefix(known).and_then(|end| ENDS.iter().position(|known| *known == end));
        if let (Some(side), true) = (end, *sides != Sides::Game) {
            return Ok(Known::Plain(Key { kind: *kind, sides: [&[0], &[1]][side], rank: 4 }));
        }
    }
    let unsupported = |known: &&&str| match known.strip_suffix('…') {
        Some(start) => name.starts_with(start),
        None => name == **known,
    };
    if UNSUPPORTED.iter().any(|known| unsupported(&known)) {
        return Err(Message::new("fairy-key-unsupported").with("key", clipped(name)));
    }
    if let Some((_, now)) = FORMER.iter().find(|(former, _)| *former == name) {
        return Err(Message::new("fairy-key-former").with("key", clipped(name)).with("now", *now));
    }
    let message = Message::new("fairy-key-unknown").with("key", clipped(name));
    Err(match likest(name) {
        Some(near) => Message::new("fairy-key-near").with("key", clipped(name)).with("near", near),
        None => message,
    })
}

/// The key that may have been meant.
fn likest(name: &str) -> Option<String> {
    let sided = |known: &str| ENDS.map(|end| format!("{known}{end}"));
    let spoken = KEYS.iter().flat_map(|(known, sides, _)| {
        let own = (*sides != Sides::Each).then(|| (*known).to_owned());
        let ends = (*sides != Sides::Game).then(|| sided(known));
        own.into_iter().chain(ends.into_iter().flatten())
    });
    let names: Vec<String> = spoken.chain(Name::all().map(Name::key)).collect();
    if let Some(near) = nearest(name, names.iter().map(|name| (name, [name]))) {
        return Some(near.clone());
    }
    // A slip in a key that exists only for each side: the ending is missing too, and White's is named.
    let starts: Vec<&str> = KEYS.iter().map(|(known, ..)| *known).collect();
    let start = nearest(name, starts.iter().map(|name| (*name, [*name])))?;
    let each = KEYS.iter().any(|(known, sides, _)| *known == start && *sides == Sides::Each);
    Some(if each { format!("{start}{}", ENDS[0]) } else { start.to_owned() })
}

fn mobility(name: &str) -> Option<Mobility> {
    let rest = name.strip_prefix("mobilityRegion")?;
    let side = ENDS.iter().position(|end| rest.starts_with(end))?;
    let kind = &rest[ENDS[side].len()..];
    let mut letters = kind.chars();
    let first = letters.next().filter(char::is_ascii_uppercase)?;
    let name = Name::of(&format!("{}{}", first.to_ascii_lowercase(), letters.as_str()))?;
    Some(Mobility { side, name })
}

/// A fault of a value: what would be right.
fn wrong(key: &str, value: &str, right: Message) -> Message {
    let message = Message::new("fairy-value").with("key", key.to_owned());
    message.with("value", clipped(value)).with("right", right)
}

impl Key {
    /// Whether its value is a list of kinds, which the first position does not depend on.
    pub fn set(self, settings: &mut Settings, key: &str, value: &str) -> Result<(), Message> {
        for side in self.sides {
            self.set_side(settings, key, value, *side)?;
        }
        Ok(())
    }

    fn set_side(self, s: &mut Settings, key: &str, value: &str, side: usize) -> Result<(), Message> {
        let number = |least: u32, most: u32| {
            let read = Some(value).filter(|value| value.bytes().all(|digit| digit.is_ascii_digit()));
            let read = read.and_then(|value| value.parse().ok());
            read.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
                let right = Message::new("fairy-right-number").with("least", i64::from(least));
                wrong(key, value, right.with("most", i64::from(most)))
            })
        };
        let size = |most: u8| {
            let is_number = !value.is_empty() && value.bytes().all(|digit| digit.is_ascii_digit());
            let read = value.parse().ok().filter(|number: &u32| (1..=u32::from(most)).contains(number));
            read.map(|number| number as u8).ok_or_else(|| {
                let right = if is_number { "fairy-right-size" } else { "fairy-right-number" };
                let right = Message::new(right).with("least", 1).with("most", i64::from(most));
                wrong(
                    key,
                    value,
                    right.with("files", i64::from(MOST_FILES)).with("ranks", i64::from(MOST_RANKS)),
                )
            })
        };
        match self.kind {
            K::Flag(slot) => *slot(s, side) = either(key, value, "false", "true")?,
            K::Either(no, yes, slot) => *slot(s, side) = either(key, value, no, yes)?,
            K::Number(least, most, slot) => *slot(s, side) = number(least, most)?,
            K::Files(slot) => *slot(s, side) = size(MOST_FILES)?,
            K::Ranks(slot) => *slot(s, side) = size(MOST_RANKS)?,
            K::File(slot) => *slot(s, side) = file(s, key, value)?,
            K::OwnFile(slot) => *slot(s, side) = Some(file(s, key, value)?),
            K::Rank(slot) => *slot(s, side) = number(1, u32::from(s.ranks))? as u8 - 1,
            K::Pieces(slot) => *slot(s, side) = pieces(s, key, value)?,
            K::Area(slot) => *slot(s, side) = area(s, key, value)?,
            K::Result(slot) => *slot(s, side) = result(key, value, false)?.unwrap_or(Value::Draw),
            K::ResultOrNone(slot) => *slot(s, side) = result(key, value, true)?,
            K::Text(slot) => value.clone_into(slot(s, side)),
            K::Counting(slot) => {
                *slot(s, side) = match value {
                    "none" => Counting::None,
                    "janggi" => Counting::Janggi,
                    "unweighted" => Counting::Unweighted,
                    "whitedrawodds" => Counting::WhiteDrawOdds,
                    "blackdrawodds" => Counting::BlackDrawOdds,
                    _ => {
                        return Err(one_of(
                            key,
                            value,
                            "none, janggi, unweighted, whitedrawodds, blackdrawodds",
                        ));
                    }
                }
            }
            K::Limits(slot) => {
                let mut limits = Vec::new();
                for (letter, rest) in pairs(key, value, "q:1 r:2")? {
                    let name = named(s, key, letter)?;
                    let number = rest.parse().ok().filter(|number| (0..=120).contains(number));
                    let number =
                        number.ok_or_else(|| wrong(key, value, Message::new("fairy-right-limits")))?;
                    limits.push((name, number));
                }
                // The others keep the limits of the base.
                let kept = slot(s, side);
                kept.retain(|(known, _)| limits.iter().all(|(name, _)| name != known));
                kept.extend(limits);
            }
            K::Turns(slot) => {
                let mut turns: Vec<(Name, Option<Name>)> = Vec::new();
                for (letter, rest) in pairs(key, value, "p:g b:h")? {
                    let mut letters = rest.chars();
                    let (Some(other), None) = (letters.next(), letters.next()) else {
                        return Err(wrong(key, value, Message::new("fairy-right-turns")));
                    };
                    let name = named(s, key, letter)?;
                    let other = if other == '-' { None } else { Some(named(s, key, other)?) };
                    if turns.iter().any(|(known, _)| *known == name) {
                        return Err(wrong(key, value, Message::new("fairy-right-turns")));
                    }
                    turns.push((name, other));
                }
                // The others are promoted as in the base.
                let kept = slot(s, side);
                kept.retain(|(known, _)| turns.iter().all(|(name, _)| name != known));
                kept.extend(turns.into_iter().filter_map(|(name, other)| Some((name, other?))));
            }
            K::PawnTypes => {
                let pawns = pieces(s, key, value)?;
                (s.promotion_pawns, s.en_passant, s.move_rule_pieces) = ([pawns; 2], [pawns; 2], [pawns; 2]);
            }
        }
        Ok(())
    }
}

impl Mobility {
    /// Sets the squares of the kind.
    pub fn set(self, settings: &mut Settings, key: &str, value: &str) -> Result<(), Message> {
        if !settings.has(self.name) {
            let message = Message::new("fairy-mobility-no-piece").with("key", key.to_owned());
            return Err(message.with("piece", self.name.key()));
        }
        settings.mobility[self.name.index()][self.side] = area(settings, key, value)?;
        Ok(())
    }
}

fn one_of(key: &str, value: &str, words: &str) -> Message {
    wrong(key, value, Message::new("fairy-right-word").with("words", words))
}

fn either(key: &str, value: &str, no: &str, yes: &str) -> Result<bool, Message> {
    match value {
        _ if value == no => Ok(false),
        _ if value == yes => Ok(true),
        "cambodian" | "asean" => {
            Err(Message::new("fairy-value-unsupported").with("value", value).with("key", key))
        }
        _ => Err(one_of(key, value, &format!("{yes}, {no}"))),
    }
}

fn result(key: &str, value: &str, none: bool) -> Result<Option<Value>, Message> {
    match value {
        "win" => Ok(Some(Value::Win)),
        "draw" => Ok(Some(Value::Draw)),
        "loss" => Ok(Some(Value::Loss)),
        "none" if none => Ok(None),
        _ => Err(one_of(key, value, if none { "win, draw, loss, none" } else { "win, draw, loss" })),
    }
}

/// Pairs like `q:1 r:2`; `-` is none.
fn pairs<'v>(key: &str, value: &'v str, example: &str) -> Result<Vec<(char, &'v str)>, Message> {
    let pair = |text: &'v str| {
        let (letter, rest) = text.split_once(':')?;
        let mut letters = letter.chars();
        letters.next().filter(|_| letters.next().is_none()).map(|letter| (letter, rest))
    };
    let words = value.split_whitespace().filter(|word| *word != "-");
    words
        .map(pair)
        .collect::<Option<Vec<_>>>()
        .filter(|_| !value.is_empty())
        .ok_or_else(|| wrong(key, value, Message::new("fairy-right-pairs").with("example", example)))
}

fn named(settings: &Settings, key: &str, letter: char) -> Result<Name, Message> {
    settings.named(letter).ok_or_else(|| {
        let letters: String = Name::all().filter_map(|name| settings.letters[name.index()]).collect();
        let message = Message::new("fairy-no-piece").with("key", key.to_owned());
        message.with("letter", letter.to_string()).with("letters", letters)
    })
}

fn pieces(settings: &Settings, key: &str, value: &str) -> Result<Names, Message> {
    match value {
        "" => Err(wrong(key, value, Message::new("fairy-right-pieces"))),
        "-" => Ok(Names::NONE),
        "*" => Ok(Names::ALL),
        _ => {
            let mut names = Names::NONE;
            for letter in value.chars().filter(|letter| !letter.is_whitespace()) {
                names.set |= 1 << named(settings, key, letter)?.0;
            }
            Ok(names)
        }
    }
}

/// A file by its letter or number, from 0.
fn file(settings: &Settings, key: &str, value: &str) -> Result<u8, Message> {
    let most = settings.files;
    let lettered = |sign: u8| sign.is_ascii_lowercase().then(|| sign - b'a');
    let file = match value.as_bytes() {
        [sign] if sign.is_ascii_alphabetic() => lettered(sign.to_ascii_lowercase()),
        _ => value.parse::<u8>().ok().and_then(|number| number.checked_sub(1)),
    };
    file.filter(|file| *file < most).ok_or_else(|| {
        let right = Message::new("fairy-right-file").with("last", char::from(b'a' + most - 1).to_string());
        wrong(key, value, right.with("most", i64::from(most)))
    })
}

/// Squares, whole ranks and whole files.
fn area(settings: &Settings, key: &str, value: &str) -> Result<Area, Message> {
    let (files, ranks) = (settings.files, settings.ranks);
    if value.is_empty() {
        return Err(wrong(key, value, Message::new("fairy-right-area")));
    }
    let mut area = 0;
    for word in value.split_whitespace().filter(|word| *word != "-") {
        let mut signs = word.chars();
        let file = signs.next().unwrap_or_default().to_ascii_lowercase();
        let wanted_files = match file {
            '*' => Some(0..MOST_FILES),
            'a'..='l' => Some(file as u8 - b'a'..file as u8 - b'a' + 1),
            _ => None,
        };
        let rank = signs.as_str();
        let number = rank.parse::<u8>().ok().filter(|_| rank.bytes().all(|digit| digit.is_ascii_digit()));
        let wanted_ranks = match (rank, number) {
            ("*", _) => Some(0..MOST_RANKS),
            (_, Some(number)) => number.checked_sub(1).map(|rank| rank..number),
            _ => None,
        };
        let (Some(wanted_files), Some(wanted_ranks)) = (wanted_files, wanted_ranks) else {
            return Err(wrong(key, word, Message::new("fairy-right-area")));
        };
        let off_file = file != '*' && wanted_files.end > files;
        if off_file || rank != "*" && wanted_ranks.end > ranks {
            let message =
                Message::new("fairy-off-board").with("key", key.to_owned()).with("square", clipped(word));
            return Err(message.with("files", i64::from(files)).with("ranks", i64::from(ranks)));
        }
        for rank in wanted_ranks {
            for file in wanted_files.clone() {
                area |= bit(rank * MOST_FILES + file);
            }
        }
    }
    Ok(area & EVERYWHERE)
}
