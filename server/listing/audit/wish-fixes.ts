import { nounGroup } from "../../insight/aspects/noun-groups.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { articleFor, calledName, type Product, withArticle } from "../../insight/product/product.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { pluralBefore } from "../../insight/statements/plural-before.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { MASS } from "../../insight/text/word-lists.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { clauseSpans, type Improvement, reviewers, reviewIdsOf } from "./improvement.ts";

/** Something reviewers wish for, as a noun phrase: "a timer", "a longer band", "more colors". */
export type WishedThing = { phrase: string; units: readonly Unit[]; reviews: number };

const HAD =
  /^(?:it|they|this|these|there|the \w+) (?:only |also |just )?(?:(?:had|has|have) (?!been\b|come\b)|(?:came with|come with|comes with|came in|came as|included) |(?:was|were) (?=an? |some |more |better |two )(?!more (?:of|just)\b))((?:an? |some |more |a few |two )?\w[\w -]{2,40})$/i;
const WAS = /^(?:the|my) ([a-z ]{2,24}?) (?:was|were|is|are|had been) (?:a bit |a little |slightly |much )?([a-z-]+)$/i;
const WERE = /^(?:it|they|this|these) (?:was|were|is|are) (?:a bit |a little |slightly |much )?([a-z]+er)$/i;
const NOUN_PHRASE =
  /^((?:an? |some |more |another |better |bigger |longer |larger |smaller |stronger |spare |extra |replacement |the (?=(?:\w+ ){1,2}(?:size|version|option|model|colou?r)$))\w[\w /-]{2,40})$/i;

const BARE_SIZE = /^an? (?:small|medium|large|tall|short|petite|wide|narrow)$/i;

const PART_HAD = /^the (\w+) (?:had|came with|included) (an? [\w -]{2,30})$/i;
const CAME_IN =
  /^(?:it|they|this|these) (?:came|come|was available|were available) in ([a-z]+(?: (?:lengths?|widths?|heights?|sizes?|colou?rs?|scents?|flavou?rs?|styles?|shapes?))?)(?: .*)?$/i;
const OF_A_KIND = / \p{L}+$/u;

const UNCLEAR =
  /\b(?:somewhere|something|anything|anywhere|everything|i|me|my|you|we|us|them|him|her|if|so|when|than|that|this|which|somebody|someone|anybody|anyone|everybody|enough|not|n't)\b/;

/** "a decent one": one of what is not said. */
const ONE_OF_WHAT = /^an? (?:decent|good|better|nice|proper|real) one$/;

/** Nouns that tell no wish from another: "a thinner version" is not "a denser version". */
const TELLS_NOTHING = new Set(
  "version option model kind type size style color colour one edition variant way".split(" "),
);

/** "needs a firm push": what somebody does, and no part that is missing. */
const DONE =
  /\b(?:push|pull|press|turn|twist|shake|tap|wash|rinse|wipe|cleaning|tug|squeeze|shove|nudge|knock|look|try|rethink|redo|rework|redesign|overhaul|tweak|fix|refund|breather|rest|break|pause|reset|restart|nap)$/i;

/** "another foot": so much of what is not said. */
const MEASURE_OF_WHAT =
  /^(?:another|an extra|one more|an? (?:few|couple) more|a few|some more|more|\d+ more|(?:two|three|four|five|six) more)(?: extra| more)? (?:foot|feet|inch(?:es)?|ft|yards?|met(?:er|re)s?|cm|hours?|minutes?|seconds?|days?|weeks?|ounces?|pounds?|bit|little)$/i;

/** "SPF in it", "orange for hunting season": what follows says where or what for. */
const TAIL = / (?:in|on|with|for|to|at|from|by|as|inst\w+d|so|where|when|which|that)(?= |$).*$/;

/** "a version with a closed heel", "a bigger place to mix": without what follows they name nothing. */
const NEEDS_TAIL = /\b(?:version|option|model|kind|type|way|place|spot)$/i;
/** "a breather every ten or": cut before its end. */
const CUT = /\b(?:or|and|but|of|to|the|every)$/iu;
const LONG_TAIL = / (?:so|where|when|which|that|because|inst\w+d)(?= |$).*$/;

/** "A little paper", "GPS": a capital that only the beginning of a sentence gave goes. */
const asWritten = (thing: string): string =>
  /^\p{Lu}(?:\p{Ll}| )/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;

const LESS = /^(?:the|my) ([a-z ]{2,24}?) (?:was|were|is|are) ?(?:n't|nt|not) (?:so|as|too|that|quite) ([a-z-]+)$/i;
const MISSING = /^no ((?:[a-z-]+ ){0,2}[a-z-]+?)(?: (?:in|on|with|for|at|from)\b.*)?$/i;
const IN_COLOR = /^in ([a-z]+)$/i;
const ONE_WITH = /^one ((?:with|that|in) .+)$/i;

const aThing = (thing: string): string =>
  /[^s]s$/.test(thing) || MASS.has(thing.split(" ").at(-1) ?? "") ? thing : withArticle(thing);

/** What is asked for in other words than "it had a lid": "no lid", "in black", "one with a lid", "the lids were not so thin". */
const askedPhrase = (words: string, product: Product): string | null => {
  const less = LESS.exec(words);
  if (less !== null) return aThing(`less ${less[2] ?? ""} ${less[1] ?? ""}`);
  const missing = MISSING.exec(words)?.[1];
  if (missing !== undefined) return aThing(missing.toLowerCase());
  const color = IN_COLOR.exec(words)?.[1];
  if (color !== undefined) return `a ${color.toLowerCase()} one`;
  const one = ONE_WITH.exec(words)?.[1];
  return one === undefined ? null : `${articleFor(product)} ${one}`;
};

/** The wished-for thing in a form that follows "wish for"; null where the words do not give one. */
export const wishedPhrase = (text: string, product: Product): string | null => {
  const words = text
    .replace(/ (?:too|also|either|though|tho|lol|please)$/i, "")
    .replace(/ (?:on|in|to|for) (?:it|them)$/i, "");
  const asked = askedPhrase(words, product);
  if (asked !== null) return UNCLEAR.test(asked.replace(/ that /, " ")) ? null : asked;
  const was = WAS.exec(words);
  if (was !== null) return UNCLEAR.test(words.slice(4)) ? null : aThing(`${was[2] ?? ""} ${was[1] ?? ""}`);
  const were = WERE.exec(words);
  if (were !== null)
    return product.plural
      ? `${were[1] ?? ""} ${calledName(product)}`
      : withArticle(`${were[1] ?? ""} ${calledName(product)}`);
  const part = PART_HAD.exec(words);
  if (part !== null) return UNCLEAR.test(part[2] ?? "") ? null : `${part[2] ?? ""} on the ${part[1] ?? ""}`;
  const variant = CAME_IN.exec(words)?.[1];
  if (variant !== undefined && !/^(?:an?|more|some|other|different|bigger|larger|smaller)\b/i.test(variant))
    return withArticle(OF_A_KIND.test(variant) ? variant.toLowerCase() : `${variant.toLowerCase()} one`);
  const phrase = HAD.exec(words)?.[1] ?? NOUN_PHRASE.exec(words)?.[1];
  const named = phrase?.replace(TAIL, "").trim() ?? "";
  const thing = asWritten(NEEDS_TAIL.test(named) ? (phrase ?? "").replace(LONG_TAIL, "").trim() : named);
  if (
    thing === "" ||
    UNCLEAR.test(thing) ||
    ONE_OF_WHAT.test(thing) ||
    /^(?:more|less|an?(?: (?:little|bit|few))?)$/i.test(thing)
  )
    return null;
  if (CUT.test(thing) || DONE.test(thing.replace(/ every\b.*$/iu, "")) || MEASURE_OF_WHAT.test(thing)) return null;
  return BARE_SIZE.test(thing) ? `${thing} size` : thing;
};

/** What makes two wishes one: the noun of what is wished for, or all its words where the noun is the product's own or tells nothing. */
const wishedKey = ({ target }: Unit, text: string, product: Product): string => {
  const group = nounGroup(target);
  const isOpen = TELLS_NOTHING.has(group) || group === nounGroup(product.noun);
  return isOpen ? (wishedPhrase(text, product) ?? group) : group;
};

const OF_THEM = /^(?:they|these)(?= (?:was|were|is|are)\b)/i;

/** Names what "they" stands for where the thing itself is one: "they were longer" of the cables; of nothing named, nothing. */
const named = ({ clause: { sentence }, start }: Unit, words: string, { product, sentences }: Mining): string => {
  if (product.plural || !OF_THEM.test(words)) return words;
  const at = sentence.tokens.findIndex((token) => token.start >= start);
  const things = pluralBefore(sentence, at, sentences);
  return things === null ? "" : words.replace(OF_THEM, `the ${things.map(({ lower }) => lower).join(" ")}`);
};

/** What reviewers wish for, the most wished for first. */
export const wishedThings = (mining: Mining): WishedThing[] => {
  const texts = textsOf(mining);
  const textOf = (unit: Unit): string =>
    named(unit, (texts.get(unit.reviewId) ?? "").slice(unit.start, unit.end).replace(/\s+/g, " "), mining);
  return [
    ...Map.groupBy(
      mining.units.filter((unit) => unit.key.startsWith("wish:")),
      (unit) => wishedKey(unit, textOf(unit), mining.product),
    ).values(),
  ]
    .flatMap((units): WishedThing[] => {
      const phrase = units.map((unit) => wishedPhrase(textOf(unit), mining.product)).find((each) => each !== null);
      return phrase === undefined || phrase === null ? [] : [{ phrase, units, reviews: reviewIdsOf(units).size }];
    })
    .toSorted((a, b) => b.reviews - a.reviews || (a.phrase < b.phrase ? -1 : 1));
};

const SINGLES = 4;
const WORTH = 50;

const wishFix = (text: string, units: readonly Unit[], mining: Mining): Improvement => {
  const reviews = reviewIdsOf(units).size;
  return {
    text,
    kind: "listing-silent",
    reviews,
    stars: null,
    spans: clauseSpans(units),
    value: (WORTH * reviews) / mining.reviews.length,
  };
};

/** What several reviewers wish for gets a line of its own; what one each wishes for shares one. */
export const wishFixes = (mining: Mining): Improvement[] => {
  const things = wishedThings(mining);
  const total = mining.reviews.length;
  const shared = things.filter((thing) => thing.reviews > 1).slice(0, 3);
  const single = things.filter((thing) => thing.reviews === 1).slice(0, SINGLES);
  const lines = shared.map(({ phrase, units, reviews }) =>
    wishFix(
      `${reviewers(reviews, total)} wish for ${phrase}: if it is there, the listing has to say so.`,
      units,
      mining,
    ),
  );
  if (single.length === 0) return lines;
  const units = single.flatMap((thing) => thing.units);
  const [only, ...others] = single.map((thing) => thing.phrase);
  const text =
    others.length === 0
      ? `1 of ${total} reviewers wishes for ${only}: say so if it is there, or note it for the next version.`
      : `Single reviewers, ${reviewIdsOf(units).size} of ${total} in all, wish for ${joinWords([only ?? "", ...others])}: name what the product has of this, and note the rest for the next version.`;
  return [...lines, wishFix(text, units, mining)];
};
