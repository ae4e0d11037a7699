import type { Token } from "../text/analyse.ts";
import { clauseBefore } from "../text/beside-clause.ts";
import type { Clause } from "../text/clauses.ts";
import { textFrom } from "./misreadings/misreading.ts";

const FORMER = new Set(["old", "last", "previous", "former", "other", "others", "another", "original", "collar"]);
const NOT_FORMER = new Set(
  "end ends ear ears eye room rooms half parent day days night nights week weeks month months year years time times hand one side brightness setting thing things people person persons folks customers buyers users kids family friends parents reviews reviewers drop sip bite page summer winter trip hike storm ride use size color colour order season".split(
    " ",
  ),
);
const STANDARDS = new Set(["than", "as", "unlike", "versus", "vs", "replaced", "replace", "replaces", "from", "over"]);
const BETTER = new Set(
  "better bigger sturdier stronger softer thicker quieter cheaper easier nicer superior".split(" "),
);
const WORSE = new Set(
  "worse smaller flimsier weaker harder thinner louder pricier heavier slower inferior noisier".split(" "),
);

/** Where another product is named: "my old lamp", "the previous version", "other harnesses"; −1 where none is. */
const otherAt = (tokens: readonly Token[]): number =>
  tokens.findIndex((token, index) => {
    if (!FORMER.has(token.lower)) return false;
    const next = tokens[index + 1];
    const owner = tokens[index - 1];
    const owned = ["my", "our", "the", "his", "her"].includes(owner?.lower ?? "");
    const named = next !== undefined && (next.pos === "NOUN" || next.pos === "PROPN") && !NOT_FORMER.has(next.lower);
    if (token.lower === "other" && named) return true;
    const ours = ["my", "our"].includes(owner?.lower ?? "");
    if (owned && next?.lower === "one") return true;
    if (["previous", "original"].includes(token.lower) && owned && next?.lower === "version") return true;
    return ours && named;
  });

/** "is used to it" is a habit of now, "used to leak" one of the past. */
const OF_NOW = new Set(["am", "is", "'m", "'s", "get", "got", "getting"]);

const isGivenUp = (tokens: readonly Token[], index: number): boolean => {
  const [word, next] = [tokens[index]?.lower, tokens[index + 1]?.lower];
  if (word === "with") return next === "a" && tokens[index + 2]?.lower === "collar";
  return word === "used" && next === "to" && !OF_NOW.has(tokens[index - 1]?.lower ?? "");
};

const OWNING = new Set(["had", "owned", "used", "bought", "tried", "got"]);
/** "This box I had for two years squeaks now": what they had is this one. */
const THIS_ONE = /^(?:this|these)$/;
/** "… leaked and was replaced": of this one, too. */
const SENT_ANEW = /\b(?:sent|replace(?:d|ment)?|another|new one|now)\b/u;
const LONG_OWNED = /^(?:for )?(?:\p{L}+|\d+)(?: \p{L}+)? (?:years?|decades?|ages)\b/u;

/** Where the thing before is told by who had it: "the last vest I had", "one I had for 20 years"; −1 where none is. */
const hadAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ lower }, index) => {
    if (!OWNING.has(lower) || !/^(?:i|we)$/.test(tokens[index - 1]?.lower ?? "")) return false;
    const linked = /^(?:that|which)$/.test(tokens[index - 2]?.lower ?? "") ? index - 3 : index - 2;
    const thing = tokens[linked];
    const before = tokens.slice(Math.max(0, linked - 2), linked).map((token) => token.lower);
    if (before.some((word) => THIS_ONE.test(word))) return false;
    if (thing === undefined || !(thing.pos === "NOUN" || thing.lower === "one" || thing.lower === "ones")) return false;
    const isLast = !NOT_FORMER.has(thing.lower) && before.some((word) => /^(?:last|previous|other|old)$/.test(word));
    const after = textFrom(tokens, index + 1);
    const isBefore = /^(?:had|owned|used|tried)$/.test(lower) && /^(?:before|previously)\b/.test(after);
    return isLast || isBefore || (/^(?:had|owned)$/.test(lower) && LONG_OWNED.test(after) && !SENT_ANEW.test(after));
  });

const PHRASE_REACH = 8;
const ENDS_PHRASE = new Set(["VERB", "AUX", "PUNCT", "SCONJ"]);

/** "than the bag on my old one": the other stands within the noun phrase behind "than". */
const isBehindThan = (tokens: readonly Token[], other: number): boolean => {
  const from = Math.max(0, other - PHRASE_REACH);
  const than = tokens.findLastIndex(({ lower }, index) => index >= from && index < other && lower === "than");
  return than !== -1 && !tokens.slice(than + 1, other).some(({ pos }) => ENDS_PHRASE.has(pos));
};

/** Whether the other product is only what this one is measured by: "better than my old one". */
const isStandard = (tokens: readonly Token[], other: number, at: number): boolean =>
  at < other &&
  (tokens.slice(Math.max(0, other - 3), other).some((token) => STANDARDS.has(token.lower)) ||
    isBehindThan(tokens, other));

const JOINING =
  /\b(?:and|or|nor|plus|(?:along|together) with|alongside|beside|match(?:es|ed|ing)?(?: with)?|(?:goes?|went|works?|worked|fits?) (?:\p{L}+ )?with|for)$/u;

/** Whether the other is only met beside this one: "matches my other chairs", "screws and other parts", "for my other kids". */
const isCompany = (tokens: readonly Token[], other: number, at: number): boolean => {
  if (at >= other || !/^others?$/.test(tokens[other]?.lower ?? "") || /^ones?$/.test(tokens[other + 1]?.lower ?? ""))
    return false;
  const isOwned = /^(?:my|our|the|his|her|their|all|any)$/.test(tokens[other - 1]?.lower ?? "");
  const before = tokens.slice(0, isOwned ? other - 1 : other).map(({ lower }) => lower);
  return JOINING.test(before.join(" "));
};

const isOtherNamed = (tokens: readonly Token[], match: { from: number }): boolean => {
  const other = otherAt(tokens);
  const named =
    other !== -1 &&
    other <= match.from + 8 &&
    !isStandard(tokens, other, match.from) &&
    !isCompany(tokens, other, match.from);
  const had = hadAt(tokens);
  return (
    named ||
    (had !== -1 && had < match.from) ||
    tokens.some((_, index) => index <= match.from + 8 && isGivenUp(tokens, index))
  );
};

const THIS = new Set(["this", "these", "it", "they", "now"]);
const CARRIED = /^(?:and |but )?(?:it|they|that one|both)\b(?! is\b| are\b|'s\b|'re\b)/;

/** "My last grinder was a gift": what it is about is another product, and not how that compares with this one. */
const opensWithOther = (tokens: readonly Token[]): boolean => {
  const subject = otherAt(tokens);
  return (
    subject !== -1 &&
    subject <= 2 &&
    /^(?:my|our)$/.test(tokens[subject - 1]?.lower ?? "") &&
    tokens.slice(subject).some((token) => token.pos === "VERB" || token.pos === "AUX") &&
    !tokens.some((token) => THIS.has(token.lower))
  );
};

const THAT_ONE = /^(?:and |but )?(?:that one|that brand|those ones)\b/;
const MEASURED_BY = /\bthan (?:the|my|our|an?|any|\p{L}+'s)\b/u;

/** "Better than the other brand, that one had no lid": what this one is measured by. */
const isThatOne = (before: Clause, text: string): boolean =>
  THAT_ONE.test(text) && MEASURED_BY.test(before.tokens.map((token) => token.lower).join(" "));

/** "… and it lasted 6 years": goes on about the product that the clause before is about. */
const goesOnAboutOther = (clause: Clause): boolean => {
  const before = clauseBefore(clause);
  const text = clause.tokens.map((token) => token.lower).join(" ");
  if (before === undefined) return false;
  return isThatOne(before, text) || (CARRIED.test(text) && (opensWithOther(before.tokens) || goesOnAboutOther(before)));
};

/** "my old lamp flickered", "used to get headaches", "other harnesses": said of something else, or of the time before. */
export const isAboutOther = (clause: Clause, match: { from: number }): boolean =>
  isOtherNamed(clause.tokens, match) || goesOnAboutOther(clause);

export type Comparison = { from: number; to: number; polarity: 1 | -1 };

const BEING = new Set(["be", "feel", "look", "seem", "work", "fit", "hold", "last", "taste"]);

const signOf = (token: Token | undefined): 1 | -1 | 0 =>
  token === undefined ? 0 : BETTER.has(token.lower) ? 1 : WORSE.has(token.lower) ? -1 : 0;

/** What a comparison with another product says of this one: "my old one was better", "not as good as the previous version". */
export const comparisonIn = (tokens: readonly Token[]): Comparison | null => {
  const other = otherAt(tokens);
  if (other === -1) return null;
  const verdict = tokens.findIndex((token) => signOf(token) !== 0);
  const sign = signOf(tokens[verdict]);
  if (sign !== 0 && verdict > other && tokens[verdict + 1]?.lower !== "than") {
    const linked = tokens.slice(other, verdict).some((token) => BEING.has(token.lemma));
    return linked ? { from: other, to: verdict + 1, polarity: sign === 1 ? -1 : 1 } : null;
  }
  if (sign !== 0 && isStandard(tokens, other, verdict)) return { from: verdict, to: other + 1, polarity: sign };
  const as = tokens.findIndex((token, index) => token.lower === "as" && tokens[index + 2]?.lower === "as");
  if (as === -1 || as > other) return null;
  const negated = tokens
    .slice(Math.max(0, as - 3), as)
    .some((token) => token.lemma === "not" || token.lower === "never");
  return negated ? { from: as, to: other + 1, polarity: -1 } : null;
};
