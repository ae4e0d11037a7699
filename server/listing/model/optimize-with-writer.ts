import type { OptimizationInput, OptimizationResult } from "../../../events/result/result.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../rules/profiles.ts";
import { assemble, type OnProgress, type Prepared, prepare } from "../stages/prepare.ts";
import { draftCopy } from "../stages/write-listing.ts";
import { type CheckedCopy, checkCopy } from "./check-copy.ts";
import { writeBrief } from "./copy-brief.ts";
import { tellDraft } from "./draft-progress.ts";
import { ModelAwayError } from "./model-away-error.ts";
import type { CopyWriter } from "./model-copy.ts";
import { joinCopies, problemsLeft, type Settled, settleCopy } from "./settle-copy.ts";

const SILENT: OnProgress = () => undefined;
const ATTEMPTS = 2;

type Asked = { copy: CheckedCopy | null; failed: boolean };

/** Asks until every field has the lines it needs, at most twice, and not again where nobody would answer; what may stand once is kept. */
const ask = async (writer: CopyWriter, prepared: Prepared, onProgress: OnProgress): Promise<Asked> => {
  const brief = writeBrief(prepared);
  let asked: Asked = { copy: null, failed: false };
  for (let round = 0; round < ATTEMPTS; round += 1) {
    const problems = asked.copy === null ? [] : problemsLeft(asked.copy, prepared.profile);
    if (asked.copy !== null && problems.length === 0) break;
    try {
      const copy = await writer(brief, problems, tellDraft(round, onProgress));
      asked = { copy: joinCopies(asked.copy, checkCopy(copy, prepared)), failed: false };
    } catch (error) {
      asked = { ...asked, failed: true };
      if (error instanceof ModelAwayError) break;
    }
  }
  return asked;
};

const listed = new Intl.ListFormat("en", { type: "conjunction" });

const shortNote = ({ short }: Settled): string[] =>
  short.length === 0
    ? []
    : [
        `Fewer than five bullets in ${listed.format(short)}: the language model's others did not pass the checks, and the built-in writer has nothing else to tell.`,
      ];

const ourNote = ({ failed }: Asked, { ours, isAllOurs }: Settled): string[] => {
  if (ours.length === 0) return [];
  if (isAllOurs && failed)
    return ["The language model gave no usable answer; the built-in writer wrote the whole listing."];
  return [`The built-in writer wrote ${listed.format(ours)}: the language model's version did not pass the checks.`];
};

export type AsyncOptimizer = (
  input: OptimizationInput,
  onProgress?: OnProgress,
  profileId?: string,
) => Promise<OptimizationResult>;

/** Optimizes with a writer outside. Its copy passes the same checks as ours; what fails twice falls back, and the notes say so. */
export const optimizeReviewsWith =
  (writer: CopyWriter): AsyncOptimizer =>
  async (input, onProgress = SILENT, profileId = input.ruleProfile ?? DEFAULT_PROFILE_ID) => {
    const prepared = prepare(input, profileById(profileId), onProgress);
    onProgress({ stage: "writing", percent: 60, message: "Asking the language model" });
    const asked = await ask(writer, prepared, onProgress);
    const { mining, bank, facts, profile } = prepared;
    const settled = settleCopy(asked.copy, draftCopy(mining, bank, facts, prepared.input, profile), profile);
    const writtenBy = settled.isAllOurs ? "built-in" : "openai";
    return assemble(
      prepared,
      settled.draft,
      writtenBy,
      [...ourNote(asked, settled), ...shortNote(settled)],
      onProgress,
    );
  };
