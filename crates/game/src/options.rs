//! The options of a table that the rules look at, with their allowed values.

use std::collections::BTreeMap;
use std::fmt;

/// The allowed values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these values, in the order in which they are shown.
    OneOf(&'static [&'static str]),
    /// A whole number, from 0.
    Count {
        /// The largest number.
        most: u32,
        /// The numbers in between that make no sense.
        except: &'static [u32],
    },
    /// One or more of these words joined by `+`, in any order, with repeats.
    Series {
        /// The words that the series may have.
        of: &'static [&'static str],
        /// The largest number of words.
        most: usize,
    },
}

impl Allowed {
    /// Whether `value` is allowed. It must be written as it is stored.
    #[must_use]
    pub fn contains(&self, value: &str) -> bool {
        match self {
            Allowed::OneOf(values) => values.contains(&value),
            Allowed::Count { most, except } => value
                .parse::<u32>()
                .is_ok_and(|count| count <= *most && !except.contains(&count) && count.to_string() == value),
            Allowed::Series { of, most } => {
                value.split('+').all(|part| of.contains(&part)) && value.split('+').count() <= *most
            }
        }
    }

    /// The values as a list, if they are few enough.
    #[must_use]
    pub fn listed(&self) -> &'static [&'static str] {
        match self {
            Allowed::OneOf(values) => values,
            Allowed::Count { .. } | Allowed::Series { .. } => &[],
        }
    }
}

impl fmt::Display for Allowed {
    /// Writes `word, bound, off`, `0…1000 (≠ 1)` or `infantry | cavalry + …`: it needs no translation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::OneOf(values) => f.write_str(&values.join(", ")),
            Allowed::Count { most, except } => {
                write!(f, "0…{most}")?;
                if except.is_empty() {
                    return Ok(());
                }
                let except = except.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
                write!(f, " (≠ {except})")
            }
            Allowed::Series { of, .. } => write!(f, "{} + …", of.join(" | ")),
        }
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name: `truce`.
    pub name: &'static str,
    /// The values allowed.
    pub values: Allowed,
    /// The default value; it is one of `values`.
    pub default: &'static str,
}

/// A named way to play a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its id in data.
    pub id: &'static str,
    /// The options of the preset as they are typed: `tremor=0`. Empty if all options have their defaults.
    pub settings: &'static str,
}

/// Options by name. They are always complete (every option of the game has a value) and valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

/// The fault in a set of options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("there is no option `{name}`; this game's options are: {known}")]
    Unknown {
        /// The given name.
        name: String,
        /// The known names, separated by commas.
        known: String,
    },
    /// The option does not take this value.
    #[error("`{name}` cannot be `{value}`; it is one of: {allowed}")]
    Value {
        /// The option.
        name: String,
        /// The given value.
        value: String,
        /// The allowed values, separated by commas.
        allowed: String,
    },
}

impl Options {
    /// Checks `given` against a game's options and fills in the defaults.
    ///
    /// # Errors
    /// The error names the first unknown option or wrong value, with the list of allowed ones.
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
            if !spec.values.contains(value) {
                return Err(OptionError::Value {
                    name: name.to_owned(),
                    value: value.to_owned(),
                    allowed: spec.values.to_string(),
                });
            }
            options.insert(name.to_owned(), value.to_owned());
        }
        Ok(Options(options))
    }

    /// The value of an option; empty if the game has no such option.
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
        &[OptionSpec { name: "truce", values: Allowed::OneOf(&["word", "bound", "off"]), default: "word" }];

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

    #[test]
    fn counts_are_whole_numbers_in_their_one_form() {
        let count = Allowed::Count { most: 100, except: &[1] };
        for good in ["0", "2", "100"] {
            assert!(count.contains(good), "{good}");
        }
        for bad in ["", "1", "101", "-1", "+2", "02", "2.0", "two", "99999999999"] {
            assert!(!count.contains(bad), "{bad}");
        }
        assert_eq!(count.to_string(), "0…100 (≠ 1)");
    }

    #[test]
    fn series_are_joined_by_signs() {
        let series = Allowed::Series { of: &["one", "two"], most: 3 };
        for good in ["one", "two+one", "one+one+two"] {
            assert!(series.contains(good), "{good}");
        }
        for bad in ["", "+", "one+", "one,two", "three", "one+one+one+one"] {
            assert!(!series.contains(bad), "{bad}");
        }
        assert_eq!(series.to_string(), "one | two + …");
    }
}
