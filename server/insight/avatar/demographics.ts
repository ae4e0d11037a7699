import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Mining } from "../mining/mining.ts";
import { findSelfStatements, type SelfKind, type SelfStatement } from "../self/self-statements.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";

type Field = keyof FullAvatar["demographics"];

const MOST_NAMED = 5;
const MOST_QUOTED = 2;

const ACTIVITIES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^teach /i, () => "teacher"],
  [/\bdrive\b/i, () => "professional driver"],
  [/^write code$/i, () => "programmer"],
  [/^work (?:in )?construction$/i, () => "construction worker"],
  [/^coach /i, () => "coach"],
  [/^foster .*?(dogs|cats)$/i, (match) => `foster carer of ${match[1] ?? "animals"}`],
  [/^paint for a living$/i, () => "painter"],
  [/^work from home$/i, () => "works from home"],
  [/^work in (.+)$/i, (match) => `works in ${match[1] ?? ""}`],
];

const UPPER = /\b(?:er|icu|rn|emt|dj)\b/gi;

const occupationName = (value: string): string => {
  for (const [pattern, name] of ACTIVITIES) {
    const match = pattern.exec(value);
    if (match !== null) return name(match);
  }
  return value.toLowerCase().replace(UPPER, (word) => word.toUpperCase());
};

const nameOf = ({ kind, value }: SelfStatement): string =>
  kind === "occupation" ? occupationName(value) : kind === "incomeLevel" ? value.toLowerCase() : value;

type Group = { name: string; reviews: number; words: string };

const groupsOf = (statements: readonly SelfStatement[]): Group[] =>
  [...Map.groupBy(statements, (statement) => nameOf(statement).toLowerCase()).values()]
    .flatMap((group) => {
      const first = group[0];
      return first === undefined
        ? []
        : [{ name: nameOf(first), reviews: distinctReviews(group.map(({ span }) => span)), words: first.words }];
    })
    .toSorted((a, b) => b.reviews - a.reviews || (a.name < b.name ? -1 : 1));

/** "Nurse (2 of 31 reviewers), coach (1): “As a nurse”, “I coach girls soccer”" */
const summarize = (statements: readonly SelfStatement[], reviewCount: number): string => {
  const groups = groupsOf(statements).slice(0, MOST_NAMED);
  const counted = groups.map(({ name, reviews }, index) =>
    index === 0
      ? `${name} (${reviews} of ${reviewCount} ${reviewCount === 1 ? "reviewer" : "reviewers"})`
      : `${name} (${reviews})`,
  );
  const quoted = groups.slice(0, MOST_QUOTED).map(({ words }) => `“${words}”`);
  return `${capitalize(counted.join(", "))}: ${quoted.join(", ")}`;
};

/** One person counts once for each thing they say of themselves. */
const onePerReview = (statements: readonly SelfStatement[]): SelfStatement[] => {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const key = `${statement.span.reviewId}|${statement.kind === "occupation" ? nameOf(statement) : statement.kind}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

/** Who buyers are, where they say so themselves; every other field stays empty. */
export const buildDemographics = (mining: Mining): Record<Field, Supported> => {
  const all = onePerReview(findSelfStatements(mining.reviews));
  const field = (kind: SelfKind): Supported => {
    const statements = all.filter((statement) => statement.kind === kind);
    return statements.length === 0
      ? { text: "", spans: [] }
      : { text: summarize(statements, mining.reviews.length), spans: statements.map(({ span }) => span) };
  };
  return {
    gender: field("gender"),
    ageRange: field("ageRange"),
    location: field("location"),
    incomeLevel: field("incomeLevel"),
    occupation: field("occupation"),
  };
};
