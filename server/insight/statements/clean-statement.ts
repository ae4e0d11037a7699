import { type Product, withArticle } from "../product.ts";
import type { Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { BODY, BUYER_VERBS, DANGLING, KIN, LEADING, MASS, TRAILING } from "./word-lists.ts";

type Word = { text: string; glued: boolean };

const isPluralNoun = (token: Token): boolean =>
  token.lower.endsWith("s") && token.lemma !== token.lower && !token.lower.endsWith("ss");

const toWords = (tokens: readonly Token[]): Word[] =>
  tokens.map((token, index) => ({ text: token.text, glued: index > 0 && tokens[index - 1]?.end === token.start }));

const trim = (tokens: readonly Token[]): readonly Token[] => {
  let [from, to] = [0, tokens.length];
  while (
    from < to &&
    LEADING.has(tokens[from]?.lower ?? "") &&
    !(tokens[from]?.lower === "even" && tokens[from + 1]?.lower === "the")
  )
    from += 1;
  const simile = tokens.findIndex(
    (token, index) =>
      index > from + 2 && token.lower === "like" && ["a", "an"].includes(tokens[index + 1]?.lower ?? ""),
  );
  if (simile !== -1) to = simile;
  while (to > from && (TRAILING.has(tokens[to - 1]?.lower ?? "") || DANGLING.has(tokens[to - 1]?.lower ?? ""))) to -= 1;
  return tokens.slice(from, to);
};

/** The noun phrase a clause opens with, up to its verb; -1 where no verb follows within reach. */
const verbIndex = (tokens: readonly Token[]): number =>
  tokens.findIndex((token, index) => index > 0 && index <= 6 && (token.pos === "VERB" || token.pos === "AUX"));

const nounBeforeVerb = (tokens: readonly Token[]): Token | undefined =>
  tokens.slice(0, Math.max(verbIndex(tokens), 0)).findLast((token) => token.pos === "NOUN" || token.pos === "PROPN");

const word = (text: string): Word => ({ text, glued: false });

const agree = (token: Token): string =>
  token.lower === "am" || token.lower === "'m"
    ? "are"
    : token.lower === "was"
      ? "were"
      : token.lower === "'ve"
        ? "have"
        : token.text;

/** Names the subject in the third person; null where the clause does not say whom or what it is about. */
const nameSubject = (tokens: readonly Token[], product: Product): Word[] | null => {
  const [first, second] = [tokens[0], tokens[1]];
  if (first === undefined || second === undefined) return null;
  const rest = (from: number): Word[] => toWords(tokens).slice(from);
  const the = word(`The ${product.noun}`);
  switch (first.lower) {
    case "i":
    case "we":
      return second.lower === "'d" || second.lower === "'ll" || second.pos === "ADV"
        ? null
        : [word("Buyers"), word(agree(second)), ...rest(2)];
    case "it":
      return second.lower === "'s"
        ? [the, word(second.lemma === "have" ? "has" : "is"), ...rest(2)]
        : [the, ...rest(1)];
    case "this":
      return second.pos === "NOUN" ? [word("The"), ...rest(1)] : [the, ...rest(1)];
    case "he":
    case "she":
      return product.wearer === "dog" || product.wearer === "cat" ? [word(`The ${product.wearer}`), ...rest(1)] : null;
    case "my":
    case "our": {
      if (KIN.has(second.lower) || second.pos === "ADJ") return null;
      return isPluralNoun(second) || MASS.has(second.lower) ? rest(1) : [word(withArticle(second.text)), ...rest(2)];
    }
    case "the":
    case "a":
    case "an":
    case "no":
    case "every":
      return rest(0);
    case "found":
      return [word("Buyers"), ...rest(0)];
    default:
      return nameBareSubject(tokens, product);
  }
};

const nameBareSubject = (tokens: readonly Token[], product: Product): Word[] | null => {
  const first = tokens[0];
  if (first === undefined) return null;
  const all = toWords(tokens);
  if (BUYER_VERBS.has(first.lower)) return [word("Buyers"), ...all];
  if (first.lower === "too") return [word(`The ${product.noun} is`), ...all];
  const opensWithVerb =
    first.pos === "VERB" ||
    first.pos === "AUX" ||
    /^(?:does|doesn|isn|won|keeps|stays|stops|leaks|fits|holds|works|rubs|chafes|arrived|stopped)$/.test(first.lower);
  if (opensWithVerb)
    return /s$|^(?:did|do|is|ca|wo|can|will)$/.test(first.lower) || first.lower.endsWith("ed") ? all : null;
  if (first.pos !== "NOUN" && first.pos !== "PROPN" && first.pos !== "ADJ") return null;
  if (wordPolarity({ ...first, pos: "ADJ" }) !== 0 && tokens[1]?.pos !== "NOUN") return null;
  if (NOT_A_SUBJECT.has(first.lower)) return null;
  const noun = nounBeforeVerb(tokens);
  if (noun === undefined) return null;
  return isPluralNoun(noun) || MASS.has(noun.lower) || MASS.has(first.lower) ? all : [word("The"), ...all];
};

const NOT_A_SUBJECT = new Set([
  "super",
  "mine",
  "confusing",
  "wish",
  "love",
  "glad",
  "happy",
  "thank",
  "thanks",
  "psa",
  "pros",
  "cons",
  "one",
  "ones",
  "way",
  "nice",
  "order",
]);

const PERSONAL = /\b(?:me|us|myself|mine|yours?|they|them|he|she|him|his|her|hers|that's|there's|mine)\b/i;

/** Speaks of "you" and "the" where the reviewer spoke of "I" and "my". */
const generalize = (words: readonly Word[], tokens: readonly Token[]): Word[] =>
  words.map((each, index) => {
    const next = words[index + 1]?.text.toLowerCase() ?? "";
    const token = tokens.find((candidate) => candidate.lower === next);
    const lower = each.text.toLowerCase();
    if (lower === "i" || lower === "we") return { ...each, text: "you" };
    if (lower === "my" || lower === "our") {
      if (MASS.has(next)) return { ...each, text: "" };
      const definite = token === undefined || isPluralNoun(token) || BODY.has(next);
      return { ...each, text: definite ? "the" : (withArticle(next).split(" ")[0] ?? "a") };
    }
    if (lower === "his" || lower === "her") {
      const noun = tokens.find(
        (candidate, at) => candidate.pos === "NOUN" && at > tokens.findIndex((first) => first.lower === lower),
      );
      return {
        ...each,
        text:
          noun === undefined || isPluralNoun(noun) || MASS.has(noun.lower)
            ? ""
            : (withArticle(next).split(" ")[0] ?? "a"),
      };
    }
    if (/^\p{Lu}{3,}$/u.test(each.text) && lower !== "usb" && lower !== "led") return { ...each, text: lower };
    return index > 0 && tokens.some((candidate) => candidate.text === each.text && candidate === tokens[0])
      ? { ...each, text: lower }
      : each;
  });

const render = (words: readonly Word[]): string =>
  words
    .filter((each) => each.text !== "")
    .reduce((text, each) => (each.glued || text === "" ? text + each.text : `${text} ${each.text}`), "")
    .replace(/\s+/g, " ")
    .trim();

const SHORTEST = 3;
const LONGEST = 18;

/** Turns a reviewer's clause into a finding in the third person, or null where it would not stand by itself. */
export const cleanStatement = (clause: readonly Token[], product: Product): string | null => {
  const tokens = trim(clause);
  const named = nameSubject(tokens, product);
  if (named === null) return null;
  const text = render(generalize(named, tokens));
  const count = text.split(" ").length;
  const hasVerb =
    tokens.some((token) => token.pos === "VERB" || token.pos === "AUX") ||
    /^(?:no|too) /i.test(tokens[0]?.text.concat(" ") ?? "");
  const vague = PERSONAL.test(text) && product.wearer === null;
  if (!hasVerb || vague || count < SHORTEST || count > LONGEST || /[()[\]"“”@#]|\. /.test(text)) return null;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
