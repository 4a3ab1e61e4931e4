//! Sentences about a table in one language: names of games and seats, lists, people.

use super::sanitize::{escaped, quoted};
use liege_game::{Event, EventKind, Family, Game, Points, Seat, SeatSet, State, words};
use liege_store::FORMER;
use liege_table::{Chair, Player, Status, Table, guest_name, machine_name};
use liege_words::letters::small;
use liege_words::{Language, Message, lexicon, likeness, near, nearest, steps};
use std::borrow::Cow;
use std::sync::OnceLock;

/// A language and a game for sentences.
#[derive(Clone, Copy)]
pub struct Speaker {
    pub language: Language,
    /// The game of the seats and moves in the sentences.
    pub game: &'static dyn Game,
}

/// An action in readable form.
pub enum Acted {
    /// Notation, with the letters of the reader's language; without the seat.
    Shown(String),
    /// A sentence.
    Told(String),
}

impl Acted {
    /// Returns the text of either.
    pub fn text(self) -> String {
        let (Acted::Shown(text) | Acted::Told(text)) = self;
        text
    }

    /// Returns notation in code marks; a sentence as it is.
    pub fn code(self) -> String {
        match self {
            Acted::Shown(text) => format!("`{text}`"),
            Acted::Told(text) => text,
        }
    }
}

impl Speaker {
    /// Says a message of the game or a general one.
    pub fn say(self, message: &Message) -> String {
        words().say_of(self.language, self.game, message)
    }

    /// Returns an action in readable form: `display` is its notation in the game, `events` are its
    /// consequences.
    pub fn acted(self, display: &str, events: &[Event]) -> Acted {
        let told =
            |event: &&Event| matches!(event.kind, EventKind::Move | EventKind::Exit | EventKind::Chance);
        let Some(event) = events.iter().find(told) else {
            // Acts have a notation too, but people use words.
            let spoken = events.first().filter(|event| event.kind == EventKind::Diplomacy);
            return spoken.map_or_else(
                || Acted::Shown(display.to_owned()),
                |event| Acted::Told(self.say(&event.message)),
            );
        };
        if let Some(notation) = event.message.part("move") {
            return Acted::Shown(self.say(notation));
        }
        // Resignations, rolls and the end of a turn: people have no notation for these.
        let word = event.kind != EventKind::Move || display.chars().all(|c| c.is_ascii_lowercase());
        if word { Acted::Told(self.say(&event.message)) } else { Acted::Shown(display.to_owned()) }
    }

    pub fn game_name(self) -> String {
        game_text(self.language, self.game, "name").unwrap_or_else(|| self.game.id().to_owned())
    }

    /// Returns a message about a table of the game, with its number and the game's name.
    pub fn of_table(self, id: impl Into<Cow<'static, str>>, table: i64) -> Message {
        of_table(id, table).with("game", self.game_name())
    }

    pub fn seat(self, seat: Seat) -> String {
        words().seat(self.language, self.game, seat.0)
    }

    /// Returns a seat's name, with its side if the name does not say it: "First (Light)".
    pub fn seat_now(self, state: &dyn State, seat: Seat) -> String {
        match state.side(seat) {
            Some(side) => format!("{} ({})", self.seat(seat), self.say(&side)),
            None => self.seat(seat),
        }
    }

    /// Returns several seats' names, in seat order, each with its side.
    pub fn seats_now(self, state: &dyn State, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.seat_now(state, seat)).collect::<Vec<_>>().join(", ")
    }

    /// Returns several seats' names, in seat order.
    pub fn seats(self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Formats points in the language: `0.5`, `0,5`.
    pub fn points(self, points: Points) -> String {
        let points = points.to_string().replace('-', "−");
        let sign = words().text(self.language, "number-decimal").unwrap_or_default();
        points.replace('.', &sign)
    }

    /// Returns the name of a layout of the picture; of the usual one, if it is empty.
    pub fn layout(self, layout: &str) -> String {
        match layout {
            "" => self.say(&Message::new("layout-usual")),
            id => {
                game_text(self.language, self.game, &format!("layout-{id}")).unwrap_or_else(|| id.to_owned())
            }
        }
    }

    /// Returns the layouts of the picture in typed form, with their names if these differ.
    pub fn layout_list(self) -> String {
        let named = |id: &&'static str| match self.layout(id) {
            name if name.to_lowercase() == **id => (*id).to_owned(),
            name => format!("{id} ({name})"),
        };
        self.game.layouts().iter().map(named).collect::<Vec<_>>().join(", ")
    }

    /// Says that the game has no seat of this name.
    pub fn no_such_seat(self, typed: &str) -> Message {
        Message::new("seat-unknown").with("typed", quoted(typed)).with("seats", self.seat_list())
    }

    /// Returns all seats' ids in typed form, with their names if these differ.
    pub fn seat_list(self) -> String {
        let seats = self.game.seats().iter().zip(0u8..);
        let name = |(info, index): (&liege_game::SeatInfo, u8)| {
            let name = self.seat(Seat(index));
            if name.to_lowercase() == info.id { info.id.to_owned() } else { format!("{} ({name})", info.id) }
        };
        seats.map(name).collect::<Vec<_>>().join(", ")
    }
}

/// Formats a move as a headline, without a full stop.
pub fn headline(sentence: &str) -> String {
    format!("**{}**", sentence.strip_suffix('.').unwrap_or(sentence))
}

/// Adds sentences to a text, a line each.
pub fn add_lines(text: &mut String, lines: impl IntoIterator<Item = String>) {
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
}

/// Formats tables as a list: `#1, #2`.
pub fn numbers(tables: impl IntoIterator<Item = i64>) -> String {
    tables.into_iter().map(|id| format!("#{id}")).collect::<Vec<_>>().join(", ")
}

/// Returns a message about a table, with its number.
pub fn of_table(id: impl Into<Cow<'static, str>>, table: i64) -> Message {
    Message::new(id).with("table", table.to_string())
}

/// Returns the name of a table's thread; without players' names if they would show who sits there.
pub fn thread_name(speaker: Speaker, table: &Table) -> String {
    let players: Vec<String> = if masked(table) {
        (0u8..).map(Seat).take(table.chairs().len()).map(|seat| speaker.seat(seat)).collect()
    } else {
        table.players().iter().map(|player| player.name.clone()).collect()
    };
    let id = if players.is_empty() { "thread-name-empty" } else { "thread-name" };
    let name = speaker.of_table(id, table.id()).with("players", players.join(", "));
    let of =
        table.terms().contest.as_ref().map_or_else(String::new, |of| format!(" · {} {}", of.name, of.game));
    super::sanitize::message(&(speaker.say(&name) + &of)).chars().take(100).collect()
}

/// Returns a game's own text `<prefix>-<what>`; `None` if it has none.
pub fn game_text(language: Language, game: &dyn Game, what: &str) -> Option<String> {
    words().text(language, &format!("{}-{what}", game.prefix()))
}

/// Returns a mention of a member: transports show the name, and ping only members whom the message lists.
pub fn person(id: &str) -> String {
    // A forgotten member has no name, and must not be mentioned.
    if id.starts_with(FORMER) {
        return "—".to_owned();
    }
    // A person without an account gets their name.
    if let Some(name) = guest_name(id).or_else(|| machine_name(id)) {
        return escaped(&name);
    }
    format!("<@{id}>")
}

/// Whether it must stay unknown who holds which seat: the table is anonymous, and its game not over.
pub fn masked(table: &Table) -> bool {
    let ended = match table.status() {
        Status::Over => true,
        Status::Abandoned => !table.log().is_empty(),
        Status::Lobby | Status::Playing => false,
    };
    table.terms().anonymous && !ended
}

/// Returns the holder of a seat, if that is public.
pub fn known_holder(table: &Table, seat: Seat) -> Option<&Player> {
    table.holder(seat).filter(|_| !masked(table))
}

/// Returns the players in a position in one line: `White <@1>, Red <@2>`.
pub fn players_line(speaker: Speaker, table: &Table, state: &dyn State) -> String {
    let chairs = table.chairs().iter().zip(0u8..);
    let line = |(chair, index): (&Chair, u8)| match chair.person() {
        Some(player) if !masked(table) => {
            format!("{} {}", speaker.seat_now(state, Seat(index)), person(&player.id))
        }
        _ => speaker.seat_now(state, Seat(index)),
    };
    chairs.map(line).collect::<Vec<_>>().join(", ")
}

/// Returns the form in which names are compared: only letters and digits, in lower case, and one form for
/// words with two: draughts are checkers in America, and three players are 3.
pub(super) fn plain(text: &str) -> String {
    steps::step(text.len());
    let text: String = text.chars().flat_map(small).collect();
    let words = text.split(|c: char| !c.is_alphanumeric()).map(|word| match word {
        "2" => "two",
        "3" => "three",
        "4" => "four",
        "checkers" => "draughts",
        word => word,
    });
    words.collect()
}

/// Returns the games, each with its id and its names in all languages, in the form in which names are
/// compared.
fn names() -> &'static [(&'static dyn Game, Vec<String>)] {
    static NAMES: OnceLock<Vec<(&dyn Game, Vec<String>)>> = OnceLock::new();
    let names_of = |game: &'static dyn Game| {
        let named = Language::all().into_iter().filter_map(|language| game_text(language, game, "name"));
        let called = Language::all().into_iter().flat_map(|language| also_called(language, game));
        std::iter::once(game.id().to_owned()).chain(named).chain(called).map(|name| plain(&name)).collect()
    };
    NAMES.get_or_init(|| liege_game::all().iter().map(|game| (*game, names_of(*game))).collect())
}

/// Returns the other names of a game in a language, from the sentence of its name.
pub(super) fn also_called(language: Language, game: &dyn Game) -> Vec<String> {
    let typed = words().attribute(language, &format!("{}-name", game.prefix()), "typed").unwrap_or_default();
    typed.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Returns the game whose id or name in a language is exactly this text.
pub fn game_exactly(typed: &str) -> Option<&'static dyn Game> {
    let typed = plain(typed);
    names().iter().find(|(_, names)| names.contains(&typed)).map(|(game, _)| *game)
}

/// The most words of a game's name, including the little words around it.
pub const NAME_WORDS: usize = 6;

/// Returns the game that a text names: by its id, its name in any language, or the beginning of one of these,
/// perhaps after the word for a game or a table ("new game chess", «новый стол …»); `None` if no game or
/// several fit.
pub fn game_called(typed: &str) -> Option<&'static dyn Game> {
    let words: Vec<&str> =
        typed.split_whitespace().skip_while(|word| lexicon::says("before-game", word)).collect();
    game_named(typed).or_else(|| game_named(&words.join(" ")))
}

/// A name where a game is asked for.
#[derive(Clone, Copy)]
pub enum GameOrFamily {
    /// One game.
    Game(&'static dyn Game),
    /// A family of games.
    Family(Family),
}

/// Returns the game or family that a name means: exact names come before close ones.
pub fn game_or_family(typed: &str) -> Option<GameOrFamily> {
    let family = || family_called(typed).map(GameOrFamily::Family);
    let game = |game: &'static dyn Game| GameOrFamily::Game(game);
    game_exactly(typed).map(game).or_else(family).or_else(|| game_called(typed).map(game))
}

/// Returns the family of games with this id or this name in any language.
pub fn family_called(typed: &str) -> Option<Family> {
    let typed = plain(typed);
    let is_called = |family: &Family| {
        let name = Message::new(format!("games-family-{}", family.id()));
        let named = |language| plain(&words().say(language, &name)) == typed;
        family.id() == typed
            || lexicon::says(&format!("family-{}", family.id()), &typed)
            || Language::all().into_iter().any(named)
    };
    Family::ALL.into_iter().find(is_called)
}

/// Returns the game with this word in its name, in any language, or with most of the word; `None` if no game
/// or several fit.
pub fn game_of_word(typed: &str) -> Option<&'static dyn Game> {
    let typed = plain(typed);
    // The endings of Slavic words differ: «превращения» is in «Шахматные превращения» and in «шахматы
    // превращений».
    let of = |game: &dyn Game| -> Vec<String> {
        let named = Language::all().into_iter().filter_map(|language| game_text(language, game, "name"));
        let names: Vec<String> = named.chain([game.id().replace('-', " ")]).collect();
        names.iter().flat_map(|name| name.split_whitespace()).map(plain).collect()
    };
    let long = typed.chars().count() > 2;
    long.then(|| nearest(&typed, liege_game::all().iter().map(|game| (*game, of(*game))))).flatten()
}

/// Says that no game has this name, with the nearest names; or that several have it.
pub fn no_such_game(typed: &str) -> Message {
    const NEAREST: usize = 3;
    // More of a family are a list of their own.
    const OF_FAMILY: usize = 10;
    // A word that is less like this is alike only by chance.
    const ALIKE: f64 = 0.6;
    let named = |games: Vec<&'static dyn Game>| -> Vec<Message> {
        let named = |game: &'static dyn Game| {
            let name = Message::new(format!("{}-name", game.prefix()));
            Message::new("game-near").with("name", name).with("id", game.id())
        };
        games.into_iter().map(named).collect()
    };
    if let Some(family) = family_called(typed) {
        let mut games: Vec<&'static dyn Game> = liege_game::all().to_vec();
        games.retain(|game| game.family() == family);
        let id = if games.len() > OF_FAMILY { "game-family-many" } else { "game-family" };
        games.truncate(OF_FAMILY);
        let message = Message::new(id).with("typed", quoted(typed)).with("family", family.id());
        return message.with("games", named(games));
    }
    let words: Vec<String> = typed.split_whitespace().take(NAME_WORDS).map(plain).collect();
    let near = |game: &'static dyn Game, names: &[String]| {
        let names = names.iter().map(String::as_str).chain(game.id().split('-'));
        let alike = names.flat_map(|name| words.iter().map(move |word| likeness(name, word)));
        alike.fold(0.0, f64::max)
    };
    // If one word is equally like in several names, the whole name decides: `ches` means chess, and not
    // another chess.
    let whole = plain(typed);
    let likest = |names: &[String]| names.iter().map(|name| likeness(name, &whole)).fold(0.0, f64::max);
    let games = names().iter().map(|(game, names)| (near(*game, names), likest(names), *game));
    let mut games: Vec<_> = games.filter(|(word, whole, _)| word.max(*whole) >= ALIKE).collect();
    games.sort_by(|one, other| other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1)));
    let nearest: Vec<_> = games.into_iter().take(NEAREST).map(|(.., game)| game).collect();
    let id = if nearest.is_empty() { "game-unlike" } else { "game-unknown" };
    Message::new(id).with("typed", quoted(typed)).with("games", named(nearest))
}

fn game_named(typed: &str) -> Option<&'static dyn Game> {
    let typed = plain(typed);
    if typed.is_empty() {
        return None;
    }
    let games = names();
    if let Some((game, _)) = games.iter().find(|(_, names)| names.contains(&typed)) {
        return Some(*game);
    }
    let mut beginning = games.iter().filter(|(_, names)| names.iter().any(|name| name.starts_with(&typed)));
    match (beginning.next(), beginning.next()) {
        (Some((game, _)), None) => Some(*game),
        (Some(_), Some(_)) => None,
        // Words after a name are not a typing mistake in it.
        (None, _) => near(&typed, games.iter().map(|(game, names)| (*game, names)))
            .into_iter()
            .filter(|(likeness, _)| *likeness > 0.8)
            .map(|(_, game)| game)
            .next(),
    }
}

/// Returns the layout of the picture with this id, or with this word in its name in any language.
pub fn layout_called(game: &'static dyn Game, typed: &str) -> Option<&'static str> {
    let typed = typed.to_lowercase();
    // The «в» of «три доски в ряд» does not name a layout.
    let says = typed.chars().count() >= 3;
    game.layouts().iter().copied().find(|id| {
        *id == typed
            || says
                && Language::all().into_iter().any(|language| {
                    game_text(language, game, &format!("layout-{id}"))
                        .is_some_and(|name| name.to_lowercase().split_whitespace().any(|word| word == typed))
                })
    })
}

/// Returns the seat that a text names: by id, code letter, or its name in any language and case (or the
/// beginning of one, of at least three letters).
pub fn seat_called(game: &'static dyn Game, typed: &str) -> Option<Seat> {
    let folded = |text: &str| text.chars().flat_map(small).collect::<String>();
    let typed = folded(typed);
    let mut near = Vec::new();
    for (info, index) in game.seats().iter().zip(0u8..) {
        if info.id == typed || typed.chars().eq(info.code.to_lowercase()) {
            return Some(Seat(index));
        }
        for language in Language::all() {
            let name = folded(&words().seat(language, game, index));
            if name == typed || words().seat_typed(language, game, index).contains(&typed) {
                return Some(Seat(index));
            }
            // «красный» for «красные», "whit" for "white": grammatical endings.
            let stem: String = typed.chars().take(typed.chars().count().saturating_sub(2).max(3)).collect();
            let declined = stem.chars().count() >= 3 && name.starts_with(&stem) || same_word(&name, &typed);
            if declined && !near.contains(&Seat(index)) {
                near.push(Seat(index));
            }
        }
    }
    match near.as_slice() {
        [seat] => Some(*seat),
        _ => None,
    }
}

/// Returns a typed seat without the words around it: «за красных», «место красных», "as red".
pub fn seat_alone(typed: &str) -> String {
    typed.split_whitespace().filter(|word| !lexicon::says("little-seat", word)).collect::<Vec<_>>().join(" ")
}

/// Whether two Cyrillic words differ only in their endings: «красному» and «красные».
fn same_word(one: &str, other: &str) -> bool {
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let ending = |word: &str| word.chars().count() - common <= 3;
    common >= 3 && ending(one) && ending(other) && !one.is_ascii()
}

/// Returns a move that is legal at the game's start, as an example of its notation.
pub fn example_move(language: Language, game: &'static dyn Game) -> String {
    let options = liege_game::Options::check(game.options(), std::iter::empty::<(&str, &str)>());
    let state = options.ok().and_then(|options| game.start(&options, None).ok());
    state.map(|state| example_of(language, &*state)).unwrap_or_default()
}

/// Returns a move that is legal now.
pub fn example_of(language: Language, state: &dyn State) -> String {
    let shown = state.samples().pop().map(|action| state.display_in(&action, language)).unwrap_or_default();
    // This is the typed form: no keyboard has these signs.
    shown.replace('–', "-").replace('×', "x")
}

/// Returns a seat as people of a language type it: the first word of its name, if the bot understands it.
pub fn typed_seat(language: Language, game: &'static dyn Game, seat: Seat) -> String {
    let name = words().seat(language, game, seat.0).to_lowercase();
    match name.split_whitespace().next() {
        Some(first) if seat_called(game, first) == Some(seat) => first.to_owned(),
        _ => game.seats().get(seat.index()).map_or_else(String::new, |info| info.id.to_owned()),
    }
}

/// Returns a game as people of a language type it.
pub fn typed_game(language: Language, game: &'static dyn Game) -> String {
    let name = game_text(language, game, "name").unwrap_or_default().to_lowercase();
    let known = game_called(&name).is_some_and(|known| known.id() == game.id());
    if known && language != Language::ENGLISH { name } else { game.id().to_owned() }
}

/// Returns a seat of the game in typed form, as an example.
pub fn example_seat(language: Language, game: &'static dyn Game) -> String {
    typed_seat(language, game, Seat(0))
}

/// Returns the text that creates a table of the game, as an example.
pub fn example_new(language: Language, game: &'static dyn Game) -> String {
    let open = lexicon::example(language, "seat-open");
    let names = ["@Ada", "@Boris", open, "@Chen"];
    let names: Vec<&str> = names.into_iter().take(game.seats().len()).collect();
    format!("{} {}", typed_game(language, game), names.join(" "))
}

/// Says that a text names no language that Liege speaks, and which there are.
pub fn unknown_language(typed: &str) -> Message {
    let known = Language::all().into_iter().map(|known| format!("{} (`{}`)", known.name(), known.code()));
    let languages = known.collect::<Vec<_>>().join(", ");
    Message::new("language-unknown").with("typed", quoted(typed)).with("languages", languages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_in_the_language_of_the_reader_and_understood() {
        let example = |language, id: &str| example_new(language, liege_game::by_id(id).unwrap());
        assert_eq!(example(Language::ENGLISH, "dragonchess"), "dragonchess @Ada @Boris");
        assert_eq!(example(Language::RUSSIAN, "dragonchess"), "драконьи шахматы @Ada @Boris");
        assert_eq!(example(Language::UKRAINIAN, "three-player-chess"), "шахи на трьох @Ada @Boris вільно");
        for language in Language::all() {
            for game in liege_game::all() {
                assert_eq!(game_called(&typed_game(language, *game)).map(Game::id), Some(game.id()));
                for seat in (0u8..).map(Seat).take(game.seats().len()) {
                    let typed = typed_seat(language, *game, seat);
                    assert_eq!(seat_called(*game, &typed), Some(seat), "{typed}");
                    assert!(!typed.contains(' '), "{typed}");
                    let latin = typed.chars().filter(|c| c.is_alphabetic()).all(|c| c < '\u{250}');
                    assert_eq!(latin, language.is_latin(), "{typed}");
                }
            }
        }
    }

    #[test]
    fn half_points_are_written_as_the_language_has_it() {
        let game = liege_game::by_id("dragonchess").unwrap();
        for (language, half) in
            [(Language::ENGLISH, "0.5"), (Language::RUSSIAN, "0,5"), (Language::UKRAINIAN, "0,5")]
        {
            assert_eq!(Speaker { language, game }.points(Points::halves(1)), half);
            assert_eq!(Speaker { language, game }.points(Points::halves(2)), "1");
        }
    }

    #[test]
    fn a_seat_is_found_among_the_words_around_it() {
        for (text, alone) in [
            ("за золотых", "золотых"),
            ("за стіл", ""),
            ("на место красных", "красных"),
            ("as red", "red"),
            ("Красные", "Красные"),
        ] {
            assert_eq!(seat_alone(text), alone, "{text}");
        }
    }
}
