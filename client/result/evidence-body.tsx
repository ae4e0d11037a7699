import { useState } from "react";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import type { EvidenceView } from "./evidence.ts";
import { ofReviews, plural } from "./format.ts";
import { QuotedReview } from "./quoted-review.tsx";

const FIRST = 8;

const summary = css({ textStyle: "small", color: "text.muted" });
const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const item = css({
  paddingBlock: "4",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});

type EvidenceBodyProps = { evidence: EvidenceView; total: number };

/** The reviews behind one statement. Give it the statement's key, so that another statement starts afresh. */
export const EvidenceBody = ({ evidence, total }: EvidenceBodyProps) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? evidence.quoted : evidence.quoted.slice(0, FIRST);
  const hidden = evidence.quoted.length - shown.length;
  return (
    <>
      <p className={summary}>
        {ofReviews(evidence.reviews, total)}
        {evidence.quoted.length < evidence.reviews && `, ${evidence.quoted.length} of them quoted here`}
      </p>
      <ul className={list}>
        {shown.map((quoted) => (
          <li key={quoted.review.id} className={item}>
            <QuotedReview quoted={quoted} />
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
