//! The names of a game in code and in sentences, made from its id.

use crate::Failure;

/// The names of a game in code and in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// `three-check`
    pub id: String,
    /// `three_check`
    pub module: String,
    /// `ThreeCheck`
    pub kind: String,
    /// `THREE_CHECK`
    pub constant: String,
    /// `Three check`
    pub title: String,
    /// The prefix of its messages: three letters that no other game has.
    pub prefix: String,
}

impl Names {
    /// The names for an id, with a prefix that is not taken.
    pub fn of(id: &str, taken: &[&str]) -> Result<Names, Failure> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !words.iter().all(is_word) {
            return Err(format!(
                "`{id}` is no id: small letters and digits, words with hyphens between them"
            ));
        }
        Ok(Names {
            id: id.to_owned(),
            module: words.join("_"),
            kind: words.iter().map(|word| capital(word)).collect(),
            constant: words.join("_").to_uppercase(),
            title: capital(&words.join(" ")),
            prefix: prefix(&words, taken).ok_or_else(|| format!("no three letters are left for `{id}`"))?,
        })
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// The first letter and two others, preferably beginnings of words.
fn prefix(words: &[&str], taken: &[&str]) -> Option<String> {
    let first = words.first()?.chars().next()?;
    let initials = words.iter().skip(1).filter_map(|word| word.chars().next());
    let rest: Vec<char> = initials.chain(words.concat().chars().skip(1)).chain('a'..='z').collect();
    let pairs =
        rest.iter().enumerate().flat_map(|(at, one)| rest[at + 1..].iter().map(move |other| (one, other)));
    let mut prefixes = pairs.map(|(one, other)| [first, *one, *other].iter().collect::<String>());
    prefixes
        .find(|prefix| !taken.contains(&prefix.as_str()) && prefix.chars().all(|c| c.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn names_follow_from_the_id() {
        let names = Names::of("three-check", &["chs", "tch"]).unwrap();
        assert_eq!(
            (&*names.module, &*names.kind, &*names.constant),
            ("three_check", "ThreeCheck", "THREE_CHECK")
        );
        assert_eq!((&*names.title, &*names.prefix), ("Three check", "tcr"));
        assert_eq!(Names::of("chess", &["che"]).unwrap().prefix, "chs");
        for id in ["", "Chess", "a--b", "3-check", "a_b"] {
            assert!(Names::of(id, &[]).is_err(), "{id}");
        }
    }
}
