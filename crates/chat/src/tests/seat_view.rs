//! Secrets of a player cannot be found out by asking for possible actions: neither from the list of acts, nor
//! from completions, nor from the words of a refusal.

use super::*;
use crate::complete::complete;
use crate::desk::Field;

/// White can take a pawn of Red's at once, and so become Red's lord.
const TEMPTED: &str = "1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";

impl Club {
    /// Begins a table at which White has taken a pawn of Red's and Black is to move.
    async fn tempted_under(press: &str) -> Club {
        let club = Club::begun_with(&format!("truce=word press={press} position={TEMPTED}")).await;
        club.act_as("p2", "WV9xWV10").await;
        club
    }

    /// Takes an action, which must succeed.
    async fn act_as(&self, who: &str, text: &str) {
        let before = self.table(1).await.version();
        let answers = self.order(who, call("move", Given::at(Some(1)).with("notation", text))).await;
        assert!(self.table(1).await.version() > before, "{who}: {text}: {answers:?}");
    }

    async fn said_to(&self, who: &str, text: &str) -> String {
        only(&self.dm(who, text).await).text.clone()
    }

    async fn list_of(&self, who: &str) -> (String, Vec<String>) {
        let answer = only(&self.dm(who, "acts #1").await).clone();
        (answer.text, answer.buttons.into_iter().map(|button| button.id).collect())
    }

    async fn offered_to(&self, who: &str, typed: &str) -> Vec<String> {
        let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
        let mut all = Vec::new();
        for field in [Field::Act, Field::Action] {
            let choices = complete(&self.chat, &person(who), &place, field, Some(1), typed).await;
            all.extend(choices.into_iter().map(|choice| choice.value));
        }
        all
    }
}

#[tokio::test]
async fn a_secret_bond_is_not_found_by_asking_what_can_be_done() {
    let open = Club::tempted_under("secret").await;
    let club = Club::tempted_under("secret").await;
    club.act_as("p1", "R:offer W>R").await;
    club.act_as("p2", "W:accept W>R").await;
    let version = club.table(1).await.version();
    assert_eq!(club.list_of("p3").await, open.list_of("p3").await);
    for typed in ["", "dr", "tr", "Red", "W"] {
        assert_eq!(club.offered_to("p3", typed).await, open.offered_to("p3", typed).await, "{typed}");
    }
    assert!(club.list_of("p3").await.1.iter().any(|id| id.ends_with("B:offer draw")));
    // Acts that are impossible for reasons that Black knows are refused for those reasons, as without a
    // secret.
    for text in
        ["B:offer W>B", "B:offer R>B", "B:accept R=B", "B:offer R=W/2", "W:offer draw", "zzz", "R:resign"]
    {
        let (with, without) = (club.said_to("p3", text).await, open.said_to("p3", text).await);
        assert_eq!(with, without, "{text}");
    }
    // Acts that only the secret forbids are refused without a reason, always in the same words.
    let (_, buttons) = club.list_of("p3").await;
    let draw = buttons.iter().find(|id| id.contains("offer draw")).unwrap().clone();
    let mut words = vec![only(&club.press("p3", &draw).await).text.clone()];
    for text in ["B:offer draw", "B:offer R=B/2", "I offer a draw", "Red, truce for 2 rounds"] {
        words.push(club.said_to("p3", text).await);
    }
    words.push(only(&club.say_in("p3", "thread-of-m1", "B:offer draw").await).text.clone());
    for text in &words {
        assert_eq!(text, &words[0]);
        assert!(text.contains("you don’t know of"), "{text}");
        for name in ["Red", "White", "vassal", "lord", "W>R", "Because"] {
            assert!(!text.contains(name), "{name}: {text}");
        }
    }
    assert_eq!(club.table(1).await.version(), version, "nothing was done");
    // The parties of the secret are told the reason, and get no impossible offers.
    for who in ["p1", "p2"] {
        let text = club.said_to(who, if who == "p1" { "R:offer draw" } else { "W:offer draw" }).await;
        assert!(text.contains("vassal") && text.contains("Because"), "{who}: {text}");
        assert!(!club.list_of(who).await.0.contains("Draw?"), "{who}");
    }
    // Acts that the secret does not forbid are possible.
    club.act_as("p3", "B:offer W=B/2").await;
}

#[tokio::test]
async fn where_agreements_are_known_the_reasons_are_too() {
    let club = Club::tempted_under("private").await;
    club.act_as("p1", "R:offer W>R").await;
    club.act_as("p2", "W:accept W>R").await;
    // All players there know the agreements, and so the reasons.
    let text = club.said_to("p3", "B:offer draw").await;
    assert!(text.contains("vassal") && text.contains("Because"), "{text}");
}

#[tokio::test]
async fn what_a_secret_ends_is_told_without_the_secret() {
    for press in ["public", "secret"] {
        let club = Club::tempted_under(press).await;
        club.act_as("p3", "B:offer R=B/2").await;
        club.act_as("p1", "R:accept R=B").await;
        club.act_as("p1", "R:offer W>R").await;
        let before = club.transport.letters().len();
        club.act_as("p2", "W:accept W>R").await;
        let letters = club.transport.letters()[before..].to_vec();
        let told = letters.iter().filter(|letter| match &letter.to {
            Target::Member(member) => member == "p3",
            Target::Channel(_) => true,
        });
        let told: String = told.map(|letter| letter.text.clone()).collect();
        let log = club.said_to("p3", "log #1").await;
        if press == "public" {
            assert!(told.contains("has become a vassal"), "{told}");
            continue;
        }
        assert!(told.contains("No longer in force: a truce between Red and Black"), "{told}");
        for text in [&told, &log, &club.said_to("p3", "treaties #1").await] {
            assert!(!text.contains("vassal") && !text.contains("lord"), "{text}");
        }
        // The game without its secret is no longer known: only the reasons are left out.
        for text in ["B:offer R=B/2", "B:offer draw"] {
            let refusal = club.said_to("p3", text).await;
            assert!(refusal.contains("you don’t know of") && !refusal.contains("Red"), "{text}: {refusal}");
        }
        assert!(club.said_to("p3", "B:offer B>W").await.contains("White"), "for a reason that Black knows");
    }
}

#[tokio::test]
async fn how_far_a_game_can_go_back_says_nothing_of_secrets() {
    for to in ["", "0", "to 1", "2", "3"] {
        let mut told = Vec::new();
        for secret in [true, false] {
            let club = Club::tempted_under("secret").await;
            if secret {
                club.act_as("p1", "R:offer R=W/9").await;
                club.act_as("p2", "W:accept R=W").await;
            }
            let moves = club.table(1).await.state().legal();
            club.act_as("p3", &moves[0]).await;
            let public = |letter: &OutboundMessage| matches!(letter.to, Target::Channel(_));
            let before = club.transport.letters().into_iter().filter(public).count();
            let mut said = vec![club.said_to("p3", &format!("takeback {to} #1")).await];
            let number = club.table(1).await.ledger().open().last().map(|deal| deal.number);
            // Something secret happens while the others are asked: the question stays open.
            if secret {
                let table = club.table(1).await;
                let black = table.seats_of("p3");
                let acts = ["p1", "p2"].map(|who| (who, table.open_acts(table.seats_of(who))));
                let mut acts =
                    acts.into_iter().flat_map(|(who, acts)| acts.into_iter().map(move |act| (who, act)));
                let quiet = acts.find(|(who, act)| {
                    let step = table.act(who, act, club.clock.now()).unwrap();
                    let mut events = step.played.iter().flat_map(|played| &played.events);
                    events.all(|event| !event.audience.includes(black))
                });
                let (who, act) = quiet.expect("something to be offered in secret");
                club.act_as(who, &act).await;
            }
            if let Some(number) = number {
                let number = club.table(1).await.shown(number);
                for who in ["p1", "p2"] {
                    club.press(who, &format!("deal:1:s{number}:accept")).await;
                }
            }
            said.push(club.said_to("p3", "log #1").await);
            said.push(club.said_to("p3", "treaties #1").await);
            let posted = club.transport.letters().into_iter().filter(public).skip(before);
            said.extend(posted.map(|letter| format!("{} {:?}", letter.text, letter.mentions)));
            told.push(said);
            // The parties know that the agreement is over.
            if secret && matches!(to, "0" | "to 1") {
                let party = club.said_to("p1", "treaties #1").await;
                assert_eq!(party.contains("Since"), to == "to 1", "{to}: {party}");
            }
        }
        assert_eq!(told[0], told[1], "{to}");
        let goes = told[0].concat().contains("Agreed: back to");
        assert_eq!(goes, matches!(to, "" | "0" | "to 1"), "{to}: {:?}", told[0]);
    }
}
