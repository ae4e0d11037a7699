import type { Finding } from "../../../events/result/listing.ts";
import type { CheckContext, Verdict } from "./check.ts";
import { foldText } from "./folded-text.ts";
import { isListCheck, type Rule, type RuleField } from "./rule.ts";
import { TEXT_CHECKS } from "./text-checks.ts";

/** So many words of one rule are named; the fix mends all of them. */
const MOST_NAMED = 12;
const MOST_ROUNDS = 12;
/** A longer text is to be written anew rather than mended. */
const MOST_CHARACTERS = 5_000;

export const findingOf = (rule: Rule, field: string, words: string, detail: string, fix: string | null): Finding => ({
  ruleId: rule.id,
  severity: rule.severity,
  field,
  words,
  message: detail === "" ? rule.message : `${rule.message} ${detail}`,
  source: rule.source_url,
  status: rule.status,
  fix,
});

const verdictOf = (text: string, rule: Rule, context: CheckContext): Verdict | null =>
  isListCheck(rule.check) ? null : TEXT_CHECKS[rule.check](foldText(text), rule.params, context);

const rulesFor = (field: RuleField, context: CheckContext): readonly Rule[] => context.profile.rulesOf[field];

/** The rules of severity "error" that a text of a field breaks. */
export const brokenRules = (text: string, field: RuleField, context: CheckContext): Rule[] => {
  const folded = foldText(text);
  return rulesFor(field, context).filter(
    (rule) =>
      rule.severity === "error" &&
      !isListCheck(rule.check) &&
      TEXT_CHECKS[rule.check](folded, rule.params, context) !== null,
  );
};

/** Applies a rule's smallest fix until the rule is satisfied; null where that leads nowhere. */
const settle = (text: string, rule: Rule, context: CheckContext): string | null => {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const verdict = verdictOf(current, rule, context);
    if (verdict === null) return current;
    const next = verdict.fixes()[0];
    if (next === undefined || next === current) return null;
    current = next;
  }
  return null;
};

const holdsWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The smallest fix that satisfies the rule and breaks no other rule that the text kept. */
const fixOf = (
  text: string,
  rule: Rule,
  verdict: Verdict,
  before: () => ReadonlySet<Rule>,
  field: RuleField,
  context: CheckContext,
): string | null => {
  if (text.length > MOST_CHARACTERS) return null;
  for (const candidate of verdict.fixes()) {
    const fixed = settle(candidate, rule, context);
    if (fixed === null || fixed === text || !holdsWords(fixed)) continue;
    if (brokenRules(fixed, field, context).every((each) => before().has(each))) return fixed;
  }
  return null;
};

/** One rule that a text breaks, with the findings to show and the fix that mends all of them. */
export type BrokenRule = { rule: Rule; findings: Finding[]; fix: string | null };

/** The rules of a profile that one text of a field breaks. */
export const breakages = (text: string, field: RuleField, path: string, context: CheckContext): BrokenRule[] => {
  if (text.trim() === "") return [];
  const folded = foldText(text);
  let known: ReadonlySet<Rule> | null = null;
  const before = (): ReadonlySet<Rule> => {
    known ??= new Set(brokenRules(text, field, context));
    return known;
  };
  return rulesFor(field, context).flatMap((rule) => {
    if (isListCheck(rule.check)) return [];
    const verdict = TEXT_CHECKS[rule.check](folded, rule.params, context);
    if (verdict === null) return [];
    const fix = fixOf(text, rule, verdict, before, field, context);
    const named = verdict.words.slice(0, MOST_NAMED);
    return [{ rule, fix, findings: named.map((words) => findingOf(rule, path, words, verdict.detail ?? "", fix)) }];
  });
};

/** Checks one text of a field against every rule of the profile. */
export const lintText = (text: string, field: RuleField, path: string, context: CheckContext): Finding[] =>
  breakages(text, field, path, context).flatMap((broken) => broken.findings);
