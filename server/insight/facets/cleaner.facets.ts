import CUES from "./cues/cleaner.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** Two facets of things that clean or go about by themselves: what is got rid of, and the way there. */
export const CLEANER_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "findsWay",
    group: "performance",
    only: ["robot"],
    praise: "Finds its way by itself",
    complaint: "Gets stuck or lost",
    desire: "{product} that finds its way by itself",
    pain: "It gets stuck or lost",
    value: "work done without watching",
  },
  {
    id: "cleansWell",
    group: "performance",
    only: ["cleaner"],
    praise: "Cleans well",
    complaint: "Leaves dirt behind",
    desire: "{product} that cleans well",
    pain: "It leaves dirt behind",
    value: "things really clean",
  },
]);
