import { plainNoun } from "../aspects/noun-groups.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Product } from "../product/product.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { wordSet } from "../text/word-table.ts";
import { moodAt } from "./aspect-units.ts";
import { intensityAt } from "./intensity.ts";
import { moodsOf } from "./sentence-moods.ts";
import type { Unit } from "./unit.ts";

/** So many reviewers have to judge by the same word before it is a quality of this product that no list foresaw. */
const LEAST_VOICES = 3;

/** Praise and blame of anything, feelings of persons, and words that need another to say something. */
const OF_ANYTHING = wordSet(`
  good great nice bad fine decent okay ok excellent amazing awesome perfect fantastic wonderful better best worse worst lovely super superb terrific brilliant outstanding
  incredible awful terrible horrible poor happy sad glad sorry sure pleased satisfied thrilled impressed disappointed annoyed frustrated surprised excited upset mad angry
  afraid worried proud lucky grateful thankful tired sick hurt lonely brave busy pretty right wrong real true false worth favorite useful helpful useless easy hard difficult
  simple impossible cool neat fun funny weird odd strange crazy interesting cheap expensive pricey affordable dead free new broken whole beautiful cute gorgeous adorable
  ugly well fast slow big large small little high low open ready clear like love joy win recommended total big solid
`);

const JUDGED_BY = wordSet("it they this these that those everything all mine ours them");

/** Whether an adjective is said of the product: before its name, after it or a pronoun, or alone. */
const isOfProduct = (tokens: readonly Token[], index: number, product: Product): boolean => {
  const names = (token: Token | undefined): boolean =>
    token !== undefined && plainNoun(token.lemma) === plainNoun(product.noun);
  const next = tokens.slice(index + 1).find(({ pos }) => pos !== "ADJ" && pos !== "PUNCT");
  if (next?.pos === "NOUN" || next?.pos === "PROPN") return names(next);
  const before = tokens.slice(0, index);
  const subject = before.find(({ pos }) => pos === "NOUN" || pos === "PROPN" || pos === "PRON");
  if (subject === undefined) return before.every(({ pos }) => pos !== "VERB" && pos !== "ADP");
  return names(subject) || JUDGED_BY.has(subject.lower);
};

const LIT = /^(?:low|bright|dim|natural|less|more|enough|little|much|any|no|poor|good|ambient|in|of|one)$/;

/** "in low light", "one lighter and one darker": what lights things, or a shade, and no weight. */
const isLighting = (tokens: readonly Token[], index: number): boolean =>
  LIT.test(tokens[index - 1]?.lower ?? "") || tokens.some(({ lower }) => /^(?:dark|darker|shade|colou?r)$/.test(lower));

const unitsOf = (clause: Clause, sentence: Sentence, product: Product): Unit[] => {
  const { tokens } = clause;
  return opinionsIn(tokens).flatMap(({ index, sign }): Unit[] => {
    const token = tokens[index];
    if (token === undefined || token.pos !== "ADJ" || OF_ANYTHING.has(token.lower)) return [];
    if (token.lemma === "light" && isLighting(tokens, index)) return [];
    if (!isOfProduct(tokens, index, product)) return [];
    return [
      {
        reviewId: sentence.reviewId,
        facet: null,
        key: `word:${token.lemma}`,
        target: "",
        term: "",
        opinion: token.lower,
        polarity: sign,
        weight: intensityAt(tokens, index),
        mood: moodAt(clause, index, moodsOf(sentence)(clause)),
        start: token.start,
        end: token.end,
        clause,
      },
    ];
  });
};

/** What several reviewers call the product and no facet hears, "sharp" of knives: an opinion for each of them. */
export const sharedQualities = (
  sentences: readonly Sentence[],
  heard: readonly Unit[],
  product: Product,
): readonly Unit[] => {
  const told = Map.groupBy(
    heard.filter(({ facet, target }) => facet !== null || target !== ""),
    ({ reviewId }) => reviewId,
  );
  const isNew = (unit: Unit): boolean =>
    unit.mood === "report" &&
    !(told.get(unit.reviewId) ?? []).some(({ start, end }) => start < unit.end && unit.start < end);
  const found = sentences
    .flatMap((sentence) => splitClauses(sentence).flatMap((clause) => unitsOf(clause, sentence, product)))
    .filter(isNew);
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .filter((units) => new Set(units.map(({ reviewId }) => reviewId)).size >= LEAST_VOICES)
    .flat();
};
