import type { GoldLine } from "./gold.ts";
import { termForm, termHead } from "./term-form.ts";

export type Found = { term: string; polarity: "positive" | "negative" };
export type Ratio = { precision: number; recall: number; f1: number };

/** How well the found aspects of some texts match the annotated ones. */
export type Score = {
  exact: Ratio;
  /** Of the pairs with the same head and a clear polarity, how many have the right one. */
  polarity: number;
  /** By product: what was found at least three times, and what was annotated at least three times, by heads. */
  product: Ratio;
};

type Named = { form: string; polarity: string | null };

const ratio = (right: number, annotated: number, found: number): Ratio => {
  const precision = found === 0 ? 0 : right / found;
  const recall = annotated === 0 ? 0 : right / annotated;
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
};

const distinct = (items: readonly { term: string; polarity: string | null }[]): Named[] => {
  const byForm = new Map<string, Named>();
  for (const { term, polarity } of items) {
    const form = termForm(term);
    if (form !== "" && !byForm.has(form)) byForm.set(form, { form, polarity });
  }
  return [...byForm.values()];
};

const pairUp = (gold: readonly Named[], found: readonly Named[]): [Named, Named][] => {
  const pairs: [Named, Named][] = [];
  const same = [
    (a: Named, b: Named) => a.form === b.form,
    (a: Named, b: Named) => termHead(a.form) !== "" && termHead(a.form) === termHead(b.form),
  ];
  for (const matches of same)
    for (const one of gold) {
      if (pairs.some(([taken]) => taken === one)) continue;
      const other = found.find((each) => matches(one, each) && !pairs.some(([, taken]) => taken === each));
      if (other !== undefined) pairs.push([one, other]);
    }
  return pairs;
};

type Counts = Map<string, number>;
const count = (counts: Counts, forms: readonly Named[]): void => {
  for (const { form } of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
};
const OFTEN = 3;

const productScore = (products: readonly { gold: Counts; found: Counts }[]): Ratio => {
  let [rightFound, allFound, rightGold, allGold] = [0, 0, 0, 0];
  for (const { gold, found } of products) {
    const heads = (counts: Counts): Set<string> => new Set([...counts.keys()].map(termHead));
    const often = (counts: Counts): string[] => [...counts].filter(([, times]) => times >= OFTEN).map(([form]) => form);
    const [goldHeads, foundHeads] = [heads(gold), heads(found)];
    if (often(gold).length === 0) continue;
    allFound += often(found).length;
    allGold += often(gold).length;
    rightFound += often(found).filter((form) => goldHeads.has(termHead(form))).length;
    rightGold += often(gold).filter((form) => foundHeads.has(termHead(form))).length;
  }
  const precision = allFound === 0 ? 0 : rightFound / allFound;
  const recall = allGold === 0 ? 0 : rightGold / allGold;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
};

/** Scores what was found in each text. An aspect that is annotated but not named in its text counts neither way. */
export const scoreAspects = (results: readonly { line: GoldLine; found: readonly Found[] }[]): Score => {
  let [right, annotated, reported, judged, agreed] = [0, 0, 0, 0, 0];
  const products = new Map<string, { gold: Counts; found: Counts }>();
  for (const { line, found } of results) {
    const named = line.aspects.map(({ aspect, polarity, implicit }) => ({ term: aspect, polarity, implicit }));
    const first = distinct(named);
    const hidden = new Set(
      first
        .filter(({ form }) => named.find(({ term }) => termForm(term) === form)?.implicit === true)
        .map(({ form }) => form),
    );
    const gold = first.filter(({ form }) => !hidden.has(form));
    const mine = distinct(found).filter(({ form }) => !hidden.has(form));
    const pairs = pairUp(gold, mine);
    right += pairs.filter(([a, b]) => a.form === b.form).length;
    annotated += gold.length;
    reported += mine.length;
    const clear = pairs.filter(([a]) => a.polarity === "positive" || a.polarity === "negative");
    judged += clear.length;
    agreed += clear.filter(([a, b]) => a.polarity === b.polarity).length;
    const product = products.get(line.product ?? "") ?? { gold: new Map(), found: new Map() };
    products.set(line.product ?? "", product);
    count(product.gold, gold);
    count(product.found, mine);
  }
  return {
    exact: ratio(right, annotated, reported),
    polarity: judged === 0 ? 0 : agreed / judged,
    product: productScore([...products.values()]),
  };
};
