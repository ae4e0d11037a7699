import type { Mining } from "../../insight/mining/mining.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { remember } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isOfOthers } from "../ledger/promises/of-others.ts";
import { befallenIn, namesOf } from "../ledger/promises/subject.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { indexReviews, wordOfToken } from "../reviews/review-index.ts";
import { materialsIn } from "../words/materials.ts";

/** What to do about the parts that fail in the words of several reviewers. */
const ACTS: Readonly<Record<string, (parts: string) => string>> = {
  durability: (parts) => `Strengthen what fails first by their own words, ${parts}`,
  fasteners: (parts) => `Replace what fails by their own words, ${parts}`,
};

const FAILS =
  /\b(?:broke|broken|snapped|cracked|split|bent|tore|ripped|quit|jammed|died|failed|fails|flattened|stripped|bowed|chewed|(?:came|fell|broke|snapped|slipped) (?:right |straight )?(?:off|out)|gave (?:out|way)|wore (?:out|through)|(?:is|was) ?n['’]?t solid)\b/iu;
/** What breaks nothing by itself, and what is no part: who did it, when and how. */
const NO_PART = wordSet(
  `day week month year time hour minute morning night afternoon evening thing way bit lot side end one two three first second third problem issue
  piece pack set box mine ours brand version model spite quality plastic metal noise sound smell break wind storm windstorm rain heat cold water
  use wash dryer floor ground money store company seller shipping transit raccoon squirrel dog cat puppy kid child son daughter husband wife
  baby grandson granddaughter friend mom dad boy girl hole tear crack rip paper hand finger foot tooth skin ankle`,
);
const LEAST = 2;
const MOST = 3;

/** The part that a clause tells the failure of; null where it names none, or the thing itself. */
const partOf = ({ tokens }: Pick<ReviewClause, "tokens">, names: ReadonlySet<string>): Token | null => {
  const told = new Set(befallenIn({ tokens }));
  const at = tokens.findIndex((token) => isNoun(token) && told.has(wordOfToken(token)));
  const end = tokens.findIndex((token, place) => place > at && !isNoun(token));
  const head = at === -1 ? undefined : tokens.slice(at, end === -1 ? undefined : end).at(-1);
  if (head === undefined || !/^\p{L}{3,}$/u.test(head.text)) return null;
  const isPart = !names.has(wordOfToken(head)) && !NO_PART.has(head.lemma) && !NO_PART.has(head.lower);
  return isPart && materialsIn(head.lower).length === 0 ? head : null;
};

/** The parts whose failure several reviewers tell, those first of which most do: "the tray (3)". */
const failingNamed = remember((mining: Mining): readonly string[] => {
  const { noun } = mining.product;
  const names = new Set(namesOf(mining.product));
  const found = indexReviews(mining)
    .clauses.filter(
      ({ text, report, repeats, praises }) =>
        report &&
        !repeats &&
        !praises &&
        FAILS.test(text) &&
        !isOfOthers(text.toLowerCase(), { person: false, name: noun }),
    )
    .flatMap((clause) => {
      const head = partOf(clause, names);
      return head === null ? [] : [{ head, reviewId: clause.span.reviewId }];
    });
  return [...Map.groupBy(found, ({ head }) => wordOfToken(head)).values()]
    .map((same) => ({
      part: same[0]?.head.lower ?? "",
      reviews: new Set(same.map(({ reviewId }) => reviewId)).size,
    }))
    .filter(({ reviews }) => reviews >= LEAST)
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MOST)
    .map(({ part, reviews }) => `the ${part} (${reviews})`);
});

/** What to do about a matter, with the parts that fail in the words of several reviewers; null where there are none. */
export const actOnParts = (id: string, mining: Mining): string | null => {
  const act = ACTS[id];
  const parts = act === undefined ? [] : failingNamed(mining);
  return act === undefined || parts.length === 0 ? null : act(joinWords(parts));
};
