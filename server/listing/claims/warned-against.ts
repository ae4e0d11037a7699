import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { isBorneOut } from "./claims.ts";

const DENIAL = "(?:do(?:es)?|did|would|could|can|should|must|is|are|was|were) ?(?:n['’]?t|not)|cannot|never|avoid|not";
const PUTTING =
  "put(?:ting)?|us(?:e|ing)|run(?:ning)?|throw|toss|place|stick|wash(?:ing|ed)?|go|goes|dry|trust|safe|survive|surviv\\w+|hold up|made?|make";
const RUINED =
  "crack\\w*|ruin\\w*|melt\\w*|warp\\w*|br[oe]ke\\w*|rust\\w*|peel\\w*|fad(?:e|ed|es)|shatter\\w*|shr[aiu]nk\\w*|destroy\\w*|fell apart";
const BY_HAND =
  /\bhand[- ]?wash(?:ing)? only\b|\b(?:have|has|had|needs?|must) (?:to )?(?:be )?(?:hand[- ]?wash\w*|wash\w* (?:it |them |this )?by hand)\b/i;

const warningOf = (place: string): RegExp =>
  new RegExp(
    `\\b(?:${DENIAL})\\b(?: \\p{L}+){0,2} (?:${PUTTING})\\b[^.!?]{0,40}\\b${place}|\\bnot (?:\\p{L}+ )?${place}[- ](?:safe|proof)|\\b${place}\\b[^.!?]{0,50}\\b(?:${RUINED})\\b|\\b(?:${RUINED})\\b[^.!?]{0,25}\\bin the ${place}`,
    "iu",
  );

/** `mention` stands in every warning, and is looked for faster. */
type Place = { place: string; named: RegExp; mention: RegExp; warning: RegExp };

/** Where a thing may be ruined, as copy and reviews name it. */
const PLACES: readonly Place[] = (
  [
    ["dishwasher", /\bdishwashers?\b/i],
    ["(?:washing machine|washer)", /\b(?:washing machine|machine wash\w*|(?<!dish)washer)\b/i],
    ["(?:tumble )?dr[iy]er", /\b(?:tumble[- ]dr\w+|(?<!hair )dryer)\b/i],
    ["microwave", /\bmicrowav\w+\b/i],
    ["oven", /\bovens?\b/i],
    ["freezer", /\bfreezers?\b/i],
  ] as const
).map(([place, named]) => ({ place, named, mention: new RegExp(place, "iu"), warning: warningOf(place) }));

const FORBIDDEN = new RegExp(`^(?:${DENIAL})\\b`, "i");
const RUIN = new RegExp(`\\b(?:${RUINED})\\b`, "i");

/** "nothing cracked in the dishwasher", "has not faded" */
const UNHARMED = /\b(?:no|not|never|nothing|without|n['’]t|zero)\b[^.!?]{0,30}$/i;

const warns = (text: string, { place, mention, warning }: Place): boolean => {
  const match = mention.test(text) ? warning.exec(text) : null;
  if (match === null) return place === "dishwasher" && BY_HAND.test(text);
  return FORBIDDEN.test(match[0]) || !UNHARMED.test(text.slice(0, match.index + match[0].search(RUIN)));
};

type Sides = { named: number; warned: number };

const sidesOf = remember((mining: Mining): ReadonlyMap<string, Sides> => {
  const count = (is: (text: string) => boolean): number => mining.reviews.filter(({ text }) => is(text)).length;
  return new Map(
    PLACES.map((each) => {
      const warned = count((text) => warns(text, each));
      return [each.place, { named: count((text) => each.named.test(text) && !warns(text, each)), warned }];
    }),
  );
});

/** Whether a text says that the thing goes where too many reviewers warn not to put it: "goes on the dishwasher's top rack". */
export const isWarnedAgainst = (text: string, mining: Mining): boolean =>
  PLACES.some(({ place, named }) => {
    const { named: others, warned } = sidesOf(mining).get(place) ?? { named: 0, warned: 0 };
    return named.test(text) && warned > 0 && !isBorneOut(others, warned, 1);
  });
