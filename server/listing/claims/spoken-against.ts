import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Sentence } from "../../insight/text/analyse.ts";
import { splitClauses } from "../../insight/text/clauses.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import { written } from "../../insight/text/written.ts";
import type { MinedTheme } from "../../insight/themes/build-themes.ts";
import { moodAt } from "../../insight/units/aspect-units.ts";
import { moodsOf } from "../../insight/units/sentence-moods.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import { heldTogether } from "../phrases/held-together.ts";
import { deniersOf } from "./denied-words.ts";

/** What speaks against a praise besides the blame of its own matter. */
type Against = {
  /** Matters whose blame by a discontented review does: what rusts is not made to last. */
  blamed: readonly string[];
  /** Matters whose blame by any review does: who likes a thing may still tell of the clip that snapped. */
  blamedByAny?: readonly string[];
  /** Words that do, where a discontented review says them of the product: a global pattern. */
  told?: RegExp;
  /** Whether content reviews tell it too: who likes the thing may still have built it for two hours. */
  byAll?: boolean;
  /** How many times as many reviews have to praise it. */
  times: number;
};

/** A thing or a part of it gave way; told of a zipper or a beater, it is about how the whole is made. */
const GAVE_WAY =
  /\b(?:broke|broken|breaks|breaking|snapped|cracked|cracks|shattered|split|unstitched|ripped|rips|torn|tore|(?:fell|falls?|falling|came|comes?|coming|pull(?:ed|s)) (?:right )?(?:apart|off|loose|undone|unstitched)|popp?(?:ed|s) off|(?:fell|falls|drop(?:s|ped)?) out|work(?:s|ed)? (?:itself|themselves) loose|warped|peel(?:ed|s|ing)|flak(?:ed|es|ing)|rust(?:s|ed|y)?|chipped|fray(?:s|ed|ing)|unravel(?:s|ed|ing)|burn(?:t|ed) out|died|dead|stopped \p{L}+ing|quit(?: working| on)?|gave (?:out|up)|disintegrat\p{L}+|w(?:ore|orn) (?:out|through|thin)|yellowed|yellowing|turn(?:ed|s|ing) yellow|discolou?red|deflat(?:es|ed)|sags|sagging|flimsy|cheaply made|junk|failed)\b/gu;

const ENDURING: Against = {
  blamed: ["durability", "fasteners", "sturdy", "rust", "load", "stability"],
  blamedByAny: ["durability", "fasteners", "finish"],
  told: GAVE_WAY,
  times: 3,
};

/** What feels solid may still give way some day. */
const SOLID: Against = { ...ENDURING, times: 2 };

const DIES_EARLY =
  /\b(?:dead|dies|died|dim(?:s|mer)?|goes? out|went out|(?:only|barely) (?:lasts?|stays?|works?)|(?:for|lasts?) (?:maybe |about |only )?(?:an|one|two|a couple(?: of)?|[123]) hours?|do(?:es)?(?:n['’]?t| not) (?:even )?(?:come on|last|make it))\b/gu;

/** Told of what fails outright, by whatever part. */
const FAILS =
  /\b(?:melt(?:s|ed|ing)|ruined|ruins|burn(?:t|ed)|caught fire|smok(?:ed|ing)|dead|died|useless|worthless|defective|shuts? (?:down|off)|stopped \p{L}+ing|(?:do(?:es)?|did|wo|ca)(?: not|n['’]?t| n['’]?t) (?:even )?(?:work|charge|turn on|power|start|run))\b/gu;

const HOURS =
  "(?:(?:an|two|three|four|five|six|several|[1-9]) hours?|forever|ages|(?:all|(?:an|the|my|our) (?:entire|whole)) (?:day|night|afternoon|morning|evening|weekend)|the better part of)";

/** How long it took to set up; what drying, charging or delivery took is no matter of it, and nothing was slow that was easy. */
const TOOK_LONG = new RegExp(
  `(?<!\\b(?:easy|easily|simple|simply|quick|quickly|breeze)\\b[^.]{0,60})\\b(?:took|takes|spent|swore|fought|struggled)\\b[^,;]{0,30}\\b${HOURS}(?!\\w* (?:to (?:dry|charge|heat|cool|ship|arrive|decide|choose|get here)|for (?:it|the \\w+) to))`,
  "gu",
);

/** What it sounds like where nobody says that it is loud. */
const DEAFENS =
  /\b(?:like|than) (?:an?|my) (?:\p{L}+ )?(?:jet|plane|airplane|helicopter|lawn ?mower|hair ?dryer|chainsaw|freight train|leaf blower|jackhammer|vacuum)\b|\b(?:have|had) to leave the (?:house|room|kitchen)\b|\bear ?plugs\b/gu;

const WIND = "(?:winds?|windy|breezes?|gusts?|gusty|storms?)";
const BLOWN =
  "(?:tips?|tipped|topples?|toppled|fell|falls|went over|goes over|blew|blows|blown|caught|snapped|bent|broke|inverted|sways?|swayed|knock(?:s|ed)|flew|flies|ripped|collapsed|inside out)";
/** What wind did to it. */
const BLOWN_OVER = new RegExp(`\\b(?:${WIND}\\b[^.]{0,50}\\b${BLOWN}|${BLOWN}\\b[^.]{0,50}\\b${WIND})\\b`, "gu");

/** Whoever finds a thing too small praises no small size. */
const TOO_SMALL =
  /\b(?:too|way too|so) (?:small|tiny|skimpy)\b|\bnot? (?:\p{L}+ )?(?:big|bigger|large|larger|wide|wider|long|longer) (?:enough|than an?)\b|\bsmaller than (?:i|we|expected|pictured|advertised)\b/gu;

/** What does not stay where it is put on. */
const SLIDES: Against = {
  blamed: ["adjust"],
  told: /\b(?:slid(?:es?|ing)|slip(?:s|ped|ping)?) (?:right )?(?:down|off|out|around|everywhere|constantly|all the time)\b/gu,
  byAll: true,
  times: 2,
};

const AGAINST: Readonly<Record<string, Against>> = {
  secure: SLIDES,
  staysPut: SLIDES,
  grip: SLIDES,
  durability: { ...ENDURING, blamed: [...ENDURING.blamed, "shape"] },
  sturdy: SOLID,
  components: ENDURING,
  sizing: { blamed: ["length"], times: 3 },
  controls: { blamed: ["easeOfUse", "adjust", "openClose"], times: 2 },
  easeOfUse: { blamed: ["controls"], times: 3 },
  results: { blamed: ["defect", "durability", "safety", "repeat"], told: FAILS, times: 2 },
  solar: { blamed: ["battery"], told: DIES_EARLY, times: 3 },
  setup: { blamed: ["instructions"], told: TOOK_LONG, byAll: true, times: 2 },
  noise: { blamed: [], told: DEAFENS, byAll: true, times: 3 },
  battery: { blamed: ["solar"], told: DIES_EARLY, times: 3 },
  compact: { blamed: ["sizing", "coverage"], told: TOO_SMALL, byAll: true, times: 1 },
  wind: { blamed: ["stability"], told: BLOWN_OVER, byAll: true, times: 2 },
};

const tells = (sentence: Sentence, words: RegExp): boolean => {
  const { text, starts } = written(sentence);
  const mood = moodsOf(sentence);
  return [...text.matchAll(words)].some(({ index }) => {
    const at = starts.findLastIndex((start) => start <= index);
    const token = sentence.tokens[at];
    const clause = splitClauses(sentence).find(({ tokens }) => token !== undefined && tokens.includes(token));
    if (token === undefined || clause === undefined) return false;
    const from = clause.tokens.indexOf(token);
    return moodAt(clause, from, mood(clause)) === "report" && !isNegated(clause.tokens, from);
  });
};

const discontentedOf = remember((mining: Mining): readonly Sentence[] =>
  mining.sentences.filter(({ reviewId }) => !isContent(mining, reviewId)),
);

const blaming = (facets: readonly string[], mining: Mining): string[] =>
  mining.units.flatMap(({ facet, mood, polarity, reviewId }) =>
    mood === "report" && polarity < 0 && facets.includes(facet?.id ?? "") ? reviewId : [],
  );

/** How many reviews speak against a theme's praise: those that blame it, and those that tell why it does not hold. */
const countAgainst = (
  { units, theme }: MinedTheme,
  { blamed, blamedByAny = [], told, byAll = false }: Against,
  mining: Mining,
): number => {
  const heard = byAll ? mining.sentences : discontentedOf(mining);
  const telling = told === undefined ? [] : heard.filter((sentence) => tells(sentence, told));
  const own = new Set(units.filter(({ polarity }) => polarity < 0).map(({ reviewId }) => reviewId));
  const discontented = blaming(blamed, mining).filter((reviewId) => !isContent(mining, reviewId));
  const beside = new Set([
    ...discontented,
    ...blaming(blamedByAny, mining),
    ...telling.map(({ reviewId }) => reviewId),
  ]);
  return theme.negative + beside.difference(own).size;
};

/** Matters whose blame casts doubt on a praise where it is as frequent. */
const DOUBTED_BY: Readonly<Record<string, readonly string[]>> = {
  secure: ["staysUp", "staysPut", "partsStay", "magnets"],
  grip: ["magnets"],
  setup: ["assemblyParts", "openings"],
  easeOfUse: ["donning"],
  findsWay: ["docking", "coverage", "rugs"],
  cleansWell: ["hairPickup", "coverage"],
  hairPickup: ["cleansWell"],
  cleaning: ["lint", "limescale"],
  finish: ["colorfast"],
  laundry: ["colorfast"],
  effect: ["sleep", "cramps", "restlessLegs", "swelling"],
  sleep: ["effect"],
  bracing: ["stretch", "swelling"],
  softness: ["skin"],
  skin: ["softness"],
  comfort: ["digsIn"],
  touchHeat: ["outsideHeat"],
  results: ["defect", "durability"],
  power: ["defect", "durability"],
  cushioning: ["shape"],
  load: ["stability", "sturdy"],
};

/** A single review against it weighs less than several. */
const TIMES_OVER_ONE = 2;

/** How many times as many reviews have to praise what some deny by its own word. */
const TIMES_OVER_DENIAL = 3;
/** The same in a title, which every shopper reads. */
const TIMES_IN_TITLE = 5;

/** Whether reviews deny a praise by the word that names it, and too few others say it. */
const isDeniedByWord = ({ facet, theme, units }: MinedTheme, praising: number, mining: Mining): boolean => {
  const name = facet === null ? undefined : phrasesFor(facet.id)?.features.at(-1)?.text;
  if (name === undefined) return false;
  const blaming = new Set(units.filter(({ polarity }) => polarity < 0).map(({ reviewId }) => reviewId));
  const denying = deniersOf(name, mining).difference(blaming).size;
  return denying > 0 && praising < TIMES_OVER_DENIAL * (theme.negative + denying);
};

/** Whether a short claim may stand in a title: nobody denies it by its own word, or far more reviews say it. */
export const holdsInTitle = (claim: string, praising: number, mining: Mining): boolean =>
  praising >= TIMES_IN_TITLE * deniersOf(claim, mining).size;

/** Whether so many reviews speak against what a theme praises, by its own name or another, that copy had better not claim it. */
export const isSpokenAgainst = (theme: MinedTheme, praising: number, mining: Mining): boolean => {
  const { facet } = theme;
  const own = facet?.id ?? "";
  const doubting = new Set(blaming([...(DOUBTED_BY[own] ?? []), ...heldTogether(own).slice(1)], mining)).size;
  const against = AGAINST[own];
  if (doubting >= praising || isDeniedByWord(theme, praising, mining)) return true;
  if (against === undefined) return false;
  const count = countAgainst(theme, against, mining);
  return praising < (count === 1 ? TIMES_OVER_ONE : against.times) * count;
};
