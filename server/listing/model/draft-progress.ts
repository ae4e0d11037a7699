import type { OnProgress } from "../stages/prepare.ts";
import { MODEL_FIELDS } from "./model-copy.ts";

const FIRST_PERCENT = 62;
const PERCENT_A_FIELD = 3;
const DRAFTS = ["", ", second draft"] as const;

const MESSAGES = {
  titles: "Writing titles",
  highlights: "Writing item highlights",
  bullets_a: "Writing bullet set A",
  bullets_b: "Writing bullet set B",
} as const satisfies Record<(typeof MODEL_FIELDS)[number], string>;

/** Hears a draft as far as it has come, and tells whenever it comes to a further field. The second draft goes on where the first ended. */
export const tellDraft = (round: number, onProgress: OnProgress): ((text: string) => void) => {
  let told = -1;
  return (text) => {
    const at = MODEL_FIELDS.findLastIndex((field) => text.includes(`"${field}"`));
    const field = MODEL_FIELDS[at];
    if (field === undefined || at <= told) return;
    told = at;
    onProgress({
      stage: "writing",
      percent: FIRST_PERCENT + PERCENT_A_FIELD * (round * MODEL_FIELDS.length + at),
      message: `${MESSAGES[field]}${DRAFTS[round] ?? ""}`,
    });
  };
};
