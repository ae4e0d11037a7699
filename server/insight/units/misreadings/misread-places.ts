import { type Company, isIn, nothing } from "./company.ts";
import type { Misreading } from "./misreading.ts";

/** Words of a facet that name a place, or what comes to the thing from outside. */
const PLACES: readonly Company[] = [
  // "Saved my back seat"
  { of: ["pain"], says: /\bback$/, after: /^ (?:seats?|yard|door|porch|pack|bench|wall|row|pocket)\b/ },
  // "before we got out of the driveway"
  {
    of: ["secure", "staysPut"],
    says: /^(?:got|gets|get) out of$/,
    before: /\b(?:i|we|they) (?:even |ever |just )?$/,
    after: /^ (?:the|our|my|town|bed|here|state)\b/,
  },
  // "it all stays on top"
  { of: ["secure", "staysPut"], says: /\b(?:stays?|stayed) on$/, after: /^ (?:the )?(?:top|surface)\b/ },
  // "so much extra material that the cat trips on it"
  {
    of: ["staysPut"],
    says: /\btrip/,
    sentence:
      /\b(?:extra|excess|too much|so much|too many) (?:material|fabric|cloth|length)\b|\btoo (?:long|big|large|wide)\b/,
  },
  // "the sides of the rug cover stay up": nothing that lies
  { of: ["staysPut"], says: /\b(?:stay|stays|stayed) up$/ },
  // "a rest stop in the rain"
  { of: ["wet"], says: /^rain$/, before: /\b(?:rest|bus|pit|truck|train|tram) stops? (?:\p{L}+ ){0,3}$/u },
];

/** "the waterproof part was gone": praise of what is no more. */
const NO_MORE: readonly Company[] = [
  {
    of: ["wet", "leak"],
    says: /(?:proof(?:ing)?|resistant|repellent)$/,
    after:
      /^ (?:(?:part|layer|coating|lining|backing|film|finish|side) )?(?:is|was|has|had|'s|were|are|came|wore|washed|peeled) (?:(?:all|now|already|completely|just|been) )*(?:gone|off|ruined|away|worn|peeled|peeling|cracked|destroyed|flaking)\b/,
  },
];

export const OF_PLACES: readonly Misreading[] = nothing(PLACES);
export const PRAISE_OF_WHAT_IS_GONE: readonly Misreading[] = NO_MORE.map((entry) => ({
  why: "opposite",
  is: isIn(entry),
}));
