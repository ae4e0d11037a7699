import { type CircumstanceKind, I_AM, MANNER, SELF, said } from "./circumstance-kind.ts";

const STUDENT = "(?:college|university|grad|graduate|nursing|law|medical|med|high school) student";
const BABY =
  "newborn|new baby|first baby|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ?-?(?:week|month)s?[- ]old(?: baby| son| daughter| girl| boy)?";
const SMALL_HOME =
  "(?:small|tiny|little|studio|one[- ]bedroom|1[- ]bedroom)(?: \\w+)? (?:apartment|house|home|kitchen|condo|bathroom|flat|place|space|trailer)|studio apartment";
const CAMPER = "RV|rv|camper|motor ?home|(?:5th|fifth) wheel|travel trailer|camper ?van|[Aa]irstream|[Mm]otorhome";

/** Where and with whom buyers live. */
export const OF_HOME: readonly CircumstanceKind[] = [
  {
    id: "first-home",
    told: "sets up a first home",
    toldOfOthers: "has a relative who sets up a first home",
    own: [
      said(`(?:[Mm]y|[Oo]ur) (?:very )?first (?:house|home|apartment|place|flat|condo|apt)\\b`),
      said(
        `${SELF}(?:['’]ve)? (?:just |recently )?(?:closed on|bought|moved in(?:to)?) (?:a|our|my) (?:new |first )(?:house|home|apartment|place|condo|flat)\\b`,
      ),
    ],
    theirs: /\b(?:his|her|their) (?:very )?first (?:house|home|apartment|place|flat|condo|apt)\b/g,
  },
  {
    id: "college",
    told: "lives as a student",
    toldOfOthers: "has a child or relative at college",
    own: [
      said(`${I_AM} an? (?:\\w+ )?${STUDENT}\\b`),
      said(`(?:[Mm]y|[Oo]ur) (?:college )?dorm(?: room)?\\b`),
      said(`[Ii](?:['’]m| am) (?:in|at) college\\b`),
    ],
    theirs:
      /\b(?:(?:going|went|goes|headed|heading|left|leaving|moving|moved|is|are) (?:\w+ )?(?:off |away )?(?:to|for|at|in) (?:college|university|her dorm|his dorm)|(?:his|her|their)(?: college)? dorm(?: room)?|dorm(?: room)?)\b/g,
  },
  {
    id: "renter",
    told: "rents their home",
    own: [
      said(
        `${SELF}(?:['’]m| am|['’]re| are)? (?:rent|renting)(?=[.,;!?)]|$| so\\b| and\\b| but\\b| here\\b| now\\b| (?:an?|my|our) (?:\\w+ ){0,2}(?:apartment|house|home|place|flat|condo|room|apt)\\b)`,
      ),
      said(
        `(?:[Mm]y|[Oo]ur) (?:landlord|landlady|rental(?! (?:car|van|truck|company|business|propert))|rental (?:apartment|house|home|unit|place))\\b`,
      ),
      said(`(?:${I_AM} )an? renter\\b|[Rr]enters? here\\b|${SELF} (?:live|are|am) in an? rental\\b`),
    ],
  },
  {
    id: "small-home",
    told: "lives in little space",
    own: [
      said(
        `(?:[Mm]y|[Oo]ur|${SELF} (?:live|are|am|have) (?:in )?an?|[Ll]iv(?:e|ing) in an?) (?:very |really )?(?:${SMALL_HOME})\\b`,
      ),
    ],
  },
  {
    id: "camper",
    told: "travels in an RV or camper",
    own: [
      said(`(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?:${CAMPER})\\b`),
      said(`${SELF} (?:have|own|live in|travel in|camp in) an? (?:\\w+ )?(?:${CAMPER})\\b`),
      said(`${I_AM} (?:a )?full[- ]time RV(?:ers?|ing)?\\b`),
    ],
  },
  {
    id: "water",
    told: "has hard or well water",
    own: [
      said(`${SELF} (?:have|have got|live with|get) ${MANNER}(?:hard|well) water\\b`),
      said(`(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?:hard|well) water\\b|(?:[Mm]y|[Oo]ur) water is (?:\\w+ )?hard\\b`),
      said(`${SELF}(?:['’]re| are|['’]m| am)? on (?:a )?well(?: water)?\\b|[Hh]ard water (?:here|area)\\b`),
    ],
  },
  {
    id: "baby",
    told: "has a baby",
    toldOfOthers: "has a baby in the family",
    own: [
      said(`(?:[Mm]y|[Oo]ur) (?:${BABY})\\b`),
      said(
        `(?:${I_AM} )?(?:an? )?(?:[Nn]ew|[Ff]irst[- ]time) (?:mom|mum|mama|dad|parents?)(?: here)?\\b(?! (?:gift|present|who|is|in my))`,
      ),
      said(
        `[Ii](?:['’]m| am) (?:\\w+ )?(?:(?:weeks|months) )?pregnant\\b|[Ww]e['’]?(?:re| are) expecting (?:our|a) (?:\\w+ )?(?:baby|child)\\b`,
      ),
    ],
    theirs: /\b(?:(?:just )?had (?:a|her|his|their) (?:first |new )?baby|is pregnant|is expecting)\b/g,
  },
  {
    id: "large-family",
    told: "has a large family",
    own: [
      said(
        `(?:[Mm]y|[Oo]ur|[Ff]or a|${I_AM} a|[Ww]e have a) (?:\\w+ )?family of (?:[5-9]|1\\d|five|six|seven|eight|nine|ten)\\b|[Ii] cook for (?:[5-9]|five|six|seven|eight)\\b`,
      ),
    ],
  },
  {
    id: "alone",
    told: "lives alone",
    toldOfOthers: "has a relative who lives alone",
    own: [said(`[Ii] live (?:alone|by myself)\\b`)],
    theirs: /\b(?:lives|living|is) (?:alone|by (?:him|her)self)\b/g,
  },
];
