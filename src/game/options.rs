//! Options of a table that the rules look at, with their allowed values.

use std::collections::BTreeMap;

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name: `truce`.
    pub name: &'static str,
    /// The values allowed, in the order they are shown.
    pub values: &'static [&'static str],
    /// The value taken when none is given; one of `values`.
    pub default: &'static str,
}

/// Options by name: always complete (every option of the game has a value) and valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

/// What is wrong with a set of options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of that name.
    #[error("there is no option `{name}`; this game's options are: {known}")]
    Unknown {
        /// The name given.
        name: String,
        /// The names there are, comma separated.
        known: String,
    },
    /// The option does not take that value.
    #[error("`{name}` cannot be `{value}`; it is one of: {allowed}")]
    Value {
        /// The option.
        name: String,
        /// The value given.
        value: String,
        /// The values allowed, comma separated.
        allowed: String,
    },
}

impl Options {
    /// Checks `given` against a game's options and fills in the defaults.
    ///
    /// # Errors
    /// Names the first unknown option or wrong value, with the list of what is allowed.
    pub fn check<K, V, I>(specs: &[OptionSpec], given: I) -> Result<Options, OptionError>
    where
        K: AsRef<str>,
        V: AsRef<str>,
        I: IntoIterator<Item = (K, V)>,
    {
        let mut options: BTreeMap<String, String> =
            specs.iter().map(|spec| (spec.name.to_owned(), spec.default.to_owned())).collect();
        for (name, value) in given {
            let (name, value) = (name.as_ref(), value.as_ref());
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
                return Err(OptionError::Unknown { name: name.to_owned(), known });
            };
            if !spec.values.contains(&value) {
                return Err(OptionError::Value {
                    name: name.to_owned(),
                    value: value.to_owned(),
                    allowed: spec.values.join(", "),
                });
            }
            options.insert(name.to_owned(), value.to_owned());
        }
        Ok(Options(options))
    }

    /// The value of an option; empty for one the game does not have.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// All options, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] =
        &[OptionSpec { name: "truce", values: &["word", "bound", "off"], default: "word" }];

    #[test]
    fn defaults_are_filled_in_and_wrong_ones_are_named() {
        let none: [(&str, &str); 0] = [];
        assert_eq!(Options::check(SPECS, none).unwrap().get("truce"), "word");
        assert_eq!(Options::check(SPECS, [("truce", "off")]).unwrap().get("truce"), "off");
        let wrong = Options::check(SPECS, [("truce", "on")]).unwrap_err().to_string();
        assert_eq!(wrong, "`truce` cannot be `on`; it is one of: word, bound, off");
        let unknown = Options::check(SPECS, [("clock", "on")]).unwrap_err().to_string();
        assert!(unknown.contains("truce"), "{unknown}");
    }
}
