import OpenAI from "openai";
import { ModelAwayError } from "../listing/model/model-away-error.ts";

/** The model answered, but not with a listing; asking again may mend that. */
export const UNUSABLE_ANSWER = "unusable answer";

/** The error for a model that cannot be had, or null where it answered. */
export const awayFor = (error: unknown): ModelAwayError | null => {
  if (error instanceof ModelAwayError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelAwayError("timeout");
  if (error instanceof OpenAI.APIConnectionError) return new ModelAwayError("unreachable");
  return error instanceof OpenAI.APIError && typeof error.status === "number"
    ? new ModelAwayError(`status ${error.status}`)
    : null;
};

/** Why the model gave nothing, without a word of what it was asked or answered, and without its key, which it may quote. */
export const failureOf = (error: unknown): string => (error instanceof ModelAwayError ? error.reason : UNUSABLE_ANSWER);
