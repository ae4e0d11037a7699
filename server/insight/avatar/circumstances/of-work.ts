import { type CircumstanceKind, I_AM, SELF, said } from "./circumstance-kind.ts";

/** How they work, and what they are new to. */
export const OF_WORK: readonly CircumstanceKind[] = [
  {
    id: "shifts",
    told: "works long or late shifts on their feet",
    toldOfOthers: "has a relative who works long or late shifts",
    own: [
      said(
        `[Ii] (?:\\w+ ){0,2}(?:works?|worked|do|did|pull|stand|am standing)(?: \\w+){0,3} (?:\\d{1,2}|eight|ten|twelve)[- ]?(?:hour|hr)s? (?:shifts?|days?|nights?)\\b`,
      ),
      said(`[Mm]y (?:long |overnight |night |double |(?:\\d{1,2}|eight|ten|twelve)[- ]?(?:hour|hr) )shifts?\\b`),
      said(
        `[Ii](?:['’]m| am|['’]ve been| stand| work| spend \\w+(?: hours)?) (?:\\w+ )?on my feet (?:all day|a lot|for (?:\\d|long|hours)|\\d+|most of)\\b`,
      ),
      said(`[Ii] work (?:the )?(?:nights|night shifts?|overnights?|doubles|third shift|graveyard)\\b`),
    ],
    theirs:
      /\b(?:works? (?:\w+ )?(?:nights|night shifts?|(?:\d{1,2}|ten|twelve)[- ]?(?:hour|hr) (?:shifts?|days))|on (?:his|her) feet all day)\b/g,
  },
  {
    id: "home-office",
    told: "works from home",
    toldOfOthers: "has a relative who works from home",
    own: [
      said(
        `${SELF} (?:\\w+ )?(?:work|working|worked) (?:remotely |full[- ]time )?from home\\b|[Mm]y home office\\b|[Ii] (?:have been|['’]?ve been|am|['’]?m) working (?:remotely|from home)\\b`,
      ),
    ],
    theirs: /\bworks? (?:\w+ )?from home\b/g,
  },
  {
    id: "driver",
    told: "drives for a living",
    toldOfOthers: "has a relative who drives for a living",
    own: [
      said(
        `[Ii] (?:\\w+ )?(?:drive|drove|deliver|do)(?: \\w+){0,4}? (?:for )?(?:a living|[Uu]ber|UBER|[Ll]yft|[Dd]oor ?[Dd]ash|[Ii]nstacart|[Gg]rub ?[Hh]ub)\\b`,
      ),
      said(
        `[Ii] (?:drive (?:an? )?(?:semi|big rig|18[- ]wheeler|truck for|taxi|cab|school bus|tow truck|box truck)|deliver (?:\\w+ )?(?:packages|parcels|mail|food|pizza))\\b`,
      ),
      said(
        `(?:${I_AM} an? )(?:\\w+ )?(?:uber|lyft|rideshare|delivery|truck|bus|taxi|cab|otr) driver\\b|${I_AM} an? (?:\\w+ )?(?:trucker|mail carrier|courier)\\b`,
        "i",
      ),
    ],
    theirs:
      /\b(?:drives (?:an? )?(?:semi|truck|bus|taxi|cab|18[- ]wheeler|for (?:a living|uber|lyft))|is an? (?:\w+ )?(?:truck driver|trucker|uber driver))\b/gi,
  },
  {
    id: "retired",
    told: "is retired",
    own: [
      said(
        `(?:[Ii] am|[Ii]['’]?m|[Ww]e are|[Ww]e['’]re) (?:now |recently |both )?retired\\b|[Ii] (?:just |recently )?retired\\b|[Ss]ince (?:I retired|retiring)\\b`,
      ),
    ],
  },
  {
    id: "beginner",
    told: "is new to it",
    toldOfOthers: "buys for a beginner",
    own: [
      said(
        `${I_AM} (?:only |just |still )?(?:an? )?(?:(?:total|complete|absolute|true|real|very|bit of a|rank|adult|new|relative) ){0,2}(?:beginner|newbie|novice|amateur|noob)s?\\b`,
      ),
      said(`(?:[Tt]otal |[Cc]omplete |[Aa]bsolute )?(?:[Bb]eginner|[Nn]ewbie|[Nn]ovice) here\\b`),
      said(
        `[Ii](?:['’]m| am) (?:fairly |very |pretty |relatively |totally |really |still |so )?new (?:to|at) (?!this (?:brand|product|company|site|area)|the (?:brand|area|neighbo))(?:\\w+ ){0,2}\\w{4,}`,
      ),
      said(
        `[Ii](?:['’]m| am|['’]ve| have)? just (?:started|starting|beginning|learning|getting into) (?:to |out )?(?:(?!using|taking|wearing|noticing|trying|having|getting|seeing|reading|giving|feeding|putting|buying)\\w+ing|knit|sew|paint|run|play|cook|bake|crochet|golf|camp|hike)\\b`,
      ),
    ],
    theirs:
      /\b(?:is|are) an? (?:\w+ )?(?:beginner|newbie|novice)s?\b|\b(?:is|are) just (?:starting|learning) (?:out|to \w+)\b/g,
  },
];
