import type { Span } from "../../../events/result/review.ts";
import { isVerb } from "../text/word-classes.ts";
import type { Remark } from "./remarks.ts";
import { BLAME, FAULTS, sameThing } from "./sign-words.ts";

/** One thing that reviews say, in one wording, with the clauses that say just that. */
export type Finding = {
  text: string;
  /** The remark whose words were chosen. */
  remark: Remark;
  /** Its statement without the words that nobody else bears out. */
  predicate: string;
  members: readonly Remark[];
  spans: readonly Span[];
  reviews: number;
};

type Candidate = { remark: Remark; predicate: string; special: ReadonlySet<string>; members: Remark[] };

const ADJUNCT =
  / (?:after|within|when|whenever|while|in|on|at|for|with|without|if|because|since|by|during|from|every|the (?:first|second|third|same|next)|this|last|like|than|as|under|over|through|so|to the|until) /gi;

const ENDS_BADLY =
  /^(?:put|enough|too|so|more|a|an|the|to|of|not|and|or|half|all|be|is|are|was|were|very|just|only|about|you|out|one|it|than|up|right|maybe|even|before|after|when|while|until|as|then|always|never|has|have|that|times|every|than|almost|really|actually|like)$/;

/** Words of opinion that need something to hold on to: that a thing keeps is no statement, that it keeps ice is one. */
const NEEDS_OBJECT = new Set(
  "keep stay hold fit last stop save enough right warm remember help block protect store remove cut mix close open light".split(
    " ",
  ),
);

/** "in as little" of "in as little as two minutes" */
const HALF_COMPARED = /\b(?:as|so) (?:little|few|much|many|long|soon|far|well|often)$/;

/** "three days" of "three days in a row" */
const COUNTED_IN_A_ROW = /^ (?:in (?:a row|total|all)|at (?:a time|once)|on end|straight)\b/i;
const COUNT =
  /(?: for| about| around)? (?:\d+|a few|several|two|three|four|five|six|seven|eight|nine|ten|many) (?:minute|hour|day|night|morning|week|month|year|time|wash|use)e?s$/i;

const SINCE_WHEN = /^ (?:after|before|since|into)\b/i;
/** "split along the side about a month" of "about a month after": since when is missing. */
const HALF_TIME =
  /(?: only| just| about| around| maybe| within)? (?:an?|one|\d+|two|three|four|five|six) (?:hour|day|week|month|year)s?$/i;

const withoutHalfCount = (cut: string, { told }: Remark): string =>
  COUNTED_IN_A_ROW.test(told.predicate.slice(cut.length))
    ? cut.replace(COUNT, "")
    : SINCE_WHEN.test(told.predicate.slice(cut.length))
      ? cut.replace(HALF_TIME, "")
      : cut;

const countReviews = (members: readonly Remark[]): number => new Set(members.map((each) => each.span.reviewId)).size;

const gistOf = ({ sign, part }: Remark): string => (part === "smell" || part === "taste" ? part : sign.gist);

const signWord = (remark: Remark): string => remark.sign.word;

const GOES_ON = /^(?:and|or|but|when|if|because|that|which|who|to|so|while|until|as)$/;

/** "broken and the thread" of "broken and the thread on the lid is crossed": the subject of what follows is no part of it. */
const withoutNextSubject = (cut: string, { told }: Remark): string => {
  const at = cut
    .toLowerCase()
    .search(/ and (?:the|an?|my|our|its|their|one|both|all|this|that|some)(?: [\p{L}\p{N}'-]+){1,4}$/u);
  if (at === -1 || /\bbetween\b/.test(cut)) return cut;
  const verbs = new Set(told.tokens.filter(isVerb).map(({ lower }) => lower));
  const [named, rest] = [cut.slice(at).toLowerCase(), told.predicate.slice(cut.length).toLowerCase()].map((text) =>
    text.trim().split(/[\s,]+/),
  );
  const end = (rest ?? []).findIndex((word) => GOES_ON.test(word));
  const follows = (rest ?? []).slice(0, end === -1 ? undefined : end);
  const isSubject = follows.some((word) => verbs.has(word)) && !(named ?? []).some((word) => verbs.has(word));
  return isSubject ? cut.slice(0, at) : cut;
};

/** A predicate and the same without the circumstances it ends with, as long as it still says what is wrong or right. */
const shortened = (remark: Remark): string[] => {
  const { predicate } = remark.told;
  const cuts = [...predicate.matchAll(ADJUNCT)].map((match) =>
    withoutNextSubject(withoutHalfCount(predicate.slice(0, match.index), remark), remark),
  );
  return [
    predicate,
    ...cuts
      .filter((cut) => {
        const words = cut.toLowerCase().split(" ");
        const last = words.at(-1) ?? "";
        const isEvent = remark.part !== "" && FAULTS.has(cut.toLowerCase());
        return (
          (words.length >= 2 || isEvent) &&
          words.includes(signWord(remark)) &&
          !ENDS_BADLY.test(last) &&
          !HALF_COMPARED.test(cut)
        );
      })
      .toReversed(),
  ];
};

const specialLemmas = (remark: Remark, predicate: string): Set<string> => {
  const words = new Set(predicate.toLowerCase().split(/[^\p{L}\p{N}']+/u));
  const subject = new Set(remark.told.subject.text.split(" "));
  return new Set(
    remark.told.tokens
      .filter((token) => words.has(token.lower) && remark.lemmas.has(sameThing(token.lemma)))
      .filter((token) => token.lower !== signWord(remark) && !BLAME.has(token.lower) && !subject.has(token.lower))
      .map((token) => sameThing(token.lemma)),
  );
};

/** Whether a finding says of the whole product what its sign says, and nothing more: "is quiet", "stopped working". */
export const isPlain = ({ remark, predicate }: Pick<Finding, "remark" | "predicate">): boolean =>
  remark.sign.gist !== "" && remark.part === "" && specialLemmas(remark, predicate).size === 0;

/** A clause bears a wording out when it has all of its two or three particulars, or three of four. */
const MOSTLY = 0.75;

/** Whether a clause says what a wording says. Without a gist in common the words themselves have to be. */
const covers = (member: Remark, { remark, special }: Pick<Candidate, "remark" | "special">): boolean => {
  const shared = [...special].filter((lemma) => member.lemmas.has(lemma)).length;
  if (remark.sign.gist === "workaround") return false;
  if (remark.sign.gist === "") return member.sign.word === remark.sign.word && shared >= special.size * MOSTLY;
  if (special.size === 1 && member.sign.word !== remark.sign.word) return false;
  return shared >= special.size * MOSTLY;
};

/** Whether a wording says something by itself. */
const isTelling = ({ remark, special }: Pick<Candidate, "remark" | "special">): boolean => {
  const { gist, polarity } = remark.sign;
  if (gist === "") return special.size > 0 || (polarity < 0 && remark.part !== "");
  return special.size > 0 || !NEEDS_OBJECT.has(gist);
};

const MOST_CANDIDATES = 30;

const candidatesOf = (members: readonly Remark[]): Candidate[] =>
  members.slice(0, MOST_CANDIDATES).flatMap((remark) =>
    shortened(remark).flatMap((predicate): Candidate[] => {
      const wording = { remark, predicate, special: specialLemmas(remark, predicate) };
      return isTelling(wording)
        ? [{ ...wording, members: members.filter((member) => member === remark || covers(member, wording)) }]
        : [];
    }),
  );

const brevity = (predicate: string): number => (predicate.split(" ").length > 14 ? -0.3 : 0);

const worth = ({ members, special, predicate, remark }: Candidate): number =>
  countReviews(members) * (1 + 0.2 * Math.min(special.size, 3)) +
  brevity(predicate) +
  (remark.told.subject.about === "buyers" ? -0.3 : 0) +
  0.1 * remark.sign.strength;

const wording = (remark: Remark, predicate: string): string => {
  const text = `${remark.told.subject.text} ${predicate}`.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "Faster" of one reviewer keeps what it is faster than. */
const wholeOf = ({ remark, predicate, members }: Candidate): string => {
  const { predicate: whole } = remark.told;
  return countReviews(members) === 1 && whole.startsWith(`${predicate} than `) ? whole : predicate;
};

const findingOf = (candidate: Candidate): Finding => {
  const { remark, members } = candidate;
  const predicate = wholeOf(candidate);
  return {
    text: wording(remark, predicate),
    remark,
    predicate,
    members,
    spans: members.map((member) => member.span),
    reviews: countReviews(members),
  };
};

const MOST_WORDINGS = 4;

/** The wording that most of a group bears out, then the same for those that it leaves out. */
const tell = (members: readonly Remark[]): Finding[] => {
  const findings: Finding[] = [];
  let left = [...members];
  while (left.length > 0 && findings.length < MOST_WORDINGS) {
    const best = candidatesOf(left).toSorted((a, b) => worth(b) - worth(a) || (a.predicate < b.predicate ? -1 : 1))[0];
    if (best === undefined) break;
    findings.push(findingOf(best));
    const told = new Set(best.members);
    left = left.filter((member) => !told.has(member));
  }
  return findings;
};

const keyOf = (remark: Remark): string => `${gistOf(remark)}|${remark.part}`;

/** Where a part is told about in particular, that it is bad is no news. */
const withoutVague = (findings: readonly Finding[]): Finding[] => {
  const told = new Set(findings.filter((each) => each.remark.sign.gist !== "").map((each) => each.remark.part));
  return findings.filter(({ remark }) => remark.sign.gist !== "" || remark.part === "" || !told.has(remark.part));
};

/** What is said of the product and of a part of it is told once, as most reviews say it. */
const withoutWholeAndPart = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ remark, reviews }) => {
    const { gist } = remark.sign;
    if (gist === "" || NEEDS_OBJECT.has(gist) || gist === "workaround" || specialLemmas(remark, "").size > 0)
      return true;
    return !findings.some(
      (other) =>
        other.remark.sign.gist === gist &&
        (remark.part === "") !== (other.remark.part === "") &&
        (other.reviews > reviews || (other.reviews === reviews && other.remark.part !== "")) &&
        other.predicate.split(" ").length >= remark.told.predicate.split(" ").length,
    );
  });

const byPlaces = (a: Finding, b: Finding): number =>
  b.reviews - a.reviews || b.remark.sign.strength - a.remark.sign.strength || (a.text < b.text ? -1 : 1);

/** Groups remarks that say the same of the same part and words each group once. */
export const clusterRemarks = (remarks: readonly Remark[]): Finding[] => {
  const groups = [...Map.groupBy(remarks, keyOf).values()];
  const findings = withoutWholeAndPart(withoutVague(groups.flatMap(tell))).toSorted(byPlaces);
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = finding.text.toLowerCase();
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

const meanOf = (ratings: readonly (number | null)[]): number | null => {
  const known = ratings.filter((rating) => rating !== null);
  return known.length === 0 ? null : known.reduce((sum, rating) => sum + rating, 0) / known.length;
};

/** Reviews that say it, weighed by how far their stars stand from the best or worst there is. */
export const weightOf = (finding: Finding): number => {
  const mean = meanOf(finding.members.map((member) => member.rating));
  const impact = mean === null ? 0.5 : finding.remark.sign.polarity < 0 ? (5 - mean) / 4 : (mean - 1) / 4;
  return finding.reviews * (0.5 + impact);
};
