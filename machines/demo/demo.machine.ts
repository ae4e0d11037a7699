import { assign } from "xstate";
import { draftMemory } from "../kernel/draft-memory.ts";
import { initialDemo, keptVisit } from "./demo.context.ts";
import { demoSetup } from "./demo.setup.ts";
import { visit } from "./demo.visit.ts";

/** The free demo: form, run, results; what is kept on this device; the upgrade dialog. */
export const demoMachine = demoSetup.createMachine({
  id: "demo",
  type: "parallel",
  context: ({ input }) => initialDemo(input),
  states: {
    visit,
    memory: draftMemory(keptVisit),
    upgrade: {
      initial: "closed",
      states: {
        closed: { on: { "upgrade.opened": "open" } },
        open: { on: { "upgrade.closed": { target: "closed", actions: assign({ refusal: null }) } } },
      },
    },
  },
});
