import { type CircumstanceKind, having, I_AM, said } from "./circumstance-kind.ts";

const HANDS =
  "arthritis|arthritic (?:hands|fingers|thumbs?|wrists?)|carpal tunnel|weak (?:hands|wrists?|grip|fingers)|(?:hand|wrist) (?:pain|problems|issues)|bad (?:hands|wrists?)|tremors?|tendonitis|tendinitis";
const BACK =
  "bad back(?! (?:week|day|brace|yard|seat|door))|back (?:pain|problems?|issues|trouble|surgery|injury)|lower back (?:pain|problems?|issues)|sciatica|scoliosis|(?:herniated|bulging|slipped) discs?";
const FEET =
  "plantar fasciitis|bad (?:knees?|feet|hips?|ankles?)|knee (?:pain|problems|issues|replacement)|hip (?:pain|problems|replacement)|flat feet|bunions?|heel spurs?|neuropathy|(?:wide|narrow) (?:feet|foot)|high arches|sore feet";
const ALLERGY = "allerg(?:y|ies)|asthma|hay fever";
const SKIN = "eczema|psoriasis|rosacea|sensitive skin|dermatitis";

/** What their bodies ask of a thing. */
export const OF_BODY: readonly CircumstanceKind[] = [
  {
    id: "allergy",
    told: "has allergies or asthma",
    toldOfOthers: "has a relative with allergies or asthma",
    own: [having(ALLERGY), said(`${I_AM} (?:\\w+ )?(?:allergic to|asthmatic)\\b`)],
    theirs: new RegExp(`\\b(?:${ALLERGY}|asthmatic)\\b`, "g"),
  },
  {
    id: "skin",
    told: "has sensitive skin",
    toldOfOthers: "has a relative with sensitive skin",
    own: [having(SKIN)],
    theirs: new RegExp(`\\b(?:${SKIN})\\b`, "g"),
  },
  {
    id: "hands",
    told: "has weak or sore hands",
    toldOfOthers: "has a relative with weak or sore hands",
    own: [having(HANDS)],
    theirs: new RegExp(`\\b(?:${HANDS})\\b`, "g"),
  },
  {
    id: "back",
    told: "has a bad back",
    toldOfOthers: "has a relative with a bad back",
    own: [having(BACK)],
    theirs: new RegExp(`\\b(?:${BACK})\\b`, "g"),
  },
  {
    id: "feet",
    told: "has difficult feet, knees or hips",
    toldOfOthers: "has a relative with difficult feet, knees or hips",
    own: [having(FEET)],
    theirs: new RegExp(`\\b(?:${FEET})\\b`, "g"),
  },
  {
    id: "mobility",
    told: "gets about with a wheelchair, walker or cane",
    toldOfOthers: "has a relative with a wheelchair, walker or cane",
    own: [
      said(
        `[Mm]y (?:\\w+ )?(?:wheelchair|rollator)\\b|${I_AM} in a wheelchair\\b|[Ii] (?:use|walk with|need) an? (?:\\w+ )?(?:wheelchair|walker|cane|rollator)\\b`,
      ),
    ],
    theirs: /\b(?:in|uses|has|with|from) (?:a|an|her|his) (?:\w+ )?(?:wheelchair|walker|rollator|cane)\b/g,
  },
  {
    id: "recovery",
    told: "recovers from an operation",
    toldOfOthers: "has a relative who recovers from an operation",
    own: [
      said(
        `[Aa]fter my (?:\\w+ ){0,2}(?:surgery|operation|c-section|replacement)\\b|[Ii] (?:had|just had|recently had|have had) (?:\\w+ ){0,3}(?:surgery|c-section|(?:hip|knee|shoulder) replacement)\\b`,
      ),
    ],
    theirs: /\b(?:had|after|following) (?:\w+ ){0,3}(?:surgery|(?:hip|knee|shoulder) replacement)\b/g,
  },
  {
    id: "sleeper",
    told: "sleeps hot",
    own: [
      said(
        `${I_AM} an? (?:very |really |super )?hot sleeper\\b|[Ii] (?:sleep (?:really |very |so )?hot|get (?:really |very |so )?hot at night|have (?:bad |awful )?(?:hot flashes|night sweats))\\b|[Mm]y (?:hot flashes|night sweats)\\b`,
      ),
    ],
  },
  {
    id: "side-sleeper",
    told: "sleeps on their side, back or stomach",
    own: [said(`${I_AM} an? (?:\\w+ )?(?:side|back|stomach) sleeper\\b|[Ii] sleep on my (?:side|back|stomach)\\b`)],
  },
  {
    id: "glasses",
    told: "wears glasses",
    own: [
      said(`[Ii] wear (?:\\w+ )?(?:eye)?glasses\\b|[Mm]y (?:reading |prescription )?(?:eyeglasses|reading glasses)\\b`),
    ],
  },
  {
    id: "left-handed",
    told: "is left-handed",
    toldOfOthers: "buys for somebody left-handed",
    own: [said(`${I_AM} (?:a )?(?:left[- ]?handed|leftie|lefty)\\b`)],
    theirs: /\b(?:is|are) (?:a )?(?:left[- ]?handed|lefty)\b/g,
  },
  {
    id: "hair-thick",
    told: "has thick or curly hair",
    own: [
      said(
        `[Ii] have (?:\\w+,? ){0,3}?(?:thick|curly|coarse|kinky|frizzy|wavy|unruly)(?:,? (?:and )?\\w+){0,3}? hair\\b|[Mm]y (?:\\w+,? )?(?:thick|curly|coarse|kinky|frizzy|wavy|unruly)(?:,? \\w+){0,2}? (?:hair|curls)\\b|[Mm]y hair is (?:\\w+ )?(?:thick|curly|coarse|frizzy|wavy|kinky)\\b`,
      ),
    ],
  },
  {
    id: "hair-fine",
    told: "has fine or thin hair",
    own: [
      said(
        `[Ii] have (?:\\w+,? ){0,3}?(?:fine|thin|thinning)(?:,? (?:and )?\\w+){0,2}? hair\\b|[Mm]y (?:\\w+,? )?(?:fine|thin|thinning)(?:,? \\w+){0,2}? hair\\b|[Mm]y hair is (?:\\w+ )?(?:fine|thin|thinning)\\b`,
      ),
    ],
  },
];
