import type { Citation, ModelCopy, ModelLine } from "../../server/listing/model/model-copy.ts";

/** A line that rests on themes. */
export const line = (text: string, ...theme_ids: string[]): ModelLine => ({ text, theme_ids, evidence: [] });

/** A line that rests on words of reviews. */
export const citing = (
  text: string,
  ...evidence: readonly (readonly [review: string, quote: string])[]
): ModelLine => ({
  text,
  theme_ids: [],
  evidence: evidence.map(([review, quote]): Citation => ({ review, quote })),
});

export const REVIEWS_FOR_MODEL = [
  "Ice lasts overnight. I am ann@example.com.",
  "Keeps water cold all day in 40 degree heat.",
  "Stays cold, super easy to clean.",
  "Easy to clean. Cold for hours. The lid leaks.",
].join("\n\n");

/** The same, with a matter that no line of `goodCopy` speaks of. */
export const REVIEWS_FOR_MORE = `${REVIEWS_FOR_MODEL}\n\nSo light to carry.\n\nVery light in my bag.`;

/** An answer that passes every check for `REVIEWS_FOR_MODEL`. */
export const goodCopy = (): ModelCopy => ({
  titles: [line("Kelvara Insulated Water Bottle, Keeps Ice Overnight", "cold")],
  highlights: line("Cold for hours, simple to wash", "cold", "cleaning"),
  bullets_a: [
    line("Cold All Day: water holds its chill from morning to night", "cold"),
    line("Ice in the Morning: what goes in at night is still ice overnight", "cold"),
    line("Quick Cleanup: easy to rinse, clean again in moments", "cleaning"),
    line("Summer Ready: keeps cold in 40 degree afternoons", "cold"),
    line("One Less Chore: washing up is easy", "cleaning"),
  ],
  bullets_b: [
    line("No Lukewarm Water: cold for a full day", "cold"),
    line("Hot Days Included: heat outside, cold inside", "cold"),
    line("Not Hard to Wash: this one is easy", "cleaning"),
    line("No Scrubbing: simply cleans easily", "cleaning"),
    line("Good to Know: seat the lid well, since a loose lid leaks", "leak"),
  ],
});
