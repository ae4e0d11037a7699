import type { OptimizationProgress } from "../../events/result/result.ts";
import type { DemoResult } from "../../events/wire/demo.ts";
import type { DraftMemoryEvent } from "../kernel/draft-memory.ts";
import type { DemoFields } from "./demo.form.ts";

/** What the running optimization reports. */
export type DemoRunEvent =
  | { type: "progress.reported"; progress: OptimizationProgress }
  | { type: "optimization.completed"; result: DemoResult }
  | { type: "optimization.refused"; error: unknown };

export type DemoEvent =
  | DemoRunEvent
  | DraftMemoryEvent
  | { type: "form.changed"; changes: Partial<DemoFields> }
  | { type: "form.replaced"; changes: Partial<DemoFields> }
  | { type: "replacement.undone" }
  | { type: "draft.discarded" }
  | { type: "sample.chosen"; id: string }
  | { type: "form.submitted" }
  | { type: "rerun.requested"; include: readonly string[] }
  | { type: "another.requested" }
  | { type: "upgrade.opened" }
  | { type: "upgrade.closed" };
