import CUES from "./cues/helping.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** How people learn to use a thing, and how many of them it takes to put it up. */
export const HELPING_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "videos",
    group: "ease",
    except: ["edible", "cosmetic", "reading", "game", "audio", "picture", "calling", "toy"],
    praise: "Easy to learn from videos",
    complaint: "Videos are no help",
    desire: "{product} that is easy to learn from videos",
    pain: "The videos are no help",
    value: "learning from videos",
  },
  {
    id: "hands",
    group: "ease",
    except: ["edible", "cosmetic", "reading", "game", "garment", "worn"],
    praise: "One person can put it up",
    complaint: "Takes two people to put up",
    desire: "{product} that one person can put up",
    pain: "It takes two people to put up",
    value: "putting it up alone",
  },
]);
