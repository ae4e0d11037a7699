import CUES from "./cues/table.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in how a game goes at the table. */
export const TABLE_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "together",
    group: "comfort",
    only: ["game"],
    praise: "Brings players together",
    complaint: "Leads to quarrels or leaves players out",
    desire: "a game that brings players together",
    pain: "It leads to quarrels or leaves players out",
    value: "time together",
  },
  {
    id: "playTime",
    group: "performance",
    only: ["game"],
    praise: "A round takes the right time",
    complaint: "A round takes too long or too little",
    desire: "a round that takes the right time",
    pain: "A round takes too long or too little",
    value: "a round of the right length",
  },
  {
    id: "difficulty",
    group: "performance",
    only: ["game"],
    praise: "Pleasantly challenging",
    complaint: "Too easy or too hard",
    desire: "a good challenge",
    pain: "It is too easy or too hard",
    value: "a good challenge",
  },
]);
