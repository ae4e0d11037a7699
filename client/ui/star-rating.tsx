import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "./visually-hidden.tsx";

const MAX = 5;

const root = css({ letterSpacing: "wide", color: "warning.text", whiteSpace: "nowrap" });

/** Stars a reviewer gave, 1 to 5. */
export const StarRating = ({ rating }: { rating: number }) => {
  const full = Math.round(rating);
  return (
    <span className={root}>
      <VisuallyHidden>{`${rating} of ${MAX} stars`}</VisuallyHidden>
      <span aria-hidden="true">{"★".repeat(full) + "☆".repeat(MAX - full)}</span>
    </span>
  );
};
