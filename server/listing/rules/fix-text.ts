import type { Finding } from "../../../events/result/listing.ts";
import type { CheckContext } from "./check.ts";
import { type Broken, errorsOf, findingsOf, fixFor, type Judged, judge } from "./lint-text.ts";
import type { RuleField } from "./rule.ts";

/** A text after every fix that can be made, and what still stands against it: each of these only the seller can decide. */
export type FixedText = { text: string; left: Finding[] };

const isLighter = (a: Judged, b: Judged): boolean => {
  const errors = errorsOf(a).length - errorsOf(b).length;
  return errors < 0 || (errors === 0 && a.broken.length < b.broken.length);
};

/** Errors before warnings, and words before lengths: a text is trimmed only once nothing else has to go. */
const urgency = ({ rule }: Broken): number =>
  (rule.severity === "error" ? 0 : 2) + (/^max(?:Characters|Bytes|Words)$/.test(rule.check) ? 1 : 0);

const step = (judged: Judged, sparing: boolean): Judged | null => {
  for (const broken of judged.broken.toSorted((a, b) => urgency(a) - urgency(b))) {
    const fix = fixFor(judged, broken, sparing);
    const next = fix === null ? null : judge(fix, judged.field, judged.context);
    if (next !== null && isLighter(next, judged)) return next;
  }
  return null;
};

/** Applies fixes one after another, each only if it leaves less against the text. */
const mend = (judged: Judged, sparing: boolean): Judged => {
  let current = judged;
  for (let next = step(current, sparing); next !== null; next = step(current, sparing)) current = next;
  return current;
};

/** The usual fixes first, and sparing ones where those leave errors, until neither helps. */
const settle = (judged: Judged): Judged => {
  const usual = mend(judged, false);
  if (errorsOf(usual).length === 0) return usual;
  const spared = mend(judged, true);
  const best = isLighter(spared, usual) ? spared : usual;
  return best === judged ? judged : settle(best);
};

/** Fixes all that can be fixed. Fixing the result again changes nothing. */
export const fixText = (text: string, field: RuleField, context: CheckContext, path: string = field): FixedText => {
  const settled = settle(judge(text, field, context));
  return { text: settled.text, left: findingsOf(settled, path) };
};
