/** What sellers promise of one matter, and how reviewers tell in their own words that it was not kept. */
export type Promised = {
  id: string;
  /** Reads a clause of a listing. */
  says: RegExp;
  /** What makes it none, wherever it stands in the clause. */
  unless?: RegExp;
  /** The matters of which any blame breaks it. */
  keys: readonly string[];
  /** Reads a sentence of a review in lower case; what it names as `partner` has to be in the listing's clause too. */
  broken: RegExp;
  /** Reads a sentence that tells of it kept, where no praise of the matter proves as much. */
  kept?: RegExp;
  /** Whether buyers tell it of themselves: "I wake up sweating". */
  person?: boolean;
  /** Whether it is of the thing as a whole, so that no other thing's trouble breaks it; of the part that the clause says it of; or of that only if it is a small one. */
  of?: "whole" | "part" | "smallPart";
};

/** "n't" and "not" behind the verbs that reviewers deny with. */
export const CANNOT =
  "(?:wo|does|do|did|would|could|ca|is|are|was|were|has|have) ?n['’]?t|(?:will|does|do|did|would|could|can|is|are|was|were) not|cannot|never|refuses to";

/** Times that are long for whatever should be quick. */
export const LONG =
  "(?:(?:an|two|three|four|five|several|\\d+) hours?|half (?:an|a) hour|forever|ages|an eternity|all (?:day|night|afternoon|morning|evening)|the better part of|a quarter of an hour|(?:twenty|thirty|forty|fifty|[2-9]\\d) min)";

/** Words that together rule a trouble out: "no", "anti-", "will not", and "free", "proof", "resistant" behind it. */
export const rulesOut = (named: string): string =>
  `\\b(?:no|zero|without|anti|non|never|(?:won|doesn|don|can)['’]?t|(?:will|does|do|can) ?not|free (?:of|from)|prevents?|resists?|stops?|eliminates?|avoids?)[ -](?:more |any |easily |ever )?(?:\\p{L}+(?:, | or | and | & |/)){0,2}(?:${named})\\b|\\b(?:${named})[ -]?(?:free|proof|resistant|resistance)\\b`;
