import type { Numbered } from "./page-context.ts";

export type Block = Numbered[];

/** Cuts the lines into blocks, with a new one before each line that starts one. */
export const splitBefore = (
  entries: readonly Numbered[],
  startsBlock: (entry: Numbered, index: number, block: Block) => boolean,
): Block[] => {
  const blocks: Block[] = [];
  let block: Block = [];
  entries.forEach((entry, index) => {
    if (block.length > 0 && startsBlock(entry, index, block)) {
      blocks.push(block);
      block = [];
    }
    block.push(entry);
  });
  return block.length > 0 ? [...blocks, block] : blocks;
};
