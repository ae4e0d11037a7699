import type { Exclusion, Review } from "../../../events/result/review.ts";
import { isVague } from "../called-thing.ts";
import { excludeReversibly } from "../ingest/record.ts";
import { hasPlenty } from "../plenty.ts";
import { describeProduct } from "../product.ts";
import { KIND_NOUNS } from "../product-words.ts";
import { analyseReview, type Sentence, type Token } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { plainNoun } from "../themes/noun-groups.ts";
import { OF_MOST } from "../units/strangers.ts";

/** What one in so many reviews names at most is named by strays. */
const ONE_IN = 200;
/** The product is named in the title or at the very beginning. */
const FIRST_SENTENCES = 2;

/** Kinds of thing that are parts of others, or lie around near them. */
const BESIDE_OTHERS = wordSet(
  "cable charger battery remote box bag case cover pad liner plug net light screen plate hook rod pipe hose pole book notebook novel journal phone laptop tablet computer camera tv car truck bike bed couch sofa desk table chair chest door gate shelf pool pot pan jar bowl cup sauce milk coffee tea food salt treat treats card cards sticker stickers paper strap lens mount filter brush tank cord ring plate tray basket mat wire speaker microphone meter lock straw clip bulb switch rope chain belt collar sleeve needle blade wheel sponge cloth towel rack screws screw adapter mirror clock alarm fan heater label magnet seat harness frame",
);
/** What one of many reviewers may call the product itself. */
const ANY_THING = wordSet("machine tool tools kit set holder organizer container storage supplement toy game stand");

/** Kinds that go by each other's names. */
const KIN = `
mug cup bottle tumbler thermos glass flask jug pitcher
shoe sneaker boot sandal slipper
couch sofa recliner chair
coat jacket hoodie sweater sweatshirt cardigan vest
bag backpack tote purse handbag pouch
pan pot skillet wok dish
lamp light lantern flashlight torch nightlight
lotion cream balm ointment
blanket throw quilt comforter duvet
rug mat
pillow cushion pad
headphone earphone earbud headset
vacuum cleaner mop broom
razor shaver trimmer
stroller buggy wagon cart
crib bassinet cot bed
curtain blind shade
shelf rack cabinet
pants trouser jean legging short tight
shirt blouse top
box bin basket crate
`
  .trim()
  .split("\n")
  .map((line) => wordSet(line));

/** "these sneakers" are the running shoes. */
const isKin = (kind: string, noun: string): boolean => {
  const own = [noun, plainNoun(noun), singular(noun)];
  return KIN.some(
    (group) => [kind, singular(kind)].some((each) => group.has(each)) && own.some((each) => group.has(each)),
  );
};

const POINTING = wordSet("this these");
const BESIDE = wordSet("with for in into to under behind near at by from than");
const SOMEBODYS = wordSet("my our his her their your a an another any");
const PRAISING =
  /^(?:great|good|nice|excellent|amazing|awesome|best|perfect|terrible|horrible|bad|worst|cute|beautiful|lovely|fine|decent)$/;
const FELT = /^(?:pleased|happy|satisfied|impressed|delighted|disappointed|unhappy|love|problems?|issues?)$/;
const NEXT_TO_NOTHING = /^(?:overall|[.!,;)]|and|so|but)/;
const WRONG_ONE = /\bwrong (?:item|thing|product|listing|page|one)\b/i;

const isModifier = (token: Token | undefined): boolean => token?.pos === "ADJ" || isNoun(token);

/** The word before a noun phrase that ends at `index`, and where it stands. */
const opening = (tokens: readonly Token[], index: number): { before: Token | undefined; at: number } => {
  const at = isModifier(tokens[index - 1]) ? index - 2 : index - 1;
  return { before: tokens[at], at };
};

/** "this wallet" and "pleased with this trimmer", and not "fits in this car". */
const isPointedAt = (tokens: readonly Token[], index: number): boolean => {
  const { before, at } = opening(tokens, index);
  const isBeside = BESIDE.has(tokens[at - 1]?.lower ?? "") && !FELT.test(tokens[at - 2]?.lower ?? "");
  return POINTING.has(before?.lower ?? "") && !isBeside;
};

/** "Great pump overall", "Good throw blanket", where the tagger may take the noun for a verb. */
const isCalled = (tokens: readonly Token[], index: number): boolean =>
  (index === 1 || (index === 2 && isNoun(tokens[1]))) &&
  PRAISING.test(tokens[0]?.lower ?? "") &&
  NEXT_TO_NOTHING.test(tokens[index + 1]?.lower ?? ".");

/** "String trimmer is great" */
const isBareSubject = (tokens: readonly Token[], index: number): boolean =>
  index <= 1 && tokens.slice(0, index).every(isNoun) && tokens[index + 1]?.pos === "AUX";

/** "The timer stopped working" */
const isSubject = (tokens: readonly Token[], index: number): boolean => {
  const { before, at } = opening(tokens, index);
  const next = tokens[index + 1];
  return before?.lower === "the" && at === 0 && (next?.pos === "VERB" || next?.pos === "AUX");
};

/** Kinds that are parts as well, stuff, verbs, or stand about where others are used. */
const SELDOM_BOUGHT_ALONE = wordSet(
  "band bar bit bone chew chews chips cleaner bottle gel glue guard ink patch pin planter polish press pressure protector pump record router saw scale seasoning sheet sheets spray straws string swing tape tie timer tire topper tote towels toys tracker washer watch wax weights whistle wrap foundation fork freezer inflator oil paddle bracket lights cover oven refrigerator stove dryer microwave grill toaster vacuum ladder hammer drill screwdriver wrench pliers knife knives scissors printer monitor keyboard laundry dish shirt socks sock shoes shoe jacket coat pants jeans dress glove gloves blanket mattress pillow sheet curtain rug can cap cream soap powder paint sand water record",
);

const NEAR_THE_BEGINNING = 3;
const LONGEST_TITLE = 3;
const MADE_OUT = /^(?:that|it|this|these|they)$/;

/** Verbs that the tagger takes for nouns in a title. */
const FAILS = /^(?:leaks?|hums?|smells?|breaks?|dies|rips?|tears?|rusts?|stinks?|slips?|squeaks?)$/;

/** "Boots leak" as the title, "The fountain is humming": what is seldom part of another thing is the subject from the beginning. */
const isSubjectFromTheStart = (tokens: readonly Token[], at: number, index: number): boolean => {
  const next = tokens[1];
  const isDone = next !== undefined && (next.pos === "VERB" || next.pos === "AUX" || FAILS.test(next.lower));
  const opens = at === 0 && index === 0 && tokens.length <= LONGEST_TITLE && isDone;
  const isIt = index === 1 && tokens[0]?.lower === "the" && tokens[2]?.pos === "AUX";
  return opens || (isIt && at < NEAR_THE_BEGINNING);
};

/** "For a sleeping pad that's a bit basic": so it is one. */
const isMadeOut = (tokens: readonly Token[], index: number): boolean =>
  /^for an? $/.test(`${tokens[0]?.lower ?? ""} ${tokens[1]?.lower ?? ""} `) &&
  index >= 2 &&
  index <= 3 &&
  MADE_OUT.test(tokens[index + 1]?.lower ?? "") &&
  (tokens[index + 2]?.pos === "AUX" || /^['’]s$/.test(tokens[index + 2]?.lower ?? ""));

/** Whether a review names the product, and not somebody's own thing of the kind. */
const namesIt = (sentences: readonly Sentence[], noun: string): boolean =>
  sentences.some(({ tokens }) =>
    tokens.some(
      (token, index) =>
        isNoun(token) &&
        plainNoun(token.lower) === plainNoun(noun) &&
        !SOMEBODYS.has(opening(tokens, index).before?.lower ?? ""),
    ),
  );

const speaksOf = (review: Review, sentences: readonly Sentence[], kind: string): boolean => {
  const isWrongOne = WRONG_ONE.test(`${review.title ?? ""} ${review.text}`);
  const named = sentences.flatMap(({ tokens }, at) =>
    tokens.flatMap((token, index) =>
      plainNoun(token.lower) === kind && (isNoun(token) || isCalled(tokens, index))
        ? [{ tokens, at, index, leads: isNoun(tokens[index + 1]) }]
        : [],
    ),
  );
  return named.some(({ tokens, at, index, leads }) => {
    if (isMadeOut(tokens, index)) return true;
    if (!SELDOM_BOUGHT_ALONE.has(kind) && !BESIDE_OTHERS.has(kind) && isSubjectFromTheStart(tokens, at, index))
      return true;
    if (leads) return false;
    if (isPointedAt(tokens, index) || isCalled(tokens, index)) return isWrongOne || !BESIDE_OTHERS.has(kind);
    const isRepeated = named.length > 1 && !BESIDE_OTHERS.has(kind);
    const isTitle = at === 0 && review.title !== null && !BESIDE_OTHERS.has(kind);
    return (
      (at < FIRST_SENTENCES && isSubject(tokens, index) && (isWrongOne || isRepeated)) ||
      (isTitle && (isBareSubject(tokens, index) || isSubject(tokens, index)))
    );
  });
};

const kindsIn = ({ text }: Review): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => KIND_NOUNS.has(word) || KIND_NOUNS.has(plainNoun(word)))
      .map(plainNoun),
  );

export type OwnReviews = { reviews: Review[]; excluded: Exclusion[] };

/**
 * Sets aside reviews of some other product, as marketplaces mix them in: of plenty of reviews, those that point at a kind
 * of thing which hardly any other names ("this wallet", among reviews of a belt) and never at the product. What is left is numbered anew;
 * reviews whose ids are in `include` stay.
 */
export const setAsideOtherProducts = (
  reviews: readonly Review[],
  productName: string,
  include: readonly string[] = [],
): OwnReviews => {
  const { noun } = describeProduct(productName);
  if (!hasPlenty({ reviews }) || isVague({ noun })) return { reviews: [...reviews], excluded: [] };
  const own = new Set((productName.toLowerCase().match(/\p{L}+/gu) ?? []).map(plainNoun));
  const kinds = reviews.map(kindsIn);
  const counts = new Map<string, number>();
  for (const found of kinds) for (const kind of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(1, Math.floor(reviews.length / ONE_IN));
  const isStray = ([kind, named]: readonly [string, number]): boolean =>
    named <= most && !own.has(kind) && !OF_MOST.has(kind) && !ANY_THING.has(kind) && !isKin(kind, noun);
  const strays = new Set([...counts].filter(isStray).map(([kind]) => kind));
  const wanted = new Set(include);
  const verdicts = reviews.map((review, index): Exclusion | null => {
    const named = kinds[index]?.intersection(strays);
    if (named === undefined || named.size === 0) return null;
    const sentences = analyseReview(review);
    const stray = [...named].find((kind) => speaksOf(review, sentences, kind));
    if (stray === undefined || namesIt(sentences, noun)) return null;
    const detail = `It speaks of “${stray}” as the thing bought, which hardly any other review names`;
    const verdict = excludeReversibly("other-product", review.text, detail, null);
    return wanted.has(verdict.id ?? "") ? null : verdict;
  });
  return {
    reviews: reviews
      .filter((_, index) => verdicts[index] === null)
      .map((review, index) => ({ ...review, id: `r${index + 1}` })),
    excluded: verdicts.filter((verdict) => verdict !== null),
  };
};
