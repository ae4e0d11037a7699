import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import type { EvidenceGroup, EvidenceView } from "./evidence.ts";
import { ofReviews, plural } from "./format.ts";
import { QuotedReview } from "./quoted-review.tsx";

const FIRST = 8;

const group = css({ display: "flex", flexDirection: "column", gap: "3", alignItems: "flex-start" });
const summary = css({ textStyle: "small", color: "text.muted" });
const list = css({ display: "flex", flexDirection: "column", listStyle: "none", width: "full" });
const item = css({
  paddingBlock: "4",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});
const heading = css({
  display: "flex",
  gap: "2",
  alignItems: "center",
  textStyle: "label",
  color: "success.text",
  "&[data-against]": { color: "danger.text" },
  "& svg": { width: "4", height: "4", flexShrink: "0" },
});

type EvidenceBodyProps = { evidence: EvidenceView; total: number };

/** The reviews behind one statement, those that say otherwise apart and first. Give it the statement's key, so that another statement starts afresh. */
export const EvidenceBody = ({ evidence, total }: EvidenceBodyProps) => {
  const { against } = evidence;
  if (against === undefined) {
    return (
      <>
        <p className={summary}>
          {ofReviews(evidence.reviews, total)}
          {evidence.quoted.length < evidence.reviews && `, ${evidence.quoted.length} of them quoted here`}
        </p>
        <Reviews evidence={evidence} tone="evidence" />
      </>
    );
  }
  return (
    <>
      <section className={group} aria-label="Reviews that say otherwise">
        <h3 className={heading} data-against="">
          <TriangleAlert aria-hidden="true" />
          {plural(against.reviews, "review says", "reviews say")} otherwise
        </h3>
        <Reviews evidence={against} tone="complaint" />
      </section>
      {evidence.quoted.length > 0 && (
        <section className={group} aria-label="Reviews that bear it out">
          <h3 className={heading}>{plural(evidence.reviews, "review bears", "reviews bear")} it out</h3>
          <Reviews evidence={evidence} tone="evidence" />
        </section>
      )}
    </>
  );
};

type ReviewsProps = { evidence: EvidenceGroup; tone: "evidence" | "complaint" };

const Reviews = ({ evidence, tone }: ReviewsProps) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? evidence.quoted : evidence.quoted.slice(0, FIRST);
  const hidden = evidence.quoted.length - shown.length;
  return (
    <>
      <ul className={list}>
        {shown.map((quoted) => (
          <li key={quoted.review.id} className={item}>
            <QuotedReview quoted={quoted} tone={tone} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="outline" size="sm" onClick={() => setAll(true)}>
          Show {plural(hidden, "more review")}
        </Button>
      )}
    </>
  );
};
