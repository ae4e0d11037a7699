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

/** A text with the rules of its field that it breaks. */
export type Judged = { text: string; field: RuleField; context: CheckContext; broken: readonly Broken[] };

export type Broken = { rule: Rule; verdict: Verdict };

/** Holds one text of a field against every rule of the profile. */
export const judge = (text: string, field: RuleField, context: CheckContext): Judged => {
  if (text.trim() === "") return { text, field, context, broken: [] };
  const folded = foldText(text);
  const broken = context.profile.rulesOf[field].flatMap((rule): Broken[] => {
    const verdict = isListCheck(rule.check) ? null : TEXT_CHECKS[rule.check](folded, rule.params, context);
    return verdict === null ? [] : [{ rule, verdict }];
  });
  return { text, field, context, broken };
};

export const errorsOf = ({ broken }: Judged): Rule[] =>
  broken.filter(({ rule }) => rule.severity === "error").map(({ rule }) => rule);

const verdictOf = (text: string, rule: Rule, context: CheckContext): Verdict | null =>
  isListCheck(rule.check) ? null : TEXT_CHECKS[rule.check](foldText(text), rule.params, context);

/** Mends a text in one way, again and again until the rule is satisfied; null where that leads nowhere. */
const settle = (text: string, rule: Rule, way: number, context: CheckContext): string | null => {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const verdict = verdictOf(current, rule, context);
    if (verdict === null) return current;
    const fixes = verdict.fixes();
    const next = fixes[way] ?? fixes[0] ?? null;
    if (next === null || next === current) return null;
    current = next;
  }
  return null;
};

const holdsWords = (text: string, field: RuleField): boolean =>
  (field === "bullet" ? /[\p{L}\p{N}]\P{Z}*\p{Z}+\P{Z}*[\p{L}\p{N}]/u : /[\p{L}\p{N}]/u).test(text);

/** A bullet of which only its header is left says nothing. */
const isBareHeader = (text: string, fixed: string, field: RuleField): boolean =>
  field === "bullet" &&
  !/[:–—]|\s-\s/.test(fixed) &&
  text.startsWith(fixed) &&
  /^\s*(?::|[–—-]\s)/.test(text.slice(fixed.length));

/** The smallest fix that satisfies a rule and breaks no other rule that the text kept. `sparing` keeps of a phrase what can be kept, where the usual fix takes all of it. */
export const fixFor = (judged: Judged, { rule, verdict }: Broken, sparing = false): string | null => {
  const { text, field, context } = judged;
  if (text.length > MOST_CHARACTERS) return null;
  const before = new Set(errorsOf(judged));
  const ways = [...verdict.fixes().entries()];
  for (const [way, candidate] of sparing ? ways.toReversed() : ways) {
    const fixed = candidate === null ? null : settle(candidate, rule, way, context);
    if (fixed === null || fixed === text || !holdsWords(fixed, field) || isBareHeader(text, fixed, field)) continue;
    if (errorsOf(judge(fixed, field, context)).every((each) => before.has(each))) return fixed;
  }
  return null;
};

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

export const findingsOf = (judged: Judged, path: string): Finding[] =>
  judged.broken.flatMap((broken) => {
    const { rule, verdict } = broken;
    const fix = fixFor(judged, broken);
    const named = verdict.words.slice(0, MOST_NAMED);
    return named.map((words) => findingOf(rule, path, words, verdict.detail ?? "", fix));
  });

/** Checks one text of a field against every rule of the profile. */
export const lintText = (text: string, field: RuleField, path: string, context: CheckContext): Finding[] =>
  findingsOf(judge(text, field, context), path);
