import { css } from "../styled-system/css/index.js";

const STARS = 5;
const stars = css({ letterSpacing: "wide", color: "warning.text", whiteSpace: "nowrap" });

export const Stars = ({ rating }: { rating: number }) => {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={`${rating} of ${STARS} stars`} className={stars}>
      {"★".repeat(full)}
      {"☆".repeat(STARS - full)}
    </span>
  );
};
