import type { Review } from "../../../events/result/review.ts";
import { plainNoun } from "../aspects/noun-groups.ts";
import { nounTerms } from "../aspects/noun-terms.ts";
import type { Domain } from "../facets/domain.ts";
import { isVague } from "../product/called-thing.ts";
import type { Product } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { WHOLE } from "./aspect-units.ts";
import { isBareGift } from "./bare-gifts.ts";
import { isOfEarlierOnes, sentencesBeside } from "./earlier-ones.ts";
import { asHazard } from "./loose-parts.ts";
import { textFrom } from "./misreadings/misreading.ts";
import { isOfAnotherForm } from "./other-forms.ts";
import { isOfOther, type Names, namesOf, THIS } from "./other-makers.ts";
import { OF_MOST } from "./strangers.ts";
import { asSupply } from "./supply-figures.ts";
import { isOfThem, isOfThingBeside } from "./things-beside.ts";
import { asTooWarm } from "./too-warm.ts";
import type { Unit } from "./unit.ts";
import { asVerdict, isOutweighed } from "./verdicts.ts";
import { ofItsOwner } from "./whose.ts";

const GENERAL = wordSet(
  "product products item items thing things one ones unit units set pack pair pairs brand model company version color colour size style kind type purchase buy seller it them way job work price deal everything anyone everyone anybody people friend",
);

const isOwn = (noun: string, product: Product): boolean =>
  GENERAL.has(noun) ||
  `${product.type} ${product.noun} ${product.name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word !== "" && plainNoun(word) === plainNoun(noun));

const BEING = /^(?:be|feel|look|seem|very|so|really|super|extremely|too|more|most|quite|pretty|rather)$/;

/** "Creative support", "a portable player" of a Creative Portable Player: a word of its name, and no opinion. */
const isNamed = ({ opinion, clause: { tokens }, facet }: Unit, { own }: Names, product: Product): boolean => {
  const kinds = new Set(product.type.split(" "));
  if (opinion.includes(" ") || !own.has(opinion) || kinds.has(plainNoun(opinion))) return false;
  const said = tokens.flatMap((token, index) => (token.lower === opinion ? [index] : []));
  const isName = (index: number): boolean => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isSaid = before !== undefined && (BEING.test(before.lemma) || BEING.test(before.lower));
    return !isSaid && (facet === null || (next !== undefined && isOwn(next.lemma, product)));
  };
  return (facet === null || said.length > 0) && said.every(isName);
};

/** What lies between "recommend" and the name of what is recommended. */
const LEADING = new Set(["DET", "ADJ", "NUM", "ADV"]);
const GETTING = /^(?:getting|buying|purchasing|trying|having|using|you|that|to|get|buy|purchase)$/;
const OURS = /\b(?:this|these|it|them|both)\b/;

/** What a cue is followed by as its object, or null where no noun phrase follows. */
const objectAfter = (tokens: readonly Token[], to: number): { head: string; text: string } | null => {
  const found = nounTerms(tokens).find(({ from }) => from >= to);
  if (found === undefined) return null;
  const between = tokens.slice(to, found.from);
  if (!between.every(({ pos, lower }) => LEADING.has(pos) || GETTING.test(lower))) return null;
  return { head: found.head.lemma, text: textFrom(tokens, to, found.to) };
};

const BUYING = /\b(?:recommend(?:ed)?|must|buy|bought|order|ordered|purchase|purchased|second|another|worth buying)\b/;

const NEW = /\b(?:an?|some|extra|another|separate|larger|bigger|second|few|several|two)\b/;

const isKind = (noun: string): boolean => KIND_NOUNS.has(noun) || KIND_NOUNS.has(plainNoun(noun));

/** "I recommend a larger card", "bought a second battery": something beside the product. */
const isOfObject = ({ facet, opinion, clause: { tokens }, end }: Unit, product: Product): boolean => {
  if (!(facet?.id === "repeat" || (facet?.id === "value" && opinion.includes("worth"))) || !BUYING.test(opinion))
    return false;
  const object = objectAfter(tokens, tokens.findLastIndex((token) => token.end <= end) + 1);
  if (object === null || OURS.test(object.text) || isOwn(object.head, product)) return false;
  const told = `${opinion} ${object.text}`;
  return isKind(object.head) || (NEW.test(told) && /\b(?:getting|buying|purchasing)\b/.test(told));
};

type OfKind = { noun: string; domains: ReadonlySet<Domain> };

const PARTS = wordSet(
  "case battery cover pad strap filter lid box bag liner cord cable screen cloth pouch tray basket guard blade needle wheel",
);
const OF_SELF: ReadonlySet<string> = new Set(["weight", "value", "compact", "carry", "sturdy", "noise"]);

/** "protects a lightweight camera", "very expensive microphones": an adjective before the name of something else. */
const isOfNextNoun = ({ facet, opinion, clause: { tokens }, end }: Unit, product: Product): boolean => {
  if (!OF_SELF.has(facet?.id ?? "") || opinion.includes(" ")) return false;
  const at = tokens.findLastIndex((token) => token.end <= end);
  const term = nounTerms(tokens).find(({ from, to }) => from === at + 1 || (from <= at && at < to - 1));
  if (tokens[at]?.pos !== "ADJ" || tokens[at]?.lower !== opinion || term === undefined) return false;
  const noun = term.head.lemma;
  const pointed = tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => THIS.has(lower));
  const called = tokens.slice(0, at).some(({ lemma }) => lemma === "be");
  return (
    isKind(noun) &&
    !pointed &&
    !called &&
    !OF_MOST.has(plainNoun(noun)) &&
    !PARTS.has(plainNoun(noun)) &&
    !isOwn(noun, product)
  );
};

const COMPARATIVE =
  /^(?:cheaper|nicer|better|higher|lesser|pricier|fancier|older|newer|other|typical|average|ordinary|generic)$/;
const MOST_BETWEEN = 3;

/** "from wearing cheaper shoes", "a nicer quality scanner": others of its kind. */
const isOfItsKind = ({ clause: { tokens }, start, end }: Unit, product: Product): boolean => {
  const noun = tokens.findIndex(({ lemma }) => plainNoun(lemma) === plainNoun(product.noun));
  const from = tokens.findLastIndex(
    ({ lower }, index) => index < noun && index >= noun - MOST_BETWEEN && COMPARATIVE.test(lower),
  );
  const [first, last] = [tokens[from], tokens[noun]];
  if (first === undefined || last === undefined || start >= last.end || end <= first.start) return false;
  return !tokens
    .slice(0, from)
    .some(({ lower }) => THIS.has(lower) || /^(?:it|they|its|is|are|was|were|'s)$/.test(lower));
};

/** What goes wrong with other things too. */
const FAILING: ReadonlySet<string> = new Set(["durability", "results", "power", "noise"]);

/** "our copier jams", "my car's speedometer isn't working": the reviewer's own. */
const isOfOwners = ({ facet, polarity, clause: { tokens }, start }: Unit, product: Product): boolean => {
  if (!FAILING.has(facet?.id ?? "") || polarity > 0) return false;
  const [term] = nounTerms(tokens);
  const owner = tokens[(term?.from ?? 0) - 1]?.lower ?? "";
  if (term === undefined || !/^(?:my|our)$/.test(owner) || (tokens[term.from]?.start ?? 0) >= start) return false;
  const { lemma } = term.head;
  return (
    term.from <= 2 &&
    isKind(lemma) &&
    !OF_MOST.has(plainNoun(lemma)) &&
    !PARTS.has(plainNoun(lemma)) &&
    !isOwn(lemma, product)
  );
};

/** "stay away from processed food" */
const isOfOthersShunned = ({ opinion, clause: { tokens }, end }: Unit, product: Product): boolean => {
  if (!/^(?:stay(?:ing)? away|steer clear)$/.test(opinion)) return false;
  const to = tokens.findLastIndex((token) => token.end <= end) + 1;
  const object = tokens[to]?.lower === "from" || tokens[to]?.lower === "of" ? objectAfter(tokens, to + 1) : null;
  return object !== null && !OURS.test(object.text) && !isOwn(object.head, product);
};

const HANDY = /^(?:handy|convenient)$/;
const ATTACHED = wordSet(
  "light led lamp pocket loop hook holder slot window remote adapter magnet mirror timer stand rack",
);

/** "The light is handy in the closet" of a drill: a part that is of use makes the whole no easier to use. */
const isHandyPart = ({ facet, opinion, target }: Unit, product: Product): boolean =>
  facet?.id === "easeOfUse" &&
  HANDY.test(opinion) &&
  (PARTS.has(plainNoun(target)) || OF_MOST.has(plainNoun(target)) || ATTACHED.has(plainNoun(target))) &&
  !isOwn(target, product);

const underItsPart = (unit: Unit): Unit => ({ ...unit, facet: null, key: `noun:${unit.target}` });

/** What is cooked, poured or made with a thing. */
const CONTENTS = wordSet(
  "milk foam froth coffee espresso latte tea cocoa juice beer wine water soup sauce dough batter cream yogurt butter smoothie ice cube cubes egg eggs pancake pancakes tortilla bread toast pizza fries rice pasta popcorn meat chicken bacon burger burgers fish vegetables cheese cake cookies",
);
/** What the thing itself is like, and not what comes out of it. */
const OF_ITSELF: ReadonlySet<string> = new Set(
  "sturdy comfort texture cushioning durability stability weight finish sizing shape staysPut".split(" "),
);

/** "milk thick as yogurt", "great foam", "the cubes are soft": what comes out of a frother or an ice maker, unless that is sold. */
const isOfContents = ({ facet, target, start, end, clause }: Unit, { noun, domains }: OfKind): boolean => {
  if (!OF_ITSELF.has(facet?.id ?? "") || domains.has("edible") || CONTENTS.has(plainNoun(noun))) return false;
  if (target === "foam" && (domains.has("padded") || domains.has("bedding"))) return false;
  if (target !== "") return CONTENTS.has(target);
  return clause.tokens.some((token) => token.start >= start && token.end <= end && CONTENTS.has(token.lemma));
};

const INFLATED = /\b(?:air (?:mattress|bed)|airbed|inflatable|blow ?-? ?up|balloon|float|bounce house)(?:e?s)?\b/i;

/** "stays up" of an air mattress: it leaks none of its air, and keeps no place. */
const isFullOfAir = ({ facet, opinion }: Unit, { name }: Product): boolean =>
  facet?.id === "secure" && /^(?:not )?stay(?:s|ed|ing)? up$/.test(opinion) && INFLATED.test(name);

const SUNSCREEN = /\b(?:sun ?(?:screen|block|stick|cream|lotion)|spf)\b/i;

/** "no smell" of a sunscreen is no protection, as it is of a deodorant. */
const isSmellOfSunscreen = ({ facet, opinion }: Unit, { name }: Product): boolean =>
  facet?.id === "skinGuard" && /\b(?:smell|odou?r|stink|stench)/.test(opinion) && SUNSCREEN.test(name);

const BROKEN: ReadonlySet<string> = new Set(["durability", "defect", "fasteners", "finish", "rust"]);

/** "Still works" of what has broken: a comfort, and no praise of how it lasts. */
const isSolace = ({ facet, polarity, opinion }: Unit, ofReview: readonly Unit[]): boolean =>
  facet?.id === "durability" &&
  polarity > 0 &&
  /^still (?:works?|working|usable|functions?|functional)\b/.test(opinion) &&
  ofReview.some((other) => other.mood === "report" && other.polarity < 0 && BROKEN.has(other.facet?.id ?? ""));

/** Only what is said of this product: not of other makers' or of what is bought beside it, and not in its very name. */
export const ofThisProduct = (
  units: readonly Unit[],
  product: Product,
  domains: ReadonlySet<Domain>,
  sentences: readonly Sentence[],
  reviews: readonly Review[],
): Unit[] => {
  const names = namesOf(product, sentences, reviews.length);
  const isKnown = !isVague(product);
  const beside = sentencesBeside(sentences);
  const byReview = Map.groupBy(units, ({ reviewId }) => reviewId);
  const known = new Map(reviews.map((review) => [review.id, review]));
  return units.flatMap((unit): Unit[] => {
    if (unit.mood !== "report") return [unit];
    const { sentence } = unit.clause;
    const around = { before: beside(sentence, -1), after: beside(sentence, 1) };
    const isElsewhere =
      isOfOther(unit, names) ||
      isOfAnotherForm(unit, product) ||
      isOfEarlierOnes(unit, around, product) ||
      isOfThingBeside(unit, product) ||
      (isKnown && (isOfItsKind(unit, product) || isOfOwners(unit, product)));
    if (isElsewhere) return [{ ...unit, mood: "other-product" }];
    const ofReview = byReview.get(unit.reviewId) ?? [];
    const review = known.get(unit.reviewId) ?? { rating: null, text: "" };
    const isElse =
      isNamed(unit, names, product) ||
      isOfThem(unit, product) ||
      isOfContents(unit, { noun: product.noun, domains }) ||
      isSolace(unit, ofReview) ||
      isOutweighed(unit, ofReview) ||
      (isKnown && (isOfObject(unit, product) || isOfNextNoun(unit, product) || isOfOthersShunned(unit, product))) ||
      isSmellOfSunscreen(unit, product) ||
      isBareGift(unit, ofReview, review);
    if (isElse) return [];
    if (isFullOfAir(unit, product)) return [{ ...unit, facet: null, key: WHOLE }];
    return isKnown && isHandyPart(unit, product)
      ? [underItsPart(unit)]
      : asSupply(asVerdict(asHazard(unit, domains, review), ofReview, review), ofReview, review)
          .flatMap((meant) => ofItsOwner(meant, product, { isKnown, before: around.before }))
          .flatMap((meant) => asTooWarm(meant, domains, product.name));
  });
};
