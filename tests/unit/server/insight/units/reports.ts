import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { extractUnits } from "../../../../../server/insight/units/extract-units.ts";

/** What a text reports of the product: facets or nouns, each with its polarity. */
export const reports = (text: string): [string, number][] =>
  analyseText(text, "r1")
    .flatMap((sentence) => extractUnits(sentence))
    .filter(({ mood }) => mood === "report")
    .map(({ key, polarity }) => [key, polarity]);

export const keys = (text: string): string[] => reports(text).map(([key]) => key);
