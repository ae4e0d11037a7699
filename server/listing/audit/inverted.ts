import type { Token } from "../../insight/text/analyse.ts";
import { isVerb } from "../../insight/text/word-classes.ts";

const MOST_SUBJECT = 6;
const FRONTED: ReadonlyMap<string, string> = new Map([
  ..."is are was were will can could would should must".split(" ").map((word) => [word, word] as const),
  ["'s", "is"] as const,
  ["’s", "is"] as const,
  ["'re", "are"] as const,
  ["’re", "are"] as const,
  ["'ll", "will"] as const,
  ["’ll", "will"] as const,
]);

/** The words of tokens as they were written. */
export const writtenAs = (tokens: readonly Token[]): string =>
  tokens.reduce(
    (text, token, at) => text + (at > 0 && tokens[at - 1]?.end !== token.start ? " " : "") + token.text,
    "",
  );

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** A statement as a question: "it comes in a bigger size" becomes "does it come in a bigger size"; null where its verb is not plain. */
export const inverted = (tokens: readonly Token[], named: (subject: readonly Token[]) => string): string | null => {
  const at = tokens.findIndex((token) => isVerb(token) || FRONTED.has(token.lower));
  const verb = tokens[at];
  const [subject, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (verb === undefined || at < 1 || at > MOST_SUBJECT || /^(?:not|n['’]?t|nt)$/.test(rest[0]?.lower ?? ""))
    return null;
  const who = named(subject);
  const fronted = FRONTED.get(verb.lower);
  if (fronted !== undefined) return joined(fronted, who, writtenAs(rest));
  if (verb.lower === verb.lemma) return joined("do", who, verb.lower, writtenAs(rest));
  return verb.lower.endsWith("s") ? joined("does", who, verb.lemma, writtenAs(rest)) : null;
};
