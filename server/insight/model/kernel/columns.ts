// The columns of a sentence, by the order in which they lie in memory; read by the kernel and by its host.

/** Numbers for the word, digits alike, and for its lemma. */
export const WORD = 0;
export const LEMMA = 1;
/** Its part of speech, and how it is written. */
export const PART = 2;
export const SHAPE = 3;
/** Its number among the words with vectors, and its class by meaning; −1 for a word that has none. */
export const WORD_ID = 4;
export const MEANING = 5;
/** What the word says by itself: −1 blames, 1 praises; and what it says here, with negation. */
export const BARE = 6;
export const OPINION = 7;
export const NEGATED = 8;
/** The number of its clause, −1 for none, and bits of it: 1 the clause praises, 2 it blames. */
export const CLAUSE = 9;
export const MOOD = 10;
/** 0 outside, 1 alone, 2 first, 3 within, 4 last of a run of nouns. */
export const CHUNK = 11;
/** What the rules make of the token: 0 nothing, 1 first and 2 further word of a noun, 3 and 4 of a verb. */
export const RULE = 12;
/** What the rules say of it: −1 blamed, 1 praised, 0 nothing. */
export const RULED = 13;
/** 1 if a clause that it opens stands against the one before. */
export const CONTRAST = 14;
/** Numbers for its last and first letters. */
export const LAST_TWO = 15;
export const LAST_THREE = 16;
export const LAST_FOUR = 17;
export const FIRST_THREE = 18;
/** Its number among the small words. */
export const SMALL_WORD = 19;
/** How often the text has its lemma. */
export const REPEATED = 20;
export const COLUMNS = 21;
