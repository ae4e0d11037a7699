import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { unitsAsSaid } from "../../../../../server/insight/units/extract-units.ts";
import type { Unit } from "../../../../../server/insight/units/unit.ts";
import { readAnything, unitsOf } from "../../../../support/read-anything.ts";

const isReport = ({ mood }: Unit): boolean => mood === "report";

const asSaid = (text: string): Unit[] =>
  analyseText(text, "r1").flatMap((sentence) => unitsAsSaid(sentence, readAnything));

/** What a text reports of the product: facets or nouns, each with its polarity. */
export const reports = (text: string): [string, number][] =>
  unitsOf(text)
    .filter(isReport)
    .map(({ key, polarity }) => [key, polarity]);

export const keys = (text: string): string[] => reports(text).map(([key]) => key);

const signOf = ({ key, polarity }: Unit): string => `${polarity > 0 ? "+" : "-"}${key}`;

/** The same as "+sturdy" or "-noun:lid". */
export const signs = (text: string): string[] => unitsOf(text).filter(isReport).map(signOf);

/** What its words alone would report, whatever is meant by them. */
export const signsAsSaid = (text: string): string[] => asSaid(text).filter(isReport).map(signOf);
export const keysAsSaid = (text: string): string[] =>
  asSaid(text)
    .filter(isReport)
    .map(({ key }) => key);
