import type { Mining } from "../mining/mining.ts";
import { hasCrowd, hasPlenty } from "../reviews/plenty.ts";
import { CONTENT_STARS, MIDDLING_STARS } from "../reviews/stars.ts";
import { clusterRemarks, type Finding, weightOf } from "../statements/cluster-remarks.ts";
import { findRemarks, type Remark } from "../statements/remarks.ts";
import { remember } from "../text/remember.ts";
import { WHOLE } from "../units/aspect-units.ts";
import type { Unit } from "../units/unit.ts";
import { sentencesOfOthers } from "./of-other-thing.ts";
import { namesShared } from "./other-things.ts";

export type MinedFindings = {
  remarks: readonly Remark[];
  /** Those that the miner does not read the other way round. */
  unopposed: readonly Remark[];
  /** What troubles buyers, the weightiest first. */
  blame: readonly Finding[];
  /** What pleases them, the weightiest first. */
  praise: readonly Finding[];
};

/** Where so many findings are told by both readers, what only one of them reads is not needed. */
const ENOUGH = 5;

/** What the miner made of the words of a remark, and how many reviews it heard say the like. */
type Reading = { says: "same" | "other" | "none"; voices: number };

/**
 * Reads each remark by the units of the miner. The two read by different means, the one by signs and the grammar of a
 * clause, the other by what it learned, and seldom err alike.
 */
const readingsOf = ({ units }: Mining): ((remark: Remark) => Reading) => {
  const told = units.filter(({ mood }) => mood === "report");
  const reports = Map.groupBy(told, ({ reviewId }) => reviewId);
  const saying = new Map<string, Set<string>>();
  const matter = ({ key, polarity }: Unit): string => `${key} ${polarity}`;
  for (const unit of told.filter(({ key }) => key !== WHOLE))
    saying.set(matter(unit), (saying.get(matter(unit)) ?? new Set()).add(unit.reviewId));
  return remember(({ span, sign }) => {
    const here = (reports.get(span.reviewId) ?? []).filter(({ start, end }) => start < span.end && span.start < end);
    const same = here.filter(({ polarity }) => polarity === sign.polarity);
    return {
      says: same.length > 0 ? "same" : here.length > 0 ? "other" : "none",
      voices: Math.max(0, ...same.map((unit) => saying.get(matter(unit))?.size ?? 0)),
    };
  });
};

/** Whether a remark is of a thing that others name as well, and its reviewer's stars agree with it. */
const witnessIn = (mining: Mining): ((remark: Remark) => boolean) => {
  const isShared = namesShared(mining);
  return ({ told: { tokens }, sign, rating }) =>
    rating !== null &&
    (sign.polarity > 0 ? rating >= CONTENT_STARS : rating <= MIDDLING_STARS) &&
    tokens.some(isShared);
};

/** Which of several findings on the same part each is; those on the product as a whole are all first. */
const turnsOf = (findings: readonly Finding[]): ReadonlyMap<Finding, number> => {
  const told = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const { part } = finding.remark;
      const turn = part === "" ? 0 : (told.get(part) ?? 0);
      told.set(part, turn + 1);
      return [finding, turn];
    }),
  );
};

/** "didn't work there", "won't get to that spot": the place was named before; "pull it the rest of the way": what was named before; "near as easy": what it is compared with, too. */
const POINTS_BACK =
  /\b(?:near|nearly|almost|half) as \p{L}+$|(?<!^)\bthere\b(?! (?:is|are|was|were|['’]s)\b)|\bthat (?:spot|point|place|one)\b|\bthe rest of (?:the way|it)\b/iu;

/**
 * Words each finding of one polarity and puts the weightiest first. Where reviews or findings are enough to choose from,
 * what one reviewer says has to be heard by the miner too, or to be of a thing that others name; of few reviews a fault named in so many words stands.
 */
const rank = (
  remarks: readonly Remark[],
  readingOf: (remark: Remark) => Reading,
  isWitnessed: (remark: Remark) => boolean,
  isPlenty: boolean,
): Finding[] => {
  const isAgreed = ({ members }: Finding): boolean => members.some((remark) => readingOf(remark).says === "same");
  const voicesOf = ({ members }: Finding): number => Math.max(...members.map((remark) => readingOf(remark).voices));
  const isSure = (finding: Finding): boolean => {
    const { gist, polarity } = finding.remark.sign;
    const isNamed = gist === "workaround" || (!isPlenty && polarity < 0 && gist !== "");
    return isNamed || finding.reviews > 1 || isAgreed(finding) || finding.members.some(isWitnessed);
  };
  const byWeight = (a: Finding, b: Finding): number =>
    weightOf(b) - weightOf(a) || Number(isAgreed(b)) - Number(isAgreed(a));
  const byVoices = (a: Finding, b: Finding): number => voicesOf(b) - voicesOf(a) || (a.text < b.text ? -1 : 1);
  const told = clusterRemarks(remarks).filter(({ text }) => !POINTS_BACK.test(text));
  const isChoosy = isPlenty || told.filter(isAgreed).length >= ENOUGH;
  const findings = told
    .filter((finding) => !isChoosy || isSure(finding))
    .toSorted((a, b) => byWeight(a, b) || byVoices(a, b));
  const turns = turnsOf(findings);
  return findings.toSorted((a, b) => byWeight(a, b) || (turns.get(a) ?? 0) - (turns.get(b) ?? 0) || byVoices(a, b));
};

/** What the reviews of a product find fault with and what they find good, each in one wording. */
export const findingsIn = remember((mining: Mining): MinedFindings => {
  const readingOf = readingsOf(mining);
  const isPlenty = hasPlenty(mining);
  const ofOthers = sentencesOfOthers(mining);
  const found = findRemarks(mining.sentences, mining.reviews, mining.product).filter(
    ({ sentence }) => !ofOthers.has(sentence),
  );
  const remarks = isPlenty ? found.filter((remark) => readingOf(remark).says !== "other") : found;
  const ranked = (polarity: 1 | -1): Finding[] =>
    rank(
      remarks.filter(({ sign }) => sign.polarity === polarity),
      readingOf,
      witnessIn(mining),
      isPlenty,
    );
  return {
    remarks: isPlenty ? remarks.filter((remark) => readingOf(remark).says === "same") : remarks,
    unopposed: remarks,
    blame: ranked(-1),
    praise: ranked(1),
  };
});

/** Where there are many reviews one voice is no finding. */
export const isSupported = (finding: { reviews: number }, mining: Mining): boolean =>
  finding.reviews >= (hasCrowd(mining) ? 2 : 1);
