import { analyseText, type Sentence, type Token } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { bare } from "./name-words.ts";
import { describeProduct, isOwnName, isPlural, type Product } from "./product.ts";
import { KIND_NOUNS, UNITS_OF_MEASURE } from "./product-words.ts";

/** Nouns that name anything: what stands before them is a department of the shop. */
const VAGUE = wordSet(
  "item items product products thing things device devices gadget gadgets article articles accessory accessories equipment gear goods merchandise stuff unit electronics clothing apparel clothes",
);

/** Departments, which say nothing beside the thing itself. */
const DEPARTMENTS = wordSet(
  "electronic electronics electric electrical digital clothing apparel fashion kitchen personal care home household domestic beauty health healthcare general consumer new quality",
);

/** Nouns after "this" and "these" that reviewers use of anything they bought. */
const OF_ANYTHING = wordSet(
  "item product thing device gadget one model brand version unit fit size way kind type sort style price purchase order seller vendor company store site listing description picture photo review time day week month year summer winter christmas weekend moment guy stuff quality color colour set pair pack package lot part problem issue reason point junk deal gift look feel",
);

/** Whether a seller's name for a thing says only what department it belongs to: "Electronic Device". */
export const isVague = ({ noun }: Pick<Product, "noun">): boolean => VAGUE.has(noun);

/** What of a vague name is worth keeping beside the thing: "Stainless Steel" of "Stainless Steel Kitchen Item". */
export const besideVague = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !VAGUE.has(word.toLowerCase()) && !DEPARTMENTS.has(word.toLowerCase()))
    .join(" ");

const MODIFIERS = new Set(["ADJ", "NOUN", "PROPN", "NUM"]);
const REACH = 4;

/** "this heavy camera bag": whether the noun phrase that ends here opens with "this" or "these". */
const isPointedAt = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    if (token.lower === "this" || token.lower === "these") return true;
    if (!MODIFIERS.has(token.pos)) return false;
  }
  return false;
};

type Mention = { lemma: string; form: string; before: string; pointed: boolean; reviewId: string };

const mentionsIn = ({ tokens, reviewId }: Sentence): Mention[] =>
  tokens.flatMap((token, at) => {
    const usable = isNoun(token) && !isNoun(tokens[at + 1]) && /^\p{L}{3,}$/u.test(token.lower);
    if (!usable || OF_ANYTHING.has(token.lemma)) return [];
    const before = tokens[at - 1];
    return [
      {
        lemma: token.lemma,
        form: token.lower,
        before:
          before?.pos === "NOUN" && before.known && !UNITS_OF_MEASURE.has(before.lower) && before.lower.length > 2
            ? before.lower
            : "",
        pointed: isPointedAt(tokens, at),
        reviewId,
      },
    ];
  });

const reviewsOf = (mentions: readonly Mention[]): number => new Set(mentions.map(({ reviewId }) => reviewId)).size;

const mostUsed = (mentions: readonly Mention[], say: (mention: Mention) => string): { text: string; reviews: number } =>
  [...Map.groupBy(mentions, say)]
    .filter(([text]) => text !== "")
    .map(([text, found]) => ({ text, reviews: reviewsOf(found) }))
    .toSorted((a, b) => b.reviews - a.reviews || (a.text < b.text ? -1 : 1))[0] ?? { text: "", reviews: 0 };

const LEAST = 3;
/** "This bottle" says more of what the thing is than "a bottle". */
const POINTED = 3;

/** Enough reviewers name it, and one in so many words; a single one of those only where half of all name it. */
const isClear = ({ named, pointed }: { named: number; pointed: number }, reviews: number): boolean =>
  named >= Math.max(LEAST, reviews / 8) && (pointed >= 2 || (pointed === 1 && named * 2 >= reviews));

const ONE_IN = 5;

/** Whether enough of those who name a thing put a word before it; "film camera" of one is what it is compared with. */
const isUsual = (reviews: number, named: number): boolean =>
  (reviews >= LEAST && reviews * ONE_IN >= named) || (reviews === 2 && named <= LEAST + 1);

/** What reviewers call the thing that they bought, or null where they are not clear. */
const calledThing = (
  sentences: readonly Sentence[],
  reviews: number,
): Pick<Product, "noun" | "type" | "plural"> | null => {
  const [best] = [...Map.groupBy(sentences.flatMap(mentionsIn), ({ lemma }) => lemma)]
    .map(([lemma, mentions]) => ({
      lemma,
      mentions,
      named: reviewsOf(mentions),
      pointed: reviewsOf(mentions.filter((mention) => mention.pointed)),
    }))
    .filter((each) => isClear(each, reviews))
    .toSorted(
      (a, b) => b.named + POINTED * b.pointed - (a.named + POINTED * a.pointed) || (a.lemma < b.lemma ? -1 : 1),
    );
  if (best === undefined) return null;
  const noun = mostUsed(best.mentions, ({ form }) => form).text;
  const kind = mostUsed(best.mentions, ({ before }) => before);
  return {
    noun,
    type: isUsual(kind.reviews, best.named) ? `${kind.text} ${noun}` : noun,
    plural: noun !== best.lemma || isPlural(noun),
  };
};

const isKind = (noun: string): boolean => KIND_NOUNS.has(noun) || KIND_NOUNS.has(singular(noun));

/** A name that says no kind of thing: "Canon G3", "Nikon Coolpix 4300". */
const isOnlyName = (product: Product): boolean => {
  const { noun, name } = product;
  if (isKind(noun) || !name.includes(" ")) return false;
  return isOwnName(noun, { ...product, type: "" }) || analyseText(noun, "")[0]?.tokens[0]?.known === false;
};

/** What carries a title of its own. */
const WORKS = wordSet("game book puzzle novel journal album comic magazine calendar planner workbook cookbook");

/** A title of its own, as books and games have one: nobody calls it by the noun that its name ends in. */
const isTitle = ({ noun }: Product, mentions: readonly Mention[], reviews: number): boolean => {
  if (isKind(noun)) return false;
  const own = mentions.filter(({ form, lemma }) => form === noun || lemma === noun);
  return reviewsOf(own) * 8 < reviews && !own.some(({ pointed }) => pointed);
};

/** How a name calls a thing that stands somewhere in it: "cutting board" of "Acme Cutting Board Juice Groove". */
const calledIn = (name: string, noun: string): Pick<Product, "noun" | "type" | "plural"> => {
  const words = name.split(" ");
  const at = words.findIndex((word) => singular(bare(word)) === noun);
  if (at === -1) return { noun, type: noun, plural: false };
  const { noun: own, type, plural } = describeProduct(words.slice(0, at + 1).join(" "));
  return { noun: own, type, plural };
};

/**
 * What a name names beside the noun it ends in, where reviewers call the thing so: the work of a title, "Acme Games"
 * makes games, or a kind of thing that several point at, "this lock".
 */
const kindNamed = (
  { name }: Product,
  mentions: readonly Mention[],
  reviews: number,
): Pick<Product, "noun" | "type" | "plural"> | null => {
  const named = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular)
      .filter((noun) => WORKS.has(noun) || isKind(noun)),
  );
  const [best] = [
    ...Map.groupBy(
      mentions.filter(({ lemma }) => named.has(lemma)),
      ({ lemma }) => lemma,
    ),
  ]
    .map(([lemma, found]) => ({
      lemma,
      count: reviewsOf(found),
      pointed: reviewsOf(found.filter((each) => each.pointed)),
    }))
    .filter(({ lemma, pointed }) => WORKS.has(lemma) || pointed >= 2)
    .filter(({ count }) => count >= Math.max(LEAST, reviews / 8))
    .toSorted((a, b) => b.count - a.count || (a.lemma < b.lemma ? -1 : 1));
  if (best === undefined) return null;
  const { lemma } = best;
  return WORKS.has(lemma) ? { noun: lemma, type: lemma, plural: false } : calledIn(name, lemma);
};

/** The product as its name describes it; by what reviewers call it where the name is vague or a title. */
export const withCalledThing = (product: Product, sentences: readonly Sentence[], reviews: number): Product => {
  if (isVague(product)) return { ...product, ...calledThing(sentences, reviews) };
  if (isOnlyName(product)) return { ...product, ...calledThing(sentences, reviews) };
  const mentions = sentences.flatMap(mentionsIn);
  if (!isTitle(product, mentions, reviews)) return product;
  return { ...product, ...kindNamed(product, mentions, reviews) };
};
