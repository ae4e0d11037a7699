import type { Refusal } from "../../machines/kernel/refusal.ts";

/** What a call fails with when no answer comes: offline, server down, or the line was cut. */
export const NO_ANSWER: Refusal = { status: 0, problem: null, userMessage: null, fields: [] };
