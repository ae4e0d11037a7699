import type { Exclusion } from "../../../events/result/review.ts";
import { isKind, isNoise, NAME, type Numbered } from "./page-context.ts";
import { excludeReversibly } from "./record.ts";
import type { Block } from "./split-before.ts";

type IsWanted = (text: string) => boolean;

/** The reviewer's name above the stars is of the review below it. */
const withNames = (blocks: readonly Block[]): Block[] => {
  const named = blocks.map((block) => [...block]);
  named.forEach((block, index) => {
    const last = block.findLastIndex((entry) => !isKind(entry, "blank"));
    const next = named[index + 1];
    if (next !== undefined && isNoise(block[last], NAME)) next.unshift(...block.splice(last));
  });
  return named;
};

const asText = (entry: Numbered): Numbered =>
  entry.line.kind === "noise" ? { ...entry, line: { kind: "text" }, noise: entry.line.detail } : entry;

/** The blocks with the furniture as text that the seller asked for; which lines make a review is settled before. */
export const withTakenBack = (blocks: readonly Block[], isWanted: IsWanted): Block[] =>
  withNames(blocks).map((block) => block.map((entry) => (isWanted(entry.text) ? asText(entry) : entry)));

/** What the seller took back in, for the list. */
export const takenBack = (blocks: readonly Block[]): Exclusion[] =>
  blocks
    .flat()
    .flatMap(({ noise, text, number }) =>
      noise === undefined ? [] : [excludeReversibly("boilerplate", text, noise, number)],
    );
