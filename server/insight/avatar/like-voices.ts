import type { Mining } from "../mining/mining.ts";
import { CONTENT_STARS, MIDDLING_STARS } from "../reviews/stars.ts";
import { type Finding, isPlain } from "../statements/cluster-remarks.ts";
import { withOpeningAdjective } from "../statements/fragments.ts";
import { signsIn } from "../statements/signs.ts";
import { overlapsAny } from "../text/spans-of.ts";
import type { Unit } from "../units/unit.ts";
import type { Supported } from "./avatar-draft.ts";

const saysLike = ({ clause, polarity }: Unit, { remark: { sign } }: Finding): boolean =>
  polarity === sign.polarity &&
  signsIn(withOpeningAdjective(clause.tokens)).some(
    (each) => each.polarity === sign.polarity && each.gist === sign.gist,
  );

/** Whether the stars of their reviews do not speak against opinions: praise of a discontented reviewer is often of what was hoped for. */
export const starsAgree = ({ reviews }: Mining): ((unit: Unit) => boolean) => {
  const stars = new Map(reviews.map(({ id, rating }) => [id, rating]));
  return ({ reviewId, polarity }) => {
    const rating = stars.get(reviewId) ?? null;
    return rating === null || (polarity > 0 ? rating >= CONTENT_STARS : rating <= MIDDLING_STARS);
  };
};

/**
 * The clauses that bear a finding out. One that tells nothing in particular ("is quiet") is borne out by each that the miner
 * hears under the same facet with the same sign, whatever else it says.
 */
export const likeVoices = (mining: Mining): ((finding: Finding) => Supported["spans"]) => {
  const agrees = starsAgree(mining);
  const reports = mining.units.filter(({ mood, facet }) => mood === "report" && facet !== null);
  return (finding) => {
    if (!isPlain(finding)) return finding.spans;
    const isIn = overlapsAny(finding.spans);
    const keys = new Set(
      reports.filter((unit) => unit.polarity === finding.remark.sign.polarity && isIn(unit)).map(({ key }) => key),
    );
    const told = new Set(finding.spans.map(({ reviewId }) => reviewId));
    const others = reports.filter(
      (unit) => keys.has(unit.key) && !told.has(unit.reviewId) && agrees(unit) && saysLike(unit, finding),
    );
    return [...finding.spans, ...others.map(({ reviewId, clause: { start, end } }) => ({ reviewId, start, end }))];
  };
};
