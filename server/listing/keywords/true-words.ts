import { isInBlame } from "../../insight/mining/blamed-words.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { COLORS, MATERIALS } from "../../insight/product/product-words.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import type { MinedTheme } from "../../insight/themes/build-themes.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { type Side, sidesOf } from "../words/word-groups.ts";

/** Words of a quality that only stand together: "non slip", "quick dry", "leak proof". */
const COMPOUND =
  /(?<![\p{L}-])(?:(?:non|anti|self|low|quick|fast|long|easy|keeps?)[ -]\p{L}+|\p{L}+[ -](?:proof|resistant|free|safe|dry|drying|lasting|cancell?ing|cancell?ation|blocking|reducing|reduction|repellent))(?![\p{L}-])/giu;

/** "belt no holes": each word by itself would find the opposite. */
const LACKING = /(?<![\p{L}-])(?:no|without|zero) \p{L}[\p{L}-]*/giu;

/** "Ready in 7 Mins", "40 Hours Playtime", "up to 1,000 Sq Ft": nothing is left of a measure without its number. */
const MEASURED =
  /\b\d[\d.,]*\+?[ -]?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?)\b(?: (?:run ?time|play ?time|standby|battery life|use|usage))?|(?:\p{L}+ )?\b(?:in|per|every|within) \d[\d.,]* ?\p{L}+|\bup to (?:\p{L}+ )?\d[\d.,+]*(?: (?:sq\.? )?\p{L}+)?|\b\d[\d.,]* ?sq\.? ?(?:ft|feet|m)\b/giu;

/** Said of a part, and of nothing once the part is gone. */
const OF_PARTS = /(?<![\p{L}-])(?:removable|detachable|replaceable|interchangeable|included)(?![\p{L}-])/giu;

const EVERYBODY = /\b(?:men|women|kids|boys|girls|adults|teens|mens|womens)(?:['’]s)?\b/giu;

/** "Men Women Kids" tell nobody from anybody. */
export const withoutEverybody = (phrase: string): string =>
  /\bmen/i.test(phrase) && /\bwomen/i.test(phrase) ? phrase.replace(EVERYBODY, " ") : phrase;

/** "thin" of "thinner", "heavy" of "heaviest". */
const plainOf = (word: string): string =>
  word
    .replace(/i(?:er|est)$/, "y")
    .replace(/(?:er|est)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1");

const sidesOfToken = ({ lower, lemma }: Token): readonly Side[] =>
  [lower, lemma, plainOf(lower)].map(sidesOf).find((sides) => sides.length > 0) ?? [];

type Voices = { spoken: ReadonlySet<string>; against: ReadonlySet<string> };

const found = remember((_mining: Mining) => new Map<string, Voices>());

/** Every word of the reviews that names a side of a quality. */
const qualityWords = remember((mining: Mining) =>
  mining.sentences.flatMap(({ tokens, reviewId }) =>
    tokens.flatMap((token, at) => {
      const sides = sidesOfToken(token);
      return sides.length === 0 ? [] : [{ sides, tokens, at, span: { reviewId, start: token.start, end: token.end } }];
    }),
  ),
);

/** The reviews that say a quality of something, and those that say otherwise: its opposite, or the word itself in a denial or a complaint. */
const voicesOf = (word: string, mining: Mining): Voices => {
  const known = found(mining).get(word);
  if (known !== undefined) return known;
  const own = sidesOf(word);
  const [spoken, against] = [new Set<string>(), new Set<string>()];
  for (const { sides, tokens, at, span } of qualityWords(mining)) {
    const same = sides.find(({ axis }) => own.some((each) => each.axis === axis));
    if (same === undefined) continue;
    const isSame = own.some(({ axis, side }) => axis === same.axis && side === same.side);
    const isDenied = isNegated(tokens, at);
    const speaksFor = isSame ? !isDenied && !isInBlame(mining, span) : isDenied;
    if (!speaksFor) against.add(span.reviewId);
    else if (isContent(mining, span.reviewId)) spoken.add(span.reviewId);
  }
  const voices = { spoken, against };
  found(mining).set(word, voices);
  return voices;
};

/** Whether reviewers bear a quality out, and no more of them say otherwise. */
const isBorneOut = (word: string, mining: Mining): boolean => {
  const { spoken, against } = voicesOf(word, mining);
  return spoken.size > 0 && spoken.size >= against.size;
};

const LEAST_BLAMING = 2;

type Users = { all: Set<string>; content: Set<string> };

const usersOf = remember((mining: Mining): ReadonlyMap<string, Users> => {
  const users = new Map<string, Users>();
  for (const { tokens, reviewId } of mining.sentences) {
    const isByContent = isContent(mining, reviewId);
    for (const { lower, start, end } of tokens) {
      const word = foldWord(lower);
      const known = users.get(word) ?? { all: new Set(), content: new Set() };
      known.all.add(reviewId);
      if (isByContent && !known.content.has(reviewId) && !isInBlame(mining, { reviewId, start, end }))
        known.content.add(reviewId);
      users.set(word, known);
    }
  }
  return users;
});

/** Whether several reviewers use a word and none of them but to complain: "matted" of a clipper that pulls at mats. */
export const isOnlyBlamed = (word: string, mining: Mining): boolean => {
  const users = usersOf(mining).get(foldWord(word));
  return users !== undefined && users.all.size >= LEAST_BLAMING && users.content.size === 0;
};

/** Whether more reviewers name a thing to complain of it than otherwise: the hooks that bend, the seams that leak. */
export const isMostlyBlamed = (noun: string, mining: Mining): boolean => {
  const users = usersOf(mining).get(foldWord(noun));
  if (users === undefined || users.all.size < LEAST_BLAMING) return false;
  return users.content.size < users.all.size - users.content.size;
};

/** Whether reviewers name a thing no more often in praise or in passing than to complain. */
export const isOftenBlamed = (noun: string, mining: Mining): boolean => {
  const users = usersOf(mining).get(foldWord(noun));
  return users !== undefined && users.content.size * 2 <= users.all.size;
};

type Denying = (quality: string) => number;

/**
 * A phrase without words of which reviewers only complain, and without qualities that they do not bear out: of the thing itself
 * nobody says them or more say otherwise, of a part or what it works on some deny them.
 */
const withoutDoubtful = (phrase: string, mining: Mining, denying: Denying): string => {
  const { name, type } = mining.product;
  const named = new Set(foldedWords(`${name} ${type}`));
  const isQuality = (word: string): boolean => sidesOf(word.toLowerCase()).length > 0;
  return phrase
    .split(" ")
    .filter((word, at, words) => {
      const isNamed = named.has(foldWord(word)) || COLORS.has(word.toLowerCase()) || MATERIALS.has(word.toLowerCase());
      if (!isNamed && isOnlyBlamed(word, mining)) return false;
      if (!isQuality(word)) return true;
      const noun = words.slice(at + 1).find((each) => !isQuality(each)) ?? "";
      return noun === "" || named.has(foldWord(noun))
        ? isBorneOut(word.toLowerCase(), mining)
        : denying(`${word} ${noun}`.toLowerCase()) === 0;
    })
    .join(" ");
};

const KEEPS_AWAY =
  /^(\p{L}+)[ -](?:proof|resistant|cancell?ing|cancell?ation|blocking|reducing|reduction|repellent)$/iu;

/** "noise cancelling" of which reviewers name the noise mostly to complain. */
const isOfBlamed = (quality: string, mining: Mining): boolean => {
  const kept = KEEPS_AWAY.exec(quality)?.[1];
  if (kept === undefined) return false;
  const word = kept.toLowerCase();
  const isMatter = ({ facet, theme }: MinedTheme): boolean => facet?.id === word && theme.negative > theme.positive;
  return isMostlyBlamed(word, mining) || mining.themes.some(isMatter);
};

/**
 * A phrase without what would bring shoppers of another thing once its words stand alone: qualities that reviewers deny or
 * do not bear out, what the thing lacks, what is said of a part, measures that lose their number, and whom everybody is.
 */
export const soundPhrase = (phrase: string, mining: Mining, denying: Denying): string => {
  const kept = withoutEverybody(phrase)
    .replace(MEASURED, " ")
    .replace(LACKING, " ")
    .replace(OF_PARTS, " ")
    .replace(COMPOUND, (quality) =>
      denying(quality.replace("-", " ")) > 0 || isOfBlamed(quality, mining) ? " " : quality,
    )
    .replace(/\s+/g, " ")
    .trim();
  return withoutDoubtful(kept, mining, denying);
};
