import type { Insights } from "../../../events/result/insights.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Mining } from "../mining/mining.ts";
import { evidenceForList, type Supported } from "./avatar-draft.ts";
import { buildDoubts } from "./doubts.ts";
import { buildReasonsToBuy } from "./purchases.ts";
import { buildReturns } from "./returns.ts";
import { buildSituations } from "./situations.ts";
import { buildTopics } from "./topics.ts";

export type BuyerInsights = Pick<Insights, "situations" | "doubts" | "reasonsToBuy" | "reasonsToReturn" | "topics">;

const texts = (lines: readonly Supported[]): string[] => lines.map((line) => line.text);

/** Situations of use, doubts, reasons to buy and to return, and what else is spoken of, each statement with the words of the reviews behind it. */
export const buildInsights = (mining: Mining): { insights: BuyerInsights; evidence: Evidence[] } => {
  const lists = {
    situations: buildSituations(mining),
    doubts: buildDoubts(mining),
    reasonsToBuy: buildReasonsToBuy(mining),
    reasonsToReturn: buildReturns(mining),
    topics: buildTopics(mining),
  };
  return {
    insights: {
      situations: texts(lists.situations),
      doubts: texts(lists.doubts),
      reasonsToBuy: texts(lists.reasonsToBuy),
      reasonsToReturn: texts(lists.reasonsToReturn),
      topics: texts(lists.topics),
    },
    evidence: Object.entries(lists).flatMap(([name, lines]) => evidenceForList(`insights.${name}`, lines)),
  };
};
