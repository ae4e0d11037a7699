import type { Product } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { isVerb } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { isName } from "./known-names.ts";
import { textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

/** A name that one in so many reviewers uses is the thing's own, or of what it belongs to. */
const OWN_SHARE = 0.3;

/** Unless so many measure the product by it. */
const SEVERAL = 3;

const COMPARING =
  /\b(?:than|as|unlike|like|versus|vs|from|over|to|beats?|replace[sd]?|replacing|against|instead of|rather than|compared (?:to|with)|next to|beside)(?: (?:the|an?|my|our|any|other|regular|new|old))*$/;

const CAPITAL = /^\p{Lu}\p{Ll}{2,}/u;
const ARTICLE = wordSet("the a an");
const OWNERS = wordSet("my our his her");
const RELATIVE = /^(?:that|which)$/;

/** "the Revlon one", "a Grace Eleyae": what no dictionary has, written as a name and told with an article, is a product; people and pets have none. */
const isCalledSo = (tokens: readonly Token[], at: number): boolean => {
  const [token, before, further] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (token === undefined || before === undefined || token.known || !CAPITAL.test(token.text)) return false;
  if (OWNERS.has(before.lower) && RELATIVE.test(tokens[at + 1]?.lower ?? "")) return true;
  return ARTICLE.has(before.lower) || (CAPITAL.test(before.text) && ARTICLE.has(further?.lower ?? ""));
};

/** "this Kelvara" is the product itself. */
const isPointedAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === "this" || tokens[at - 1]?.lower === "these";

export type Names = { own: ReadonlySet<string>; isOther: (token: Token) => boolean };

/** The names in reviews, and which of them are other makers': not the product's own, nor what most name beside it. */
export const namesOf = (product: Product, sentences: readonly Sentence[], reviews: number): Names => {
  const own = new Set(product.name.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? []);
  const namedIn = new Map<string, Set<string>>();
  const compared = new Map<string, Set<string>>();
  const called = new Set<string>();
  for (const { tokens } of sentences)
    tokens.forEach(({ lower }, at) => {
      if (isCalledSo(tokens, at)) called.add(lower);
    });
  for (const { tokens } of sentences)
    tokens.forEach(({ lower }, at) => {
      if (isPointedAt(tokens, at)) called.delete(lower);
    });
  for (const { tokens, reviewId } of sentences)
    for (const [at, token] of tokens.entries())
      if (isName(token) || called.has(token.lower)) {
        namedIn.set(token.lower, (namedIn.get(token.lower) ?? new Set()).add(reviewId));
        if (COMPARING.test(textFrom(tokens, Math.max(0, at - 4), at)))
          compared.set(token.lower, (compared.get(token.lower) ?? new Set()).add(reviewId));
      }
  const most = Math.max(2, reviews * OWN_SHARE);
  const others = new Set(
    [...namedIn].flatMap(([name, { size }]) =>
      !own.has(name) && (size <= most || (compared.get(name)?.size ?? 0) >= SEVERAL) ? [name] : [],
    ),
  );
  return { own, isOther: ({ lower }) => others.has(lower) };
};

const OWNED = /\b(?:my|our|his|her|their|your|with|for|on|to|into) (?:\p{L}+ )?$/u;
/** Words that point at the product itself. */
export const THIS = wordSet("this these mine");

/** Who sells, and makes nothing. */
const SHOPS = wordSet("amazon walmart target costco ebay etsy lowes fedex ups usps prime");

const NAMING = new Set(["DET", "ADJ", "NOUN", "PROPN", "CCONJ", "ADV", "NUM"]);

const OWNING =
  /^(?:and |but |so |well )?(?:(?:i|we) )?(?:had|owned|used|(?:have|'ve|has) (?:had|owned|used)) (?:the|an?|my|our) (?:\p{L}+ )?$/u;

/** "Had a Staub", "I used the Revlon one for years", "My Bonavita that lasted": where the name stands that the reviewer had; −1 where none does. */
const hadBefore = (tokens: readonly Token[], isOther: Names["isOther"]): number =>
  tokens.findIndex((token, index) => {
    if (!isOther(token)) return false;
    const before = `${textFrom(tokens, 0, index)} `;
    return OWNING.test(before) || (OWNERS.has(before.trimEnd()) && RELATIVE.test(tokens[index + 1]?.lower ?? ""));
  });

/** Whether the words are of this product: they point at it, or say its name, and not as a part of another one. */
const isOfThis = (tokens: readonly Token[], { own, isOther }: Names): boolean =>
  tokens.some(({ lower }, at) => {
    if (THIS.has(lower)) return true;
    const isPartOfName = [tokens[at - 1], tokens[at + 1]].some((beside) => beside !== undefined && isOther(beside));
    return own.has(lower) && !KIND_NOUNS.has(lower) && !isPartOfName;
  });

/** Where the words before an opinion speak of another maker's product as their subject; −1 where they do not. */
const otherSubject = (tokens: readonly Token[], names: Names): number => {
  const { isOther } = names;
  if (isOfThis(tokens, names)) return -1;
  const had = hadBefore(tokens, isOther);
  if (had !== -1) return had;
  const verb = tokens.findIndex(isVerb);
  const subject = verb === -1 ? tokens : tokens.slice(0, verb);
  const at = subject.findIndex(isOther);
  if (at === -1) return -1;
  const before = textFrom(tokens, Math.max(0, at - 4), at);
  if (COMPARING.test(before)) return -1;
  const opening = tokens.slice(0, at);
  const isAtStart = /^(?:and |but |with |for |on )*$/.test(`${textFrom(opening)} `.trimStart());
  const isInFirst = opening.every(({ pos }) => NAMING.has(pos)) && !OWNED.test(`${before} `);
  return isAtStart || isInFirst ? at : -1;
};

const CARRIED = /^(?:and |but |so |because |which |that )?(?:it|they|its|their|is|are|has|have|was|were)\b/;

/** "Amazon sent a new one, which broke too": blame and prices are of what a shop sells, and not of the shop. */
const withoutShops = (names: Names, { polarity, facet }: Unit): Names =>
  polarity < 0 || facet?.id === "value"
    ? { ...names, isOther: (token) => names.isOther(token) && !SHOPS.has(token.lower) }
    : names;

/** "the iPod looks cool, but it scratches": said of what another maker makes. */
export const isOfOther = (unit: Unit, names: Names): boolean => {
  const { clause, term, target, end } = unit;
  const words = term === "" ? [target] : term.split(" ");
  const { tokens } = clause;
  const judged = tokens.filter(
    ({ lower, lemma }, at) =>
      (words.includes(lower) || words.includes(lemma)) && !COMPARING.test(textFrom(tokens, Math.max(0, at - 4), at)),
  );
  if (unit.facet?.id === "shipping" || !clause.sentence.tokens.some(names.isOther)) return false;
  if (judged.some(names.isOther) && !judged.some(({ lower }) => names.own.has(lower))) return true;
  const clauses = splitClauses(clause.sentence);
  const at = clauses.findIndex((each) => each.start === clause.start);
  const isAbout = (index: number): boolean => {
    const each = clauses[index];
    if (each === undefined) return false;
    const before = index === at ? each.tokens.filter((token) => token.start < end) : each.tokens;
    if (otherSubject(before, withoutShops(names, unit)) !== -1) return true;
    return CARRIED.test(textFrom(each.tokens)) && !before.some(({ lower }) => THIS.has(lower)) && isAbout(index - 1);
  };
  return isAbout(at);
};
