import CUES from "./cues/matching.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** How a thing goes together with others, and how its pieces do with each other. */
export const MATCHING_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "compatible",
    group: "handling",
    except: ["edible", "cosmetic", "remedy", "reading"],
    praise: "Works with what buyers have",
    complaint: "Does not work with what buyers have",
    desire: "{product} that works with what buyers have",
    pain: "It does not work with what buyers have",
    value: "compatibility",
  },
  {
    id: "joins",
    group: "build",
    only: ["toy", "game"],
    praise: "Pieces join well",
    complaint: "Pieces do not join or stay together",
    desire: "pieces that join well",
    pain: "Pieces do not join or stay together",
    value: "pieces that join well",
  },
]);
