import type { Mining } from "../mining/mining.ts";
import type { Finding } from "../statements/cluster-remarks.ts";
import { overlapsAny } from "../text/spans-of.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";

/** "warmer than a bare mattress", "the 5 year old's hand", "a new cap": one reviewer's comparison, child or replacement. */
const OF_ONE_REVIEWER =
  /\b(?:\p{L}+er|more|less|better)\b(?: \p{L}+)? than\b|\byear olds?\b|\b(?:new|first|second|other) (?!to\b)\p{L}+/iu;

/** Whether what is praised is what several praise, and more of them than complain: in these words, or where the miner hears one of them. */
export const isSharedPraise = ({
  units,
}: Mining): ((finding: Finding, spans: Supported["spans"], text: string) => boolean) => {
  const reports = units.filter(({ mood, facet }) => mood === "report" && facet !== null);
  const voices = new Map<string, Record<"praise" | "blame", Set<string>>>();
  for (const { key, polarity, reviewId } of reports) {
    const of = voices.get(key) ?? { praise: new Set(), blame: new Set() };
    of[polarity > 0 ? "praise" : "blame"].add(reviewId);
    voices.set(key, of);
  }
  return ({ spans: own }, spans, text) => {
    if (distinctReviews(spans) > 1) return true;
    if (OF_ONE_REVIEWER.test(text)) return false;
    const isHere = overlapsAny(own);
    return reports.some((unit) => {
      const { praise, blame } = voices.get(unit.key) ?? { praise: new Set(), blame: new Set() };
      return unit.polarity > 0 && isHere(unit) && praise.size > 1 && praise.size > blame.size;
    });
  };
};
