//! Games that members follow: told once, in private, what everybody sees, and nothing after the end; and addresses of tables
//! on the web.

use super::*;
use crate::public_url::PublicUrl;

impl Club {
    /// Returns the notices to a member, the oldest first.
    fn notices_to(&self, who: &str) -> Vec<OutboundMessage> {
        let letters = self.transport.letters().into_iter();
        letters.filter(|letter| letter.to == Target::Member(who.into())).collect()
    }
}

#[tokio::test]
async fn a_member_is_told_of_every_turn_or_of_the_end() {
    let club = Club::open().await;
    club.say("p1", "new chess white=@p1 black=@p2").await;
    club.say("p2", "join #1").await;
    club.say("p3", "follow #1 turns").await.says("at every turn");
    club.say("p4", "follow #1").await.says("how it ends");
    club.say("p4", "follow").await.says("#1: its end");
    club.say("p1", "follow #1").await.says("You play at table #1");
    club.say("p1", "e4").await;
    let told = club.notices_to("p3");
    assert_eq!(told.len(), 1, "{told:?}");
    holds(&told[0].text, &["You follow Chess #1", "e4", "Black to move"]);
    assert!(told[0].mentions.is_empty() && told[0].pictures.len() == 1, "{told:?}");
    let buttons: Vec<&str> = told[0].buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(buttons, ["Board for me", "Stop following"]);
    assert!(club.notices_to("p4").is_empty());
    // Offers are no turns.
    club.say("p2", "draw?").await;
    assert_eq!(club.notices_to("p3").len(), 1);
    club.say("p3", "unfollow #1").await.says("no longer follow");
    club.say("p3", "unfollow #1").await.says("don’t follow");
    club.say("p3", "follow #1 turns").await;
    club.sure("p2", "resign").await;
    for who in ["p3", "p4"] {
        let told = club.notices_to(who);
        holds(&told.last().unwrap().text, &["You follow Chess #1", "game is over"]);
    }
    assert_eq!((club.notices_to("p3").len(), club.notices_to("p4").len()), (2, 1));
    club.say("p3", "follow").await.says("You follow no game");
    club.say("p3", "follow #1").await.says("is over");
    club.sound().await;
}

#[tokio::test]
async fn nobody_follows_what_they_cannot_see_and_a_follower_is_forgotten() {
    let club = Club::open().await;
    club.dm("p1", "new chess white=@p1 black=@p1").await;
    club.say("p3", "follow #1").await.lacks("You follow");
    club.say("p1", "new chess white=@p1 black=@p2").await;
    club.say("p2", "join #2").await;
    club.say("p3", "follow #2 turns").await;
    let data = club.chat.store.data_of("p3").await.unwrap();
    assert!(data.contains_key("follows"), "{data:?}");
    // The channel is closed to them.
    let mut incoming = Club::incoming("p3", "other", addressed("seeks"));
    incoming.who.rights.hidden = vec!["c".to_owned()];
    club.hear(incoming).await;
    club.say("p1", "#2 e4").await;
    assert!(club.notices_to("p3").is_empty());
    assert!(club.chat.store.followers_of(2).await.unwrap().is_empty());
    club.say("p3", "follow #2").await;
    club.sure("p3", "privacy forget").await;
    assert!(club.chat.store.followers_of(2).await.unwrap().is_empty());
    club.sound().await;
}

#[tokio::test]
async fn a_secret_table_tells_followers_what_everybody_sees() {
    let club = Club::begun().await;
    club.say("spy", "follow #1 turns").await;
    club.say("p2", "#1 C5-V7").await;
    let told = club.notices_to("spy");
    let posts = club.transport.letters();
    let post = posts.iter().rev().find(|letter| matches!(letter.to, Target::Channel(_))).unwrap();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].pictures[0].alt, post.pictures[0].alt);
}

#[tokio::test]
async fn the_invitation_has_the_address_of_the_page() {
    let web = PublicUrl::read("https://liege.example");
    let club = Club::of(Settings { web: web.clone(), ..settings() }).await;
    let opened = |buttons: &[Button]| -> Vec<String> {
        let links = buttons.iter().filter(|button| button.style == ButtonStyle::Link);
        links.map(|button| button.id.clone()).collect()
    };
    let setup = async |text: &str| {
        let mut incoming = Club::incoming("p1", "c", addressed(text));
        incoming.who.rights.manages = true;
        club.hear(incoming).await
    };
    club.chat.look_with(|_, channel| channel == "c");
    club.say("p1", "new chess white=@p1 black=open").await;
    assert!(opened(&club.card(1).buttons).is_empty());
    let card = as_told(setup("setup page=on").await);
    assert_eq!(opened(&only(&card).buttons), ["https://liege.example/s/s"]);
    let card = as_told(club.say("p2", "setup").await);
    assert_eq!(opened(&only(&card).buttons), ["https://liege.example/s/s"]);
    club.say("p1", "new chess white=@p1 black=open").await;
    let card = club.card(2);
    assert_eq!(opened(&card.buttons), ["https://liege.example/t/2"]);
    assert!(!card.text.contains("liege.example"), "{}", card.text);
    assert!(card.mark().is_some_and(|mark| !mark.contains("liege.example")), "{card:?}");
    club.say("p1", "new chess white=@p1 black=open page=no").await;
    assert!(opened(&club.card(3).buttons).is_empty());
    holds(&club.card(3).text, &["not on the server’s web page"]);
    club.say_in("p1", "elsewhere", "new chess white=@p1 black=open").await;
    assert!(opened(&club.card(4).buttons).is_empty());
    // On a local page people read the address.
    let club = Club::of(Settings { web, page: Some("s"), ..settings() }).await;
    club.chat.look_with(|_, _| true);
    let mut incoming = Club::incoming("p1", "c", addressed("setup page=on"));
    incoming.who.rights.manages = true;
    let card = as_told(club.hear(incoming).await);
    holds(told(&card), &["-# Watch: <https://liege.example/s/s>"]);
    club.say("p1", "new chess white=@p1 black=open").await;
    holds(&club.card(1).text, &["-# Watch: <https://liege.example/t/1>"]);
    assert!(opened(&only(&card).buttons).is_empty() && opened(&club.card(1).buttons).is_empty());
    // Without a listener there is nothing to switch on.
    let club = Club::open().await;
    let mut incoming = Club::incoming("p1", "c", addressed("setup page=on"));
    incoming.who.rights.manages = true;
    club.hear(incoming).await.says("There are no web pages here");
    club.say("p1", "calendar").await.says("There are no calendars here");
}
