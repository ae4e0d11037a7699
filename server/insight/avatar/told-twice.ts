import type { Mining } from "../mining/mining.ts";
import { type Finding, isPlain } from "../statements/cluster-remarks.ts";
import type { Remark } from "../statements/remarks.ts";
import { wordSet } from "../text/word-table.ts";
import { mattersOf } from "./same-matter.ts";

/** Faults that end the same way: it no longer works. */
const FAILS = wordSet("break die");
const LONGEST_HEADING = 6;

const isOfOne = ({ reviews, remark }: Finding, { span }: Remark): boolean =>
  reviews === 1 && remark.span.reviewId === span.reviewId;

/** "Stopped working. The fan died in May.": the same end, of the whole and of its part. */
const tellsSameEnd = (a: Remark, b: Remark): boolean => {
  const bothFail = FAILS.has(a.sign.gist) && FAILS.has(b.sign.gist);
  if (b.part === "") return false;
  return a.part === b.part ? bothFail : a.part === "" && (bothFail || a.sign.gist === b.sign.gist);
};

/** "Nozzle slips. The nozzle won't hold a jet.": a heading, and the sentence that says more of the same part. */
const isHeadingOf = (a: Remark, b: Remark): boolean =>
  a.part !== "" &&
  a.part === b.part &&
  a.told.subject.rest > 0 &&
  a.sentence.start === 0 &&
  a.sentence.tokens.length <= LONGEST_HEADING &&
  b.span.start > a.sentence.start;

/** "is loud as a drill", "is hot like an oven": how much of what a plain line says without it. */
const IS_LIKENED = /^(?:is|are) (?:as )?(?:so )?[\p{L}-]+ (?:as|like) (?:an?|the|my) /u;

/** Whether a finding of one reviewer only likens what another says plainly. */
export const isLikened = ({ reviews, predicate }: Pick<Finding, "reviews" | "predicate">): boolean =>
  reviews === 1 && IS_LIKENED.test(predicate);

const likens = (a: Finding, b: Finding, heardUnder: (finding: Finding) => ReadonlySet<string>): boolean =>
  isLikened(a) &&
  isPlain(b) &&
  a.remark.part === b.remark.part &&
  (a.remark.sign.gist === b.remark.sign.gist || !heardUnder(a).isDisjointFrom(heardUnder(b)));

/** Findings without those by which one reviewer alone says less of what the same reviewer tells in another, or likens what others say. */
export const withoutToldTwice = (findings: readonly Finding[], mining: Mining): Finding[] => {
  const heardUnder = mattersOf(mining);
  const saysMore = (a: Finding, b: Finding): boolean => {
    const [first, second] = [a.remark, b.members.find(({ span }) => span.reviewId === a.remark.span.reviewId)];
    if (second === undefined || second === first || !isOfOne(a, second)) return false;
    if (isHeadingOf(first, second)) return true;
    return tellsSameEnd(first, second) && (first.part !== second.part || a.text.length < b.text.length);
  };
  const repeats = (a: Finding, b: Finding): boolean => a !== b && (saysMore(a, b) || likens(a, b, heardUnder));
  return findings.filter((finding) => !findings.some((other) => repeats(finding, other)));
};
