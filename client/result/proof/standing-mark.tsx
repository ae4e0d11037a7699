import { TriangleAlert } from "lucide-react";
import { cva } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { count, plural } from "../format.ts";
import type { Clause } from "./clauses.ts";

const chip = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    marginInlineStart: "1",
    paddingInline: "1.5",
    borderRadius: "sm",
    borderWidth: "thin",
    borderStyle: "solid",
    borderColor: "transparent",
    fontFamily: "sans",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "snug",
    letterSpacing: "normal",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    verticalAlign: "[0.1em]",
    "& svg": { width: "3", height: "3" },
  },
  variants: {
    standing: {
      reviews: { backgroundColor: "success.subtle", color: "success.text" },
      seller: { borderColor: "border.default", color: "text.muted" },
      unsupported: { borderColor: "border.control", borderStyle: "dashed", color: "text.muted" },
      disputed: { backgroundColor: "warning.subtle", color: "warning.text" },
      contradicted: { backgroundColor: "danger.subtle", color: "danger.text" },
    },
  },
});

const SELLER = "yours";
const UNSUPPORTED = "no review";

/** What one clause rests on, in a word: shown after it. */
export const StandingMark = ({ clause: { claim, standing } }: { clause: Clause }) => (
  <>
    {claim.basis === "reviews" && claim.reviews > 0 && (
      <span className={chip({ standing: "reviews" })}>
        {count(claim.reviews)}
        <VisuallyHidden>{claim.reviews === 1 ? " review bears it out" : " reviews bear it out"}</VisuallyHidden>
      </span>
    )}
    {claim.basis === "seller" && (
      <span className={chip({ standing: "seller" })}>
        {SELLER}
        <VisuallyHidden>: from what you entered</VisuallyHidden>
      </span>
    )}
    {claim.basis === "unsupported" && (
      <span className={chip({ standing: "unsupported" })}>
        {UNSUPPORTED}
        <VisuallyHidden> mentions it</VisuallyHidden>
      </span>
    )}
    {(standing === "contradicted" || standing === "disputed") && (
      <span className={chip({ standing })}>
        {standing === "contradicted" && <TriangleAlert aria-hidden="true" />}
        {plural(claim.contradictedBy, "says", "say")} otherwise
      </span>
    )}
  </>
);

const LEGEND = [
  { standing: "reviews", sign: "7", meaning: "reviews bear it out" },
  { standing: "disputed", sign: "1 says otherwise", meaning: "disputed: a few of many disagree" },
  { standing: "contradicted", sign: "2 say otherwise", meaning: "disputed by so many that returns are likely" },
  { standing: "seller", sign: SELLER, meaning: "from what you entered, not in reviews" },
  { standing: "unsupported", sign: UNSUPPORTED, meaning: "check that it is true" },
] as const;

export const LEGEND_ENTRIES = LEGEND;

/** The same mark as an example, for the legend. */
export const SampleMark = ({ standing, children }: { standing: Clause["standing"]; children: string }) => (
  <span className={chip({ standing })} aria-hidden="true">
    {children}
  </span>
);
