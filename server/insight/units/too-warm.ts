import { FACETS } from "../facets/all-facets.ts";
import type { Domain } from "../facets/domain.ts";
import { clauseText } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const BREATHABLE = FACETS.find(({ id }) => id === "breathable");

/** What is slept on and does not cover: a pad, a topper, a pillow. */
const COVERS =
  /\b(?:blankets?|comforters?|duvets?|quilts?|throws?|sleeping bags?|sleep sacks?|swaddles?|heated|warming|electric)\b/i;
const WANTED =
  /\b(?:cozy|cosy|snug|winter|cold|chilly|freezing|nice(?:ly)?|love|perfect|comfy|comfortable|great|keeps?|kept|keeping|stay(?:s|ed)?|enough)\b/;

/** "It sleeps warm" of what lies under a sleeper: heat it traps, unless the words tell that warmth is wanted. */
export const asTooWarm = (unit: Unit, domains: ReadonlySet<Domain>, name: string): Unit[] => {
  if (unit.facet?.id !== "warmth" || unit.polarity < 0) return [unit];
  if (!domains.has("padded") || !domains.has("bedding") || COVERS.test(name) || BREATHABLE === undefined) return [unit];
  if (WANTED.test(clauseText(unit.clause))) return [];
  return [{ ...unit, facet: BREATHABLE, key: BREATHABLE.id, polarity: -1 }];
};
