import CUES from "./cues/skin.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in what is put on the skin, beside how it feels there. */
export const SKIN_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "layering",
    group: "performance",
    only: ["cosmetic"],
    praise: "Goes well under makeup",
    complaint: "Pills under makeup or sunscreen",
    desire: "{product} that goes well under makeup",
    pain: "It pills under makeup or sunscreen",
    value: "makeup that stays smooth",
  },
  {
    id: "drying",
    group: "comfort",
    only: ["cosmetic"],
    praise: "Sinks in or dries fast",
    complaint: "Sinks in or dries slowly",
    desire: "{product} that sinks in fast",
    pain: "It sinks in or dries slowly",
    value: "no waiting",
  },
  {
    id: "softness",
    group: "comfort",
    only: ["cosmetic"],
    praise: "Leaves skin and hair soft",
    complaint: "Leaves skin and hair dry or rough",
    desire: "{product} that leaves skin and hair soft",
    pain: "It leaves skin and hair dry or rough",
    value: "softness",
  },
]);

/** What has no smell, told by words that others share with what smells well. */
export const UNSCENTED_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "noScent",
    group: "care",
    only: ["cosmetic"],
    praise: "No scent",
    complaint: "Has a scent after all",
    desire: "{product} without a scent",
    pain: "It has a scent after all",
    value: "no added scent",
  },
]);
