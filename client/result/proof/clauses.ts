import type { Claim } from "../../../events/result/ledger.ts";
import { type Standing, standingOf } from "../../../events/result/standing.ts";
import { claimKey } from "../evidence.ts";

export type Clause = { key: string; claim: Claim; standing: Standing };

/** The clauses of each field, for example "bulletsA.2", in the order they stand there. */
export const clausesByField = (claims: readonly Claim[]): ReadonlyMap<string, Clause[]> => {
  const clauses = claims.map((claim, index) => ({ key: claimKey(index), claim, standing: standingOf(claim) }));
  return Map.groupBy(
    clauses.toSorted((one, other) => one.claim.start - other.claim.start),
    ({ claim }) => claim.field,
  );
};

/** Of a clause, the marks that follow it: they must not begin a line. */
export type CopyPart = { key: string; text: string; clause: Clause | null; closing: string };

const CLOSING = /^[,.;:!?…)\]”’"']*/;

/** A field's text cut into its clauses and what stands between them. A clause that does not stand where it says is left out. */
export const copyParts = (text: string, clauses: readonly Clause[]): CopyPart[] => {
  const parts: CopyPart[] = [];
  let position = 0;
  const between = (end: number) => {
    if (end > position)
      parts.push({ key: `text-${position}`, text: text.slice(position, end), clause: null, closing: "" });
  };
  for (const clause of clauses) {
    const { start, end } = clause.claim;
    if (start < position || end <= start || text.slice(start, end) !== clause.claim.text) continue;
    between(start);
    const closing = CLOSING.exec(text.slice(end))?.[0] ?? "";
    parts.push({ key: clause.key, text: clause.claim.text, clause, closing });
    position = end + closing.length;
  }
  between(text.length);
  return parts;
};

/** Whether the claim is about the copy the seller has now, not about what was written here. */
export const isAboutCurrent = ({ field }: Pick<Claim, "field">): boolean => field.startsWith("current");

type Standings = Record<Standing, number> & { total: number; onReviews: number };

/** How many clauses of the new copy stand on what; on reviews also those that a few dispute. */
export const countStandings = (claims: readonly Claim[]): Standings => {
  const own = claims.filter((claim) => !isAboutCurrent(claim));
  const of = (standing: Standing): number => own.filter((claim) => standingOf(claim) === standing).length;
  return {
    total: own.length,
    onReviews: own.filter((claim) => claim.basis === "reviews" && standingOf(claim) !== "contradicted").length,
    reviews: of("reviews"),
    disputed: of("disputed"),
    seller: of("seller"),
    unsupported: of("unsupported"),
    contradicted: of("contradicted"),
  };
};
