import type { Announcement } from "../../machines/kernel/announcement.ts";
import type { Refusal } from "../../machines/kernel/refusal.ts";

/** What a call fails with when no answer comes: offline, server down, or the line was cut. */
export const NO_ANSWER: Refusal = { status: 0, problem: null, userMessage: null, fields: [] };

type Field = { path: string; message: string };

/** What a call fails with that the server refuses; null where it says no code, or no words of its own. */
export const refusal = (
  problem: string | null,
  userMessage: string | null = "From the server.",
  { status = 409, fields = [] }: { status?: number; fields?: readonly Field[] } = {},
) => ({ status, problem, userMessage, fields });

/** The toast that says of an action that it failed, and why. */
export const failureToast = (title: string, description: string): Announcement => ({
  type: "announced",
  title,
  description,
  tone: "destructive",
});
