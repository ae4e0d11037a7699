import CUES from "./cues/cutting.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that cut, shave or mow. */
export const CUTTING_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "cutting",
    group: "performance",
    only: ["cutting"],
    except: ["toy"],
    praise: "Cuts well",
    complaint: "Dull or cuts badly",
    desire: "{product} that cuts well",
    pain: "It is dull or cuts badly",
    value: "a clean cut",
  },
  {
    id: "staysSharp",
    group: "build",
    only: ["cutting"],
    except: ["toy"],
    praise: "Stays sharp",
    complaint: "Goes dull soon",
    desire: "{product} that stays sharp",
    pain: "It goes dull soon",
    value: "an edge that lasts",
  },
]);
