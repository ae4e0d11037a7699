import type { Token } from "../text/analyse.ts";
import { BODY } from "../text/word-lists.ts";
import { KINDS_OF_USE, NO_USE } from "./open-words.ts";
import { has, type SituationKind } from "./situation-rules.ts";
import { EVENTS } from "./situation-words.ts";

/** A use that a sentence names in a frame of its own, whatever the noun. */
export type OpenUse = {
  kind: SituationKind;
  sense: string;
  head: Token;
  /** As they are told, with the word that leads to them. */
  tokens: readonly Token[];
  /** Where the use stands among the tokens of the sentence. */
  from: number;
  to: number;
};

/** Reads what stands at an index as a use; null where it is none. */
export type ReadUse = (tokens: readonly Token[], at: number) => OpenUse | null;

export const OWN = new Set(["my", "our", "your", "the"]);
const IN_PHRASE = new Set(["DET", "ADJ", "NOUN", "PROPN"]);
const LONGEST = 6;

export const isGerund = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}{3,}ing$/u.test(token.lower) && token.pos !== "ADJ";

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined && (token.pos === "NOUN" || token.pos === "PROPN") && /^\p{L}{2,}$/u.test(token.text);

/** Where the noun phrase ends that begins at an index; -1 where none does. */
export const phraseEnd = (tokens: readonly Token[], from: number): number => {
  let to = from;
  while (to < tokens.length && to - from < LONGEST) {
    const token = tokens[to];
    if (token === undefined) break;
    const joined = (token.text === "-" || token.text === "'s") && to > from;
    const fits =
      IN_PHRASE.has(token.pos) ||
      (to > from && isNoun(tokens[to - 1]) && has(EVENTS, token)) ||
      OWN.has(token.lower) ||
      joined ||
      isGerund(token);
    if (!fits || (to > from && token.pos === "DET" && !isGerund(tokens[to - 1]))) break;
    to += 1;
  }
  if (to - from === LONGEST && isNoun(tokens[to])) return -1;
  const ends = (token: Token | undefined): boolean =>
    isNoun(token) || isGerund(token) || (token !== undefined && has(EVENTS, token));
  while (to > from && !ends(tokens[to - 1])) to -= 1;
  return to === from || tokens[to]?.lower === "of" ? -1 : to;
};

/** "and fries" after "for wings". */
const withSecond = (tokens: readonly Token[], to: number): number => {
  if (tokens[to]?.lower !== "and" && tokens[to]?.lower !== "or") return to;
  if (/^(?:an?|the|one)$/.test(tokens[to + 1]?.lower ?? "")) return to;
  const end = phraseEnd(tokens, to + 1);
  const next = tokens[end];
  const ends =
    next === undefined || /^[.,;!?)]$/.test(next.text) || /^(?:for|in|on|at|and|but|because)$/.test(next.lower);
  const head = tokens[end - 1];
  return end !== -1 && end - to <= 3 && ends && head !== undefined && !has(NO_USE, head) ? end : to;
};

const TELLS_NOTHING = /^(?:everything|people|those|anyone|ever|price|same|while|first|last|couple|few|next|future)$/;
const WHOLE = /^(?:whole|entire|own|other|both)$/;
const NO_GERUND =
  /^(?:keep|lett?|gett|tak|giv|hav|putt|us|ridd|try|help|be|do|go|mak|see|find|learn|sav|connect|start|com|look|want|need|know|think|buy|bring|turn|leav)ing$/;
const PARTICLE = /^(?:up|out|off|away|down|over|together|back|about)$/;

const isPlainUse = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:uses?|usage)$/.test(tokens[to - 1]?.lower ?? "") &&
  tokens.slice(from, to - 1).some((token) => KINDS_OF_USE.has(token.lower));

const saysTooLittle = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [first, head, next] = [tokens[from], tokens[to - 1], tokens[to]];
  if (first === undefined || head === undefined) return true;
  if (isPlainUse(tokens, from, to)) return false;
  if (has(NO_USE, head) || !(head.known || has(EVENTS, head)) || first.pos === "NUM") return true;
  if (
    /^(?:such|that|this|those|these|any|every|each|no|some|many|several|both|all|another|other|its|what|few)$/.test(
      first.lower,
    )
  )
    return true;
  if (next?.pos === "VERB" && !isGerund(head)) return true;
  if (tokens.slice(from, to).some(({ lower }) => TELLS_NOTHING.test(lower))) return true;
  if (has(BODY, head) && !tokens.slice(from, to - 1).some(({ pos, lower }) => pos === "ADJ" && !WHOLE.test(lower)))
    return true;
  if (isGerund(first) && NO_GERUND.test(first.lower)) return true;
  return (
    isGerund(head) &&
    next !== undefined &&
    (["PRON", "PART", "DET"].includes(next.pos) ||
      /^(?:that|very|really|extremely|too)$/.test(next.lower) ||
      PARTICLE.test(next.lower))
  );
};

export const placed = (token: Token, word: string): Token => ({
  ...token,
  text: word,
  lower: word,
  lemma: word,
  pos: "ADP",
  end: token.start - 1,
});

/** Reads a noun phrase after the word that leads to it. */
export const nounFrame =
  (sense: string, kind: SituationKind, refused: ReadonlySet<string> = NO_USE): ReadUse =>
  (tokens, at) => {
    const end = phraseEnd(tokens, at);
    const head = tokens[end - 1];
    if (end === -1 || head === undefined || saysTooLittle(tokens, at, end) || has(refused, head)) return null;
    const to = sense === "for" ? withSecond(tokens, end) : end;
    return { kind, sense, head, tokens: tokens.slice(at - 1, to), from: at - 1, to };
  };
