import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "./visually-hidden.tsx";

const MAX = 5;

const root = css({ display: "inline-flex", letterSpacing: "wide", fontSize: "sm", lineHeight: "none" });
const full = css({ color: "warning.text" });
const empty = css({ color: "border.control" });

/** Stars a reviewer gave, 1 to 5. */
export const StarRating = ({ stars }: { stars: number }) => (
  <span className={root}>
    <span className={full} aria-hidden="true">
      {"★".repeat(stars)}
    </span>
    <span className={empty} aria-hidden="true">
      {"★".repeat(MAX - stars)}
    </span>
    <VisuallyHidden>{`${stars} of ${MAX} stars`}</VisuallyHidden>
  </span>
);
