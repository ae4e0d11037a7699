import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { ModelUsage } from "../openai/model-usage.ts";

export type RequestBegun = { requestId: string; method: string; traceparent: string | null };

/** `route` is the pattern, never the path, which may hold ids and tokens. */
export type RequestEnded = { route: string; status: number; seconds: number; problem: ProblemCode | null };

export type Appended = {
  streamKind: string;
  correlationId: string;
  events: number;
  outcome: "appended" | "repeated" | "conflict" | "failed";
  startedAt: number;
  seconds: number;
};

/** Who wants to know what the process does. Nothing it is told holds personal data. */
export type Observer = {
  requestBegan: (request: RequestBegun) => (ended: RequestEnded) => void;
  appended: (append: Appended) => void;
  /** A call of the language model led to nothing. */
  modelFailed: (cause: string) => void;
  /** What a call of the language model took. */
  modelUsed: (usage: ModelUsage) => void;
  close: () => Promise<void>;
};

/** Tells several observers as if they were one. */
export const observers = (all: readonly Observer[]): Observer => ({
  requestBegan: (request) => {
    const ends = all.map((observer) => observer.requestBegan(request));
    return (ended) => {
      for (const end of ends) end(ended);
    };
  },
  appended: (append) => {
    for (const observer of all) observer.appended(append);
  },
  modelFailed: (cause) => {
    for (const observer of all) observer.modelFailed(cause);
  },
  modelUsed: (usage) => {
    for (const observer of all) observer.modelUsed(usage);
  },
  close: async () => {
    await Promise.all(all.map((observer) => observer.close()));
  },
});
