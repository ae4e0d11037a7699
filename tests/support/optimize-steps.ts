import { EMPTY_OPTIMIZE_FORM, type OptimizeForm } from "../../machines/optimize/optimize.form.ts";
import { optimizeMachine as machine } from "../../machines/optimize/optimize.machine.ts";
import { done, failed, steps } from "./machine-steps.ts";
import { NO_ANSWER } from "./refusals.ts";

export const start = { kind: "start" } as const;
export const filled = { avatarName: "Ann", productName: "Bag", reviews: "Nice zipper." };
export const form: OptimizeForm = { ...EMPTY_OPTIMIZE_FORM, ...filled };
export const changed = (changes: Partial<OptimizeForm> = filled) => ({ type: "form.changed", changes });
export const submitted = (key = "key-1") => ({ type: "form.submitted", key });
export const profiled = done("optimize.work.creatingProfile", { id: "asin-1" });
export const unprofiled = (error: unknown) => failed("optimize.work.creatingProfile", error);
export const completed = { type: "optimization.completed", optimizationId: "optimization-1" };
export const refused = (error: unknown) => ({ type: "optimization.refused", error });
export const progress = { stage: "mining", percent: 40, message: "Reading opinions" } as const;
export const reported = { type: "progress.reported", progress };
export const regenerate = (keywords: string[], key = "key-9") => ({ type: "regenerate.requested", keywords, key });

export const wanted = { type: "form.wanted" };

export const work = (events: Parameters<typeof steps>[1]) => {
  const { snapshot, started, emitted } = steps(machine, events, start);
  return { state: snapshot.value.work, context: snapshot.context, started, emitted };
};
export const optimizing = [changed(), submitted(), profiled];

/** The line was cut, and the seller went back to the form. */
export const lost = [refused(NO_ANSWER), wanted];
