//! Passphrases and recovery words, of which only hashes are kept.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use bip39::Mnemonic;
use rand::RngExt;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// How many bytes of chance twelve recovery words hold.
const ENTROPY: usize = 16;

/// The hash of a passphrase that nobody has. It is compared with where there is none, so that the time an answer takes
/// does not tell whether there is an account.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash(&crate::guest::random_hex::<16>()));

/// The hash of a passphrase, by argon2id with a salt of its own. Takes some tens of milliseconds: not for threads that
/// answer.
pub(crate) fn hash(passphrase: &str) -> String {
    let mut salt = [0u8; ENTROPY];
    rand::rng().fill(&mut salt);
    let hashed: Result<argon2::password_hash::phc::PasswordHash, _> =
        Argon2::default().hash_password_with_salt(normal(passphrase).as_bytes(), &salt);
    // A salt of this length and a text of any length can be hashed.
    hashed.expect("it can be hashed").to_string()
}

/// Whether a passphrase fits a hash. Without a hash the answer is no, after the same time.
pub(crate) fn verify(passphrase: &str, hash: Option<&str>) -> bool {
    let Ok(known) = PasswordHash::new(hash.unwrap_or(&NOBODY)) else { return false };
    let fits = Argon2::default().verify_password(normal(passphrase).as_bytes(), &known).is_ok();
    fits && hash.is_some()
}

/// The same text, however a keyboard has put it together.
fn normal(passphrase: &str) -> String {
    passphrase.trim().nfkc().collect()
}

/// Twelve words by which an account can be opened again.
pub(crate) struct Words(Mnemonic);

impl Words {
    /// New ones.
    pub(crate) fn draw() -> Self {
        let mut chance = [0u8; ENTROPY];
        rand::rng().fill(&mut chance);
        // Sixteen bytes are twelve words.
        Self(Mnemonic::from_entropy(&chance).expect("it is a good length"))
    }

    /// The words one by one.
    pub(crate) fn words(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.0.words()
    }

    /// What is kept of them: they hold so much chance that a quick hash cannot be turned round.
    pub(crate) fn digest(&self) -> String {
        digest(&self.0)
    }
}

fn digest(words: &Mnemonic) -> String {
    hex::encode(Sha256::digest(words.to_entropy()))
}

/// Whether these are the words of a digest, in whatever case and with whatever between them.
pub(crate) fn is_words(typed: &str, kept: Option<&str>) -> bool {
    let words: Vec<String> =
        typed.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let known = Mnemonic::parse_normalized(&words.join(" "));
    known.is_ok_and(|words| Some(digest(&words).as_str()) == kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_fits_its_own_hash_alone() {
        let known = hash("zażółć gęślą jaźń");
        assert!(known.starts_with("$argon2id$"), "{known}");
        assert!(verify(" zażółć gęślą jaźń ", Some(&known)));
        assert!(verify("za\u{17c}o\u{301}\u{142}\u{107} gęślą jaźń", Some(&known)), "however it is typed");
        for (passphrase, hash) in
            [("zażółć", Some(known.as_str())), ("zażółć gęślą jaźń", None), ("", Some("x"))]
        {
            assert!(!verify(passphrase, hash));
        }
        assert_ne!(known, hash("zażółć gęślą jaźń"), "each has a salt of its own");
    }

    #[test]
    fn recovery_words_are_told_in_any_case() {
        let words = Words::draw();
        let said: Vec<_> = words.words().collect();
        assert_eq!(said.len(), 12);
        let kept = words.digest();
        assert!(is_words(&said.join(" "), Some(&kept)));
        assert!(is_words(&format!("1. {}", said.join(",\n ").to_uppercase()), Some(&kept)));
        assert!(!is_words(&said[1..].join(" "), Some(&kept)));
        assert!(!is_words(&said.join(" "), None) && !is_words("", Some(&kept)));
    }
}
