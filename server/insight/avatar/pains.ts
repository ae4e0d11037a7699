import type { Mining } from "../mine-reviews.ts";
import type { Finding } from "../statements/cluster-remarks.ts";
import type { Supported } from "./avatar-draft.ts";
import { distinctLines } from "./distinct-lines.ts";
import { findingsIn, isSupported } from "./mined-findings.ts";

const MOST_PAINS = 10;

/** A crushed parcel troubles the buyer once, and no listing can answer it. */
const isOfDelivery = ({ remark }: Finding): boolean =>
  remark.part === "package" && /^(?:damaged|bend|break)$/.test(remark.sign.gist);

/** What troubles buyers, the weightiest first: by distinct reviews and by the stars it goes with. */
export const buildPains = (mining: Mining): Supported[] =>
  distinctLines(
    findingsIn(mining)
      .blame.filter((finding) => isSupported(finding, mining) && !isOfDelivery(finding))
      .slice(0, 2 * MOST_PAINS)
      .map(({ text, spans }) => ({ text, spans })),
  ).slice(0, MOST_PAINS);
