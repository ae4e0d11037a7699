import { useEffect, useEffectEvent } from "react";
import type { OptimizationProgress } from "../../../events/result/result.ts";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import { useOptimize } from "../optimizing/use-optimize.ts";
import type { CompleteOptimization } from "./complete-optimization.ts";

/** A wish to have a listing written again. Each object is a wish of its own. */
export type Wish = Extract<OptimizeEvent, { type: "regenerate.requested" | "rerun.requested" }>;

export type Run = { isBusy: boolean; isCutOff: boolean; progress: OptimizationProgress | null };

type RewritingProps = {
  optimization: CompleteOptimization;
  wish: Wish;
  onRun: (run: Run) => void;
  onRewritten: (optimizationId: string) => void;
};

/** The flow that writes a listing again. It shows nothing itself, and is loaded by those who ask for it. */
export const Rewriting = ({ optimization: { id, asinId }, wish, onRun, onRewritten }: RewritingProps) => {
  const { actor, isBusy, isCutOff, progress } = useOptimize({
    kind: "full",
    email: null,
    saved: { asinId, optimizationId: id },
    onOptimized: onRewritten,
  });
  const tellRun = useEffectEvent(onRun);
  useEffect(() => actor.send(wish), [actor, wish]);
  useEffect(() => tellRun({ isBusy, isCutOff, progress }), [isBusy, isCutOff, progress]);
  return null;
};
