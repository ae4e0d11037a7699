import { TriangleAlert } from "lucide-react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { count, plural } from "../format.ts";
import type { Clause } from "./clauses.ts";
import { SELLER, standingChip, UNSUPPORTED } from "./standing-chip.ts";

/** What one clause rests on, in a word: shown after it. */
export const StandingMark = ({ clause: { claim, standing } }: { clause: Clause }) => (
  <>
    {claim.basis === "reviews" && claim.reviews > 0 && (
      <span className={standingChip({ standing: "reviews" })}>
        {count(claim.reviews)}
        <VisuallyHidden>{claim.reviews === 1 ? " review bears it out" : " reviews bear it out"}</VisuallyHidden>
      </span>
    )}
    {claim.basis === "seller" && (
      <span className={standingChip({ standing: "seller" })}>
        {SELLER}
        <VisuallyHidden>: from what you entered</VisuallyHidden>
      </span>
    )}
    {claim.basis === "unsupported" && (
      <span className={standingChip({ standing: "unsupported" })}>
        {UNSUPPORTED}
        <VisuallyHidden> mentions it</VisuallyHidden>
      </span>
    )}
    {(standing === "contradicted" || standing === "disputed") && (
      <span className={standingChip({ standing })}>
        {standing === "contradicted" && <TriangleAlert aria-hidden="true" />}
        {plural(claim.contradictedBy, "says", "say")} otherwise
      </span>
    )}
  </>
);
