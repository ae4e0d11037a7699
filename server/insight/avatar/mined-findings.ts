import type { Mining } from "../mine-reviews.ts";
import { clusterRemarks, type Finding, weightOf } from "../statements/cluster-remarks.ts";
import { findRemarks, type Remark } from "../statements/remarks.ts";
import { remember } from "../text/remember.ts";

export type MinedFindings = {
  remarks: readonly Remark[];
  /** What troubles buyers, the weightiest first. */
  blame: readonly Finding[];
  /** What pleases them, the weightiest first. */
  praise: readonly Finding[];
};

const ranked = (remarks: readonly Remark[], polarity: 1 | -1): Finding[] =>
  clusterRemarks(remarks.filter((remark) => remark.sign.polarity === polarity)).toSorted(
    (a, b) => weightOf(b) - weightOf(a) || (a.text < b.text ? -1 : 1),
  );

/** What the reviews of a product find fault with and what they find good, each in one wording. */
export const findingsIn = remember((mining: Mining): MinedFindings => {
  const remarks = findRemarks(mining.sentences, mining.reviews, mining.product);
  return { remarks, blame: ranked(remarks, -1), praise: ranked(remarks, 1) };
});

const MANY_REVIEWS = 150;

/** Where there are many reviews one voice is no finding. */
export const isSupported = (finding: { reviews: number }, mining: Mining): boolean =>
  finding.reviews >= (mining.reviews.length >= MANY_REVIEWS ? 2 : 1);
