import type { Claim } from "../../../events/result/ledger.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Span } from "../../../events/result/review.ts";
import { standingOf } from "../../../events/result/standing.ts";
import { distinctReviews, evidenceFor } from "../../insight/avatar/avatar-draft.ts";
import { findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { findThingsUsed } from "../../insight/things/used-with.ts";
import { isBorneOut } from "../claims/claims.ts";
import { readClause, type Statement } from "../clauses/read-clause.ts";
import { splitList } from "../clauses/split-list.ts";
import { splitText } from "../clauses/split-text.ts";
import { claimsNothing } from "../phrases/caveat-header.ts";
import { isGeneralAdvice } from "../phrases/general-advice.ts";
import { clausesAt, indexReviews } from "../reviews/review-index.ts";
import { isOfBox, isPlainHeader } from "../seller/fact-kinds.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { foldWord } from "../words/fold.ts";
import { SEVERAL } from "./cited-clauses.ts";
import { currentFields, type LedgerField } from "./ledger-fields.ts";
import { isOfComplaints } from "./near-words.ts";
import { type FigureStanding, figureStandingOf, sameFigures } from "./same-figures.ts";
import { meaningOf, withStanding } from "./same-words.ts";
import type { Scales, Weighed } from "./scales.ts";
import { specificsOf } from "./specific-words.ts";
import { asksForCare, asksOfBuyer, praises, tellsLimit } from "./told-limits.ts";
import { weighClause } from "./weigh-clause.ts";

/** A claim with the words of reviews on both sides. */
export type WeighedClaim = {
  field: string;
  start: number;
  end: number;
  text: string;
  weighed: Weighed;
};

export type Ledger = { claims: Claim[]; evidence: Evidence[] };

const MOST_SPANS = 200;
/** A seller's own words are asked of the reviews, since they cannot prove themselves. */
const NO_WORDS: ReadonlySet<string> = new Set();

/** One span of each review, so that a claim shared by thousands stays small. */
const onePerReview = (spans: readonly Span[]): Span[] => {
  const seen = new Set<string>();
  return spans.filter(({ reviewId }) => (seen.has(reviewId) ? false : seen.add(reviewId) !== undefined));
};

/** `whole` is what is no list, whatever its commas. */
type Range = { start: number; end: number; header: boolean; whole?: boolean };

const weighRange = ({ text }: LedgerField, { start, end }: Range, mining: Mining, scales: Scales): Weighed | null => {
  const statement = readClause(text.slice(start, end), mining);
  const says =
    statement.matters.length +
    statement.words.length +
    statement.quantities.length +
    statement.materials.length +
    statement.contexts.length;
  return says === 0 ? null : weighClause(statement, scales);
};

/** A header that proves nothing by itself is the name of the clause after it, unless it names a property, or what reviews complain of. */
const joinHeader = (field: LedgerField, ranges: readonly Range[], mining: Mining, scales: Scales): readonly Range[] => {
  const [first, second, ...rest] = ranges;
  if (first === undefined || second === undefined || !first.header) return ranges;
  const text = field.text.slice(first.start, first.end);
  if (isPlainHeader(text) || (scales.isOutside && claimsNothing(text))) return [second, ...rest];
  const alone = weighRange(field, first, mining, scales);
  const isProven = alone !== null && alone.basis !== "unsupported";
  const isClaim = specificsOf(text).length > 0 || isOfComplaints(readClause(text, mining), scales);
  if (isProven || (scales.isOutside && isClaim)) return ranges;
  return [{ start: first.start, end: second.end, header: false }, ...rest];
};

/** A header that claims nothing definite: no matter, figure, material or property. */
const isName = ({ text, matters, quantities, materials }: Statement): boolean =>
  matters.length + quantities.length + materials.length + specificsOf(text).length === 0;

/** A header of which one review tells is the name of the clause after it as well, and rests on what that rests on. */
const withBody = (claims: WeighedClaim[], mining: Mining, scales: Scales): WeighedClaim[] => {
  const [header, body, ...rest] = claims;
  if (header === undefined || body === undefined) return claims;
  const { basis, supporting, contradicting } = header.weighed;
  const named = readClause(header.text, mining);
  const isNamed =
    basis === "reviews" &&
    body.weighed.basis === "reviews" &&
    distinctReviews(supporting) < SEVERAL &&
    contradicting.length === 0 &&
    isName(named) &&
    !isOfComplaints(named, scales);
  if (!isNamed) return claims;
  return [
    { ...header, weighed: { ...header.weighed, supporting: [...supporting, ...body.weighed.supporting] } },
    body,
    ...rest,
  ];
};

const MOST_ADVISED = 3;
const ADVISED = /^(?:so|while|when) /iu;

/** "the glass is thin, so handle it gently": what a limit asks of the buyer, or when it holds, is no claim of its own. */
const joinAdvice = (field: LedgerField, ranges: readonly Range[], mining: Mining): readonly Range[] =>
  ranges.reduce<readonly Range[]>((joined, range) => {
    const last = joined.at(-1);
    const said = field.text.slice(range.start, range.end);
    if (last === undefined || last.header || !ADVISED.test(said)) return [...joined, range];
    const [limit, advice] = [readClause(field.text.slice(last.start, last.end), mining), readClause(said, mining)];
    const isAdvice =
      asksOfBuyer(said) && (asksForCare(said) || !praises(advice)) && advice.words.length <= MOST_ADVISED;
    return tellsLimit(limit) && isAdvice
      ? [...joined.slice(0, -1), { ...last, end: range.end, whole: true }]
      : [...joined, range];
  }, []);

/** A list of claims is as many claims; what is one phrase of ours is one. */
const listed = ({ text }: LedgerField, range: Range, mining: Mining): Range[] => {
  const said = text.slice(range.start, range.end);
  if (range.header || range.whole === true || readClause(said, mining).paraphrase) return [range];
  return splitList(said).map(({ start, end }) => ({
    header: false,
    start: range.start + start,
    end: range.start + end,
  }));
};

/** That a thing in the box broke or is poor denies nothing of its being there. */
const MISSES = /\b(?:missing|no|not|never|without|lack\p{L}*|only|instead|just)\b|n['’]?t\b/iu;

const weighAlone = (field: LedgerField, mining: Mining, seller: SellerFacts): WeighedClaim[] => {
  if (isGeneralAdvice(field.text)) return [];
  const scales: Scales = {
    index: indexReviews(mining),
    contexts: [...findContexts(mining.sentences), ...findThingsUsed(mining)],
    seller: field.current ? { ...seller, words: NO_WORDS } : seller,
    product: mining.product,
    productNoun: foldWord(mining.product.noun),
    near: field.spans,
    cited: field.cited ?? [],
    promised: field.current,
    isOutside: field.cited !== undefined,
    mayLimit: field.cited !== undefined && field.field.startsWith("bulletsB"),
  };
  const isOfContents = isOfBox(field.text.split(":")[0] ?? "");
  const headed = joinHeader(field, splitText(field.text, field.kind), mining, scales);
  const ranges = scales.mayLimit ? joinAdvice(field, headed, mining) : headed;
  const claims = ranges
    .flatMap((range) => listed(field, range, mining))
    .flatMap((range): WeighedClaim[] => {
      const weighed = weighRange(field, range, mining, scales);
      if (weighed === null) return [];
      const denying = isOfContents
        ? weighed.contradicting.filter((span) => clausesAt(scales.index, span).some(({ text }) => MISSES.test(text)))
        : weighed.contradicting;
      const basis = field.current && weighed.basis === "unsupported" ? "seller" : weighed.basis;
      const { start, end } = range;
      return [
        {
          field: field.field,
          start,
          end,
          text: field.text.slice(start, end),
          weighed: { ...weighed, contradicting: denying, basis },
        },
      ];
    });
  return scales.isOutside && ranges[0]?.header === true ? withBody(claims, mining, scales) : claims;
};

type Standings = { byMeaning: ReadonlyMap<string, readonly Weighed[]>; figures: readonly FigureStanding[] };

const standingsOf = (claims: readonly WeighedClaim[], mining: Mining): Standings => ({
  byMeaning: new Map(
    [...Map.groupBy(claims, ({ text }) => meaningOf(text, mining))].flatMap(([meaning, same]) =>
      meaning === "" ? [] : [[meaning, same.map(({ weighed }) => weighed)]],
    ),
  ),
  figures: claims.flatMap(({ text, weighed }) => figureStandingOf(readClause(text, mining), weighed)),
});

const withStandings = (
  claims: readonly WeighedClaim[],
  { byMeaning, figures }: Standings,
  mining: Mining,
): WeighedClaim[] =>
  claims.map((claim) => {
    const same = (byMeaning.get(meaningOf(claim.text, mining)) ?? []).filter((each) => each !== claim.weighed);
    const alike = figures.filter(({ weighed }) => weighed !== claim.weighed && !same.includes(weighed));
    const others = [...same, ...sameFigures(readClause(claim.text, mining), alike, mining.product)];
    return { ...claim, weighed: withStanding(claim.weighed, others) };
  });

const sellerStandings = remember((_mining: Mining) => new Map<string, Standings>());

/** How the clauses of the seller's current copy stand. */
const standingsOfSeller = (mining: Mining, seller: SellerFacts): Standings => {
  const known = sellerStandings(mining);
  const key = JSON.stringify(seller.current);
  const found =
    known.get(key) ??
    standingsOf(
      currentFields(seller.current).flatMap((field) => weighAlone(field, mining, seller)),
      mining,
    );
  known.set(key, found);
  return found;
};

/** Holds every clause of a field against reviews, seller's facts and what became of the same words in the current copy; a clause that states nothing is no claim. */
export const weighField = (field: LedgerField, mining: Mining, seller: SellerFacts): WeighedClaim[] =>
  withStandings(weighAlone(field, mining, seller), standingsOfSeller(mining, seller), mining);

const outweighs = (against: readonly Span[], bearing: readonly Span[]): boolean =>
  against.length > 0 && !isBorneOut(distinctReviews(bearing), distinctReviews(against), 0);

/** Whether too many reviewers contradict the figure of a clause: what bears out the rest of it speaks for no figure. */
export const isMisfigured = ({ supporting, misfigured }: Weighed): boolean => outweighs(misfigured, supporting);

const isContested = (weighed: Weighed): boolean =>
  outweighs(weighed.contradicting, [...weighed.supporting, ...weighed.rest]) || isMisfigured(weighed);

/** A clause that copy of ours may not hold, and why. */
export type Fault = { text: string; fault: "unsupported" | "contradicted"; reviews: number };

/** Those of these clauses that neither reviews nor seller bear out, or that too many reviewers contradict. */
export const faultsOf = (claims: readonly WeighedClaim[]): Fault[] =>
  claims.flatMap(({ text, weighed }): Fault[] => {
    const reviews = distinctReviews(weighed.contradicting);
    if (weighed.basis === "unsupported") return [{ text, fault: "unsupported", reviews }];
    return isContested(weighed) ? [{ text, fault: "contradicted", reviews }] : [];
  });

/** The clauses of a text that may not stand in copy of ours. */
export const faultsIn = (field: LedgerField, mining: Mining, seller: SellerFacts): Fault[] =>
  faultsOf(weighField(field, mining, seller));

/** How many reviewers say otherwise of a clause, where they are so many that each sale by it may come back; else 0. What nobody speaks of is not denied. */
export const denialsOf = (field: LedgerField, mining: Mining, seller: SellerFacts): number =>
  Math.max(
    0,
    ...weighField(field, mining, seller).map(({ weighed }) => {
      const { basis, supporting, rest, contradicting } = weighed;
      const [reviews, contradictedBy] = [distinctReviews([...supporting, ...rest]), distinctReviews(contradicting)];
      const isDenied = isContested(weighed) || standingOf({ basis, reviews, contradictedBy }) === "contradicted";
      return isDenied ? contradictedBy : 0;
    }),
  );

/** The claims of all fields, each with its basis and the reviews for and against it. */
export const writeLedger = (fields: readonly LedgerField[], mining: Mining, seller: SellerFacts): Ledger => {
  const alone = fields.flatMap((field) => weighAlone(field, mining, seller));
  const weighed = withStandings(alone, standingsOf(alone, mining), mining);
  const claims = weighed.map(({ weighed: own, ...place }): Claim => {
    const ofRest = isMisfigured(own)
      ? 0
      : distinctReviews([...own.supporting, ...own.rest]) - distinctReviews(own.supporting);
    return {
      ...place,
      basis: own.basis,
      reviews: distinctReviews(own.supporting),
      ...(ofRest === 0 ? {} : { reviewsOfRest: ofRest }),
      contradictedBy: distinctReviews(own.contradicting),
    };
  });
  const evidence = weighed.flatMap(({ weighed: { supporting, contradicting } }, index) => [
    evidenceFor(`claims.${index}`, onePerReview(supporting).slice(0, MOST_SPANS)),
    evidenceFor(`claims.${index}.contradictions`, onePerReview(contradicting).slice(0, MOST_SPANS)),
  ]);
  return { claims, evidence: evidence.filter((each) => each.spans.length > 0) };
};
