const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** A phrase that ends with one of these was cut off. */
export const DANGLING_END = list(
  "a an the and or nor but & + plus with without for of to in on at by from into as than that which is are was were be been being feels looks stays it's very so too more most truly really extremely super ultra highly fully our your its their this these those has have get gets made visit see call email contact write via about not no only just until since during through over under per",
);

/** What led to words that are gone may go with them: "with a", "for the". */
export const LEADING_UP = list(
  "a an the with for of to in on at by plus and or nor but & + your our as including via from call visit see email contact text phone us",
);

/** A phrase that begins with one of these hangs in the air. */
export const DANGLING_START = list(
  "of to as than by on over under when while if at from in into that which is are was were because until since during between per",
);

/** Words that say nothing on their own. */
const EMPTY = list(
  "it its it's this that them they us we you he she i me my your our and or but & not is are was were the a an of for with to in on at by from so so very too all any every each now just only today",
);

export const saysNothing = (words: readonly string[]): boolean => words.every((word) => EMPTY.has(word) || word === "");

export const CONJUNCTIONS = list("and or nor but & +");

/** Words that only strengthen the next one. */
export const INTENSIFIERS = list(
  "very so too more most truly really extremely super ultra highly fully totally completely only just simply now 100",
);

const ADJECTIVE =
  /(?:able|ible|ful|less|ous|ive|ed|al|ant|ent|ish|proof|free|friendly|resistant|grade)$|^(?:soft|light|strong|safe|warm|cool|dry|thick|thin|big|small|large|compact|slim|sturdy|heavy|handy|easy|quiet|fast|clean|fresh|pure|long|short|bright|smooth|snug|cozy|roomy|tough|gentle|simple|modern|classic)$/;

export const isAdjective = (word: string): boolean => ADJECTIVE.test(word.toLowerCase());

const SPOKEN_VOWEL = /^(?:[aei]|o(?!ne\b|nce\b)|u(?!ni|se|s[be])|hour|honest|8|11|18)/i;

/** "a" or "an", whichever goes before a word, with the capital it had. */
export const articleBefore = (article: string, word: string): string => {
  const right = SPOKEN_VOWEL.test(word) ? "an" : "a";
  return /^\p{Lu}/u.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};

type Substitute = { before: string; alone: string };

const same = (words: string): Substitute => ({ before: words, alone: words });

/** What says the same within the rules, before a noun and at the end of a phrase. None of them claims more than the words it stands for. */
export const SUBSTITUTES: ReadonlyMap<string, Substitute> = new Map([
  ["made from bamboo", { before: "made from plant-based", alone: "made from plant fiber" }],
  ["made from soy", { before: "made from plant-based", alone: "made from plant matter" }],
  ["qty", same("quantity")],
  ["pkg", same("package")],
  ["pkgs", same("packages")],
  ["approx", same("about")],
  ["approx.", same("about")],
  ["w/", same("with")],
  ["w/o", same("without")],
  ["best for", same("made for")],
  ["the best for", same("made for")],
  ["best of all", same("above all")],
]);

/** Gives a substitute the capitals of the words it stands for. */
export const withCapitalsOf = (original: string, substitute: string): string => {
  const words = original.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)))
    return substitute.replace(/(^|\s)(\p{Ll})/gu, (match) => match.toUpperCase());
  return /^\P{L}*\p{Lu}/u.test(original) ? substitute.charAt(0).toUpperCase() + substitute.slice(1) : substitute;
};
