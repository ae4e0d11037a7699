import type { Finding } from "../../../events/result/listing.ts";
import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { maskPersonalData } from "../../insight/hygiene/personal-data.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { findClaims } from "../claims/claims.ts";
import { readClause } from "../clauses/read-clause.ts";
import { splitText } from "../clauses/split-text.ts";
import { SEVERAL } from "../ledger/cited-clauses.ts";
import type { LedgerField } from "../ledger/ledger-fields.ts";
import type { Weighed } from "../ledger/scales.ts";
import { tellsLimit } from "../ledger/told-limits.ts";
import { isStatedBySeller } from "../ledger/weigh-clause.ts";
import { faultsOf, type WeighedClaim, weighField } from "../ledger/write-ledger.ts";
import { lintBullet, lintListing } from "../rules/lint-listing.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import type { Prepared } from "../stages/prepare.ts";
import type { CopyDraft } from "../stages/write-listing.ts";
import type { Written } from "../writer/write-bullets.ts";
import { type Cited, findCited } from "./cited-words.ts";
import type { ModelLine } from "./model-copy.ts";

export type FieldName = keyof CopyDraft;

/** What lines are held against. */
export type Grounds = { prepared: Prepared; seller: SellerFacts };

const KINDS: Readonly<Record<FieldName, LedgerField["kind"]>> = {
  titles: "title",
  highlights: "highlights",
  bulletsA: "bullet",
  bulletsB: "bullet",
};

const claimedSpans = remember(
  (mining: Prepared["mining"]) => new Map(findClaims(mining).map((claim) => [claim.theme.theme.id, claim.spans])),
);

/** What the themes of a line rest on: praise of those that may be claimed, and where limits may be told complaints of those that may not. */
const themeSpans = (line: ModelLine, field: FieldName, { mining }: Prepared): Span[] => {
  const praised = claimedSpans(mining);
  return mining.themes
    .filter((theme) => line.theme_ids.includes(theme.theme.id))
    .flatMap((theme) => {
      const blamed = theme.units.filter((unit) => field === "bulletsB" && unit.polarity < 0 && unit.mood === "report");
      return (
        praised.get(theme.theme.id) ??
        blamed.map(({ reviewId, clause }): Span => ({ reviewId, start: clause.start, end: clause.end }))
      );
    });
};

/** Whether a clause of a line tells buyers a limit, as those of bullet set B may. */
const tellsLimits = (text: string, field: FieldName, { mining }: Prepared): boolean =>
  field === "bulletsB" && splitText(text, "bullet").some((piece) => tellsLimit(readClause(piece.text, mining)));

const citedOf = (line: ModelLine, field: FieldName, prepared: Prepared): Cited =>
  findCited(line.evidence, prepared.mining, tellsLimits(line.text.trim(), field, prepared));

/** A line as the listing holds it, on its citations first. */
export const writtenOf = (line: ModelLine, field: FieldName, prepared: Prepared): Written => {
  const cited = citedOf(line, field, prepared).spans;
  return { text: line.text.trim(), spans: [...cited, ...themeSpans(line, field, prepared)], cited };
};

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Numbers must stand in what customers or the seller wrote; anything else is invented. */
const inventedNumbers = (text: string, { input, mining }: Prepared): string[] => {
  const known = new Set(
    [
      input.productName,
      input.currentTitle,
      ...input.currentBullets,
      ...input.mustIncludeKeywords,
      ...input.keywords,
      ...mining.reviews.map((review) => review.text),
    ].flatMap(numbersIn),
  );
  return numbersIn(text).filter((number) => !known.has(number));
};

/** Whether what bears a clause out is more than the words of one review beside the line's themes: whoever wrote those may have written them to be repeated. */
const isOfItsThemes = ({ basis, supporting }: Weighed, spans: readonly Span[]): boolean =>
  basis !== "reviews" ||
  distinctReviews(supporting) >= SEVERAL ||
  supporting.some((span) => spans.some((own) => overlaps(own, span)));

const QUOTED = 3;
/** Of a clause without an end. */
const QUOTE_LENGTH = 160;

/** What reviewers say against a clause, for who writes it again; personal data is masked. */
const quoteAgainst = ({ weighed }: WeighedClaim, { mining }: Prepared): string => {
  const texts = textsOf(mining);
  const words = new Set(
    weighed.contradicting.map(({ reviewId, start, end }) =>
      maskPersonalData((texts.get(reviewId) ?? "").slice(start, end)),
    ),
  );
  return [...words]
    .slice(0, QUOTED)
    .map((quote) => `“${quote.slice(0, QUOTE_LENGTH).toWellFormed()}”`)
    .join(", ");
};

/** What keeps the clauses of a line from standing: no ground, a contradiction, one review alone, or a line that names no ground at all. */
const ledgerProblems = (line: ModelLine, field: FieldName, { prepared, seller }: Grounds): string[] => {
  const written: LedgerField = { ...writtenOf(line, field, prepared), field, kind: KINDS[field], current: false };
  const claims = weighField(written, prepared.mining, seller);
  const faults = claims.flatMap((claim) =>
    faultsOf([claim]).map(({ text, fault, reviews }) =>
      fault === "unsupported"
        ? `“${text}” is borne out by no review of its themes, not by the words of two reviews it cites, and by nothing the seller gave`
        : `“${text}” is contradicted by ${reviews} ${reviews === 1 ? "reviewer" : "reviewers"}: ${quoteAgainst(claim, prepared)}`,
    ),
  );
  const ofThemes = themeSpans(line, field, prepared);
  const isSellers = ({ text, weighed: { basis, contradicting } }: WeighedClaim): boolean =>
    basis === "seller" ||
    (basis === "reviews" && contradicting.length === 0 && isStatedBySeller(readClause(text, prepared.mining), seller));
  const strays = claims.filter((claim) => !isSellers(claim) && !isOfItsThemes(claim.weighed, ofThemes));
  const isStated = claims.every(isSellers);
  const isGrounded = field === "titles" || written.spans.length > 0 || isStated;
  return [
    ...faults,
    ...strays.map(({ text }) => `“${text}” stands in one review alone, and in none of its themes`),
    ...(isGrounded ? [] : [`“${line.text}” names no theme and cites no review that supports it`]),
    ...(faults.length === 0 ? [] : citedOf(line, field, prepared).problems),
  ];
};

/** A highlight that needs a short title beside it breaks no rule by itself. */
const NEEDS_TITLE = "H02";

const lintLine = (text: string, field: FieldName, { profile, mining, input: { productName } }: Prepared): Finding[] => {
  if (field === "bulletsA" || field === "bulletsB") return lintBullet(text, { productName }, profile, mining.reviews);
  const one = field === "titles" ? { optimizedTitles: [text] } : { itemHighlights: text };
  return lintListing({ productName, ...one }, profile, mining.reviews);
};

const lintProblems = (findings: readonly Finding[]): string[] =>
  findings
    .filter((finding) => finding.severity === "error" && finding.ruleId !== NEEDS_TITLE)
    .map((finding) => `“${finding.words}”: ${finding.message}`);

/** Themes that are no ground for a line, for who writes it again: by themselves they keep no clause from standing on another. */
const themeProblems = ({ theme_ids }: ModelLine, field: FieldName, { mining }: Prepared): string[] => {
  const known = new Set(mining.themes.map((theme) => theme.theme.id));
  const mayBlame = field === "bulletsB";
  return theme_ids.flatMap((id) => {
    if (!known.has(id)) return [`There is no theme “${id}”`];
    return mayBlame || claimedSpans(mining).has(id) ? [] : [`The theme “${id}” may not be claimed`];
  });
};

/** All that keeps a line from standing in its field: a rule of the marketplace, an invented number, a clause that nothing bears out. */
export const problemsOf = (line: ModelLine, field: FieldName, grounds: Grounds): string[] => {
  const text = line.text.trim();
  const problems = [
    ...lintProblems(lintLine(text, field, grounds.prepared)),
    ...inventedNumbers(text, grounds.prepared).map(
      (number) => `“${number}” is in no review and in nothing the seller gave`,
    ),
    ...ledgerProblems(line, field, grounds),
  ];
  return problems.length === 0 ? [] : [...problems, ...themeProblems(line, field, grounds.prepared)];
};
