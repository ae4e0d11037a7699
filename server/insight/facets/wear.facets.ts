import CUES from "./cues/wear.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that are worn or carried along. */
export const WEAR_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "pockets",
    group: "handling",
    only: ["garment", "bag"],
    praise: "Useful pockets",
    complaint: "Pockets are missing or too small",
    desire: "useful pockets",
    pain: "The pockets are missing or too small",
    value: "useful pockets",
  },
  // "see-through" is cut into "see - thro u gh" before its words are read.
  {
    id: "seeThrough",
    group: "looks",
    only: ["garment"],
    praise: "Not see-through",
    complaint: "See-through",
    desire: "{product} that is not see-through",
    pain: "It is see-through",
    value: "full coverage",
  },
  {
    id: "staysUp",
    group: "comfort",
    only: ["garment"],
    praise: "Stays in place when worn",
    complaint: "Rolls, slides or rides up",
    desire: "{product} that stays in place",
    pain: "It rolls, slides or rides up",
    value: "staying where it belongs",
  },
  {
    id: "stretch",
    group: "comfort",
    only: ["garment"],
    praise: "Stretches well",
    complaint: "Lacks stretch or stretches out",
    desire: "{product} that stretches well",
    pain: "It lacks stretch or stretches out",
    value: "stretch that lasts",
  },
  {
    id: "traction",
    group: "performance",
    only: ["footwear"],
    praise: "Grips the ground",
    complaint: "Slips on the ground",
    desire: "{product} with a sure grip on the ground",
    pain: "It slips on the ground",
    value: "sure footing",
  },
]);
