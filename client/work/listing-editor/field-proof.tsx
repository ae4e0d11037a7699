import { ChevronDown, CircleHelp, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { EvidenceBody } from "../../result/evidence-body.tsx";
import { plural } from "../../result/format.ts";
import type { Clause } from "../../result/proof/clauses.ts";
import { restVerb } from "../../result/proof/rest-verb.ts";
import { css, cva } from "../../styled-system/css/index.js";
import type { ListingProof } from "./use-listing-proof.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "1", textStyle: "caption", listStyle: "none" });
const line = cva({
  base: {
    display: "flex",
    gap: "1.5",
    alignItems: "flex-start",
    textAlign: "start",
    paddingBlock: "1",
    overflowWrap: "anywhere",
    "& svg": { width: "4", height: "4", flexShrink: "0", marginBlockStart: "px" },
  },
  variants: {
    standing: {
      contradicted: { color: "danger.text" },
      unsupported: { color: "text.muted" },
    },
    opens: {
      true: {
        minHeight: "target",
        borderRadius: "xs",
        textUnderlineOffset: "[0.25em]",
        _hover: { textDecoration: "underline" },
        "& > svg:last-child": { transitionProperty: "[rotate]", transitionDuration: "fast" },
        "&[aria-expanded=true] > svg:last-child": { rotate: "[180deg]" },
      },
    },
  },
});
const body = css({
  display: "flex",
  flexDirection: "column",
  gap: "3",
  paddingInlineStart: "3",
  marginInlineStart: "2",
  marginBlockEnd: "2",
  borderInlineStartWidth: "thick",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.default",
});

type Doubted = Clause & { standing: "contradicted" | "unsupported" };

/** What a few of many dispute is told where the proof is shown; here it would keep nobody from writing it. */
const isDoubted = (clause: Clause): clause is Doubted =>
  clause.standing === "contradicted" || clause.standing === "unsupported";

/** "2 of 3 statements rest on reviews, 1 is yours", for the line below a text; null where it claims nothing. */
export const provenSum = (clauses: readonly Clause[]): string | null => {
  if (clauses.length === 0) return null;
  const ofBasis = (basis: Clause["claim"]["basis"]): number =>
    clauses.filter(({ claim }) => claim.basis === basis).length;
  const [proven, yours] = [ofBasis("reviews"), ofBasis("seller")];
  const own = yours === 0 ? "" : `, ${yours} ${yours === 1 ? "is" : "are"} yours`;
  return `${proven} of ${plural(clauses.length, "statement")} ${restVerb(proven, clauses.length)} on reviews${own}`;
};

type FieldProofProps = { field: string; proof: ListingProof };

/** What reviews say against the words of a field, and which of them nobody bears out. */
export const FieldProof = ({ field, proof }: FieldProofProps) => {
  const doubted = (proof.clauses.get(field) ?? []).filter(isDoubted);
  return doubted.length === 0 ? null : (
    <ul className={root}>
      {doubted.map((clause) => (
        <li key={`${clause.key} ${clause.claim.text}`}>
          <DoubtedClause clause={clause} proof={proof} />
        </li>
      ))}
    </ul>
  );
};

const sentenceOf = ({ claim, standing }: Doubted): ReactNode =>
  standing === "unsupported" ? (
    <>No review says this, nor did you enter it; check that it is true: “{claim.text}”</>
  ) : (
    <>
      {plural(claim.contradictedBy, "review says", "reviews say")} otherwise: “{claim.text}”
    </>
  );

const DoubtedClause = ({ clause, proof }: { clause: Doubted; proof: ListingProof }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { standing } = clause;
  const evidence = proof.evidence.get(clause.key);
  const words = (
    <>
      {standing === "unsupported" ? <CircleHelp aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span>{sentenceOf(clause)}</span>
    </>
  );
  if (evidence === undefined) return <p className={line({ standing })}>{words}</p>;
  return (
    <>
      <button
        type="button"
        className={line({ standing, opens: true })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={body} hidden={!isOpen}>
        {isOpen && <EvidenceBody evidence={evidence} total={proof.reviews} />}
      </div>
    </>
  );
};
