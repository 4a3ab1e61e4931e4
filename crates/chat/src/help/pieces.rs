//! Help with pictures: how each kind of piece moves, and the ways a game's board may be set up.

use crate::chat::desk::{
    Answer, Answers, Asker, ButtonStyle, Chat, may_see, press, private, rendered, with_buttons,
};
use crate::chat::help;
use crate::chat::post::buttons::learn_button;
use crate::chat::wording::{Speaker, game_called, game_help, game_of_word, is_name, quoted};
use crate::game;
use crate::game::{Game, KindInfo, Options, Scene, State, View, words};
use crate::words::{Language, Message, capitalised, nearest};
use std::sync::PoisonError;

/// Lines of an answer that is short enough for everybody to see.
const SHORT: usize = 12;
/// No name of a piece with its game is longer than this.
const NAME_CHARS: usize = 80;

impl Chat {
    /// `help`
    pub(crate) async fn help(&self, asker: &Asker<'_>, topic: Option<&str>) -> Answers {
        let here = self.table_here(asker).await?.map(|table| table.game());
        let topic = topic.map(str::trim).filter(|topic| !topic.is_empty());
        if let Some(topic) = topic
            && !help::is_general(topic)
        {
            // At a table its own pieces come first, unless a game is called so.
            if let Some(here) = here
                && let Some(Part::Kind(kind)) = part_called(here, topic)
                && !game::all().iter().any(|game| is_name(*game, topic))
            {
                return Ok(vec![self.kind(asker, here, kind).await]);
            }
            let (game, parts) = (game_called(topic), meant(topic, here));
            // A name that is only nearly a game's may be the game with a piece: "Dragonchess knight".
            let nearly = topic.contains(char::is_whitespace) && parts.len() == 1;
            if let Some(game) = game.filter(|game| !nearly || is_name(*game, topic)) {
                return Ok(Chat::help_of_game(asker, game));
            }
            match parts.as_slice() {
                [] => {
                    if let Some(game) = game_of_word(topic) {
                        return Ok(Chat::help_of_game(asker, game));
                    }
                }
                [(game, Part::Kind(kind))] => return Ok(vec![self.kind(asker, *game, kind).await]),
                [(game, Part::Setup(value))] => return Ok(vec![self.setup(asker, *game, value).await]),
                several => return Ok(which(asker, topic, several)),
            }
        }
        let naming = self.naming.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let texts = help::help(asker.language, &naming, topic, here);
        Ok(match texts.as_slice() {
            // What is short is answered where it was asked.
            [short] if short.lines().count() <= SHORT => vec![asker.in_place(short)],
            _ => texts.into_iter().map(private).collect(),
        })
    }

    /// `rules`: of a game that is named, else of the one that is played here.
    pub(crate) async fn rules(&self, asker: &Asker<'_>, named: Option<i64>, game: Option<&str>) -> Answers {
        if game.is_some() {
            return self.help(asker, game).await;
        }
        let table = match named {
            Some(id) => Some(self.of_button(asker, id).await?).filter(|table| may_see(asker, table)),
            None => self.table_here(asker).await?,
        };
        match table {
            Some(table) => Ok(Chat::help_of_game(asker, table.game())),
            None => self.help(asker, None).await,
        }
    }

    /// Help for a game, with a button for each of its pieces.
    pub(crate) fn help_of_game(asker: &Asker<'_>, game: &'static dyn Game) -> Vec<Answer> {
        let mut answers: Vec<Answer> =
            game_help::of_game(asker.language, game).into_iter().map(private).collect();
        let speaker = asker.of(game);
        let mut buttons: Vec<_> = game.kinds().iter().map(|kind| kind_button(speaker, kind)).collect();
        buttons.insert(0, learn_button(asker.language, game));
        if let Some(first) = setups(game).first() {
            let press = press("setup", &[&game.id(), first]);
            buttons.push(press.plain(asker.say(&Message::new("setup-button"))));
        }
        if let Some(last) = answers.pop() {
            answers.push(with_buttons(last, buttons));
        }
        answers
    }

    /// A button of help for one of these.
    pub(crate) async fn part_pressed(&self, asker: &Asker<'_>, game: &str, part: &str) -> Answers {
        let gone = || asker.tell(&Message::new("button-gone"));
        let Some(game) = game::by_id(game) else { return Ok(gone()) };
        if let Some(kind) = game.kinds().iter().find(|kind| kind.id == part) {
            return Ok(vec![self.kind(asker, game, kind).await]);
        }
        match setups(game).iter().find(|value| **value == part) {
            Some(value) => Ok(vec![self.setup(asker, game, value).await]),
            None => Ok(gone()),
        }
    }

    /// How a kind of piece moves.
    async fn kind(&self, asker: &Asker<'_>, game: &'static dyn Game, kind: &KindInfo) -> Answer {
        let speaker = asker.of(game);
        let name = kind_name(speaker, kind);
        // What a kind does only here comes before what it does in other games.
        let said = |prefix: &str| words().text(asker.language, &format!("{prefix}-moves-{}", kind.id));
        let moves = said(game.prefix()).or_else(|| said(kind.words)).unwrap_or_default();
        let head = Message::new(if kind.letter.is_empty() { "kind-head-plain" } else { "kind-head" })
            .with("kind", name.clone())
            .with("letter", kind.letter)
            .with("game", speaker.game_name());
        let text = format!("{}\n{moves}", speaker.say(&head));
        let alt = format!("{}, {name}. {moves}", speaker.game_name());
        let file = format!("{}-{}.png", game.id(), kind.id);
        let scene = game.reach(kind.id, asker.language);
        self.pictured(asker, private(text), scene, file, &alt).await
    }

    /// A way to set the board up, with buttons for the others, and one to create a table with it.
    async fn setup(&self, asker: &Asker<'_>, game: &'static dyn Game, value: &str) -> Answer {
        let speaker = asker.of(game);
        let Some(option) = game.setups() else { return private(String::new()) };
        let state = Options::check(game.options(), [(option, value)])
            .ok()
            .and_then(|options| game.start(&options, None).ok());
        let first = state.as_deref().map(|state| speaker.seats(state.to_move())).unwrap_or_default();
        let text = Message::new("setup-head")
            .with("game", speaker.game_name())
            .with("option", option)
            .with("value", value.to_owned())
            .with("seats", first);
        let text = speaker.say(&text);
        let settings = format!("{option}={value}");
        let label = asker.say(&Message::new("setup-lay").with("value", value.to_owned()));
        let mut buttons = vec![press("lay", &[&game.id(), &settings]).button(label, ButtonStyle::Good)];
        buttons.extend(
            setups(game)
                .iter()
                .filter(|other| **other != value)
                .map(|other| press("setup", &[&game.id(), other]).plain(*other)),
        );
        let scene = state.as_deref().map(|state| state.scene(&View::plain(asker.language)));
        let alt = format!("{text} {}", lines(speaker, state.as_deref()));
        let file = format!("{}-{value}.png", game.id());
        self.pictured(asker, with_buttons(private(text), buttons), scene, file, &alt).await
    }

    /// The answer with its picture, or with the words that replace it.
    pub(crate) async fn pictured(
        &self,
        asker: &Asker<'_>,
        mut answer: Answer,
        scene: Option<Scene>,
        file: String,
        alt: &str,
    ) -> Answer {
        let Some(scene) = scene else { return answer };
        match rendered(&self.renderer, scene, file, alt).await {
            Ok(picture) => answer.pictures.push(picture),
            Err(fault) => {
                let mark = self.mark(&fault);
                answer.text.push('\n');
                answer.text.push_str(&asker.say(&Message::new("fault").with("mark", mark)));
            }
        }
        answer
    }
}

/// What of a game a topic of help names.
#[derive(Clone, Copy)]
enum Part {
    /// A kind of piece.
    Kind(&'static KindInfo),
    /// A value of the option that sets the board up.
    Setup(&'static str),
}

/// The pieces and set-ups that a topic names: `dragonchess griffon`, or just `griffon`, best in the game
/// of the place.
fn meant(topic: &str, here: Option<&'static dyn Game>) -> Vec<(&'static dyn Game, Part)> {
    if topic.chars().count() > NAME_CHARS {
        return Vec::new();
    }
    let words: Vec<&str> = topic.split_whitespace().collect();
    for split in (1..words.len()).rev() {
        let (game, part) = words.split_at(split);
        if let Some(game) = game_called(&game.join(" "))
            && let Some(part) = part_called(game, &part.join(" "))
        {
            return vec![(game, part)];
        }
    }
    if let Some(game) = here
        && let Some(part) = part_called(game, topic)
    {
        return vec![(game, part)];
    }
    let of = |game: &&'static dyn Game| part_called(*game, topic).map(|part| (*game, part));
    game::all().iter().filter_map(of).collect()
}

/// A part of a game by what people call it.
fn part_called(game: &'static dyn Game, typed: &str) -> Option<Part> {
    let plain = |text: &str| text.to_lowercase().replace('ё', "е");
    let typed = plain(typed);
    if let Some(value) = setups(game).iter().find(|value| **value == typed) {
        return Some(Part::Setup(value));
    }
    let names = |kind: &KindInfo| {
        let id = format!("{}-kind-{}", kind.words, kind.id);
        let named = |language| plain(&words().text(language, &id).unwrap_or_default());
        Language::all().into_iter().map(named).collect::<Vec<_>>()
    };
    let exact =
        |kind: &&KindInfo| kind.id == typed || plain(kind.letter) == typed || names(kind).contains(&typed);
    if let Some(kind) = game.kinds().iter().find(exact) {
        return Some(Part::Kind(kind));
    }
    let begins = |name: &str| typed.chars().count() >= 3 && name.starts_with(&typed);
    let called = |kind: &KindInfo| names(kind).into_iter().chain([kind.id.to_owned()]);
    let mut beginning = game.kinds().iter().filter(|kind| called(kind).any(|name| begins(&name)));
    match (beginning.next(), beginning.next()) {
        (Some(kind), None) => Some(kind),
        (Some(_), Some(_)) => None,
        (None, _) => nearest(&typed, game.kinds().iter().map(|kind| (kind, called(kind)))),
    }
    .map(Part::Kind)
}

/// The values of the option that sets the board up; none where there is no such option.
fn setups(game: &'static dyn Game) -> &'static [&'static str] {
    let option = game.setups().and_then(|name| game.options().iter().find(|option| option.name == name));
    option.map_or(&[], |option| option.values.listed())
}

/// Asks of which game it is.
fn which(asker: &Asker<'_>, topic: &str, several: &[(&'static dyn Game, Part)]) -> Vec<Answer> {
    let buttons = several.iter().map(|(game, part)| {
        let name = asker.of(*game).game_name();
        let game = game.id().to_owned();
        match part {
            Part::Kind(kind) => press("kind", &[&game, &kind.id]),
            Part::Setup(value) => press("setup", &[&game, value]),
        }
        .plain(name)
    });
    let question = Message::new("kind-which").with("typed", quoted(topic));
    vec![with_buttons(private(asker.say(&question)), buttons)]
}

fn kind_button(speaker: Speaker, kind: &KindInfo) -> Option<crate::chat::desk::answer::Button> {
    press("kind", &[&speaker.game.id(), &kind.id]).plain(kind_name(speaker, kind))
}

fn kind_name(speaker: Speaker, kind: &KindInfo) -> String {
    let name = words().text(speaker.language, &format!("{}-kind-{}", kind.words, kind.id));
    capitalised(&name.unwrap_or_else(|| kind.id.to_owned()))
}

/// A position in words.
fn lines(speaker: Speaker, state: Option<&dyn State>) -> String {
    let lines = state.map(State::summary).unwrap_or_default();
    lines.iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join(" ")
}
