//! Pictures of contests: every form against stored pictures, and rules for all of them.

#[allow(dead_code, reason = "other tests need more of it")]
mod play;
#[path = "../../../tests/drawing/stored/mod.rs"]
mod stored;

use liege_contest::picture::{MOST_ROWS, View, Width, alt, pages, scene};
use liege_contest::{
    Act, Author, Bye, Contest, Entering, Error, Format, GameId, Person, Phase, Plan, Purpose, Terms, Verdict,
};
use liege_game::scene::{Scene, WIDTH};
use liege_game::words;
use liege_render::Renderer;
use liege_words::Language;
use play::{Club, host, member, person};
use rand::RngExt as _;
use stored::PHONE;

/// Names as people have them: short, long, in several alphabets, and more than a picture has room for.
const NAMES: [&str; 16] = [
    "Ilse",
    "Тарас",
    "Mirek",
    "Олександра-Вікторія Сагайдачна",
    "Bo",
    "Wolfgang Amadeus von Hohenzollern-Sigmaringen",
    "Liege",
    "Ярослав",
    "Константин Константинопольский",
    "Zoë",
    "李小龍",
    "Anna-Lena",
    "dragon_slayer_2009",
    "Ганна",
    "Müller",
    "Щука",
];

/// So many names, all different.
fn names(count: usize) -> Vec<String> {
    let name = |number: usize| match number / NAMES.len() {
        0 => NAMES[number].to_owned(),
        lap => format!("{} {}", NAMES[number % NAMES.len()].split(' ').next().unwrap_or_default(), lap + 1),
    };
    (0..count).map(name).collect()
}

/// Terms with a name, for as many seats, and with a format.
fn terms(name: &str, seats: u8, format: Format) -> Terms {
    Terms { name: name.to_owned(), seats, least: seats, format, machines: 1, ..Terms::default() }
}

/// A contest that runs, with so many entrants. The one whose name is `Liege` is a machine; where entrants are pairs, the mate
/// of each has the next name.
fn club(terms: Terms, count: usize) -> Club {
    let mut club = Club::new(terms, 49);
    club.does(&host(), Act::Open);
    let names = names(count);
    for (number, name) in (1u32..).zip(&names) {
        let mut entering = Entering { machine: name == "Liege", ..Club::entering(number) };
        entering.members = vec![Person { name: name.clone(), ..person(number) }];
        if club.contest.terms().team > 1 {
            let mate = names[number as usize % names.len()].clone();
            entering.members.push(Person { id: format!("mate{number}"), name: mate });
        }
        club.does(&member(number), Act::Join(entering));
    }
    club.does(&host(), Act::Close);
    club
}

/// Plays so many of the open games, the first ones first. The better rated win more often.
fn plays(club: &mut Club, most: usize) {
    for _ in 0..most {
        let Some(game) = club.open_games().first().copied() else { return };
        let seats = club.contest.game(game).unwrap().seats.clone();
        let mut strength = |number: &u32| club.random.random_range(0..60i64) / 9 - i64::from(*number) / 7;
        let outcome: Vec<i64> = seats.iter().map(&mut strength).collect();
        club.plays(game, outcome);
    }
}

/// Plays until so many rounds are over, or the contest.
fn plays_rounds(club: &mut Club, rounds: u32) {
    while club.contest.phase() == Phase::Running {
        let open = club.open_games().iter().filter(|game| game.round <= rounds).count();
        if open == 0 {
            return;
        }
        plays(club, open);
    }
}

/// The last of the open games is not played: its first seat does not come.
fn forfeits(club: &mut Club) {
    let game = *club.open_games().last().unwrap();
    let verdict = Verdict::Forfeit(vec![0]);
    club.does(&host(), Act::Decide { game, verdict, reason: "did not come".to_owned() });
}

fn robin(cycles: u8, together: Option<u8>) -> Format {
    Format::RoundRobin {
        cycles,
        plan: Plan::Standard,
        together,
        rounds: None,
        groups: None,
        final_group: false,
    }
}

/// A round robin of six: one has left so early that all their games are annulled.
fn small_robin() -> Contest {
    let mut club = club(terms("Осінній турнір", 2, robin(1, Some(1))), 6);
    plays_rounds(&mut club, 2);
    club.does(&member(4), Act::Withdraw);
    plays_rounds(&mut club, 3);
    forfeits(&mut club);
    plays_rounds(&mut club, 5);
    club.contest
}

fn large_robin() -> Contest {
    let mut club = club(terms("Sixteen at dragonchess", 2, robin(1, None)), 16);
    plays(&mut club, 70);
    forfeits(&mut club);
    club.contest
}

fn double_robin() -> Contest {
    let mut club = club(terms("Hin und zurück", 2, robin(2, Some(1))), 7);
    plays_rounds(&mut club, 9);
    club.contest
}

/// A Swiss of nine with every kind of bye, a late entry, a forfeit and open games.
fn small_swiss() -> Contest {
    let format = Format::Swiss { rounds: Some(5), half_byes: 1 };
    let mut club = club(terms("Весенняя швейцарка", 2, format), 9);
    let reason = "he judges elsewhere".to_owned();
    club.does(&host(), Act::GiveBye { entrant: 4, round: 2, bye: Bye::Full, reason });
    club.does(&member(2), Act::AskBye { round: 2, half: true });
    club.does(&member(8), Act::AskBye { round: 3, half: false });
    club.does(
        &member(20),
        Act::Join(Entering {
            members: vec![Person { id: "m20".to_owned(), name: "Пізно Прийшов".to_owned() }],
            rating: None,
            machine: false,
        }),
    );
    plays_rounds(&mut club, 2);
    forfeits(&mut club);
    plays_rounds(&mut club, 3);
    club.does(&member(5), Act::Withdraw);
    plays(&mut club, 2);
    club.contest
}

fn large_swiss(count: usize) -> Contest {
    let format = Format::Swiss { rounds: Some(7), half_byes: 1 };
    let mut club = club(terms("Чемпионат сервера по шахматам, двадцать шестой открытый", 2, format), count);
    plays_rounds(&mut club, 7);
    club.contest
}

/// Tables of three: a plan, in which nobody plays in every wave.
fn plan_of_three() -> Contest {
    let mut club = club(terms("Three kingdoms", 3, robin(1, None)), 8);
    plays(&mut club, 9);
    club.contest
}

/// A Swiss with tables of four.
fn tables_of_four() -> Contest {
    let format = Format::Swiss { rounds: Some(5), half_byes: 1 };
    let mut club = club(terms("Чатурангa на чотирьох", 4, format), 14);
    plays_rounds(&mut club, 3);
    plays(&mut club, 2);
    club.contest
}

fn knock_out(games: u8) -> Format {
    Format::KnockOut { games, advance: None, lot: false, third: true }
}

fn bracket(count: usize, games: u8, rounds: u32) -> Contest {
    let mut club = club(terms("Der große Pokal", 2, knock_out(games)), count);
    plays_rounds(&mut club, rounds);
    plays(&mut club, 3);
    club.contest
}

/// A knock-out of tables of four, of which two go on.
fn tables_knocked_out() -> Contest {
    let mut club = club(terms("Кубок четырёх", 4, knock_out_of_tables()), 16);
    plays_rounds(&mut club, 9);
    club.contest
}

fn knock_out_of_tables() -> Format {
    Format::KnockOut { games: 1, advance: None, lot: false, third: false }
}

/// A ladder: games, one that runs, and a challenge without an answer.
fn ladder() -> Contest {
    let format =
        Format::Ladder { range: 3, at_once: 2, answer_days: 3, swap: false, idle_days: 60, by_rating: false };
    let mut club = club(terms("Драбина", 2, format), 12);
    for (number, (lower, upper)) in (1..).zip([(4, 3), (7, 5), (3, 1), (9, 7), (11, 9), (2, 0), (5, 4)]) {
        let rungs = club.contest.rungs();
        let (by, whom) = (rungs[lower], rungs[upper]);
        club.does(&member(by), Act::Challenge { whom: vec![whom] });
        club.does(&member(whom), Act::Answer { challenge: number, accepts: true, reason: String::new() });
        if number < 7 {
            plays(&mut club, 1);
        }
    }
    let rungs = club.contest.rungs().to_vec();
    club.does(&member(rungs[10]), Act::Challenge { whom: vec![rungs[9]] });
    club.contest
}

/// A league of two divisions, in the middle of a season or at its end. One entrant was replaced, another had themselves
/// forgotten.
fn league(games: usize) -> Contest {
    let format = Format::League { size: 6, cycles: 1, weeks: 8, up: 2, down: 2, gap_days: 7, seasons: None };
    let mut club = club(terms("Liga der Drachen", 2, format), 12);
    plays(&mut club, games / 2);
    let comes = Person { id: "m30".to_owned(), name: "Нова".to_owned() };
    club.does(&host(), Act::Substitute { leaves: person(10).id, comes, reason: "no time".to_owned() });
    plays(&mut club, games - games / 2);
    club.does(&Author::Table, Act::Forgotten { member: person(9).id });
    club.contest
}

/// Groups, and after them a final group.
fn groups(games: usize) -> Contest {
    let format = Format::RoundRobin {
        cycles: 1,
        plan: Plan::Standard,
        together: None,
        rounds: None,
        groups: Some(6),
        final_group: true,
    };
    let mut club = club(terms("Дві групи", 2, format), 13);
    plays(&mut club, games);
    club.contest
}

/// Pairs as entrants, all level after their games: the first place is played off.
fn play_off() -> Contest {
    let terms = Terms { playoff: true, team: 2, ..terms("Paare", 2, robin(1, None)) };
    let mut club = club(terms, 4);
    while let Some(game) = club.open_games().first().copied() {
        let is_play_off = club.contest.game(game).unwrap().purpose == Purpose::PlayOff;
        let outcome = if is_play_off && game.table != 3 { vec![2, 0, 2, 0] } else { vec![1; 4] };
        for seat in 0..2 {
            club.does(&Author::Table, Act::Moved { game, seat });
        }
        club.does(&Author::Table, Act::Ended { game, outcome });
    }
    club.contest
}

fn picture(contest: &Contest, language: Language, width: Width, page: u32, own: Option<u32>) -> Scene {
    // A phone's picture of a bracket has fewer pages once its first rounds are left out.
    let page = page.min(pages(contest, width));
    let game = match language {
        Language::RUSSIAN => "Шахматы",
        Language::UKRAINIAN => "Шахи",
        Language::GERMAN => "Schach",
        _ => "Chess",
    };
    scene(contest, &View { game, language, width, page, own }).unwrap()
}

/// A contest, and the request for its picture.
struct Form {
    /// The names of the stored pictures: wide, and for a phone.
    names: [&'static str; 2],
    contest: Contest,
    language: Language,
    page: u32,
    own: Option<u32>,
}

impl Form {
    fn at(&self, width: Width) -> Scene {
        picture(&self.contest, self.language, width, self.page, self.own)
    }
}

/// All forms.
fn forms() -> Vec<Form> {
    let (en, ru) = (Language::ENGLISH, Language::RUSSIAN);
    let (uk, de) = (Language::UKRAINIAN, Language::GERMAN);
    let form = |(names, contest, language, page, own)| Form { names, contest, language, page, own };
    let forms = [
        (["contest-robin", "contest-robin-phone"], small_robin(), uk, 1, Some(5)),
        (["contest-robin-large", "contest-robin-large-phone"], large_robin(), en, 1, Some(3)),
        (["contest-robin-double", "contest-robin-double-phone"], double_robin(), de, 1, None),
        (["contest-swiss", "contest-swiss-phone"], small_swiss(), ru, 1, Some(8)),
        (["contest-swiss-large", "contest-swiss-large-phone"], large_swiss(40), ru, 1, Some(17)),
        (["contest-swiss-second", "contest-swiss-second-phone"], large_swiss(64), en, 2, None),
        (["contest-three", "contest-three-phone"], plan_of_three(), en, 1, Some(1)),
        (["contest-four", "contest-four-phone"], tables_of_four(), uk, 1, Some(9)),
        (["contest-bracket", "contest-bracket-phone"], bracket(6, 1, 9), de, 1, Some(4)),
        (["contest-bracket-large", "contest-bracket-large-phone"], bracket(64, 2, 3), en, 2, Some(6)),
        (["contest-bracket-tables", "contest-bracket-tables-phone"], tables_knocked_out(), ru, 1, Some(2)),
        (["contest-ladder", "contest-ladder-phone"], ladder(), uk, 1, Some(6)),
        (["contest-league", "contest-league-phone"], league(20), de, 1, Some(8)),
        (["contest-groups", "contest-groups-phone"], groups(20), uk, 1, Some(4)),
        (["contest-final-group", "contest-final-group-phone"], groups(40), uk, 1, Some(1)),
        (["contest-play-off", "contest-play-off-phone"], play_off(), de, 1, Some(3)),
        (["contest-league-over", "contest-league-over-phone"], league(30), en, 1, None),
    ];
    forms.into_iter().map(form).collect()
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    let shown = forms().into_iter().flat_map(|form| {
        let [wide, phone] = form.names;
        [("", wide, 2 * PHONE, form.at(Width::Wide)), ("", phone, PHONE, form.at(Width::Phone))]
    });
    stored::compare(&renderer, shown);
}

/// Every form at every width, with all its pages.
fn all_pages() -> Vec<(Contest, Scene)> {
    let mut found = Vec::new();
    for Form { contest, language, own, .. } in forms() {
        for width in [Width::Phone, Width::Wide] {
            for page in 1..=pages(&contest, width) {
                found.push((contest.clone(), picture(&contest, language, width, page, own)));
            }
        }
    }
    found
}

#[test]
fn nothing_lies_outside_a_picture() {
    for (contest, scene) in all_pages() {
        let name = &contest.terms().name;
        assert!((WIDTH as u32..=2560).contains(&scene.width), "{name}: {}", scene.width);
        assert!(scene.height <= liege_render::LONGEST, "{name}: {}", scene.height);
        for label in &scene.labels {
            let within = (0.0..=f64::from(scene.width)).contains(&label.at.x())
                && (0.0..=f64::from(scene.height)).contains(&label.at.y());
            assert!(within, "{name}: {label:?}");
            assert!(label.size >= 23, "{name}: {label:?}");
        }
    }
}

#[test]
fn each_entrant_stands_on_one_page() {
    for (count, expected) in [(40, 1), (41, 2), (90, 3)] {
        let contest = large_swiss(count);
        assert_eq!(pages(&contest, Width::Wide), expected, "{count}");
        for width in [Width::Phone, Width::Wide] {
            let all: Vec<Scene> =
                (1..=expected).map(|page| picture(&contest, Language::ENGLISH, width, page, None)).collect();
            for name in names(count) {
                let shown = |scene: &&Scene| scene.labels.iter().any(|label| label.text == name);
                assert_eq!(all.iter().filter(shown).count(), 1, "{count} {name}");
            }
            let rows = |scene: &Scene| {
                names(count)
                    .iter()
                    .filter(|name| scene.labels.iter().any(|label| label.text == **name))
                    .count()
            };
            assert!(all.iter().all(|scene| rows(scene) <= MOST_ROWS));
        }
    }
}

#[test]
fn a_page_that_is_not_there_is_refused() {
    let contest = small_swiss();
    for page in [0, 2] {
        let view = View { game: "chess", language: Language::ENGLISH, width: Width::Wide, page, own: None };
        assert_eq!(scene(&contest, &view), Err(Error::NoSuchPage { page, pages: 1 }));
    }
    let announced = Contest::new(&contest.log()[0]).unwrap();
    let view = View { game: "chess", language: Language::ENGLISH, width: Width::Wide, page: 1, own: None };
    assert_eq!(scene(&announced, &view), Err(Error::NotStarted));
}

/// The squares of a round robin say what happened: an annulled game keeps its result, and is in nobody's points.
#[test]
fn an_annulled_game_is_shown_with_its_result() {
    let contest = small_robin();
    let struck: Vec<GameId> =
        contest.games().filter(|(_, game)| game.is_struck()).map(|(id, _)| id).collect();
    assert_eq!(struck.len(), 5, "all games of the one who left");
    let row = contest.standing(1).unwrap().into_iter().find(|row| row.number == 4).unwrap();
    assert_eq!(row.points, 0);
    let texts = |width| -> Vec<String> {
        let scene = picture(&contest, Language::ENGLISH, width, 1, None);
        scene.labels.into_iter().map(|label| label.text).collect()
    };
    for width in [Width::Wide, Width::Phone] {
        assert!(texts(width).contains(&"annulled".to_owned()));
        assert!(texts(width).contains(&"has left".to_owned()));
    }
}

/// The text for those who do not see the picture fits into the place that Discord has for it, and names the first ten.
#[test]
fn the_text_says_the_first_places() {
    const MOST: usize = 1024;
    for Form { names: [name, _], contest, .. } in forms() {
        for language in Language::all() {
            let said = words().say(language, &alt(&contest, "chess"));
            assert!(said.chars().count() <= MOST, "{name}: {said}");
            assert!(!said.contains("contest-"), "{name}: {said}");
        }
    }
    let said = words().say(Language::ENGLISH, &alt(&large_swiss(40), "chess"));
    assert!(said.contains(", finished. 1 "), "{said}");
    assert_eq!(said.matches('(').count(), 10, "{said}");
    let said = words().say(Language::GERMAN, &alt(&plan_of_three(), "chess"));
    assert!(said.contains(",00)") && !said.contains(".00)"), "{said}");
}

/// Each picture is a function of the contest: a contest made again from its log gives the same.
#[test]
fn a_log_gives_the_same_picture() {
    for form in forms() {
        let name = form.names[0];
        let lines: Vec<String> = form.contest.log().iter().map(ToString::to_string).collect();
        let again = Contest::replay(lines.iter().map(String::as_str)).unwrap();
        let again = Form { contest: again, ..form };
        for width in [Width::Phone, Width::Wide] {
            assert_eq!(form.at(width), again.at(width), "{name}");
        }
    }
}
