import { useState } from "react";
import type { UsedReview } from "../../events/wire/reviews.ts";
import { count } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { StarRating } from "../ui/star-rating.tsx";

const FIRST = 3;
const MORE = 50;

const panel = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  paddingInline: { base: "4", sm: "5" },
  paddingBlock: "3",
});
const heading = css({ textStyle: "small", fontWeight: "semibold", paddingBlockEnd: "1" });
const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "6.5rem minmax(0, 1fr)" },
  columnGap: "3",
  rowGap: "0.5",
  paddingBlock: "2",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});
const stars = css({ textStyle: "small", color: "text.muted" });
const words = css({ textStyle: "small", minWidth: "0", overflowWrap: "anywhere", lineClamp: "2" });
const told = css({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "1", minWidth: "0" });
const more = css({ paddingBlockStart: "2" });

/** How each review that will be used begins, so that the seller sees what was taken for one. */
export const UsedReviews = ({ used }: { used: readonly UsedReview[] }) => {
  const [shown, setShown] = useState(FIRST);
  const left = used.length - shown;
  return (
    <section className={panel} aria-label="Reviews that will be used">
      <p className={heading}>{used.length === 1 ? "How it begins" : "How they begin"}</p>
      <ol className={list}>
        {used.slice(0, shown).map((review, position) => (
          <Row key={`${position}-${review.opening}`} review={review} />
        ))}
      </ol>
      {used.length > FIRST && (
        <span className={more}>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={shown > FIRST}
            onClick={() => setShown(left > 0 ? shown + MORE : FIRST)}
          >
            {left > 0 ? `Show ${left <= MORE ? "all" : `${MORE} more of`} ${count(used.length)}` : "Show fewer"}
          </Button>
        </span>
      )}
    </section>
  );
};

const Row = ({ review: { opening, rating, isEnglish } }: { review: UsedReview }) => (
  <li className={row}>
    <span className={stars}>{rating === null ? "No stars" : <StarRating rating={rating} />}</span>
    <span className={told}>
      <span className={words}>{opening}</span>
      {!isEnglish && <Badge tone="warning">Not English</Badge>}
    </span>
  </li>
);
