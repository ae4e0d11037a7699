import type { OptimizationProgress } from "../../events/result/result.ts";
import type { DraftMemoryEvent } from "../kernel/draft-memory.ts";
import type { OptimizeForm } from "./optimize.form.ts";

/** What the running optimization reports. */
export type OptimizeRunEvent =
  | { type: "progress.reported"; progress: OptimizationProgress }
  | { type: "optimization.completed"; optimizationId: string }
  | { type: "optimization.refused"; error: unknown };

/** `key` is a fresh Idempotency-Key for this submit. */
export type OptimizeEvent =
  | OptimizeRunEvent
  | DraftMemoryEvent
  | { type: "avatar.chosen"; avatarId: string; avatarName: string }
  | { type: "form.changed"; changes: Partial<OptimizeForm> }
  | { type: "form.replaced"; changes: Partial<OptimizeForm> }
  | { type: "replacement.undone" }
  | { type: "draft.discarded" }
  | { type: "form.submitted"; key: string }
  | { type: "regenerate.requested"; keywords: readonly string[]; key: string }
  | { type: "rerun.requested"; include: readonly string[]; keywords: readonly string[]; key: string }
  | { type: "again.requested" }
  | { type: "form.wanted" }
  | { type: "another.requested" };
