import * as v from "valibot";
import type { Sentence } from "../../text/analyse.ts";
import { termForm } from "./term-form.ts";

const Aspect = v.object({
  aspect: v.string(),
  polarity: v.nullable(v.string()),
  implicit: v.optional(v.boolean(), false),
  opinions: v.optional(v.array(v.object({ opinion: v.string() })), []),
});

/** One annotated text. */
export const GoldLine = v.object({
  id: v.string(),
  product: v.optional(v.nullable(v.string()), ""),
  split: v.optional(v.nullable(v.string()), ""),
  text: v.string(),
  aspects: v.array(Aspect),
});
export type GoldLine = v.InferOutput<typeof GoldLine>;
type Aspect = v.InferOutput<typeof Aspect>;

/** Where an annotated term stands. A required one is judged there; another is a mention that may or may not be. */
export type GoldSpan = { sentence: number; from: number; to: number; required: boolean; polarity: string | null };

const LONGEST = 8;

type Place = { sentence: number; from: number; to: number; start: number };

const formAt = (text: string, { tokens }: Sentence, from: number, to: number): string =>
  termForm(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));

const placesIn = (
  text: string,
  sentence: Sentence,
  index: number,
  wanted: ReadonlySet<string>,
): { form: string; place: Place }[] =>
  sentence.tokens.flatMap((token, from) => {
    const found: { form: string; place: Place }[] = [];
    for (let to = from + 1; to <= Math.min(sentence.tokens.length, from + LONGEST); to += 1) {
      const form = formAt(text, sentence, from, to);
      const loose =
        to - from > 1 &&
        (formAt(text, sentence, from + 1, to) === form || formAt(text, sentence, from, to - 1) === form);
      if (wanted.has(form) && !loose) found.push({ form, place: { sentence: index, from, to, start: token.start } });
    }
    return found;
  });

const occurrences = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1 && part !== ""; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
};

/** The mentions next to the words that judge the term. Data sets name a term, not which of its mentions they mean. */
const judged = (text: string, aspect: Aspect, places: readonly Place[]): ReadonlySet<Place> => {
  const lower = text.toLowerCase();
  const nearest = aspect.opinions.flatMap(({ opinion }) => {
    const length = opinion.length;
    const distance = ({ start }: Place): number =>
      Math.min(
        ...occurrences(lower, opinion.toLowerCase()).map((at) =>
          Math.min(Math.abs(start - at), Math.abs(start - at - length)),
        ),
      );
    const [best] = places
      .filter((place) => Number.isFinite(distance(place)))
      .toSorted((a, b) => distance(a) - distance(b));
    return best === undefined ? [] : [best];
  });
  return new Set(nearest.length > 0 ? nearest : places.slice(0, 1));
};

/** Finds the annotated terms in the sentences of a text. */
export const findGold = (text: string, sentences: readonly Sentence[], aspects: readonly Aspect[]): GoldSpan[] => {
  const wanted = new Map(
    aspects
      .filter((aspect) => !aspect.implicit && termForm(aspect.aspect) !== "")
      .map((aspect) => [termForm(aspect.aspect), aspect]),
  );
  if (wanted.size === 0) return [];
  const forms = new Set(wanted.keys());
  const found = Map.groupBy(
    sentences.flatMap((sentence, index) => placesIn(text, sentence, index, forms)),
    ({ form }) => form,
  );
  return [...wanted].flatMap(([form, aspect]) => {
    const places = (found.get(form) ?? []).map(({ place }) => place);
    const required = judged(text, aspect, places);
    return places.map(
      (place): GoldSpan => ({
        sentence: place.sentence,
        from: place.from,
        to: place.to,
        required: required.has(place),
        polarity: aspect.polarity,
      }),
    );
  });
};

/** Further mentions of terms that stand at the given places. */
export const openMentions = (text: string, sentences: readonly Sentence[], spans: readonly GoldSpan[]): GoldSpan[] => {
  const forms = new Set(
    spans.flatMap(({ sentence, from, to }) => {
      const judged = sentences[sentence];
      return judged === undefined ? [] : [formAt(text, judged, from, to)];
    }),
  );
  return sentences
    .flatMap((sentence, index) => placesIn(text, sentence, index, forms))
    .map(({ place: { sentence, from, to } }): GoldSpan => ({ sentence, from, to, required: false, polarity: null }))
    .filter(
      (open) => !spans.some(({ sentence, from, to }) => sentence === open.sentence && from < open.to && open.from < to),
    );
};

const ANY = 7;

/** Per token the bits of the labels it may have: outside unless annotated, anything where a mention is open. */
export const allowedLabels = (length: number, spans: readonly GoldSpan[]): Uint8Array => {
  const allowed = new Uint8Array(length).fill(1);
  const order = spans.toSorted(
    (a, b) => Number(b.required) - Number(a.required) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  for (const { from, to, required } of order) {
    if (allowed.subarray(from, to).some((bits) => bits !== 1)) continue;
    allowed.fill(required ? 4 : ANY, from, to);
    if (required) allowed[from] = 2;
  }
  return allowed;
};
