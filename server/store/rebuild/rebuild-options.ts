export type RebuildStep =
  | { step: "begun" | "resumed"; position: number; head: number }
  | { step: "events"; position: number; head: number }
  | { step: "indexes" | "comparing" | "switching" };

export type RebuildOptions = {
  /** Only compares, and leaves the live tables as they are. */
  isCheck: boolean;
  /** Decision states are to be proved next, in the same rebuild. */
  statesFollow: boolean;
  onStep: (step: RebuildStep) => void;
};
