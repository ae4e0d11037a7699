import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { CopyBrief } from "./copy-brief.ts";

/** Words of a review, letter by letter. */
const Citation = v.strictObject({ review: v.string(), quote: v.string() });
export type Citation = v.InferOutput<typeof Citation>;

const Line = v.strictObject({ text: v.string(), theme_ids: v.array(v.string()), evidence: v.array(Citation) });

/** The answer a model must give, nothing more and nothing less. */
export const ModelCopy = v.strictObject({
  titles: v.array(Line),
  highlights: Line,
  bullets_a: v.array(Line),
  bullets_b: v.array(Line),
});
export type ModelCopy = v.InferOutput<typeof ModelCopy>;
export type ModelLine = v.InferOutput<typeof Line>;

export const modelCopySchema = (): Record<string, unknown> => ({ ...toJsonSchema(ModelCopy, { errorMode: "ignore" }) });

/** The fields of an answer in the order they are written. */
export const MODEL_FIELDS = ["titles", "highlights", "bullets_a", "bullets_b"] as const satisfies (keyof ModelCopy)[];

/**
 * Asks for copy; `problems` say what was wrong with the last attempt, `onText` hears the answer as far as it has come.
 * Throws `ModelAwayError` where asking again would be in vain, and any other error where the answer cannot be used.
 */
export type CopyWriter = (
  brief: CopyBrief,
  problems: readonly string[],
  onText: (text: string) => void,
) => Promise<ModelCopy>;
