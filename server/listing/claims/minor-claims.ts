import { findingsIn } from "../../insight/avatar/mined-findings.ts";
import { FACETS } from "../../insight/facets/all-facets.ts";
import type { Domain } from "../../insight/facets/domain.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasMany, hasPlenty } from "../../insight/reviews/plenty.ts";
import type { Clause } from "../../insight/text/clauses.ts";
import { type MinedTheme } from "../../insight/themes/build-themes.ts";
import { wilsonInterval } from "../../insight/themes/wilson.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import { type Claim, isMeant, praisingClauses } from "./claims.ts";
import { isOver } from "./is-over.ts";
import { isSpokenAgainst } from "./spoken-against.ts";

const themeOf = (id: string, units: readonly Unit[], mining: Mining): MinedTheme => {
  const members = new Set(units.map((unit) => unit.reviewId));
  return {
    theme: {
      id,
      label: units[0]?.facet?.praise ?? id,
      kind: "praise",
      reviews: members.size,
      positive: members.size,
      negative: 0,
      share: members.size / mining.reviews.length,
      interval: wilsonInterval(members.size, mining.reviews.length),
      ratingImpact: null,
      spans: [],
    },
    facet: units[0]?.facet ?? null,
    units,
    noun: "",
  };
};

/** Matters that a single passing word is too little to write of. */
const NOT_FROM_ONE = new Set(
  "results acceptance gift safety speed sizing controls setup ageFit power easeOfUse openClose comfort secure stability adjust grip picture light hot cold control pages story fun engagement skin pain length capacity amount fasteners finish looks sturdy durability rust load warmth soaksUp".split(
    " ",
  ),
);

/**
 * Matters that any product may be judged by, and the kinds of product of which a single voice is believed to speak of the product:
 * what leaks, hums or gets wet in a review of a pillow is a mask, a fan or a sleeper.
 */
const OF_KINDS: Readonly<Record<string, readonly Domain[]>> = {
  app: ["commanded", "relaying", "picture", "audio", "sensing", "robot"],
  subscription: ["commanded", "relaying", "picture", "audio", "sensing", "robot"],
  spares: ["powered", "cleaner", "cutting"],
  compartments: ["bag"],
  paper: ["reading", "coloring"],
  leak: ["drinkware", "tableware", "spraying", "nursing"],
  connection: ["commanded", "relaying", "picture", "audio", "robot"],
  noise: ["powered", "airing", "cooling", "heating", "cleaner", "wheeled", "locking"],
  wet: ["garment", "outdoor", "shelter", "footwear", "bag"],
  reach: ["spraying", "relaying", "lighting"],
  autoOff: ["powered", "heating", "lighting"],
  cord: ["powered"],
  visible: ["lighting", "walking", "outdoor", "garment"],
  kinks: ["spraying"],
  packAway: ["outdoor", "shelter", "exercise", "seating"],
  mess: ["tableware", "cookware", "pet", "growing"],
  evenness: ["cookware", "coloring", "cosmetic"],
  charging: ["powered", "charging"],
  smell: ["fabric", "bedding", "padded", "bag", "pet"],
};

const isPlausible = (id: string, { domains }: Mining): boolean => {
  const kinds = OF_KINDS[id];
  return kinds === undefined || kinds.some((kind) => domains.has(kind));
};

type IsHeard = (unit: Unit) => boolean;

/** In words. What is said in no more can hardly be said of something else: "washes well". */
const SHORT_CLAUSE = 5;

/** "Half the clove stays in, squashed flat": a participle behind a comma is said of what the sentence named. */
const isSaidOfOther = ({ tokens, start, sentence }: Clause): boolean =>
  start > sentence.start && /^(?:VERB|ADJ)$/.test(tokens[0]?.pos ?? "") && /(?:ed|en)$/.test(tokens[0]?.lower ?? "");

/** Whether an opinion is all that a clause of a content reviewer says, or what is told of the product in particular says the same: the two readers seldom err alike. */
const heardTwice = (mining: Mining): IsHeard => {
  const spans = Map.groupBy(
    findingsIn(mining).praise.flatMap(({ members }) => members.map(({ span }) => span)),
    ({ reviewId }) => reviewId,
  );
  return ({ reviewId, start, end, clause }) =>
    (clause.tokens.length <= SHORT_CLAUSE && isContent(mining, reviewId)) ||
    (spans.get(reviewId) ?? []).some((span) => start < span.end && span.start < end);
};

/** Claims on facets that have no theme, from units of praise that no unit of blame answers. */
const claimsBelowFloor = (mining: Mining, isOpen: (id: string) => boolean, isHeard: IsHeard): Claim[] => {
  const reports = mining.units.filter(
    (unit) =>
      unit.facet !== null &&
      unit.mood === "report" &&
      !(unit.polarity > 0 && (isSaidOfOther(unit.clause) || isOver(unit))),
  );
  const themed = new Set(mining.themes.map((theme) => theme.facet?.id));
  return [...Map.groupBy(reports, (unit) => unit.facet?.id ?? "")]
    .flatMap(([id, units]): Claim[] => {
      const phrases = phrasesFor(id);
      const isOut = themed.has(id) || !isOpen(id) || !isPlausible(id, mining) || phrases === null;
      if (isOut || units.some((unit) => unit.polarity < 0) || !units.some(isHeard)) return [];
      const clauses = praisingClauses(units, mining);
      if (!isMeant(phrases, clauses, mining)) return [];
      const theme = themeOf(id, units, mining);
      const spans = clauses.map((clause) => clause.span);
      const nowhere = { uses: [], places: [], times: [], details: [] };
      const support = theme.theme.positive;
      if (isSpokenAgainst(theme, support, mining)) return [];
      return [{ id, theme, phrases, support, doubts: 0, blamed: 0, spans, clauses, floor: 1, ...nowhere }];
    })
    .toSorted((a, b) => b.support - a.support || (a.id < b.id ? -1 : 1));
};

/**
 * Praise below the floor of support that no review contradicts: for copy that has little else to say. Of plenty of reviews
 * it has to be sure, and of many there is none: what one alone praises may be another thing.
 */
export const findMinorClaims = (mining: Mining): Claim[] =>
  hasMany(mining)
    ? []
    : claimsBelowFloor(mining, (id) => !NOT_FROM_ONE.has(id), hasPlenty(mining) ? heardTwice(mining) : () => true);

/** Of these one voice says nothing that copy could tell. */
const NEVER_ALONE = new Set("acceptance gift safety speed amount control engagement story pages".split(" "));

/** What one content reviewer praises of the matters that a passing word is too little for, in words that both readers hear alike, where nobody blames what is akin to it: better than advice that says nothing. */
export const findLoneClaims = (mining: Mining): Claim[] => {
  if (hasMany(mining)) return [];
  const isSure = heardTwice(mining);
  const blamed = new Set(
    mining.units.flatMap(({ facet, polarity, mood }) => (polarity < 0 && mood === "report" ? [facet?.group] : [])),
  );
  const isBlamed = (id: string): boolean => FACETS.some((facet) => facet.id === id && blamed.has(facet.group));
  return claimsBelowFloor(
    mining,
    (id) => NOT_FROM_ONE.has(id) && !NEVER_ALONE.has(id) && !isBlamed(id),
    (unit) => isContent(mining, unit.reviewId) && isSure(unit),
  );
};
