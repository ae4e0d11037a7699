import CUES from "./cues/wellbeing.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers get a thing for that is taken, worn or used for somebody's good. */
export const WELLBEING_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "effect",
    group: "performance",
    only: ["remedy"],
    praise: "Makes a difference people feel",
    complaint: "Makes no difference people feel",
    desire: "a difference that people feel",
    pain: "It makes no difference people feel",
    value: "a difference that can be felt",
  },
  {
    id: "combsOut",
    group: "performance",
    only: ["combing"],
    praise: "Gets loose hair and tangles out",
    complaint: "Leaves loose hair or pulls",
    desire: "{product} that gets loose hair and tangles out",
    pain: "It leaves loose hair or pulls",
    value: "easy grooming",
  },
  {
    id: "skinGuard",
    group: "performance",
    only: ["guarding"],
    praise: "Protects well",
    complaint: "Protection wears off or fails",
    desire: "{product} that protects well",
    pain: "Protection wears off or fails",
    value: "protection that lasts",
  },
  {
    id: "bracing",
    group: "performance",
    only: ["bracing"],
    praise: "Supports where needed",
    complaint: "Gives too little support",
    desire: "{product} that supports where needed",
    pain: "It gives too little support",
    value: "support for weak spots",
  },
  {
    id: "soothing",
    group: "performance",
    only: ["calming"],
    praise: "Calms and helps to sleep",
    complaint: "Does not calm anybody",
    desire: "{product} that calms and helps to sleep",
    pain: "It does not calm anybody",
    value: "calm hours",
  },
  {
    id: "massage",
    group: "performance",
    only: ["massaging"],
    praise: "Loosens tight muscles",
    complaint: "Massage is too weak or too rough",
    desire: "{product} that loosens tight muscles",
    pain: "The massage is too weak, or too rough",
    value: "a good massage",
  },
]);
