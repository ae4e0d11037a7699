import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OptimizationInput, OptimizationResult } from "../../../events/result/result.ts";
import { optimizeReviews } from "../../../server/listing/optimize-reviews.ts";
import { sampleInputs } from "../../support/samples.ts";
import { wordRuns } from "../../support/word-runs.ts";
import { inputOf } from "./bench-reviews.ts";
import { shownQuotes } from "./shown-quotes.ts";

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
  /** Quotes that nobody wrote so, wherever the result shows them, and offsets that lie outside their review. */
  inexactQuotes: number;
  /** Demographics without the words of a review that state them. */
  unsupportedDemographics: number;
  /** Six words in a row that the listing shares with a review. */
  copiedRuns: number;
};

type Made = { result: OptimizationResult; productName: string };

const copiedRuns = (result: OptimizationResult): number => {
  const said = new Set(result.reviews.flatMap(({ text }) => wordRuns(text, RUN)));
  const written = [...result.optimizedTitles, result.itemHighlights, ...result.bulletsA, ...result.bulletsB];
  return written.flatMap((text) => wordRuns(text, RUN)).filter((run) => said.has(run)).length;
};

const quotesOf = ({ result, productName }: Made): { all: number; inexact: number } => {
  const texts = new Map(result.reviews.map(({ id, text }) => [id, text]));
  const spans = [...result.evidence, ...result.themes].flatMap((each) => each.spans);
  const wrong = spans.filter(({ reviewId, start, end }) => {
    const text = texts.get(reviewId);
    return text === undefined || start < 0 || end > text.length || text.slice(start, end).trim() === "";
  });
  const { say } = result.avatarData;
  const invented = say.filter((words) => !result.reviews.some(({ text }) => text.includes(words)));
  const shown = shownQuotes(result, productName);
  return {
    all: spans.length + say.length + shown.all,
    inexact: wrong.length + invented.length + shown.strange.length,
  };
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
  const inputs = [...productInputs(folder), ...sampleInputs.map(({ input }) => input)];
  const results = inputs.map((input): Made => ({ result: optimizeReviews(input), productName: input.productName }));
  const sum = (count: (made: Made) => number): number => results.reduce((all, made) => all + count(made), 0);
  const faults: ProductFaults = {
    products: results.length,
    ruleErrors: sum(
      ({ result: { compliance } }) => compliance.findings.filter(({ severity }) => severity === "error").length,
    ),
    quotes: sum((made) => quotesOf(made).all),
    inexactQuotes: sum((made) => quotesOf(made).inexact),
    unsupportedDemographics: sum(({ result }) => unsupported(result)),
    copiedRuns: sum(({ result }) => copiedRuns(result)),
  };
  console.log(`\nlistings of ${faults.products} products, the samples among them
  errors of rules                      ${faults.ruleErrors}
  quotes that are no exact substring   ${faults.inexactQuotes} of ${faults.quotes}
  demographics nobody stated           ${faults.unsupportedDemographics}
  six words in a row from a review     ${faults.copiedRuns}`);
  return faults;
};
