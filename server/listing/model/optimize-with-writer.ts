import type { OptimizationInput, OptimizationResult } from "../../../events/result/result.ts";
import { assemble, type OnProgress, type Prepared, prepare } from "../prepare.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../rules/profiles.ts";
import { type CopyDraft, draftCopy, type PackedDraft } from "../write-listing.ts";
import { checkCopy, type FieldName } from "./check-copy.ts";
import { writeBrief } from "./copy-brief.ts";
import { tellDraft } from "./draft-progress.ts";
import { ModelAwayError } from "./model-away-error.ts";
import type { CopyWriter } from "./model-copy.ts";

const SILENT: OnProgress = () => undefined;
const ATTEMPTS = 2;

const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  titles: "titles",
  highlights: "item highlights",
  bulletsA: "bullet set A",
  bulletsB: "bullet set B",
};
const FIELDS: readonly FieldName[] = ["titles", "highlights", "bulletsA", "bulletsB"];

type Attempt = { draft: Partial<CopyDraft>; problems: readonly string[]; failed: boolean };

const wanted = (prepared: Prepared): FieldName[] =>
  FIELDS.filter((field) => field !== "highlights" || prepared.profile.hasHighlights);

/** Asks until every field passes, at most twice, and not again where nobody would answer; what has passed once is kept. */
const ask = async (writer: CopyWriter, prepared: Prepared, onProgress: OnProgress): Promise<Attempt> => {
  const brief = writeBrief(prepared);
  let attempt: Attempt = { draft: {}, problems: [], failed: false };
  for (let round = 0; round < ATTEMPTS; round += 1) {
    try {
      const copy = await writer(brief, attempt.problems, tellDraft(round, onProgress));
      const { draft, problems } = checkCopy(copy, prepared);
      const kept = { ...draft, ...attempt.draft };
      attempt = {
        draft: kept,
        problems: FIELDS.flatMap((field) => (kept[field] === undefined ? (problems[field] ?? []) : [])),
        failed: false,
      };
    } catch (error) {
      attempt = { ...attempt, failed: true };
      if (error instanceof ModelAwayError) break;
    }
    if (wanted(prepared).every((field) => attempt.draft[field] !== undefined)) break;
  }
  return attempt;
};

const notesOn = (attempt: Attempt, fallen: readonly FieldName[], all: boolean): string[] => {
  if (fallen.length === 0) return [];
  if (all && attempt.failed)
    return ["The language model gave no usable answer; the built-in writer wrote the whole listing."];
  return [
    `The built-in writer wrote ${fallen.map((field) => FIELD_NAMES[field]).join(", ")}: the language model's version did not pass the checks.`,
  ];
};

export type AsyncOptimizer = (
  input: OptimizationInput,
  onProgress?: OnProgress,
  profileId?: string,
) => Promise<OptimizationResult>;

/** Optimizes with a writer outside. Its copy passes the same checks as ours; a field that fails twice falls back, and the notes say so. */
export const optimizeReviewsWith =
  (writer: CopyWriter): AsyncOptimizer =>
  async (input, onProgress = SILENT, profileId = input.ruleProfile ?? DEFAULT_PROFILE_ID) => {
    const prepared = prepare(input, profileById(profileId), onProgress);
    onProgress({ stage: "writing", percent: 60, message: "Asking the language model" });
    const attempt = await ask(writer, prepared, onProgress);
    const fields = wanted(prepared);
    const fallen = fields.filter((field) => attempt.draft[field] === undefined);
    const draft: PackedDraft = {
      ...draftCopy(prepared.mining, prepared.bank, prepared.facts, prepared.input, prepared.profile),
      ...attempt.draft,
    };
    const all = fallen.length === fields.length;
    return assemble(prepared, draft, all ? "built-in" : "openai", notesOn(attempt, fallen, all), onProgress);
  };
