import { standingOf } from "../../../events/result/standing.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty } from "../../insight/reviews/plenty.ts";
import { type Claim, meets } from "../claims/claims.ts";
import { findPoints } from "../claims/found-points.ts";
import { findMinorClaims } from "../claims/minor-claims.ts";
import { findPointsBeside } from "../claims/points-beside.ts";
import { isSameMatter } from "../claims/told-matters.ts";
import { isWarnedAgainst } from "../claims/warned-against.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { soundPhrases } from "../restated/find-restated.ts";
import { GLANCE } from "../seller/fact-kinds.ts";
import type { SellerPoint } from "../seller/seller-points.ts";
import { composeBullet, composeBullets } from "./compose-bullet.ts";
import { contentsApart } from "./contents-apart.ts";
import type { Draft, Written } from "./draft.ts";
import { draftsFor, HALF } from "./drafts-for.ts";
import { limitBullets, usesBullet } from "./extra-bullets.ts";
import {
  factBullets,
  factPoints,
  factsApart,
  isProven,
  reservedFor,
  soundBullets,
  turned,
  unsaid,
  withFactsLeft,
} from "./fact-bullets.ts";
import { filledUp, type Rest, withIdle, withRest } from "./fill-up.ts";
import { gatherBare } from "./gather-bare.ts";
import { glanceBullet } from "./glance-bullet.ts";
import { findSmallFindings } from "./minor-highlights.ts";
import { nameHeaders } from "./named-headers.ts";
import { findingsBeside, isParticular, loosePhrases, notIn, phrasesAgain, phrasesBeside } from "./phrases-left.ts";
import { withPromises } from "./promise-bullets.ts";
import { findSpecifics, specificsBullet, withSpecifics } from "./specifics.ts";
import { toldApart } from "./told-apart.ts";
import { gatheredAgain, outcomesAlone } from "./told-once.ts";
import { createVariety } from "./variety.ts";

export type { Written } from "./draft.ts";

export type BulletSets = { bulletsA: Written[]; bulletsB: Written[] };

/** What both sets are written from. */
export type BulletInput = {
  claims: readonly Claim[];
  mining: Mining;
  sellerPoints: readonly SellerPoint[];
  /** What the seller's own bullets state, bullet by bullet. */
  facts: readonly FactGroup[];
  /** What the seller's title states, each in a few words. */
  stated?: readonly string[];
  acceptable: (bullet: Written) => boolean;
  /** How many bullets a set has at least, if it has any. */
  least: number;
};

/** Matters of which a bullet can say little; they come last. */
const SAYS_LITTLE = new Set(["results", "verb:work", "verb:run", "gift", "safety"]);

const BULLETS = 5;
/** Over short findings, in the first and in the second set. */
const BESIDE = { told: "More to Like", asked: "Also Worth Knowing" };
const MOST_LIMITS = 2;
const MOST_OPENINGS = 2;
/** So many findings of single parts tell more than a fifth claim. */
const WORTH_A_BULLET = 3;
/** So many phrases of no claim that the first set has left are worth a bullet of the second. */
const LEAST_LOOSE = 2;
/** What set A leaves is for set B. */
const MOST_IN_ONE_SET = 3;
/** Fewer look poor; where praise is not enough, what buyers should know fills up. */
const LEAST = 3;

/** That it works says less than any fact. */
const tells = ({ id }: Claim): boolean => !SAYS_LITTLE.has(id);

/** Praise by one reviewer, and of plenty of reviews by fewer than one in ten, says less than what the seller states. */
const STRONG_SHARE = 0.1;
const STRONG = 2;

const isStrong = ({ support }: Claim, { mining }: Draft): boolean =>
  support >= STRONG && (!hasPlenty(mining) || support >= STRONG_SHARE * mining.reviews.length);

/** Whether a bullet of a claim can say more than that it is good: what reviewers put in particular, or what the seller states. */
const isTelling = (claim: Claim, draft: Draft): boolean => {
  const { mining, sellerPoints, phrases, lines, told, said, before, variety } = draft;
  const isAgain = before.some((other) => isSameMatter(other, claim));
  const isNew = (text: string): boolean => !isAgain || (!said.has(text) && variety.count(text) === 0);
  return (
    sellerPoints.some(
      ({ text, isFact, facets }) => isFact && facets.includes(claim.id) && !told.has(text) && isNew(text),
    ) ||
    phrases.some(({ text, matters }) => matters.has(claim.id) && isParticular(text) && isNew(text)) ||
    findPoints(claim.id, mining).some(({ text }) => isNew(text)) ||
    (!isAgain && lines(claim).some(({ needs }) => needs !== undefined && meets(claim, needs)))
  );
};

/** Bullets of claims and of the seller's facts, in order: strong praise that tells, what is stated and the other set has not said, further praise that tells, what else is stated, and where room is left, general praise. */
const composeBeside = (
  claims: readonly Claim[],
  facts: readonly FactGroup[],
  count: number,
  draft: Draft,
): { praise: Written[]; stated: Written[]; more: Written[] } => {
  const isFirst = (claim: Claim): boolean =>
    facts.length === 0 ||
    (tells(claim) && (isStrong(claim, draft) || isProven(claim, facts, draft)) && isTelling(claim, draft));
  const [first, later] = [claims.filter(isFirst), claims.filter((each) => !isFirst(each))];
  const { bullets, rest } = composeBullets(first, count - reservedFor(facts, first.slice(0, count)), draft);
  const stated: Written[] = [];
  const further: Written[] = [];
  const room = (): number => count - bullets.length - stated.length - further.length;
  stated.push(...factBullets(unsaid(facts, draft), Math.min(room(), draft.mostFacts), draft));
  const still = rest.filter((each) => isTelling(each, draft) || facts.length === 0);
  stated.push(...composeBullets(still, room(), draft).bullets);
  const telling = later.filter((each) => tells(each) && each.support >= STRONG && isTelling(each, draft));
  const told = composeBullets(telling, room(), draft);
  further.push(...told.bullets);
  // What the other set states too comes after what it does not say.
  const again = draft.said.size > 0 ? further : stated;
  again.push(...factBullets(facts, room(), draft, [...stated, ...further]));
  stated.push(...soundBullets(facts, room(), draft, [...stated, ...further]));
  const general = [...rest, ...later].filter(
    (each) => !(still.includes(each) || telling.includes(each)) || told.rest.includes(each),
  );
  const isAgain = (each: Claim): boolean => draft.before.some((other) => isSameMatter(other, each));
  const ordered = general.toSorted((a, b) => Number(isAgain(a)) - Number(isAgain(b)));
  further.push(...composeBullets(ordered, room(), draft).bullets);
  return { praise: bullets, stated, more: further };
};

const restsOnOne = (bullet: Written): boolean => distinctReviews(bullet.spans) < 2;

const findSmall = (claims: readonly Claim[], draft: Draft, isFull: boolean): Written[] => [
  ...phrasesBeside(draft),
  ...findingsBeside(draft, isFull),
  ...findSpecifics(draft.mining, claims),
  ...phrasesAgain(draft),
];

/** Set A: what life is like with it, the best supported outcome first, then facts, the uses last. */
const writeOutcomes = (claims: readonly Claim[], facts: readonly FactGroup[], draft: Draft): Written[] => {
  const uses = usesBullet(draft);
  const room = BULLETS - Number(uses !== null);
  const loose = loosePhrases(claims, draft).length;
  const isForFindings =
    facts.length === 0 && (loose >= WORTH_A_BULLET || (uses === null && draft.findings.length >= WORTH_A_BULLET));
  const composed = composeBeside(claims, facts, room - Number(isForFindings), draft);
  const praise = composed.praise.toSorted((a, b) => Number(restsOnOne(a)) - Number(restsOnOne(b)));
  const bullets = [...praise, ...composed.stated, ...composed.more];
  const stated = withFactsLeft(bullets, facts, draft);
  const filled = withSpecifics(stated, room, (isFull) =>
    specificsBullet(BESIDE.told, notIn(stated, findSmall(claims, draft, isFull)), draft, MOST_IN_ONE_SET),
  );
  return [...filled, ...(uses === null ? [] : [uses])];
};

/** A bullet that answers a doubt, with the claim that it makes. */
type Opening = { claim: Claim; bullet: Written };

const byDoubts = (a: Claim, b: Claim): number => b.doubts - a.doubts;

/** So many times the doubts have to be outweighed before a set opens with the answer. */
const CLEARLY = 3;

/** Whether some doubt a claim and so many more bear it out that it answers them. */
const answersDoubt = ({ support, doubts }: Claim): boolean =>
  doubts > 0 &&
  support >= CLEARLY * doubts &&
  standingOf({ basis: "reviews", reviews: support, contradictedBy: doubts }) !== "contradicted";

/** What some reviewers doubt and many more bear out, the most doubted first: set B opens with it, so it chooses its words before set A does. */
const writeOpenings = (claims: readonly Claim[], draft: Draft): Opening[] =>
  claims
    .filter((claim) => answersDoubt(claim) && tells(claim))
    .toSorted(byDoubts)
    .reduce<Opening[]>((opened, claim) => {
      const bullet = opened.length < MOST_OPENINGS ? composeBullet(claim, draft) : null;
      return bullet === null ? opened : [...opened, { claim, bullet }];
    }, []);

/** Set B: the doubts of buyers, answered, the most doubted first; then facts, and what to know before buying last. */
const writeAnswers = (
  openings: readonly Opening[],
  claims: readonly Claim[],
  stated: readonly FactGroup[],
  strong: number,
  draft: Draft,
): Written[] => {
  const facts = turned(stated);
  const opening = openings.map(({ bullet }) => bullet);
  const ordered = claims.filter((claim) => !openings.some((each) => each.claim === claim)).toSorted(byDoubts);
  const apart = factsApart(facts, [...openings.map(({ claim }) => claim), ...ordered].slice(0, BULLETS - 1));
  const count = Math.min(MOST_LIMITS, Math.max(1, BULLETS - strong - apart));
  const limits = limitBullets(draft, { count, first: "most", lookUps: false });
  const isForPhrases = facts.length === 0 && loosePhrases(claims, draft).length >= LEAST_LOOSE;
  const composed = composeBeside(
    ordered,
    facts,
    BULLETS - limits.length - opening.length - Number(isForPhrases),
    draft,
  );
  const bullets = [...opening, ...composed.praise, ...composed.stated, ...composed.more];
  const told = withFactsLeft(bullets, stated, draft);
  const filled = withSpecifics(told, BULLETS - limits.length, (isFull) =>
    specificsBullet(BESIDE.asked, notIn(told, findSmall(claims, draft, isFull)), draft),
  );
  return [...filled, ...limits];
};

/** What buyers should look up, in a set that would be too short; beside what its seller states it would only point away from that. */
const lookUps = (bullets: readonly Written[], first: "most" | "least", draft: Draft): Written[] => [
  ...bullets,
  ...limitBullets(draft, { count: LEAST - bullets.length, first, lookUps: draft.sellerPoints.length === 0 }),
];

/** A set that would be too short, with what the seller's title states. */
const withGlance = (
  bullets: readonly Written[],
  least: number,
  header: string,
  stated: readonly string[],
  draft: Draft,
): readonly Written[] => {
  const spoken = [...draft.spoken, ...bullets.map(({ text }) => text)];
  const glance = bullets.length < least ? glanceBullet(header, stated, { ...draft, spoken }) : null;
  return glance === null ? bullets : [...bullets, glance];
};

/** A set with mere praise in one bullet, as long as what the seller promises takes the room; and with that where there is room. */
const settled = (bullets: readonly Written[], header: string, facts: readonly FactGroup[], draft: Draft): Written[] => {
  const gathered = withPromises(gatherBare(bullets, header, draft.acceptable), facts, BULLETS, draft);
  return gathered.length < bullets.length ? withPromises(bullets, facts, BULLETS, draft) : gathered;
};

/** Writes both sets so that no two of their bullets open alike or are built alike. */
export const writeBulletSets = ({
  claims,
  mining,
  sellerPoints,
  facts: given,
  stated = [],
  acceptable: isSound,
  least,
}: BulletInput): BulletSets => {
  const acceptable = (bullet: Written): boolean => !isWarnedAgainst(bullet.text, mining) && isSound(bullet);
  const facts = contentsApart(given);
  const variety = createVariety();
  const all = [...claims, ...findMinorClaims(mining)].toSorted(
    (a, b) => Number(SAYS_LITTLE.has(a.id)) - Number(SAYS_LITTLE.has(b.id)),
  );
  const points = [...factPoints(facts), ...sellerPoints];
  const shared = {
    mining,
    variety,
    acceptable,
    sellerPoints: points,
    phrases: soundPhrases(mining, acceptable),
    findings: [...findSmallFindings(mining), ...findPointsBeside(mining, claims)],
    headed: new Set<string>(),
    said: new Set<string>(),
  };
  const { outcomes, answers } = draftsFor(shared, mining, BULLETS);
  const openings = writeOpenings(all, { ...answers, share: HALF });
  const praise = withGlance(
    settled(writeOutcomes(all, facts, outcomes), BESIDE.told, facts, outcomes),
    least,
    GLANCE.told,
    stated,
    outcomes,
  );
  const advised = withIdle(lookUps(praise, "least", outcomes), all, least, outcomes);
  for (const fact of outcomes.told) answers.said.add(fact);
  const told = withGlance(
    settled(writeAnswers(openings, all, facts, claims.length, answers), BESIDE.asked, facts, answers),
    least,
    GLANCE.asked,
    stated,
    answers,
  );
  const answered = withIdle(lookUps(told, "most", answers), all, least, answers);
  const { noun } = mining.product;
  const rest = (draft: Draft): Rest => ({ facts, stated, found: findSmall(all, draft, true) });
  const outcomesTold = filledUp(withRest(advised, least, BESIDE.told, rest(outcomes), outcomes), least, outcomes);
  const answersFilled = filledUp(withRest(answered, least, BESIDE.asked, rest(answers), answers), least, answers);
  const answersTold = toldApart(answersFilled, outcomesTold, acceptable);
  const bulletsA = outcomesAlone(outcomesTold, answersTold);
  const bulletsB = gatheredAgain(answersTold, bulletsA, acceptable);
  const named = nameHeaders(bulletsA, noun, false, acceptable);
  return { bulletsA: named, bulletsB: nameHeaders(bulletsB, noun, true, acceptable, named) };
};
