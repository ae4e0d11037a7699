import CUES from "./cues/outdoor.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that stand, hang or are worn outdoors. */
export const OUTDOOR_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "wind",
    group: "performance",
    only: ["outdoor", "shelter"],
    praise: "Stands up to wind",
    complaint: "Gives way in wind",
    desire: "{product} that stands up to wind",
    pain: "It gives way in wind",
    value: "holding out in wind",
  },
  {
    id: "pests",
    group: "performance",
    only: ["outdoor", "shelter"],
    praise: "Keeps animals and bugs out",
    complaint: "Animals or bugs get at it",
    desire: "{product} that keeps animals and bugs out",
    pain: "Animals or bugs get at it",
    value: "keeping animals and bugs out",
  },
]);
