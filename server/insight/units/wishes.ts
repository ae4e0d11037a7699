import { nounTerms } from "../aspects/noun-terms.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { askedFor, isWishable } from "./wish-forms.ts";

/** Something a reviewer would have liked: tokens `from` to `to` of the sentence, and the noun it is about. */
export type Wish = { from: number; to: number; target: string; term: string };

const words = (list: string): Set<string> => new Set(list.split(" "));

const PRAISE_IF = words("perfect better nice great ideal good awesome helpful stars wonderful amazing");
const ENDS = words("but though although however because since otherwise ; . ! ? : ( )");
const SELF = words("i we you he she my our");
const PEOPLE_DO = words("bought buy ordered order found find known knew got gotten purchased purchase discovered read");

/** "I wish it were longer" is about its length. */
const QUALITIES: ReadonlyMap<string, string> = new Map(
  [
    ["length", "longer shorter long short"],
    ["size", "bigger larger smaller wider narrower big large small roomier deeper taller"],
    ["weight", "lighter heavier"],
    ["noise", "quieter louder"],
    ["price", "cheaper affordable"],
    ["brightness", "brighter dimmer"],
    ["thickness", "thicker thinner thick"],
    ["softness", "softer soft"],
    ["strength", "stronger sturdier tougher"],
    ["speed", "faster quicker"],
  ].flatMap(([quality = "", list = ""]) => list.split(" ").map((word) => [word, quality] as const)),
);

const lower = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? "";

/** Where a wish begins that opens at `index`, or −1. */
const afterWish = (tokens: readonly Token[], index: number): number => {
  const next = /^(?:is|was)$/.test(lower(tokens, index + 1)) ? index + 2 : index + 1;
  const subject = lower(tokens, next) === "that" ? next + 1 : next;
  if (/^(?:would|list|to)$/.test(lower(tokens, subject))) return -1;
  if (!SELF.has(lower(tokens, subject)) || lower(tokens, subject) === "my") return subject;
  const regrets = tokens.slice(subject, subject + 5).some((token) => PEOPLE_DO.has(token.lower));
  return regrets || lower(tokens, subject + 1) !== "could" ? -1 : subject + 2;
};

const afterWould = (tokens: readonly Token[], index: number): number => {
  const ahead = tokens.slice(index + 1, index + 9);
  const praised = ahead.findIndex((token) => PRAISE_IF.has(token.lower));
  const then = ahead.findIndex((token) => token.lower === "if" || token.lower === "with");
  if (praised !== -1 && then > praised) return index + 1 + then + 1;
  const next = lower(tokens, index + 1);
  const wanted = lower(tokens, index + 2);
  if (next === "have" && (wanted === "liked" || wanted === "loved" || wanted === "preferred")) return index + 3;
  if (!["like", "love", "prefer"].includes(next) || !SELF.has(lower(tokens, index - 1))) return -1;
  if (wanted !== "to") return index + 2;
  return ["see", "have"].includes(lower(tokens, index + 3)) ? index + 4 : -1;
};

/** "I'd love the lamp if …", "as I would like it": no other thing than this one. */
const isThisOne = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:the|this|these|those|it|them|my|our|your|as)$/.test(token.lower);

const startsThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  (["DET", "ADJ", "NOUN", "NUM"].includes(token.pos) || /^(?:more|longer|better)$/.test(token.lower));

const afterShould = (tokens: readonly Token[], index: number): number => {
  if (SELF.has(lower(tokens, index - 1))) return -1;
  const next = lower(tokens, index + 1);
  if (next === "have") return startsThing(tokens[index + 2]) ? index + 2 : -1;
  if (next === "include") return index + 2;
  return next === "come" && lower(tokens, index + 2) === "with" ? index + 3 : -1;
};

const afterNeed = (tokens: readonly Token[], index: number): number => {
  const before = lower(tokens, index - 1);
  if (
    SELF.has(before) ||
    ["that", "who", "which", "anyone", "everyone", "someone", "no", "not", "n't", "don't", "never"].includes(before)
  )
    return -1;
  if (tokens[index]?.lower === "need" && before !== "they") return -1;
  const wanted = lower(tokens, index + 1);
  const of = lower(tokens, index + 2);
  if (wanted === "some" && !/^(?:kind|sort|more|better)$/.test(of)) return -1;
  // "needs a lot of soil" is what it takes, not what it lacks.
  if (wanted === "a" && /^(?:lot|ton|bunch|few|while)$/.test(of)) return -1;
  if (
    of === "good" &&
    /^(?:wash|clean|cleaning|rinse|shake|soak|charge|airing|scrub|push)$/.test(lower(tokens, index + 3))
  )
    return -1;
  return ["a", "an", "some", "more", "better", "longer"].includes(wanted) ? index + 1 : -1;
};

const wishStart = (tokens: readonly Token[], index: number): number => {
  switch (lower(tokens, index)) {
    case "wish":
    case "wished":
      return afterWish(tokens, index);
    case "if":
      return lower(tokens, index + 1) === "only" ? index + 2 : -1;
    case "would":
    case "'d":
      return afterWould(tokens, index);
    case "should":
      return afterShould(tokens, index);
    case "needs":
    case "need":
      return afterNeed(tokens, index);
    case "could":
      return lower(tokens, index + 1) === "use" && startsThing(tokens[index + 2]) && !SELF.has(lower(tokens, index - 1))
        ? index + 2
        : -1;
    case "missing":
      return lower(tokens, index - 1) === "thing" && /^(?:is|was)$/.test(lower(tokens, index + 1)) ? index + 2 : -1;
    default:
      return -1;
  }
};

const FILLER = words(
  "it this they these there had has have was were is came come comes with in a an the that some more be to also could would only did do",
);

/** What follows says where, when or what for. */
const ADDS = words("in on with for to at from by as when while after so enough");

const aboutOf = (tokens: readonly Token[], from: number, to: number): Pick<Wish, "target" | "term"> => {
  const wished = tokens.slice(from, to);
  const quality = wished.map((token) => QUALITIES.get(token.lower)).find((each) => each !== undefined);
  const terms = nounTerms(wished);
  const owner = wished[0]?.lower === "the" || wished[0]?.lower === "my" ? terms[0] : undefined;
  const thing = owner ?? terms[0];
  if (thing !== undefined) return { target: thing.head.lemma, term: thing.term };
  const cut = wished.findIndex((token, index) => index > 0 && ADDS.has(token.lower));
  const other = wished
    .slice(0, cut === -1 ? wished.length : cut)
    .findLast(
      (token) =>
        !FILLER.has(token.lower) && QUALITIES.get(token.lower) === undefined && /^\p{L}{3,}$/u.test(token.text),
    );
  const about = other?.lower ?? quality ?? "";
  return { target: about, term: about };
};

/** "Some people wish they had more": the reviewer may not. */
export const isWishOfOthers = (tokens: readonly Token[], index: number): boolean =>
  /^wish(?:ed)?$/.test(lower(tokens, index)) &&
  ["they", "he", "she", "people", "others", "reviewers", "some"].includes(lower(tokens, index - 1));

/** What the reviewer wishes for in this sentence, or null: "I wish it had a timer", "would be perfect if …", "needs a longer cord". */
export const findWish = ({ tokens }: Sentence): Wish | null => {
  const asked = askedFor(tokens);
  if (asked !== null) {
    const about = aboutOf(tokens, asked.from, asked.to);
    if (about.target !== "") return { ...asked, ...about };
  }
  for (const index of tokens.keys()) {
    if (isWishOfOthers(tokens, index)) continue;
    const from = wishStart(tokens, index);
    if (from === -1 || from >= tokens.length) continue;
    const end = tokens.findIndex((token, at) => at > from && (ENDS.has(token.lower) || token.text === ","));
    const to = end === -1 ? tokens.length : end;
    const said = lower(tokens, index);
    if (/^(?:needs?|could)$/.test(said) && !isWishable(tokens.slice(from, to))) continue;
    const liked = /^(?:like|love|prefer)$/.test(lower(tokens, from - 1));
    if (liked && (isThisOne(tokens[from]) || !isWishable(tokens.slice(from, to)))) continue;
    const about = aboutOf(tokens, from, to);
    if (to > from && about.target !== "") return { from, to, ...about };
  }
  return null;
};
