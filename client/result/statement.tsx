import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { useEvidence } from "./evidence-context.ts";
import { count, plural } from "./format.ts";

type StatementProps = {
  evidenceKey: string;
  children: ReactNode;
  /** Shows only the number of reviews. */
  compact?: boolean;
};

const trigger = css({
  display: "inline",
  textAlign: "start",
  overflowWrap: "anywhere",
  borderRadius: "xs",
  userSelect: "text",
  _hover: { "& [data-source]": { color: "text.default", textDecorationColor: "current" } },
  "&[aria-expanded=true] [data-words]": {
    backgroundColor: "mark.bg",
    color: "mark.on",
    boxDecorationBreak: "clone",
    forcedColorAdjust: "none",
  },
});

/** Spaces hang at a line's end, so that what comes after them begins the next line flush. */
const gap = css({ whiteSpace: "pre-wrap" });

const source = css({
  display: "inline-block",
  minHeight: "target",
  textStyle: "caption",
  fontFamily: "sans",
  fontWeight: "medium",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: "text.subtle",
  whiteSpace: "nowrap",
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: "border.control",
  textUnderlineOffset: "[0.25em]",
  _print: { textDecoration: "none" },
});

/** Words that can be traced: a button that shows the reviews behind them, or plain text where no review is. */
export const Statement = ({ evidenceKey, children, compact = false }: StatementProps) => {
  const { index, openKey, open, panelId } = useEvidence();
  const evidence = index.get(evidenceKey);
  if (evidence === undefined) return <span>{children}</span>;
  return (
    <button
      type="button"
      className={trigger}
      aria-expanded={openKey === evidenceKey}
      aria-controls={panelId}
      onClick={(event) => open(evidenceKey, event.currentTarget)}
    >
      <span data-words>{children}</span>
      <span className={gap}>{"   "}</span>
      <span data-source className={source}>
        {compact ? count(evidence.reviews) : plural(evidence.reviews, "review")}
        {compact && <VisuallyHidden>{evidence.reviews === 1 ? " review" : " reviews"}</VisuallyHidden>}
      </span>
    </button>
  );
};
