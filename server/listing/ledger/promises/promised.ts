import { wordSet } from "../../../insight/text/word-table.ts";

/** What sellers promise of one matter, and how reviewers tell in their own words that it was not kept. */
export type Promised = {
  id: string;
  /** Reads a clause of a listing. */
  says: RegExp;
  /** What makes it none, wherever it stands in the clause. */
  unless?: RegExp;
  /** Products of which it says something else: no suction of a vacuum holds it to a wall. */
  notFor?: RegExp;
  /** The matters of which any blame breaks it. */
  keys: readonly string[];
  /** Reads a sentence of a review in lower case; what it names as `partner` has to be in the listing's clause too. */
  broken: RegExp;
  /** Reads a sentence that tells of it kept, where no praise of the matter proves as much. */
  kept?: RegExp;
  /** Whether buyers tell it of themselves: "I wake up sweating". */
  person?: boolean;
  /** Whether it is of the thing as a whole, so that no other thing's trouble breaks it; of the part that the clause says it of, which need not be named again or must; or of that only if it is a small one. */
  of?: "whole" | "part" | "namedPart" | "smallPart";
  /** Whether, with its measure, it speaks of what it names alone: "fits bars of 20 to 35 mm" is no promise to a phone in its case. */
  measured?: boolean;
  /** Things whose trouble breaks it only where the clause names them: a lid that comes off is no mat that slides. */
  notOf?: ReadonlySet<string>;
  /** Whether its words tell it whatever is praised beside them: "the best ones are behind the subscription". */
  sure?: boolean;
};

/** Parts that open, close or switch, and have troubles of their own. */
export const SMALL_WORKS = wordSet("zipper zip flap seam button switch lid cap label sticker tag battery app charger");

/** What is on a thing, and comes off by itself. */
export const SURFACES = wordSet("coating paint finish print logo layer varnish lacquer number letter");

/** What is meant to come off: "the fur comes off easily". */
export const MEANT_TO_COME_OFF = wordSet("hair fur dirt mud dust stain chalk marker ink pen crumb makeup lint food");

/** "n't" and "not" behind the verbs that reviewers deny with. */
export const CANNOT =
  "(?:wo|does|do|did|would|could|ca|is|are|was|were|has|have) ?n['’]?t|(?:will|does|do|did|would|could|can|is|are|was|were) not|cannot|never|refuses to";

/** Times that are long for whatever should be quick. */
export const LONG =
  "(?:(?:an|two|three|four|five|several|\\d+) hours?|half (?:an|a) hour|forever|ages|an eternity|(?:all|(?:an|the|my|our) (?:entire|whole)) (?:day|night|afternoon|morning|evening|weekend)|the better part of|a quarter of an hour|(?:twenty|thirty|forty|fifty|[2-9]\\d) min)";

/** Words that together rule a trouble out: "no", "anti-", "will not", and "free", "proof", "resistant" behind it. */
export const rulesOut = (named: string): string =>
  `\\b(?:no|zero|without|anti|non|never|(?:won|doesn|don|can)['’]?t|(?:will|does|do|can) ?not|free (?:of|from)|prevents?|resists?|stops?|eliminates?|avoids?)[ -](?:more |any |easily |ever )?(?:\\p{L}+(?:, | or | and | & |/)){0,2}(?:${named})\\b|\\b(?:${named})[ -]?(?:free|proof|resistant|resistance)\\b`;
