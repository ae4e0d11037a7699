import CUES from "./cues/purpose.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers get a thing for in the first place: small devices that obey, relay or charge, and things that guard, support or calm. */
export const PURPOSE_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "response",
    group: "performance",
    only: ["commanded"],
    praise: "Responds at once",
    complaint: "Responds late or not at all",
    desire: "{product} that responds at once",
    pain: "It responds late or not at all",
    value: "a prompt response",
  },
  {
    id: "signalReach",
    group: "performance",
    only: ["relaying"],
    praise: "Signal reaches far",
    complaint: "Signal does not reach far or fast enough",
    desire: "a signal that reaches far",
    pain: "The signal does not reach far or fast enough",
    value: "a signal that reaches",
  },
  {
    id: "scentThrow",
    group: "performance",
    only: ["scented"],
    praise: "Fills the room with scent",
    complaint: "Scent is too weak",
    desire: "{product} that fills the room with scent",
    pain: "The scent is too weak",
    value: "scent in the whole room",
  },
  {
    id: "repels",
    group: "performance",
    only: ["repelling"],
    praise: "Gets rid of pests",
    complaint: "Pests come all the same",
    desire: "{product} that gets rid of pests",
    pain: "Pests come all the same",
    value: "peace from pests",
  },
  {
    id: "growth",
    group: "performance",
    only: ["growing"],
    praise: "Plants grow well",
    complaint: "Plants do not come up or thrive",
    desire: "plants that grow well",
    pain: "Plants do not come up or thrive",
    value: "healthy plants",
  },
  {
    id: "spray",
    group: "performance",
    only: ["spraying"],
    praise: "Sprays evenly and with force",
    complaint: "Sprays weakly or unevenly",
    desire: "{product} that sprays evenly and with force",
    pain: "It sprays weakly or unevenly",
    value: "an even, strong spray",
  },
]);
