import type { Theme } from "../../events/result/result.ts";
import { css, cva } from "../styled-system/css/index.js";
import { type EvidenceReview, themeKey } from "./evidence.ts";
import { useEvidence } from "./evidence-context.ts";
import { impactSentence, ofReviews } from "./format.ts";
import { Segments } from "./segments.tsx";
import { balanceOf, KIND_LABEL } from "./strongest-findings.ts";
import { excerptOf } from "./text-segments.ts";

const QUOTE_REACH = 110;

const root = cva({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "4",
    minWidth: "0",
    padding: { base: "5", sm: "6" },
    borderRadius: "lg",
    borderWidth: "thin",
    borderStyle: "solid",
    borderColor: "border.default",
    borderBlockStartWidth: "bar",
    backgroundColor: "bg.surface",
    breakInside: "avoid",
    transitionProperty: "[border-color, background-color]",
    transitionDuration: "fast",
    _hover: { backgroundColor: "bg.raised" },
  },
  variants: {
    kind: {
      complaint: { borderBlockStartColor: "chart.complaint" },
      praise: { borderBlockStartColor: "chart.praise" },
      mixed: { borderBlockStartColor: "chart.mixed" },
    },
    lead: { true: { gridColumn: "[1 / -1]" }, false: {} },
  },
});

const kicker = cva({
  base: { textStyle: "label" },
  variants: {
    kind: { complaint: { color: "danger.text" }, praise: { color: "success.text" }, mixed: { color: "warning.text" } },
  },
});

const opener = cva({
  base: {
    textAlign: "start",
    borderRadius: "xs",
    _before: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
    "&[aria-expanded=true]": {
      textDecoration: "underline",
      textDecorationThickness: "[2px]",
      textUnderlineOffset: "[0.2em]",
    },
  },
  variants: { lead: { true: { textStyle: "title" }, false: { textStyle: "heading" } } },
});
const figures = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3", rowGap: "1" });
const figure = cva({
  base: {
    fontFamily: "serif",
    fontWeight: "medium",
    fontVariantNumeric: "lining-nums tabular-nums",
    lineHeight: "tight",
  },
  variants: { lead: { true: { fontSize: "2xl" }, false: { fontSize: "xl" } } },
});
const detail = css({ textStyle: "small", color: "text.muted" });
const quote = css({
  textStyle: "quote",
  paddingInlineStart: "4",
  borderInlineStartWidth: "thick",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.default",
  overflowWrap: "anywhere",
});

type FindingCardProps = { theme: Theme; quoted: readonly EvidenceReview[]; total: number; lead: boolean };

/** One thing customers say: how many, what it does to the rating, and one of them in their own words. */
export const FindingCard = ({ theme, quoted, total, lead }: FindingCardProps) => {
  const { openKey, open, panelId } = useEvidence();
  const key = themeKey(theme);
  const quotes = quoted.slice(0, lead ? 2 : 1);
  return (
    <article className={root({ kind: theme.kind, lead })}>
      <div className={css({ display: "flex", flexDirection: "column", gap: "1", alignItems: "flex-start" })}>
        <p className={kicker({ kind: theme.kind })}>{KIND_LABEL[theme.kind]}</p>
        <h3>
          <button
            type="button"
            className={opener({ lead })}
            aria-expanded={openKey === key}
            aria-controls={panelId}
            onClick={(event) => open(key, event.currentTarget)}
          >
            {theme.label}
          </button>
        </h3>
      </div>
      <p className={figures}>
        <span className={figure({ lead })}>{ofReviews(theme.reviews, total)}</span>
        <span className={detail}>
          {[balanceOf(theme), impactSentence(theme.ratingImpact) ?? ""].filter(Boolean).join(". ")}
        </span>
      </p>
      {quotes.map(({ review, spans }) => (
        <blockquote key={review.id} className={quote}>
          <Segments segments={excerptOf(review.text, spans.slice(0, 1), QUOTE_REACH)} />
        </blockquote>
      ))}
    </article>
  );
};
