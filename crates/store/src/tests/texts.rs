//! Texts of a host's own games: kept with the first table, and recalled when nobody else has the game.

use super::*;
use liege_game::Game;
use liege_games::fairy;

/// The game of a file of a host, which is not among the games here.
fn told(text: &str) -> &'static dyn Game {
    fairy::told(text, &|_| false).unwrap()[0].game
}

fn lobby_for(game: &'static dyn Game) -> Table {
    let like = lobby();
    let record = like.record();
    Table::new(NewTable {
        game,
        options: Options::check(game.options(), [("", ""); 0]).unwrap(),
        terms: record.terms.clone(),
        start: None,
        host: record.host.clone(),
        venue: record.venue.clone(),
        seed: Seed::from_bytes([9; 32]),
        chairs: vec![liege_table::Chair::Open; game.seats().len()],
        at: at(1),
    })
    .unwrap()
}

#[tokio::test]
async fn a_table_keeps_its_game_whatever_becomes_of_the_file() {
    let (dir, store) = fresh().await;
    let first = told("[kept-chess:chess]\nnMoveRule = 30\n");
    let later = told("[kept-chess:chess]\nnMoveRule = 31\n");
    for game in [first, first, later] {
        create(&store, &lobby_for(game), &[]).await;
    }
    create(&store, &lobby(), &[]).await;
    store.close().await;
    drop(store);
    let kept = harness::rows(&file(&dir), "SELECT game, text FROM texts ORDER BY rules").await;
    let mut games = [first, later];
    games.sort_by_key(|game| game.rules());
    let expected = games.map(|game| ("kept-chess".to_owned(), game.text().unwrap().to_owned()));
    assert_eq!(kept, expected, "each version once, and nothing for a game that no text tells");

    // The file is gone: nobody knows the game but the data.
    let again = open(&file(&dir)).await;
    for (id, game) in [(1, first), (2, first), (3, later)] {
        let table = again.table(id).await.unwrap().unwrap();
        assert_eq!((table.game().id(), table.game().rules()), ("kept-chess", game.rules()));
        assert_eq!(table.game().text(), game.text());
    }
    let report = verify(&again).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    again.close().await;
    drop(again);

    // A text that was changed in the data tells no game.
    tamper(&file(&dir), "UPDATE texts SET text = '[lost-chess:chess]', game = 'lost-chess'").await.unwrap();
    tamper(&file(&dir), "UPDATE tables SET game = 'lost-chess' WHERE id < 4").await.unwrap();
    let spoilt = open(&file(&dir)).await;
    let error = spoilt.table(1).await.unwrap_err();
    assert!(error.to_string().contains("there is no game `lost-chess`"), "{error}");
    let report = verify(&spoilt).await.unwrap();
    assert_eq!(report.rows.iter().filter(|row| row.contains("its hash is another")).count(), 2, "{report:?}");
}
