import { type NounTerm, nounTerms } from "../../insight/aspects/noun-terms.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { generalShare } from "../../insight/avatar/common-words.ts";
import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import { DOINGS, NO_USE } from "../../insight/contexts/open-words.ts";
import { ACTIVITIES, EVENTS, PLACES } from "../../insight/contexts/situation-words.ts";
import { isUse } from "../../insight/contexts/use-frames.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { COLORS, UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { hasAmple, supportFloor } from "../../insight/reviews/plenty.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { isImagined, isNegated } from "../../insight/text/negation.ts";
import { wordPolarity } from "../../insight/text/opinion-words.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { findThingsUsed } from "../../insight/things/used-with.ts";
import { isAboutOther } from "../../insight/units/other-products.ts";
import { moodsOf } from "../../insight/units/sentence-moods.ts";
import { isDiseaseName } from "../rules/terms/health.terms.ts";
import { sidesOf } from "../words/word-groups.ts";
import { PERSONAL } from "./find-uses.ts";
import { type FoundWord, passingWords } from "./shopper-words.ts";
import { situationTerm } from "./situation-terms.ts";
import { isServed, isSupply, isTied, leadAt, OWNER, standsBeside } from "./tied-nouns.ts";
import { isOftenBlamed } from "./true-words.ts";
import { isGoodMention, OTHER_THING, PARTS } from "./weak-keywords.ts";

/** A word of this rank in everyday English tells nobody what a thing is for. */
const EVERYDAY = generalShare("", "", true);

/** Of a purchase or a manner of speaking, and never of what a thing is for. */
const OF_TELLING = wordSet(
  "block blocks mile miles min mins hr hrs yr yrs none saver changer lifesaver breeze beast must plenty packaging shipping delivery instruction instructions manual video comment test wash washes mix max level height heights shape space weight halfway upright setup mode ton cons pros living",
);

/** Where anybody is at any time. */
const ANYWHERE = wordSet(
  "home house room work site pocket table counter lap holder street city floor dark sun rain snow drive drives run runs walk walks call calls class classes lesson lessons session sessions game games match morning mornings afternoon evening evenings night nights day days weekend noon midnight dawn sunrise sunset season road outing outings feeds feedings rink court line music movies travels bedtime naptime monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays july august december january february spring fall practice trip trips party parties guests training prep sleep naps nap recovery season chores moving recording feeding reading easter christmas",
);

const isTelling = (token: Token): boolean =>
  token.known &&
  token.pos === "NOUN" &&
  /^\p{L}{3,}$/u.test(token.lower) &&
  !OF_TELLING.has(token.lower) &&
  !NO_USE.has(token.lower) &&
  !GENERAL_NOUNS.has(token.lemma) &&
  generalShare(token.lower, token.lemma, true) <= EVERYDAY &&
  wordPolarity(token) === 0 &&
  wordPolarity({ ...token, pos: "ADJ" }) === 0 &&
  sidesOf(token.lower).length === 0 &&
  !UNITS_OF_MEASURE.has(token.lower) &&
  !COLORS.has(token.lower) &&
  !PARTS.test(token.lower);

/** Of the thing itself: "rinse the wand". */
const ITS_OWN = /^(?:the|its|this|that|these|those)$/;
/** What is done to the thing, and not with it. */
const DONE_TO_IT = wordSet("clean wash rinse open lift print record build thaw hang trap store");
const ALSO_DONE = wordSet("whip hold fit carry charge puree whisk juice");
const ASKED_FOR =
  /^(?:thank\w*|look\w*|wait\w*|pay|paid|ask\w*|search\w*|hop\w*|except|known|sorry|but|as|not|charg\w*)$/;

const isDoing = ({ lower, lemma }: Token): boolean =>
  [lemma, lower.replace(/s$/, "")].some((verb) => (DOINGS.has(verb) && !DONE_TO_IT.has(verb)) || ALSO_DONE.has(verb));

/** "like a brick", "while I ate a sandwich" */
const NOT_MEANT = /^(?:like|as|than|ate|eat|eating)$/;

/** "for homeschool", "makes mayo": what a thing is used for or on, told so plainly that one reviewer may speak for others. */
const isPlainUse = (tokens: readonly Token[], term: NounTerm): boolean => {
  const at = leadAt(tokens, term);
  const lead = tokens[at];
  if (lead === undefined) return false;
  if (lead.lower === "for") return !ASKED_FOR.test(tokens[at - 1]?.lower ?? "");
  const next = tokens[at + 1]?.lower ?? "";
  const isVerb = (lead.pos === "VERB" || at === 0) && !NOT_MEANT.test(tokens[at - 1]?.lower ?? "");
  return isVerb && isDoing(lead) && !ITS_OWN.test(next) && !(lead.lemma === "make" && OWNER.test(next));
};

const KINDS = [
  [PLACES, "place"],
  [EVENTS, "activity"],
  [ACTIVITIES, "activity"],
] as const;

/** "space to shift around" is no shift; "we hike" is a hike. */
const isDeed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === "VERB" &&
  !tokens[at]?.lower.endsWith("ing") &&
  !/^(?:i|we|go)$/.test(tokens[at - 1]?.lower ?? "");

const isSituation = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.lower ?? "";
  const isNamed = !ANYWHERE.has(word) && KINDS.some(([words, kind]) => words.has(word) && isUse(tokens, at, kind));
  return isNamed && !isDeed(tokens, at) && !standsBeside(tokens, { from: at });
};

/** A word of a content review, whether it is told as a use, and whether as what the thing is used on, in or with. */
type Heard = { word: string; isUse: boolean; isTied: boolean };

const heardIn = (clause: Clause, sentence: string, reviewId: string, mining: Mining): Heard[] => {
  const { tokens } = clause;
  const isGood = (from: number, to: number): boolean => {
    const [first, last] = [tokens[from], tokens[to]];
    return (
      first !== undefined &&
      last !== undefined &&
      !isNegated(tokens, to) &&
      !isAboutOther(clause, { from }) &&
      !isInBlame(mining, { reviewId, start: first.start, end: last.end })
    );
  };
  const nouns = nounTerms(tokens).filter(
    (term) =>
      isTelling(term.head) &&
      isGood(term.from, term.to - 1) &&
      !NOT_MEANT.test(tokens[leadAt(tokens, term)]?.lower ?? "") &&
      !standsBeside(tokens, term) &&
      !isSupply(term.head, sentence),
  );
  return [
    ...tokens.flatMap(({ lower }, at) =>
      isSituation(tokens, at) && isGood(at, at) ? [{ word: lower, isUse: true, isTied: true }] : [],
    ),
    ...nouns.flatMap((term) =>
      tokens
        .slice(term.from, term.to)
        .filter(isTelling)
        .map((token) => ({
          word: token.lower,
          isUse: isPlainUse(tokens, term),
          isTied: isTied(tokens, term) || isServed(token, mining),
        })),
    ),
  ];
};

type Users = { reviews: Set<string> } & Pick<Heard, "isUse" | "isTied">;

/** Words that content reviewers say of the thing, in clauses that tell and blame nothing. */
const wordsHeard = (mining: Mining): Map<string, Users> => {
  const users = new Map<string, Users>();
  for (const sentence of mining.sentences) {
    if (!isContent(mining, sentence.reviewId)) continue;
    const text = sentence.tokens.map((token) => token.text).join(" ");
    if (OTHER_THING.test(text)) continue;
    const mood = moodsOf(sentence);
    for (const clause of splitClauses(sentence)) {
      if (mood(clause) !== "report" || isImagined(clause.tokens)) continue;
      for (const heard of heardIn(clause, text, sentence.reviewId, mining)) {
        const known = users.get(heard.word) ?? { reviews: new Set(), isUse: false, isTied: false };
        users.set(heard.word, {
          reviews: known.reviews.add(sentence.reviewId),
          isUse: known.isUse || heard.isUse,
          isTied: known.isTied || heard.isTied,
        });
      }
    }
  }
  return users;
};

/** Uses, places and things that the mining finds, also where one reviewer alone names them. */
const situationsHeard = (mining: Mining): FoundWord[] => {
  const isPraised = ({ spans, reviews }: FoundContext): boolean =>
    distinctReviews(spans.filter((span) => isGoodMention(mining, span))) * 2 > reviews;
  const contexts = findContexts(mining.sentences)
    .filter((found) => found.context.kind !== "time" && !PERSONAL.has(found.context.id) && isPraised(found))
    .map((found) => ({ typed: situationTerm(found), reviews: found.reviews }));
  const isAnywhere = ({ typed, reviews }: FoundWord): boolean => reviews === 1 && ANYWHERE.has(typed);
  const things = findThingsUsed(mining).map(({ context, reviews }) => ({ typed: context.phrase, reviews }));
  return [...contexts, ...things].filter((word) => !isAnywhere(word));
};

/** What nobody ties to the thing is often a part of it or stands beside it, unless so many speak of it. */
const FEWEST_OF_ANY = 3;
const SHARE_OF_ANY = 1 / 7;

/**
 * Words of content reviewers for room among the search terms that nothing better needs: where and for what they use the
 * thing, what they use it on, in or with, and nouns that many of them say. Complaints, other things, diseases and words of every
 * purchase are left out.
 */
export const spokenWords = (mining: Mining): FoundWord[] => {
  const least = Math.max(2, supportFloor(mining));
  // Where one of so many uses it may be nobody else's place.
  const leastOfUse = hasAmple(mining) ? 2 : 1;
  const leastOfAny = Math.max(FEWEST_OF_ANY, mining.reviews.length * SHARE_OF_ANY);
  const heard = [...wordsHeard(mining)]
    .filter(([, word]) => word.reviews.size >= (word.isUse ? leastOfUse : word.isTied ? least : leastOfAny))
    .map(([typed, { reviews }]) => ({ typed, reviews: reviews.size }));
  return [...passingWords(mining), ...situationsHeard(mining), ...heard]
    .filter(({ typed }) => !typed.split(" ").some((word) => isDiseaseName(word) || isOftenBlamed(word, mining)))
    .toSorted((a, b) => b.reviews - a.reviews || (a.typed < b.typed ? -1 : 1));
};
