import type { Situation } from "../contexts/find-situations.ts";
import type { Mining } from "../mining/mining.ts";
import { searchedType } from "../product/product.ts";
import { hasFew, hasPlenty } from "../reviews/plenty.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import type { Told } from "../statements/clean-statement.ts";
import type { Token } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";
import { findThingsUsed } from "../things/used-with.ts";
import { byReviews, distinctReviews, type Supported } from "./avatar-draft.ts";
import { isConceded } from "./conceded.ts";
import { agesNamed } from "./keyword-ages.ts";
import { compoundsIn } from "./keyword-compounds.ts";
import { grouped, type Mention } from "./keyword-mentions.ts";
import {
  BANNED,
  DENIED,
  MOST_STARS,
  NEEDS,
  NOT_SEARCHED,
  PART_ALONE,
  PASSING,
  SEARCHED_USES,
  SOUGHT,
} from "./keyword-words.ts";
import { findingsIn } from "./mined-findings.ts";
import { nameKeywords } from "./name-keywords.ts";
import { ownSituations } from "./own-situations.ts";
import { reasonsIn } from "./purchases.ts";
import { namesGift } from "./recipients.ts";
import { nameBefore, qualifiedName, searchedName } from "./searched-name.ts";

const COUNTED_NEED =
  /\b(?:hand|head|dog|cat|stomach|breed|chest|reader|space|apartment|room|wrist|eater|sleeper|carpet|bed|face|neck|back|chewer|puller|garden|yard|learner)$/;

const needs = (mining: Mining): Mention[] =>
  mining.reviews.flatMap((review) =>
    [...review.text.matchAll(NEEDS)].flatMap((match) => {
      const said = (match[1] ?? "").toLowerCase();
      const start = match.index + match[0].length - said.length;
      if ((review.rating ?? MOST_STARS) <= DISCONTENT_STARS || DENIED.test(review.text.slice(0, start))) return [];
      return [
        {
          phrase: `${searchedName(mining)} for ${COUNTED_NEED.test(said) ? `${said}s` : said}`,
          key: singular(said),
          span: { reviewId: review.id, start, end: start + said.length },
        },
      ];
    }),
  );

const isSought = (token: Token, type: string): boolean =>
  token.pos === "ADJ" && SOUGHT.has(token.lower) && !type.includes(token.lower);

/** Whether an adjective is said of the product itself: before its noun, or as an item of a list of adjectives. */
const isOfProduct = (tokens: readonly Token[], index: number, noun: string): boolean => {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (next?.lower === noun || next?.lemma === noun) return true;
  return (
    (before === undefined || before.text === ",") && (next === undefined || next.text === "," || next.text === ".")
  );
};

const OF_ITS_PARTS = /^(?:bright|thick|thin|soft)$/;

/** Whether a statement says that the thing itself is so: not "takes silent movies", nor, of what may be a picture or a sound, "bright and sharp". */
const isWhatItIs = ({ subject, predicate }: Told, word: string): boolean => {
  const [, ...rest] = predicate.split(" ");
  const at = rest.indexOf(word);
  const isQuality = /^(?:is|are|was|were|feels?|stays?|looks?)\b/.test(predicate) && at !== -1 && at <= 2;
  return isQuality && word !== "clear" && !(subject.elided && OF_ITS_PARTS.test(word));
};

/** "quiet coffee grinder": a quality that reviewers find in the product, before its kind. */
const qualified = (mining: Mining): Supported[] => {
  const { noun } = mining.product;
  const type = qualifiedName(mining);
  const told = findingsIn(mining).remarks.flatMap((remark) => {
    const { told: statement, sign, span } = remark;
    const isOfIt = sign.polarity > 0 && statement.subject.about === "product";
    const isSaid = isOfIt && SOUGHT.has(sign.word) && !type.includes(sign.word);
    return isSaid && isWhatItIs(statement, sign.word) && !isConceded({ predicate: statement.predicate, remark })
      ? [{ phrase: `${sign.word} ${type}`, key: sign.word, span }]
      : [];
  });
  const named = mining.sentences.flatMap(({ tokens, reviewId }) =>
    tokens.flatMap((token, index) =>
      isSought(token, type) && isOfProduct(tokens, index, noun)
        ? [
            {
              phrase: `${token.lower} ${type}`,
              key: token.lower,
              span: { reviewId, start: token.start, end: token.end },
            },
          ]
        : [],
    ),
  );
  return grouped([...told, ...named]);
};

/** "board game gift", where reviewers gave it away. */
const gifts = (mining: Mining): Supported[] => {
  const spans = reasonsIn(mining).flatMap(({ motive, excerpt }) => (motive === "gift" ? [excerpt.span] : []));
  const texts = textsOf(mining);
  const isNamed = spans.some(({ reviewId }) => namesGift(texts.get(reviewId) ?? ""));
  return isNamed ? [{ text: `${searchedName(mining)} gift`, spans }] : [];
};

/** What mostly stands in complaints is not what a shopper searches for, nor what a listing should promise. */
const notBlamed = (mining: Mining): ((line: Supported) => boolean) => {
  const blame = Map.groupBy(
    findingsIn(mining).remarks.filter((remark) => remark.sign.polarity < 0),
    (remark) => remark.span.reviewId,
  );
  const isIn = (span: Supported["spans"][number]): boolean =>
    (blame.get(span.reviewId) ?? []).some((each) => each.span.start <= span.start && span.end <= each.span.end);
  return ({ spans }) => spans.filter(isIn).length * 2 < spans.length;
};

const TELLS_NOTHING = wordSet("actual little normal regular real whole entire same own new old nice other many few");

/** The words of a situation that a shopper would type: "night shifts" of "on my night shifts in the ward". */
const searchedCore = ({ kind, tokens }: Situation): readonly Token[] | null => {
  const words = tokens
    .slice(1)
    .filter(({ pos, lower }) => pos !== "DET" && pos !== "PRON" && lower !== "-" && !TELLS_NOTHING.has(lower));
  const cut = words.findIndex((token) => ["ADP", "CCONJ", "SCONJ"].includes(token.pos));
  const core = cut === -1 ? words : words.slice(0, cut);
  const head = core.at(-1);
  if (head === undefined || core.length > 2 || core.some((token) => token.pos === "NUM")) return null;
  const asked = kind === "activity" && tokens[0]?.lower === "for" && !NOT_SEARCHED.test(head.lower);
  const used = ["on", "in", "to", "at"].includes(tokens[0]?.lower ?? "") && SEARCHED_USES.has(head.lower);
  const named = core.some((token) => !token.known || (/^\p{Lu}/u.test(token.text) && token.pos === "PROPN"));
  return (asked || used) && !named ? core : null;
};

const COUNTED = /^(?:trip|hike|shift|walk|flight|run|ride|workout|call|game)$/;

/** "coffee grinder for camping": what it is, for what reviewers use it. */
const uses = (mining: Mining, isAsked: (situation: Situation) => boolean): Supported[] =>
  grouped(
    ownSituations(mining)
      .filter(isAsked)
      .flatMap((situation) => {
        const core = searchedCore(situation);
        if (core === null || core.some(({ lemma }) => mining.product.type.includes(lemma))) return [];
        const said = core.map((token) => token.lower).join(" ");
        const phrase =
          `${nameBefore(said, mining)} for ${said}${COUNTED.test(core.at(-1)?.lower ?? "") ? "s" : ""}`.replace(
            / for commutes?$/,
            " for commuting",
          );
        return [{ phrase, key: core.map((token) => token.lemma).join(" "), span: situation.span }];
      }),
  );

/** "dutch oven for bread": what it is, for what reviewers use it on. */
const things = (mining: Mining): Supported[] =>
  findThingsUsed(mining).map(({ context, spans }) => ({
    text: `${nameBefore(context.phrase, mining)} for ${context.phrase}`,
    spans,
  }));

const LEAST_NAMED = 2;
const FEW = 3;

/** "steam mop": its kind alone, with the reviews that say one of its words. */
const kindAlone = (mining: Mining, words: readonly string[]): Supported => ({
  text: searchedName(mining),
  spans: mining.sentences.flatMap(({ tokens, reviewId }) =>
    tokens
      .filter(({ lower, lemma }) => words.some((word) => lower === word || lemma === singular(word)))
      .map(({ start, end }) => ({ reviewId, start, end })),
  ),
});

const POINTS = /\b(?:this|these|such an?|great|good|best|love|nice|perfect)\b[^.!?]{0,20}$/iu;

/** Whether words are said of this one: "this steam mop", and not "my old film camera" or "I'd like a camera phone"; of few reviews every one is. */
const pointsAt = (mining: Mining): ((span: Supported["spans"][number]) => boolean) => {
  const texts = textsOf(mining);
  return ({ reviewId, start }) =>
    !hasPlenty(mining) || POINTS.test((texts.get(reviewId) ?? "").slice(Math.max(0, start - 40), start));
};

const MOST_KEYWORDS = 16;
const MOST_OF_A_KIND = 5;
/** Phrases that do not name the product: most are of things around it. */
const MOST_OTHERS = 3;

const stems = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/(?:ing|ies|es|s|ed)$/, ""))
    .toSorted()
    .join(" ");

/** Phrases of several words that others would type: what it is for, for whom, of which kind; never a single word. */
export const buildKeywordPhrases = (mining: Mining): Supported[] => {
  const floor = hasFew(mining) ? 1 : 2;
  // Of plenty, a kind or place that one reviewer names is a slip, a joke or another thing: "flip phone", "chair for boat".
  const kindFloor = hasPlenty(mining) ? 2 : 1;
  const ratings = ratingsOf(mining);
  const isLiked = ({ spans }: Supported): boolean =>
    !hasPlenty(mining) || spans.some(({ reviewId }) => (ratings.get(reviewId) ?? MOST_STARS) >= CONTENT_STARS);
  const mostNamed = (lines: readonly Supported[], least: number): Supported[] =>
    lines
      .filter(isLiked)
      .filter((line) => distinctReviews(line.spans) >= least && !BANNED.test(line.text))
      .toSorted((a, b) => byReviews(a, b) || (a.text < b.text ? -1 : 1));
  const { noun } = mining.product;
  const isPraised = notBlamed(mining);
  const compounds = grouped(mining.sentences.flatMap(compoundsIn)).filter(
    ({ text }) => !PASSING.test(text) && !PART_ALONE.test(text),
  );
  const isPointed = pointsAt(mining);
  const kinds = compounds.filter((line) => line.text.split(" ").at(-1) === noun && line.spans.some(isPointed));
  // Of plenty, what is no kind of the product is a thing beside it: "school bag" of a poncho that fits over one.
  const others = hasPlenty(mining)
    ? []
    : compounds.filter((line) => line.text.split(" ").at(-1) !== noun && isPraised(line));
  const found = [
    ...mostNamed(
      uses(mining, ({ kind }) => kind !== "place"),
      1,
    )
      .filter((line) => !PASSING.test(line.text) && isPraised(line))
      .slice(0, MOST_OF_A_KIND),
    ...mostNamed(
      uses(mining, ({ kind }) => kind === "place"),
      kindFloor,
    )
      .filter((line) => !PASSING.test(line.text) && isPraised(line))
      .slice(0, MOST_OF_A_KIND),
    ...mostNamed(things(mining), LEAST_NAMED).slice(0, MOST_OF_A_KIND),
    ...mostNamed(agesNamed(mining), 1).filter(isPraised).slice(0, MOST_OF_A_KIND),
    ...mostNamed(gifts(mining), floor),
    ...mostNamed(grouped(needs(mining)), 1)
      .filter(isPraised)
      .slice(0, MOST_OF_A_KIND),
    ...mostNamed(qualified(mining), 1).slice(0, MOST_OF_A_KIND),
    ...mostNamed(nameKeywords(mining), LEAST_NAMED).filter(isPraised).slice(0, MOST_OF_A_KIND),
    ...mostNamed(kinds, kindFloor).slice(0, MOST_OF_A_KIND),
    ...mostNamed(others, floor).slice(0, MOST_OTHERS),
  ];
  const seen = new Set<string>([stems(searchedName(mining))]);
  const phrases = found
    .filter(({ text }) => {
      const key = stems(text);
      return text.includes(" ") && !seen.has(key) && seen.add(key) !== undefined;
    })
    .toSorted(byReviews)
    .slice(0, MOST_KEYWORDS);
  const alone = kindAlone(mining, [noun]);
  const isNamed = distinctReviews(alone.spans) >= floor;
  const kind = isNamed || phrases.length > 0 ? alone : kindAlone(mining, mining.product.type.split(" "));
  const isFuller = kind.text !== searchedType(mining.product);
  const needsKind = (phrases.length < FEW || isFuller) && kind.text.includes(" ");
  return needsKind && distinctReviews(kind.spans) >= (isNamed ? floor : LEAST_NAMED) ? [kind, ...phrases] : phrases;
};
