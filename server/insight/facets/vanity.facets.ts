import CUES from "./cues/vanity.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in care for skin and hair and in what doses it. */
export const VANITY_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "visibleResult",
    group: "performance",
    only: ["cosmetic"],
    praise: "Shows on skin and hair",
    complaint: "Shows little on skin and hair",
    desire: "a difference that shows on skin and hair",
    pain: "It shows little on skin and hair",
    value: "results to see",
  },
  {
    id: "dispenser",
    group: "ease",
    only: ["cosmetic", "edible"],
    praise: "Comes out easily and in the right amount",
    complaint: "Hard to get out or to dose",
    desire: "{product} that is easy to get out and to dose",
    pain: "It is hard to get out or to dose",
    value: "easy dosing",
  },
]);
