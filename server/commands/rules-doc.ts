import { join } from "node:path";
import { RULE_PROFILES, type RuleProfile } from "../../events/result/rule-profiles.ts";
import { profileById } from "../listing/rules/profiles.ts";
import type { Rule } from "../listing/rules/rule.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

const FIELD_NAMES: Readonly<Record<Rule["field"], string>> = {
  title: "title",
  highlights: "highlights",
  bullet: "each bullet",
  bullets: "all bullets",
  searchTerms: "search terms",
  description: "description",
};

const cell = (text: string): string => text.replaceAll("|", "\\|");

const since = ({ effective_from: from, effective_to: to }: Rule): string =>
  `${from === "n/k" ? "not known" : from}${to === null ? "" : ` to ${to}`}`;

const fieldsOf = (rules: readonly Rule[]): string =>
  [...new Set(rules.map((rule) => FIELD_NAMES[rule.field]))].join(", ");

/** The same rule for several fields is one row. */
const ruleRows = (rules: readonly Rule[]): string[] =>
  [...Map.groupBy(rules, (rule) => `${rule.id} ${rule.message}`).values()].flatMap((same) => {
    const [rule] = same;
    return rule === undefined
      ? []
      : [
          `| ${rule.id} | ${fieldsOf(same)} | ${cell(rule.message)} | ${rule.severity} | ${since(rule)} | ${rule.status} | [source](${rule.source_url}), ${rule.verified_on} |`,
        ];
  });

const limits = ({ title, highlights, bullets, searchTerms, description }: RuleProfile): string[] => [
  `- ${title.label}: at most ${title.max} characters${title.advised === null ? "" : `; ${title.advised.min} to ${title.advised.max} ${title.advised.unit} are advised`}`,
  ...(highlights === null ? [] : [`- ${highlights.label}: at most ${highlights.max} characters`]),
  `- ${bullets.label}: ${bullets.min} to ${bullets.max}, each of ${bullets.minLength} to ${bullets.maxLength} characters${bullets.totalLength === null ? "" : `, at most ${bullets.totalLength} together`}${bullets.place === "description" ? "; there is no field of their own, they are lines of the description, and these limits are ours" : ""}`,
  ...(searchTerms === null
    ? []
    : [
        `- ${searchTerms.label}: ${searchTerms.count === null ? `at most ${searchTerms.max} ${searchTerms.unit}` : `at most ${searchTerms.count}, each of at most ${searchTerms.each ?? 0} characters, with commas between them`}`,
      ]),
  ...(description.max === null ? [] : [`- ${description.label}: at most ${description.max} characters`]),
  ...(description.minWords === null ? [] : [`- ${description.label}: ${description.minWords} words or more`]),
];

const chapter = (data: RuleProfile): string =>
  [
    `## ${data.label} (\`${data.id}\`)`,
    "",
    ...limits(data),
    "",
    "| rule | field | what it asks | severity | in force since | status | source, read on |",
    "|---|---|---|---|---|---|---|",
    ...ruleRows(profileById(data.id).rules),
    "",
  ].join("\n");

const INTRODUCTION = `# Marketplace rules

The rules that listings are checked against, by profile: a marketplace, a store and a date. This page is generated from
the rules themselves by \`bun run docs:rules\`; a test keeps it current. A rule without a source or without a date does
not load.

*Verified*: the official page, or an excerpt of it, was read. *Secondary*: somebody's dated reading of it was. *Conflicting*:
readings differ, and the message of the rule says how. "by" a date: in force then at the latest. Severities are ours.

Words are compared whole, without regard to case, accents, widths, hyphens and invisible characters. A fix is the smallest change that satisfies the rule, breaks no other, and leaves no
phrase cut off; where there is none, only the seller can decide.
`;

/** The rule book as Markdown, from the rules themselves. */
export const describeRules = (): string => `${[INTRODUCTION, ...RULE_PROFILES.map(chapter)].join("\n").trimEnd()}\n`;

if (import.meta.main) {
  guardUsage(["Usage: bun run docs:rules"], takesNothing);
  await Bun.write(join(import.meta.dir, "../../docs/rules.md"), describeRules());
  console.log("Wrote docs/rules.md");
}
