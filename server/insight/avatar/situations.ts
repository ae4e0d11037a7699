import type { Situation } from "../contexts/find-situations.ts";
import { has, type SituationKind } from "../contexts/situation-rules.ts";
import { PEOPLE } from "../contexts/situation-words.ts";
import { isInBlame } from "../mining/blamed-words.ts";
import type { Mining } from "../mining/mining.ts";
import { hasCrowd, hasPlenty } from "../reviews/plenty.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import { DISCONTENT_STARS } from "../reviews/stars.ts";
import { remember } from "../text/remember.ts";
import { CHILDREN, KIN } from "../text/word-lists.ts";
import { sentenceText } from "../units/misreadings/misreading.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { sayTokens } from "./excerpts.ts";
import { ownSituations } from "./own-situations.ts";
import { isNoSituation, ofAnybody, sameUse, toldOnce, withPlace } from "./told-situation.ts";

export type SaidSituation = Supported & { kind: SituationKind; key: string };

/** What tells most about a buyer comes first. */
const TELLING: readonly SituationKind[] = ["activity", "company", "place", "time"];

/** Whom it is for is told elsewhere, and is no situation. */
const isForSomebody = ({ tokens }: Situation): boolean => {
  const head = tokens.at(-1);
  return (
    /^(?:for|as)$/.test(tokens[0]?.lower ?? "") &&
    head !== undefined &&
    (has(PEOPLE, head) || KIN.has(head.lower) || CHILDREN.has(head.lemma))
  );
};

/** The wording that tells most without telling one reviewer's life: the longest of up to six words. */
const wordingOf = (group: readonly Situation[], mining: Mining): string | null => {
  const texts = group.flatMap(({ tokens }) => sayTokens(tokens, mining.product, "anybody") ?? []);
  const length = (text: string): number => text.split(" ").length;
  const shared = distinctReviews(group.map(({ span }) => span)) > 1;
  const fitting = texts.filter((text) => length(text) >= 2 && length(text) <= (shared ? 4 : 8));
  const ranked = (fitting.length > 0 ? fitting : texts).toSorted((a, b) =>
    shared ? length(a) - length(b) : length(b) - length(a) || (a < b ? -1 : 1),
  );
  return ranked[0] ?? null;
};

/** "makes me leave them in the garage", "I have to move the couch in my apartment", "threatened to put it in the garage". */
const MADE_TO =
  /\b(?:ha(?:ve|s|d|ving) to|makes? (?:me|us|him|her|you)|made (?:me|us|him|her)|threaten\w*|tempted to|could hear|hear (?:it|this|them))\b/;

/** "leaked in my bag": what happened and was not wanted. */
const HAPPENED =
  /\b(?:leak(?:s|ed|ing)?|melt(?:s|ed)?|burst|spilled|broke|cracked|came open|popped open|died|quit|(?:switche[ds]|turn(?:s|ed)) (?:itself )?on) $/iu;
/** "Left in my car", in a review of few stars. */
const LEFT = /^left (?:it |them |mine )?(?:out )?$/i;

const isWhereItFailed = ({ span, sentence }: Situation, mining: Mining): boolean => {
  const said = textsOf(mining).get(span.reviewId)?.slice(sentence.start, span.start) ?? "";
  const rating = ratingsOf(mining).get(span.reviewId) ?? null;
  return HAPPENED.test(said) || (rating !== null && rating <= DISCONTENT_STARS && LEFT.test(said));
};

/** "Took it to the lake house and froze": wherever it is taken along, it is used. */
const TAKEN_ALONG = /\b(?:took|taken|take|takes|brought|bring|brings) (?:it|them|this|these|mine) (?:\p{L}+ )?$/iu;

const isTakenAlong = ({ span, sentence }: Situation, mining: Mining): boolean =>
  TAKEN_ALONG.test(`${textsOf(mining).get(span.reviewId)?.slice(sentence.start, span.start) ?? ""}`);

/** Where something went wrong, or was put out of the way, is no place of use. */
const isPlaceOfTrouble = (situation: Situation, mining: Mining): boolean => {
  const { kind, span, sentence } = situation;
  if (kind !== "place") return false;
  return (
    (isInBlame(mining, span) && !isTakenAlong(situation, mining)) ||
    MADE_TO.test(sentenceText(sentence)) ||
    isWhereItFailed(situation, mining)
  );
};

/** Where, when, for what and with whom buyers use it; the most named first. */
export const situationsOf = remember((mining: Mining): readonly SaidSituation[] => {
  const least = hasCrowd(mining) ? 2 : 1;
  const { noun } = mining.product;
  const found = ownSituations(mining)
    .filter((situation) => !isForSomebody(situation))
    .filter(
      ({ tokens }) => !(tokens[0]?.lower === "for" && [tokens.at(-1)?.lower, tokens.at(-1)?.lemma].includes(noun)),
    );
  const isTrouble = (group: readonly Situation[]): boolean => group.every((each) => isPlaceOfTrouble(each, mining));
  const told = [...Map.groupBy(found, ({ key }) => sameUse(key)).values()].flatMap((group): SaidSituation[] => {
    const [first, text] = [group[0], wordingOf(group, mining)];
    return first === undefined || text === null || isTrouble(group)
      ? []
      : [
          {
            text: capitalize(ofAnybody(first.kind === "place" ? withPlace(text) : text)),
            spans: group.map(({ span }) => span),
            kind: first.kind,
            key: first.key,
          },
        ];
  });
  return toldOnce(told)
    .filter(
      ({ text, spans }) =>
        distinctReviews(spans) >= (ONCE.test(text) ? Math.max(least, SEVERAL) : least) && !isNoSituation(text),
    )
    .toSorted((a, b) => byReviews(a, b) || TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind));
});

/** "still damp at dinner", "wore it for Sunday lunch", "took it along in July": when something happened to one reviewer. */
const ONCE =
  /^(?:at|before|after|by|until) (?:breakfast|lunch|dinner|supper)$|^for (?:mon|tues|wednes|thurs|fri|satur|sun)day \p{L}+$|^(?:in|on|for) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)$|^on (?:christmas|easter|thanksgiving|halloween)\b/iu;

const SEVERAL = 2;
const MOST_SITUATIONS = 10;
const withFewSingles = (mining: Mining, lines: readonly SaidSituation[]): SaidSituation[] => {
  if (!hasPlenty(mining)) return [...lines];
  const isShared = ({ spans }: SaidSituation): boolean => distinctReviews(spans) > 1;
  return [...lines.filter(isShared), ...lines.filter((line) => !isShared(line)).slice(0, MOST_SINGLES)];
};

/** Of plenty of reviews, so many that only one names may stand beside those of several. */
const MOST_SINGLES = 6;

export const buildSituations = (mining: Mining): Supported[] =>
  withFewSingles(mining, situationsOf(mining))
    .slice(0, MOST_SITUATIONS)
    .map(({ text, spans }) => ({ text, spans }));
