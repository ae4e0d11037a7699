import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import { sensesOf } from "../words/same-sense.ts";

/** What customers complain of about as often as they praise it, by the senses of its words, with the complaints counted. */
export const disputedSenses = (mining: Mining): ReadonlyMap<string, number> => {
  const floor = supportFloor(mining);
  const senses = mining.themes
    .filter(({ facet, theme }) => facet !== null && theme.negative >= floor && theme.negative * 2 >= theme.positive)
    .flatMap(({ facet, theme }) => {
      const id = facet?.id ?? "";
      const features =
        phrasesFor(id)
          ?.features.map((each) => each.text)
          .filter((text) => !text.includes(" ")) ?? [];
      return [id, ...features].flatMap((text) => [...sensesOf(text)].map((sense) => [sense, theme.negative] as const));
    });
  return new Map(senses);
};
