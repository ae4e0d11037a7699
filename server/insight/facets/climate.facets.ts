import CUES from "./cues/climate.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that make the air of a room cooler, warmer, cleaner, moister or drier. */
export const CLIMATE_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "cools",
    group: "performance",
    only: ["cooling"],
    praise: "Cools and moves the air well",
    complaint: "Hardly cools",
    desire: "{product} that cools well",
    pain: "It hardly cools",
    value: "cool air",
  },
  {
    id: "warmsRoom",
    group: "performance",
    only: ["heating"],
    praise: "Warms the room",
    complaint: "Gives too little warmth",
    desire: "{product} that warms the room",
    pain: "It gives too little warmth",
    value: "a warm room",
  },
  {
    id: "airCare",
    group: "performance",
    only: ["airing"],
    praise: "Makes the air noticeably better",
    complaint: "The air stays as it was",
    desire: "{product} that makes the air noticeably better",
    pain: "The air stays as it was",
    value: "better air at home",
  },
]);
