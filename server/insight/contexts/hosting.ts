import type { Sentence, Token } from "../text/analyse.ts";
import { sentenceText } from "../units/misreadings/misreading.ts";
import { type OpenUse, placed } from "./open-use-phrases.ts";
import { isSaidOfIt } from "./said-of-it.ts";

const IN_LAW = "(?: -)? in(?: -)? laws?";
const AWAY = `(?:guests?|visitors?|company|relatives?|friends?|in(?: - )?laws|cousins?|nephews?|nieces?|(?:mother|father|sister|brother|son|daughter)s?${IN_LAW})`;
const VISITOR = `(?:${AWAY}|family|parents|sons?|daughters?|grand\\p{L}+|aunt|uncle|mom|mum|dad|mother|father|brothers?|sisters?)`;
const WORD = "[\\p{L}'’-]+";
const VISITS =
  "(?:visit(?:s|ed)?|stay(?:s|ed)?(?: (?:over|with us|the night))?|(?:come|comes|came)(?: (?:over|down|up|round|by|to (?:visit|stay)|and (?:visit|stay)|(?:home )?from (?:college|uni|university|out of town|\\p{L}+))|(?= ?(?:[.!,;]|$))))";

/** Where a review tells that somebody of another house comes to stay, or sleeps or sits on the thing. */
const HOSTS = new RegExp(
  [
    `\\b(?:when(?:ever)?|every time|each time) (?:${WORD} ){0,4}?${VISITOR} (?:${WORD} ){0,4}?${VISITS}(?=\\P{L}|$)`,
    `\\bhost(?:ing|ed|s)? (?:everybody|everyone|(?:${WORD} ){0,2}?(?:guests?|family|friends|people|company|thanksgiving|christmas|dinners?|part(?:y|ies)|relatives))\\b`,
    `\\b${AWAY} (?:${WORD} )?(?:slept|sleeps?|stayed|crashed) (?:${WORD} )?(?:on|in|under) (?:it|this|them|these)\\b`,
    "\\bfor (?:(?:my|our|overnight|over night|house|visiting|unexpected|extra|the|occasional) )*(?:guests?|houseguests?|visitors)\\b(?! (?:room|bed|bath|house))",
  ].join("|"),
  "u",
);
const UNREAL = /\b(?:would|could|if|not|n['’]?t|never|until|old|previous)\b/u;

/** "Folds up when the in-laws visit" */
const PUT_AWAY =
  /\b(?:folds?|stows?|stores?|tucks?|hides?|puts?|slides?|packs?) (?:\p{L}+ )?(?:up|away|flat|under|out|down)\b/u;

/** Whether the thing is used then: "for when they come", or said of it right before. */
const isUsedThen = (tokens: readonly Token[], from: number, words: string): boolean =>
  tokens[from - 1]?.lower === "for" || (isSaidOfIt(tokens, from) && !PUT_AWAY.test(words));

const spoken = (token: Token, text: string, pos: Token["pos"]): Token => ({
  ...token,
  text,
  lower: text,
  lemma: text.replace(/s$/, ""),
  pos,
});

/** "for when my brother comes", "mother in law slept on it": that it is used when guests come. */
export const hostingIn = (sentence: Sentence): readonly OpenUse[] => {
  const words = sentenceText(sentence);
  const match = HOSTS.exec(words);
  if (
    match === null ||
    UNREAL.test(
      words
        .slice(0, match.index)
        .split(/[.;!?,]/)
        .at(-1) ?? "",
    )
  )
    return [];
  const from = words.slice(0, match.index).split(" ").length - 1;
  const isOfTime = /^(?:when|every|each)/.test(match[0]);
  if (isOfTime && !isUsedThen(sentence.tokens, from, words.slice(0, match.index))) return [];
  const [first, second] = [sentence.tokens[from], sentence.tokens[from + 1]];
  if (first === undefined || second === undefined) return [];
  const head = spoken(second, "guests", "NOUN");
  const tokens = [placed(first, "when"), head, spoken(second, "come", "VERB")];
  return [{ kind: "company", sense: "when", head, tokens, from, to: from + 2 }];
};
