import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

const STARS = 5;
const stars = css({ letterSpacing: "wide", color: "warning.text", whiteSpace: "nowrap" });

export const Stars = ({ rating }: { rating: number }) => {
  const full = Math.round(rating);
  return (
    <span className={stars}>
      <VisuallyHidden>
        {rating} of {STARS} stars
      </VisuallyHidden>
      <span aria-hidden="true">
        {"★".repeat(full)}
        {"☆".repeat(STARS - full)}
      </span>
    </span>
  );
};
