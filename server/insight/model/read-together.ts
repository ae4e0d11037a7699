import type { Sentence, Token } from "../text/analyse.ts";

/** What may be a term, by its name in all texts: "the lids" and "lid" are one. */
export type Named = { name: string; probability: number };

/** A text, and what may be a term in it. */
export type ReadText = { sentences: readonly Sentence[]; candidates: readonly Named[] };

/** How much weight the other texts have, and how many of them it takes to say as much as no knowledge does. */
const WEIGHT = 0.5;
const SHRINKAGE = 2;

/** So that nothing is certain. */
const SURE = 1e-6;

const logit = (probability: number): number => {
  const within = Math.min(1 - SURE, Math.max(SURE, probability));
  return Math.log(within / (1 - within));
};
const fromLogit = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The words of a name, in one form each; articles are left out. */
const wordOf = ({ pos, lemma, lower }: Token): string => (pos === "NOUN" || pos === "PROPN" ? lemma : lower);

/** The words of tokens by which a term is the same everywhere. */
export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.pos === "DET" ? [] : wordOf(token)));

/** Names by their words, one after the other, so that texts are searched for all of them at once. */
type Names = { name: string | null; next: Map<string, Names> };

const namesByWord = (names: Iterable<string>): Names => {
  const root: Names = { name: null, next: new Map() };
  for (const name of names) {
    let place = root;
    for (const word of name.split(" ")) {
      const next: Names = place.next.get(word) ?? { name: null, next: new Map() };
      place.next.set(word, next);
      place = next;
    }
    place.name = name;
  }
  return root;
};

/** Which of the names stand in a text, judged or not. */
const namesIn = (sentences: readonly Sentence[], names: Names): Set<string> => {
  const found = new Set<string>();
  for (const { tokens } of sentences) {
    const words = wordsOf(tokens);
    for (let at = 0; at < words.length; at += 1) {
      let place: Names | undefined = names;
      for (let to = at; place !== undefined; to += 1) {
        if (place.name !== null) found.add(place.name);
        const word = words[to];
        place = word === undefined ? undefined : place.next.get(word);
      }
    }
  }
  return found;
};

/** By name, the probability of the likeliest mention in a text. */
const likeliest = (candidates: readonly Named[]): ReadonlyMap<string, number> => {
  const most = new Map<string, number>();
  for (const { name, probability } of candidates) most.set(name, Math.max(most.get(name) ?? 0, probability));
  return most;
};

/** In how many texts a name stands, and in how many of these it is likely a term. */
type Seen = { texts: number; judged: number };

const countNames = (
  texts: readonly ReadText[],
  judged: readonly ReadonlyMap<string, number>[],
): ReadonlyMap<string, Seen> => {
  const known = new Set(judged.flatMap((names) => [...names.keys()]));
  const names = namesByWord(known);
  const seen = new Map<string, Seen>([...known].map((name) => [name, { texts: 0, judged: 0 }]));
  texts.forEach(({ sentences }, index) => {
    const here = judged[index];
    for (const name of namesIn(sentences, names).union(new Set(here?.keys()))) {
      const counts = seen.get(name);
      if (counts === undefined) continue;
      counts.texts += 1;
      counts.judged += here?.get(name) ?? 0;
    }
  });
  return seen;
};

/**
 * For each candidate of each text a probability that knows the other texts: what is judged in most texts that name it is
 * likelier a term in one more, and what is often named and seldom judged is less likely one. A single text stays as it is.
 *
 * logit p′ = logit p + 0.5 · (logit s − logit m), where m is the share of judged ones among all names in all texts, and
 * s = (judged + 2m) / (texts + 2) the share of judged ones of that name in the other texts.
 */
export const readTogether = (texts: readonly ReadText[]): readonly (readonly number[])[] => {
  if (texts.length < 2) return texts.map(({ candidates }) => candidates.map(({ probability }) => probability));
  const judged = texts.map(({ candidates }) => likeliest(candidates));
  const seen = countNames(texts, judged);
  const all = { texts: 0, judged: 0 };
  for (const each of seen.values()) {
    all.texts += each.texts;
    all.judged += each.judged;
  }
  const usual = all.judged / all.texts;
  return texts.map(({ candidates }, index) =>
    candidates.map(({ name, probability }) => {
      const counts = seen.get(name) ?? { texts: 1, judged: 0 };
      const others = Math.max(0, counts.judged - (judged[index]?.get(name) ?? 0));
      const share = (others + SHRINKAGE * usual) / (counts.texts - 1 + SHRINKAGE);
      return fromLogit(logit(probability) + WEIGHT * (logit(share) - logit(usual)));
    }),
  );
};
