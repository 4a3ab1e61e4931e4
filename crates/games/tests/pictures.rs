use liege_game::scene::{Mark, View};
use liege_game::Options;
use liege_words::Language;
use serde_json::Value;
liege_testing::install!(liege_games::house());
#[test]
fn find() {
    for (id, declaration) in [("makruk", ""), ("shatranj", ""), ("courier-chess", ""), ("capablanca", ""), ("grand-chess", ""), ("knightmate", ""), ("modern-chess", "")] {
        let entry = liege_games::fairy::tried(id, declaration).unwrap();
        let vectors = std::fs::read_to_string(format!("src/fairy/{id}/vectors.jsonl")).unwrap();
        let (mut checks, mut ends) = (Vec::new(), Vec::new());
        for (line, vector) in vectors.lines().enumerate() {
            let vector: Value = serde_json::from_str(vector).unwrap();
            let none: [(&str, &str); 0] = [];
            let options = Options::check(entry.game.options(), none).unwrap();
            let mut state = entry.game.start(&options, None).unwrap();
            for (number, action) in vector["moves"].as_array().unwrap().iter().enumerate() {
                if state.play(action.as_str().unwrap()).is_err() { println!("{id} {line} {number} bad"); break; }
                let scene = state.scene(&View::plain(Language::ENGLISH));
                let check = scene.marks.iter().any(|mark| matches!(mark, Mark::Check { .. }));
                if state.outcome().is_some() { ends.push((line, number + 1, check)); }
                else if check && number > 12 { checks.push((line, number + 1)); }
            }
        }
        checks.sort_by_key(|(_, number)| number.abs_diff(40));
        checks.truncate(6);
        println!("{id}: checks {checks:?} ends {ends:?}");
    }
}
