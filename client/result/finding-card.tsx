import { css, cva } from "../styled-system/css/index.js";
import type { EvidenceReview } from "./evidence.ts";
import { useEvidence } from "./evidence-context.ts";
import type { Finding } from "./finding.ts";
import { Segments } from "./segments.tsx";
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
    overflowWrap: "anywhere",
    borderRadius: "xs",
    _before: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
    "&[aria-expanded=true]": {
      textDecoration: "underline",
      textDecorationThickness: "thick",
      textUnderlineOffset: "[0.2em]",
    },
  },
  variants: { size: { title: { textStyle: "title" }, heading: { textStyle: "heading" } } },
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
const head = css({ display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" });
const detail = cva({
  base: { color: "text.muted" },
  variants: { size: { small: { textStyle: "small" }, body: { textStyle: "body" } } },
});
const quote = css({
  textStyle: "quote",
  paddingInlineStart: "4",
  borderInlineStartWidth: "thick",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.default",
  overflowWrap: "anywhere",
});

type FindingCardProps = { finding: Finding; quoted: readonly EvidenceReview[]; lead: boolean };

/** One thing customers say: how many, what it does to the rating, and some of them in their own words. */
export const FindingCard = ({ finding, quoted, lead }: FindingCardProps) => {
  const { openKey, open, panelId } = useEvidence();
  const { evidenceKey, kind, figure: figureText, detail: detailText } = finding;
  return (
    <article className={root({ kind, lead })}>
      <div className={head}>
        <p className={kicker({ kind })}>{finding.kicker}</p>
        <h3>
          <button
            type="button"
            className={opener({ size: lead && figureText !== null ? "title" : "heading" })}
            aria-expanded={openKey === evidenceKey}
            aria-controls={panelId}
            onClick={(event) => open(evidenceKey, event.currentTarget)}
          >
            {finding.title}
          </button>
        </h3>
      </div>
      {figureText !== null || detailText !== "" ? (
        <p className={figures}>
          {figureText !== null && <span className={figure({ lead })}>{figureText}</span>}
          <span className={detail({ size: figureText === null ? "body" : "small" })}>{detailText}</span>
        </p>
      ) : null}
      {quoted.slice(0, lead ? 2 : 1).map(({ review, spans }) => (
        <blockquote key={review.id} className={quote}>
          <Segments segments={excerptOf(review.text, spans.slice(0, 1), QUOTE_REACH)} />
        </blockquote>
      ))}
    </article>
  );
};
