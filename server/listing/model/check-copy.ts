import type { Finding } from "../../../events/result/listing.ts";
import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import type { LedgerField } from "../ledger/ledger-fields.ts";
import { readSellerFacts, type SellerFacts } from "../ledger/seller-facts.ts";
import type { Weighed } from "../ledger/weigh-clause.ts";
import { faultsOf, weighField } from "../ledger/write-ledger.ts";
import type { Prepared } from "../prepare.ts";
import { lintListing } from "../rules/lint-listing.ts";
import type { CopyDraft } from "../write-listing.ts";
import { findClaims } from "../writer/claims.ts";
import type { Written } from "../writer/write-bullets.ts";
import type { ModelCopy, ModelLine } from "./model-copy.ts";

export type FieldName = keyof CopyDraft;

/** Copy that passed, and for every field that did not, the reasons. */
export type CheckedCopy = { draft: Partial<CopyDraft>; problems: Partial<Record<FieldName, readonly string[]>> };

const TITLES_LEAST = 1;
const BULLETS = 5;
const IGNORED = new Set(["B01", "H02"]);

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Numbers must stand in what customers or the seller wrote; anything else is invented. */
const inventedNumbers = (text: string, prepared: Prepared): string[] => {
  const { input, mining } = prepared;
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

/** What a line rests on: praise of themes that may be claimed, complaints of those that may not. */
const spansOf = (line: ModelLine, prepared: Prepared): Span[] => {
  const praised = new Map(findClaims(prepared.mining).map((claim) => [claim.theme.theme.id, claim.spans]));
  return prepared.mining.themes
    .filter((theme) => line.theme_ids.includes(theme.theme.id))
    .flatMap((theme) => {
      const blamed = theme.units.filter((unit) => unit.polarity < 0 && unit.mood === "report");
      return (
        praised.get(theme.theme.id) ??
        blamed.map(({ reviewId, clause }): Span => ({ reviewId, start: clause.start, end: clause.end }))
      );
    });
};

const KINDS: Readonly<Record<FieldName, LedgerField["kind"]>> = {
  titles: "title",
  highlights: "highlights",
  bulletsA: "bullet",
  bulletsB: "bullet",
};

const ledgerField = (line: ModelLine, field: FieldName, prepared: Prepared): LedgerField => ({
  field,
  text: line.text,
  kind: KINDS[field],
  spans: spansOf(line, prepared),
  current: false,
});

/** Whether a line holds nothing but what the seller states, which takes no theme. */
const isStated = (line: ModelLine, field: FieldName, prepared: Prepared, seller: SellerFacts): boolean =>
  weighField(ledgerField(line, field, prepared), prepared.mining, seller).every(
    ({ weighed }) => weighed.basis === "seller",
  );

const SEVERAL = 2;

/** Whether what bears a clause out is more than the words of one review beside the line's themes: whoever wrote those may have written them to be repeated. */
const isOfItsThemes = ({ basis, supporting }: Weighed, spans: readonly Span[]): boolean =>
  basis !== "reviews" ||
  distinctReviews(supporting) >= SEVERAL ||
  supporting.some((span) => spans.some((own) => overlaps(own, span)));

const ledgerProblems = (line: ModelLine, field: FieldName, prepared: Prepared, seller: SellerFacts): string[] => {
  const written = ledgerField(line, field, prepared);
  const claims = weighField(written, prepared.mining, seller);
  const faults = faultsOf(claims).map(({ text, fault, reviews }) =>
    fault === "unsupported"
      ? `“${text}” is borne out by no review of its themes and by nothing the seller gave`
      : `“${text}” is contradicted by ${reviews} ${reviews === 1 ? "reviewer" : "reviewers"}`,
  );
  const strays = claims.filter(({ weighed }) => !isOfItsThemes(weighed, written.spans));
  return [...faults, ...strays.map(({ text }) => `“${text}” stands in one review alone, and in none of its themes`)];
};

const lintProblems = (findings: readonly Finding[]): string[] =>
  findings
    .filter((finding) => finding.severity === "error" && !IGNORED.has(finding.ruleId))
    .map((finding) => `“${finding.words}”: ${finding.message}`);

const problemsOf = (
  line: ModelLine,
  field: FieldName,
  prepared: Prepared,
  claimable: ReadonlySet<string>,
  seller: SellerFacts,
): string[] => {
  const { profile, mining, input } = prepared;
  const one = {
    titles: { optimizedTitles: [line.text] },
    highlights: { itemHighlights: line.text },
    bulletsA: { bulletsA: [line.text] },
    bulletsB: { bulletsB: [line.text] },
  }[field];
  const known = new Set(mining.themes.map((theme) => theme.theme.id));
  const mayBlame = field === "bulletsB";
  return [
    ...lintProblems(lintListing({ productName: input.productName, ...one }, profile, mining.reviews)),
    ...inventedNumbers(line.text, prepared).map(
      (number) => `“${number}” is in no review and in nothing the seller gave`,
    ),
    ...ledgerProblems(line, field, prepared, seller),
    ...(line.theme_ids.length === 0 && field !== "titles" && !isStated(line, field, prepared, seller)
      ? [`“${line.text}” names no theme that supports it`]
      : []),
    ...line.theme_ids.filter((id) => !known.has(id)).map((id) => `There is no theme “${id}”`),
    ...line.theme_ids
      .filter((id) => known.has(id) && !claimable.has(id) && !mayBlame)
      .map((id) => `The theme “${id}” may not be claimed`),
  ];
};

type Field = { name: FieldName; lines: readonly ModelLine[]; least: number };

const fieldsOf = (copy: ModelCopy, prepared: Prepared): Field[] => [
  { name: "titles", lines: copy.titles, least: TITLES_LEAST },
  ...(prepared.profile.hasHighlights ? [{ name: "highlights" as const, lines: [copy.highlights], least: 1 }] : []),
  { name: "bulletsA", lines: copy.bullets_a, least: BULLETS },
  { name: "bulletsB", lines: copy.bullets_b, least: BULLETS },
];

/** Holds a model's copy to the same rules as our own: marketplace rules, a ground for every clause, no invented number or material. */
export const checkCopy = (copy: ModelCopy, prepared: Prepared): CheckedCopy => {
  const claimable = new Set(findClaims(prepared.mining).map((claim) => claim.theme.theme.id));
  const seller = readSellerFacts(prepared.input);
  const checked: CheckedCopy = { draft: {}, problems: {} };
  for (const { name, lines, least } of fieldsOf(copy, prepared)) {
    const written: Written[] = lines.map((line) => ({ text: line.text.trim(), spans: spansOf(line, prepared) }));
    const problems = [
      ...lines.flatMap((line) => problemsOf({ ...line, text: line.text.trim() }, name, prepared, claimable, seller)),
      ...(lines.length < least || lines.length > BULLETS ? [`${name} has ${lines.length} lines`] : []),
    ];
    const [first] = written;
    if (problems.length > 0 || first === undefined) checked.problems[name] = problems;
    else if (name === "highlights") checked.draft.highlights = first;
    else checked.draft[name] = written;
  }
  return checked;
};
