import CUES from "./cues/supply.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that are used up, learned on, or played with. */
export const SUPPLY_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "colorStrength",
    group: "performance",
    only: ["coloring"],
    praise: "Strong, rich color",
    complaint: "Color comes out weak",
    desire: "{product} that puts down strong color",
    pain: "The color comes out weak",
    value: "strong color",
  },
  {
    id: "paper",
    group: "build",
    except: ["reading", "game", "edible", "cosmetic"],
    praise: "Good paper",
    complaint: "Paper is thin or weak",
    desire: "good paper",
    pain: "The paper is thin or weak",
    value: "good paper",
  },
  {
    id: "soaksUp",
    group: "performance",
    only: ["supply", "pet", "fabric", "laid", "diaper"],
    except: ["edible", "cosmetic", "garment", "shelter", "bedding", "padded", "coloring", "walking"],
    praise: "Soaks up and holds well",
    complaint: "Does not soak up or hold well",
    desire: "{product} that soaks up well",
    pain: "It does not soak up or hold well",
    value: "soaking up",
  },
  {
    id: "beginners",
    group: "ease",
    except: ["reading", "game", "edible", "cosmetic"],
    praise: "Easy for beginners and children",
    complaint: "Hard for beginners and children",
    desire: "{product} that is easy for beginners and children",
    pain: "It is hard for beginners and children",
    value: "an easy start",
  },
  {
    id: "playValue",
    group: "performance",
    only: ["toy"],
    except: ["game", "reading"],
    praise: "Played with again and again",
    complaint: "Interest fades soon",
    desire: "{product} that gets played with again and again",
    pain: "Interest fades soon",
    value: "play that lasts",
  },
]);
