import type { ModelCopy } from "../../server/listing/model/model-copy.ts";

const line = (text: string, ...theme_ids: string[]) => ({ text, theme_ids });

export const REVIEWS_FOR_MODEL = [
  "Ice lasts overnight. Write me at ann@example.com.",
  "Keeps water cold all day in 40 degree heat.",
  "Stays cold, super easy to clean.",
  "Easy to clean. Cold for hours. The lid leaks.",
].join("\n\n");

/** An answer that passes every check for `REVIEWS_FOR_MODEL`. */
export const goodCopy = (): ModelCopy => ({
  titles: [line("Kelvara Insulated Water Bottle, Keeps Ice Overnight", "cold")],
  highlights: line("Cold for hours, simple to wash", "cold", "cleaning"),
  bullets_a: [
    line("Cold All Day: water holds its chill from morning to night", "cold"),
    line("Ice in the Morning: fill it late and find cubes at breakfast", "cold"),
    line("Quick Cleanup: rinse it out and go", "cleaning"),
    line("Summer Ready: made for 40 degree afternoons", "cold"),
    line("One Less Chore: washing up takes moments", "cleaning"),
  ],
  bullets_b: [
    line("Will It Stay Cold: long enough for a full day out", "cold"),
    line("Hot Days Included: heat outside, chill inside", "cold"),
    line("Hard to Wash: not this one", "cleaning"),
    line("No Scrubbing: dirt comes off easily", "cleaning"),
    line("Good to Know: close the lid fully before packing it", "leak"),
  ],
});
