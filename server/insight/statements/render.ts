import type { Word } from "./generalize.ts";

/**
 * "a sons room", "doesnt", "doesnot", "cant" and, where a name took the place of "it", "the bottle'll" as they are spelled; "wont" and
 * "cant" are hardly ever nouns in a review.
 */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}) n['’]t\b/gu, "n't"],
  [/(?<=\p{L}) ['’](s|re|ve|ll|d|m)\b/gu, "'$1"],
  [/\b(does|do|did|is|was|are|were|has|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\b(does|do|did)not\b/gi, "$1 not"],
  [/\b(?!(?:they|that|this|there|what)\b)(\p{L}{4,})['’]ll\b/giu, "$1 will"],
  [/ tho(?=$| and\b)/gi, ""],
  [/\b(women|men|children)s\b/gi, "$1's"],
  [
    /\b(an? (?:friend|son|daughter|sister|brother|mother|mom|father|dad|grandma|grandson|granddaughter|neighbor|neighbour|husband|wife|niece|nephew|cousin|kid))s (?=\p{L})/giu,
    "$1's ",
  ],
];

const DONE =
  "(?:works?|worked|cleans?(?: up)?|cleaned(?: up)?|fits?|cuts?|heats?(?: up)?|charges?|dri(?:es|ed)|dry|folds?(?: up)?|folded|opens?|opened|closes?|closed|wash(?:es|ed)?|sticks?|stuck|goes (?:on|up|together)|go (?:on|up|together)|went (?:on|up|together)|comes? (?:off|apart)|came (?:off|apart)|wipes? (?:off|clean|down)|assembles?|assembled|installs?|installed|(?:match(?:es|ed)?|fits?) (?:an?|the) \\p{L}+)";
const FLAT: Readonly<Record<string, string>> = { good: "well", easy: "easily", quick: "quickly", perfect: "perfectly" };

/** "works good with", "goes together easy": how a thing does, as it is written. */
const FLAT_ADVERB = new RegExp(
  `\\b(${DONE}) (good|easy|quick|perfect)(?=$| (?:and|but|with|on|in|for|to|at|when|if|after)\\b)`,
  "giu",
);

/** "froths quick"; "very quick" and "looks quick" are said of a thing. */
const QUICK =
  /\b(?!(?:is|was|always|looks?|looked|feels?|seems?|seemed|sounds?|appears?|stays?|gets?|this|as|its|thats|hes|shes)\b)(\p{L}+(?:s|ed)) quick(?=$| (?:and|but|with|on|in|for|when|if|after)\b)/giu;

/** Writes words out; those glued to the word before stand without a space. */
export const render = (words: readonly Word[]): string => {
  const text = words
    .reduce((written, each) => (each.glued || written === "" ? written + each.text : `${written} ${each.text}`), "")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:!?…-]+$/, "");
  return SPELLED.reduce((written, [slip, spelled]) => written.replace(slip, spelled), text)
    .replace(FLAT_ADVERB, (_, verb: string, flat: string) => `${verb} ${FLAT[flat.toLowerCase()] ?? flat}`)
    .replace(QUICK, "$1 quickly");
};
