import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { CONTENT_STARS } from "../../insight/reviews/stars.ts";
import type { Worded } from "./claims.ts";

/** A finding that reviewers put in many words, told in few; `against` are words that dispute it. */
type Passing = { text: string; said: RegExp; against: RegExp | undefined; of: RegExp | undefined };

const told = (text: string, said: RegExp, against?: RegExp): Passing => ({ text, said, against, of: undefined });

/** Where the words name the thing only of some products, by how their name ends. */
const toldOf = (of: RegExp, text: string, said: RegExp, against?: RegExp): Passing => ({ text, said, against, of });

const SHELLS = /\b(?:cases?|covers?|phones?|tablets?|protectors?|bumpers?)$/i;
const SPRAYERS = /\b(?:hoses?|nozzles?|sprayers?|showers?|shower ?heads?|wands?|faucets?|sprinklers?)$/i;
const GAMES = /\b(?:games?|puzzles?|chess|toys?|sets?)$/i;
const EATEN =
  /\b(?:treats?|food|chews?|snacks?|bars?|powder|kibble|cookies|biscuits?|vitamins?|gummies|supplements?)$/i;

const PASSING: readonly Passing[] = [
  told("color-coded poles", /colou?r[- ]coded poles/i),
  told("mesh top", /\bmesh top/i),
  told("vestibule for boots", /vestibule[^.!?]{0,30}\bboots/i),
  told(
    "hardly any condensation",
    /(?:hardly any|no|little) condensation/i,
    /(?:lots? of|too much|terrible) condensation/i,
  ),
  toldOf(SHELLS, "raised screen edge", /\b(?:raised (?:edge|lip)|edge is (?:high|raised))/i),
  toldOf(SHELLS, "cutouts that line up", /cut-?outs (?:all )?line up/i, /cut-?outs? (?:do not|don't|are off)/i),
  told(
    "easy to put on and take off",
    /easy to (?:put|slip) on and (?:take )?off/i,
    /hard to (?:get|take|put) (?:it )?(?:on|off)/i,
  ),
  told("coils back by itself", /coils? back (?:up )?(?:by itself|on its own)/i),
  told("hangs on a hook", /hangs? on a (?:\w+ )?hook/i),
  toldOf(SPRAYERS, "choice of spray patterns", /(?:\b\w+ |different |spray )patterns\b/i),
  told("stores in a bucket", /(?:store|keep|fits?) (?:it )?in a bucket/i),
  told("easy to move around", /easy to move around/i, /hard to move/i),
  told("easy to store", /easy to store/i, /hard to store/i),
  told("folds flat", /\bfolds? (?:up )?flat/i),
  told("comes with a carrying case", /comes with a (?:\w+ )?case\b/i),
  told("buttons easy to find", /buttons (?:are|were) easy to find/i, /buttons (?:are|were) (?:hard|impossible)/i),
  told(
    "easy to learn",
    /easy to (?:learn|teach|pick up)|quick to explain/i,
    /(?:hard|difficult|took forever) to (?:learn|teach)/i,
  ),
  toldOf(GAMES, "wooden playing pieces", /wooden pieces/i),
  told("rules that fit on one page", /rules fit on one page/i),
  told("each round plays differently", /(?:every|each) game plays (?:out )?different/i),
  told("plays fast", /\bplays fast|quick to play/i, /takes forever|too long/i),
  told("quick to set up", /(?:quick|fast) to set up/i, /(?:forever|hours?|hard|slow) to set up/i),
  told(
    "layers well under sunscreen",
    /layers? (?:well )?under (?:my )?(?:sunscreen|makeup)/i,
    /(?<!not )\bpills? under/i,
  ),
  told("sits well under makeup", /(?:not|n't) pill under|put makeup on right after/i, /\bpills? (?:up|under my)/i),
  told("a little goes a long way", /little goes a long way/i, /(?:runs|ran) out (?:fast|quickly)|use a lot/i),
  told("mixes with a spoon", /mix(?:es)? with (?:just )?a spoon/i),
  told("no gums added", /\bno gums\b/i),
  told("blends smooth", /blends? (?:up )?smooth/i, /\b(?:lumpy|clumps up)\b/i),
  told("not too sweet", /\bnot too sweet/i, /(?:too|way too|so) sweet\b(?<!not too sweet)/i),
  toldOf(
    EATEN,
    "small bite size",
    /\b(?:they are tiny|small enough for training|no need to cut)/i,
    /too (?:big|large|small)/i,
  ),
  told(
    "easy to chew for seniors",
    /senior[^.!?]{0,20}no trouble chewing/i,
    /hard as|could not chew|couldn't chew|too hard/i,
  ),
  toldOf(
    EATEN,
    "a taste picky eaters like",
    /\b(?:picky|fussy) (?:eaters?|dogs?|cats?|pups?|kids?|toddlers?)\b[^.!?]{0,40}(?:loves?|crazy|likes?)|spit out every other/i,
  ),
  told("a reward for recall", /for recall|comes when called/i),
  told(
    "hardly any dust",
    /(?:hardly any|no) dust(?! ?-?(?:covers?|bags?|caps?|masks?|jackets?|filters?|sheets?|pans?|brush(?:es)?|bins?|sleeves?))/i,
    /(?:lots? of|so much|too much) dust/i,
  ),
  told("no tools needed", /no tools (?:needed|required)/i),
  told("remembers the last setting", /remembers? (?:the|my) last setting/i),
  told("one-handed opening", /open(?:s|ed)? (?:it )?with one hand/i),
  told(
    "fits cup holders",
    /fits? (?:in )?(?:my |the |a )?(?:car )?cup ?holders?/i,
    /(?:not|n't|barely) fit (?:in )?(?:my |the |a )?(?:car )?cup ?holder/i,
  ),
  told("dishwasher safe", /dishwasher[- ]safe/i, /not dishwasher/i),
  told("machine washable", /machine[- ]wash(?:able)?/i, /(?:not|n't) machine/i),
];

/** Findings that content reviewers tell in passing and nobody disputes, in words of our own. */
export const findPassingPhrases = (mining: Mining): Worded[] =>
  PASSING.flatMap(({ text, said, against, of }): Worded[] => {
    if (of?.test(mining.product.type) === false) return [];
    const spans = mining.reviews
      .filter((review) => (review.rating ?? CONTENT_STARS) >= CONTENT_STARS)
      .flatMap((review) => {
        const match = said.exec(review.text);
        if (match === null) return [];
        const span = { reviewId: review.id, start: match.index, end: match.index + match[0].length };
        return isInBlame(mining, span) ? [] : [span];
      });
    if (spans.length === 0 || mining.reviews.some((review) => against?.test(review.text))) return [];
    return [{ text, spans, reviews: distinctReviews(spans) }];
  });
