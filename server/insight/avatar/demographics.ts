import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Mining } from "../mine-reviews.ts";
import { findSelfStatements, type SelfKind, type SelfStatement } from "../self/self-statements.ts";
import { joinWords } from "../text/join-words.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";

type Field = keyof FullAvatar["demographics"];

const MOST_NAMED = 5;

const plural = (noun: string): string =>
  /(?:s|x|sh|[^e]ch)$/.test(noun) && !noun.endsWith("tech")
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;

const ACTIVITIES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^teach (.+)$/i, () => "teachers"],
  [/^(?:drive for a living|drive a truck)$/i, () => "professional drivers"],
  [/^write code$/i, () => "programmers"],
  [/^work construction$/i, () => "construction workers"],
  [/^coach .+$/i, () => "coaches"],
  [/^foster rescue dogs$/i, () => "foster carers of dogs"],
  [/^work from home$/i, () => "people who work from home"],
  [/^work in (.+)$/i, (match) => `people who work in ${match[1] ?? ""}`],
];

const occupationName = (value: string): string => {
  for (const [pattern, name] of ACTIVITIES) {
    const match = pattern.exec(value);
    if (match !== null) return name(match);
  }
  const upper = value.replace(/\b(?:er|icu|rn)\b/gi, (word) => word.toUpperCase());
  return plural(upper === value ? value.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()) : upper);
};

const nameOf = (statement: SelfStatement): string =>
  statement.kind === "occupation"
    ? occupationName(statement.value)
    : statement.kind === "incomeLevel"
      ? statement.value.toLowerCase()
      : statement.value;

const summarize = (statements: readonly SelfStatement[], reviewCount: number): string => {
  const groups = [...Map.groupBy(statements, (statement) => nameOf(statement).toLowerCase()).values()]
    .map((group) => ({
      name: nameOf(group[0] as SelfStatement),
      spans: group.map((statement) => statement.span),
      words: group[0]?.words ?? "",
    }))
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans) || (a.name < b.name ? -1 : 1));
  const who = capitalize(joinWords(groups.slice(0, MOST_NAMED).map((group) => group.name)));
  const voices = distinctReviews(statements.map((statement) => statement.span));
  const words = groups.slice(0, 2).map((group) => `“${group.words}”`);
  return `${who} (${voices} of ${reviewCount} ${reviewCount === 1 ? "reviewer" : "reviewers"} ${voices === 1 ? "says" : "say"} so: ${words.join(", ")})`;
};

/** Who buyers are, where they say so themselves; every other field stays empty. */
export const buildDemographics = (mining: Mining): Record<Field, Supported> => {
  const all = findSelfStatements(mining.reviews);
  const field = (kind: SelfKind): Supported => {
    const statements = all.filter((statement) => statement.kind === kind);
    return statements.length === 0
      ? { text: "", spans: [] }
      : { text: summarize(statements, mining.reviews.length), spans: statements.map((statement) => statement.span) };
  };
  return {
    gender: field("gender"),
    ageRange: field("ageRange"),
    location: field("location"),
    incomeLevel: field("incomeLevel"),
    occupation: field("occupation"),
  };
};
