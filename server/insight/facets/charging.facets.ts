import CUES from "./cues/charging.json" with { type: "json" };
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that charge others or are charged: each its own matter, since a slow one may hold a lot. */
export const CHARGING_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "chargesAtOnce",
    group: "performance",
    only: ["charging"],
    praise: "Charges several things at once",
    complaint: "Does not charge several things at once",
    desire: "{product} that charges several things at once",
    pain: "It does not charge several things at once",
    value: "charging several things at once",
  },
  {
    id: "chargeStore",
    group: "performance",
    only: ["charging"],
    praise: "Plenty of charge",
    complaint: "Too little charge",
    desire: "{product} with plenty of charge",
    pain: "It gives too little charge",
    value: "plenty of charge",
  },
  {
    id: "jumpStart",
    group: "performance",
    only: ["charging"],
    praise: "Starts a dead vehicle",
    complaint: "Does not start a dead vehicle",
    desire: "{product} that starts a dead vehicle",
    pain: "It does not start a dead vehicle",
    value: "getting started again",
  },
  {
    id: "chargeSpeed",
    group: "performance",
    only: ["charging"],
    praise: "Charges fast",
    complaint: "Charges slowly or weakly",
    desire: "{product} that charges fast",
    pain: "It charges slowly or weakly",
    value: "fast charging",
  },
  {
    id: "recharge",
    group: "performance",
    only: ["charging", "powered"],
    praise: "Recharges quickly",
    complaint: "Takes long to recharge",
    desire: "{product} that recharges quickly",
    pain: "It takes long to recharge",
    value: "quick recharging",
  },
  {
    id: "chargeContact",
    group: "performance",
    only: ["charging"],
    praise: "Charges well",
    complaint: "Charging cuts out or fails",
    desire: "{product} that charges well",
    pain: "Charging cuts out or fails",
    value: "charging without fuss",
  },
]);
