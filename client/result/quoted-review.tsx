import { useState } from "react";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { StarRating } from "../ui/star-rating.tsx";
import type { EvidenceReview } from "./evidence.ts";
import { reviewDate } from "./format.ts";
import { Segments } from "./segments.tsx";
import { excerptOf, segmentsOf } from "./text-segments.ts";

const EXCERPT_REACH = 160;

const root = css({ display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" });
const meta = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  alignItems: "center",
  textStyle: "caption",
  color: "text.subtle",
});
const title = css({ textStyle: "label" });
const words = css({ textStyle: "quote", whiteSpace: "pre-line", overflowWrap: "anywhere" });

type QuotedReviewProps = { quoted: EvidenceReview; tone?: "evidence" | "complaint" };

/** One review with the exact words behind a statement; long reviews open on demand. */
export const QuotedReview = ({ quoted: { review, spans }, tone = "evidence" }: QuotedReviewProps) => {
  const [isWhole, setWhole] = useState(false);
  const excerpt = excerptOf(review.text, spans, EXCERPT_REACH);
  const isCut = excerpt.some((segment) => segment.kind === "gap");
  const date = reviewDate(review.date);
  return (
    <article className={root} aria-label={`Review ${review.id.slice(1)}`}>
      <p className={meta}>
        {review.rating !== null && <StarRating rating={review.rating} />}
        <span>Review {review.id.slice(1)}</span>
        {date !== null && review.date !== null && <time dateTime={review.date}>{date}</time>}
      </p>
      {review.title !== null && <p className={title}>{review.title}</p>}
      <blockquote className={words}>
        <Segments segments={isWhole ? segmentsOf(review.text, spans) : excerpt} tone={tone} />
      </blockquote>
      {isCut && (
        <Button variant="link" size="sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? "Show only the marked sentences" : "Show the whole review"}
        </Button>
      )}
    </article>
  );
};
