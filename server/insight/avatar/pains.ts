import type { Mining } from "../mine-reviews.ts";
import type { Supported } from "./avatar-draft.ts";
import { distinctLines } from "./distinct-lines.ts";
import { findingsIn, isSupported } from "./mined-findings.ts";

const MOST_PAINS = 10;

/** What troubles buyers, the weightiest first: by distinct reviews and by the stars it goes with. */
export const buildPains = (mining: Mining): Supported[] =>
  distinctLines(
    findingsIn(mining)
      .blame.filter((finding) => isSupported(finding, mining))
      .slice(0, 2 * MOST_PAINS)
      .map(({ text, spans }) => ({ text, spans })),
  ).slice(0, MOST_PAINS);
