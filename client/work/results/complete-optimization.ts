import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";

export type CompleteOptimization = Optimization & { avatarData: FullAvatar };

export const isComplete = (optimization: Optimization): optimization is CompleteOptimization =>
  optimization.avatarData !== null;
