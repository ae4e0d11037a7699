import { draftMemory } from "../kernel/draft-memory.ts";
import { initialContext, keptWork } from "./optimize.context.ts";
import { optimizeSetup } from "./optimize.setup.ts";
import { work } from "./optimize.work.ts";

/** Product and reviews to an ASIN profile, to an optimization with its progress, to results; and regenerating them. */
export const optimizeMachine = optimizeSetup.createMachine({
  id: "optimize",
  type: "parallel",
  context: ({ input }) => initialContext(input),
  states: { work, memory: draftMemory(keptWork) },
});
