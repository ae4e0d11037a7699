import type { Exclusion, Review } from "../../../events/result/review.ts";
import { plainNoun } from "../aspects/noun-groups.ts";
import { excludeReversibly } from "../ingest/record.ts";
import { isVague } from "../product/called-thing.ts";
import { describeProduct } from "../product/product.ts";
import { MATERIALS } from "../product/product-words.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import { analyseReview, analyseText, type Sentence } from "../text/analyse.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { OF_MOST } from "../units/strangers.ts";
import { isKind, type Named, type Naming, thingsBought } from "./bought-thing.ts";
import { isRead } from "./foreign-text.ts";
import { ANY_THING, BESIDE_OTHERS, isKin, mayBeBought, SELDOM_ALONE } from "./kinds-of-thing.ts";
import { isEveryday, type Vocabulary, vocabularyOf } from "./particular-words.ts";
import { saysItIsOfAnother } from "./said-of-another.ts";

/** What one in so many reviews names at most is named by strays. */
const ONE_IN = 200;

const SOMEBODYS = wordSet("my our his her their your a an another any");

const SHORTEST_END = 4;

/** "board" for a keyboard, and the noun itself. */
const isShortFor = (word: string, noun: string): boolean => {
  const [short, long] = [plainNoun(word), plainNoun(noun)];
  return short === long || (short.length >= SHORTEST_END && long.endsWith(short));
};

/** Whether a review names the product, and not somebody's own thing of the kind. */
const namesIt = (sentences: readonly Sentence[], noun: string): boolean =>
  sentences.some(({ tokens }) =>
    tokens.some((token, index) => {
      const before = tokens[index - 1];
      const opening = before?.pos === "ADJ" || isNoun(before) ? tokens[index - 2] : before;
      return isNoun(token) && isShortFor(token.lower, noun) && !SOMEBODYS.has(opening?.lower ?? "");
    }),
  );

/**
 * How many words that nobody else uses a review of another thing has at least, for none of the product's words, for one, and
 * so on; with more of those than are told of here it stays. The surer it names that thing, the fewer of the ones and the more
 * of the others.
 */
type Bounds = readonly number[];
const SURE: Bounds = [0, 0, 0, 1];
const STRAYED: Bounds = [1, 1, 2];
const A_PART: Bounds = [2, 2];
const A_PAIR: Bounds = [2, 3];
const UNKNOWN: Bounds = [3, 4];
const TOLD: Bounds = [2, 3, 6];
const REPEATED: Bounds = [3];
const MOST_BELONGING = 3;
const ENOUGH_UNHEARD = 3;

/** What comes right at the beginning of a review that went astray, or of one on what was sent. */
const WRONG_ITEM = /^\W*(?:\w+ ){0,2}wrong (?:item|product|listing|page)\b/i;
const PACKAGING = wordSet("box bag case cover");

const isAmong = (words: ReadonlySet<string>, noun: string): boolean => words.has(noun) || words.has(plainNoun(noun));

const boundsOf = ({ noun, as }: Named, isWrongItem: boolean): Bounds | null => {
  const isCalled = as === "called";
  if (!isKind(noun)) return isCalled && mayBeBought(plainNoun(noun)) ? UNKNOWN : null;
  if ((isCalled || as === "praised") && !isAmong(BESIDE_OTHERS, noun)) return SURE;
  if (isWrongItem && !isAmong(PACKAGING, noun)) return STRAYED;
  if (isAmong(BESIDE_OTHERS, noun)) return isCalled ? A_PART : null;
  return isAmong(SELDOM_ALONE, noun) ? (as === "repeated" ? REPEATED : null) : TOLD;
};

/** A name is never written small. */
const isName = (noun: string, text: string): boolean => !isKind(noun) && !text.includes(noun);

type Known = { words: Vocabulary; texts: readonly string[]; seller: string; name: readonly string[]; most: number };

/** So short a noun is met by chance within the words of a seller: "ring" in "earrings". */
const SHORTEST_JOINED = 6;

/** Whether a noun names something that nobody calls this product. */
const isForeign = (noun: string, as: Naming, { words, seller, name, most }: Known): boolean => {
  const kind = plainNoun(noun);
  const isAny = isEveryday(kind) || ANY_THING.has(kind) || OF_MOST.has(kind);
  const isSellers = words.isSellers(kind) || (kind.length >= SHORTEST_JOINED && seller.includes(kind));
  const isSure = as === "called" && isKind(noun) && !BESIDE_OTHERS.has(kind);
  const isRare = words.others(kind) <= (isSure ? most : 0);
  return !isAny && isRare && !isSellers && !name.some((each) => isKin(kind, each));
};

/** "lunch box", where others speak of boxes and nobody of lunch: the two words together name something of its own. */
const isForeignPair = ({ noun, before, as }: Named, { words, texts, name }: Known): boolean => {
  if (as !== "called" || before === "" || !isKind(noun) || MATERIALS.has(before)) return false;
  const isNew = words.others(before) === 0 && !words.isSellers(before);
  const pair = `${before} ${noun}`;
  return isNew && texts.filter((text) => text.includes(pair)).length === 1 && !name.some((each) => isKin(noun, each));
};

/** Whether it is worth the time to read a review closely. */
const mayBeOther = ({ title, text }: Review, index: number, known: Known): boolean => {
  const { belonging, unheard } = known.words.sharedBy(index, []);
  if (belonging > MOST_BELONGING) return false;
  if (unheard >= ENOUGH_UNHEARD) return true;
  const words = `${title ?? ""} ${text}`.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => isKind(word) && isForeign(word, "called", known));
};

/** The thing a review was written of, where that is not the product. */
const otherThing = (review: Review, index: number, noun: string, known: Known): Named | undefined => {
  if (!mayBeOther(review, index, known)) return undefined;
  const { title, text, id } = review;
  const heading = title === null || text.startsWith(title) ? [] : analyseText(title, id);
  const sentences = [...heading, ...analyseReview(review)];
  const isWrongItem = WRONG_ITEM.test(title ?? "") || WRONG_ITEM.test(text);
  const found = thingsBought(sentences).find((named) => {
    const isAlone = isForeign(named.noun, named.as, known);
    const bounds = isAlone ? boundsOf(named, isWrongItem) : isForeignPair(named, known) ? A_PAIR : null;
    if (bounds === null || isName(named.noun, text)) return false;
    const { belonging, unheard } = known.words.sharedBy(index, [named.noun, named.before]);
    return unheard >= (bounds[belonging] ?? Number.POSITIVE_INFINITY);
  });
  return found === undefined || namesIt(sentences, noun) || !isRead(review) ? undefined : found;
};

export type OwnReviews = { reviews: Review[]; excluded: Exclusion[] };

/** Those that say at their beginning that they are of another thing; of reviews that all say so, none. */
const declaredOthers = (reviews: readonly Review[], productName: string): ReadonlyMap<Review, Exclusion> => {
  const found = new Map(
    reviews.flatMap((review): [Review, Exclusion][] => {
      const other = saysItIsOfAnother(review.text, productName);
      if (other === null) return [];
      const detail = `It says that it is of another product (“${other}”)`;
      return [[review, excludeReversibly("other-product", review.text, detail, null)]];
    }),
  );
  return found.size === reviews.length ? new Map() : found;
};

/** Those that name a thing nobody else does as what was bought, among plenty of reviews. */
const strayOthers = (
  reviews: readonly Review[],
  productName: string,
  seller: readonly string[],
): ReadonlyMap<Review, Exclusion> => {
  const { noun } = describeProduct(productName);
  if (!hasPlenty({ reviews }) || isVague({ noun })) return new Map();
  const said = [productName, ...seller].join("\n").toLowerCase();
  const known: Known = {
    words: vocabularyOf(
      reviews.map(({ text }) => text),
      said,
    ),
    texts: reviews.map(({ text }) => text.toLowerCase()),
    seller: said.replace(/\P{L}+/gu, ""),
    name: (productName.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !isEveryday(word)),
    most: Math.max(1, Math.floor(reviews.length / ONE_IN)),
  };
  const others = reviews.map((review, index) => otherThing(review, index, noun, known));
  const counts = Map.groupBy(others, (other) => (other === undefined ? "" : plainNoun(other.noun)));
  return new Map(
    reviews.flatMap((review, index): [Review, Exclusion][] => {
      const other = others[index];
      if (other === undefined || (counts.get(plainNoun(other.noun))?.length ?? 0) > known.most) return [];
      const called = `${other.before} ${other.noun}`.trim();
      const detail = `It speaks of “${called}” as the thing bought, which hardly any other review names`;
      return [[review, excludeReversibly("other-product", review.text, detail, null)]];
    }),
  );
};

/**
 * Sets aside reviews of some other product, as marketplaces mix them in: those that say so themselves, and of plenty of reviews
 * those that name a thing nobody else does as what was bought ("these pillows", among reviews of a belt), never the product, and
 * speak of next to nothing that the others or the seller speak of. What is left is numbered anew; reviews whose ids are in `include` stay.
 */
export const setAsideOtherProducts = (
  reviews: readonly Review[],
  productName: string,
  include: readonly string[] = [],
  seller: readonly string[] = [],
): OwnReviews => {
  const strays = strayOthers(reviews, productName, seller);
  const declared = declaredOthers(reviews, productName);
  const wanted = new Set(include);
  const verdicts = reviews.map((review): Exclusion | null => {
    const verdict = declared.get(review) ?? strays.get(review) ?? null;
    return verdict === null || wanted.has(verdict.id ?? "") ? null : verdict;
  });
  if (verdicts.every((verdict) => verdict === null)) return { reviews: [...reviews], excluded: [] };
  return {
    reviews: reviews
      .filter((_, index) => verdicts[index] === null)
      .map((review, index) => ({ ...review, id: `r${index + 1}` })),
    excluded: verdicts.filter((verdict) => verdict !== null),
  };
};
