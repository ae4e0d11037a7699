import type { Mining } from "../mining/mining.ts";
import type { Finding } from "../statements/cluster-remarks.ts";
import { isNoun } from "../text/word-classes.ts";
import type { Supported } from "./avatar-draft.ts";

const MOST_WORDS = 4;

/** Whether a finding says how the thing is or what it does, and nothing else: "boils really fast", "is lovely and soft". */
export const saysNoMore = ({ predicate, remark: { told } }: Finding): boolean =>
  told.subject.about === "product" &&
  predicate.split(" ").length <= MOST_WORDS &&
  told.tokens.every((token) => token.pos !== "NUM" && (!isNoun(token) || token.lemma === told.subject.noun));

/** "is noisy", "is very loud": one word, however much of it. */
const IS_ONE_WORD = /^(?:is|are) (?:(?:very|so|too|really|quite|rather|pretty|extremely|super) )?[\p{L}-]+$/u;

/** Whether a finding says what the thing does and nothing else, "stays put", or in one word what is bad about it. */
const saysOneThing = (finding: Finding): boolean =>
  saysNoMore(finding) &&
  (!/^(?:is|are)\b/.test(finding.predicate) ||
    (finding.remark.sign.polarity < 0 && IS_ONE_WORD.test(finding.predicate)));

/** The matters that a finding is heard under, praised or blamed as it does. */
export const mattersOf = (mining: Mining): ((finding: Finding) => ReadonlySet<string>) => {
  const reports = mining.units.filter(({ mood, facet }) => mood === "report" && facet !== null);
  return ({ remark: { span, sign } }) =>
    new Set(
      reports
        .filter(({ reviewId, polarity }) => reviewId === span.reviewId && polarity === sign.polarity)
        .filter(({ start, end }) => start < span.end && span.start < end)
        .map(({ key }) => key),
    );
};

/** The matter that a finding is heard under, where it says no more of it than others may in other words; else null. */
export const matterOf = (mining: Mining): ((finding: Finding) => string | null) => {
  const heardUnder = mattersOf(mining);
  return (finding) => {
    if (!saysOneThing(finding)) return null;
    const keys = heardUnder(finding);
    const [key] = keys;
    return keys.size === 1 && key !== undefined ? key : null;
  };
};

type Line = Supported & { matter: string | null };

/** One line for each matter, of which the first stands with the voices of all. */
export const oneOfMatter = <Each extends Line>(lines: readonly Each[]): Each[] =>
  lines.flatMap((line, at) => {
    const same = lines.filter(({ matter }) => matter !== null && matter === line.matter);
    if (same.length < 2) return [line];
    return lines.indexOf(same[0] as Each) === at ? [{ ...line, spans: same.flatMap(({ spans }) => spans) }] : [];
  });
