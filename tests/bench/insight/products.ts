import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OptimizationInput, OptimizationResult } from "../../../events/result/result.ts";
import { optimizeReviews } from "../../../server/listing/optimize-reviews.ts";
import { sampleInputs } from "../../support/samples.ts";
import { wordRuns } from "../../support/word-runs.ts";
import { inputOf } from "./bench-reviews.ts";

const RUN = 6;

/** The set names no products, only what kind of thing they are. */
const KINDS: Readonly<Record<string, string>> = {
  cloth: "Clothing Item",
  electronics: "Electronic Device",
  health_personal_care: "Personal Care Item",
  home_kitchen: "Kitchen Item",
};

export type ProductFaults = {
  products: number;
  /** Findings of the rules with severity "error". */
  ruleErrors: number;
  quotes: number;
  /** Quotes that are no exact part of a review, and offsets that lie outside theirs. */
  inexactQuotes: number;
  /** Demographics without the words of a review that state them. */
  unsupportedDemographics: number;
  /** Six words in a row that the listing shares with a review. */
  copiedRuns: number;
};

const copiedRuns = (result: OptimizationResult): number => {
  const said = new Set(result.reviews.flatMap(({ text }) => wordRuns(text, RUN)));
  const written = [...result.optimizedTitles, result.itemHighlights, ...result.bulletsA, ...result.bulletsB];
  return written.flatMap((text) => wordRuns(text, RUN)).filter((run) => said.has(run)).length;
};

const quotesOf = (result: OptimizationResult): { all: number; inexact: number } => {
  const texts = new Map(result.reviews.map(({ id, text }) => [id, text]));
  const spans = [...result.evidence, ...result.themes].flatMap((each) => each.spans);
  const wrong = spans.filter(({ reviewId, start, end }) => {
    const text = texts.get(reviewId);
    return text === undefined || start < 0 || end > text.length || text.slice(start, end).trim() === "";
  });
  const { say } = result.avatarData;
  const invented = say.filter((words) => !result.reviews.some(({ text }) => text.includes(words)));
  return { all: spans.length + say.length, inexact: wrong.length + invented.length };
};

const unsupported = ({ avatarData, evidence }: OptimizationResult): number => {
  const supported = new Set(evidence.filter(({ spans }) => spans.length > 0).map(({ path }) => path));
  return Object.entries(avatarData.demographics).filter(
    ([field, value]) => value !== "" && !supported.has(`avatar.demographics.${field}`),
  ).length;
};

/** One product a line: its kind, its number, then eight reviews. */
export const productInputs = (folder: string): OptimizationInput[] =>
  readdirSync(join(folder, "fewsum"))
    .filter((file) => file.endsWith(".tsv"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, "fewsum", file), "utf8")
        .trim()
        .split("\n")
        .slice(1),
    )
    .map((line) => {
      const [kind = "", , ...columns] = line.split("\t");
      return inputOf(KINDS[kind] ?? "Item", columns.slice(0, 8).join("\n\n"));
    });

/** Prints what is wrong with the listings of real products and of the samples: it should be nothing. */
export const countFaults = (folder: string): ProductFaults => {
  const results = [...productInputs(folder), ...sampleInputs.map(({ input }) => input)].map((input) =>
    optimizeReviews(input),
  );
  const sum = (count: (result: OptimizationResult) => number): number =>
    results.reduce((all, result) => all + count(result), 0);
  const faults: ProductFaults = {
    products: results.length,
    ruleErrors: sum(({ compliance }) => compliance.findings.filter(({ severity }) => severity === "error").length),
    quotes: sum((result) => quotesOf(result).all),
    inexactQuotes: sum((result) => quotesOf(result).inexact),
    unsupportedDemographics: sum(unsupported),
    copiedRuns: sum(copiedRuns),
  };
  console.log(`\nlistings of ${faults.products} products, the samples among them
  errors of rules                      ${faults.ruleErrors}
  quotes that are no exact substring   ${faults.inexactQuotes} of ${faults.quotes}
  demographics nobody stated           ${faults.unsupportedDemographics}
  six words in a row from a review     ${faults.copiedRuns}`);
  return faults;
};
