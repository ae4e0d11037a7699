import type { Token } from "./analyse.ts";
import { wordSet } from "./word-table.ts";

const NEGATORS =
  wordSet(`not never no without hardly barely zero none nothing neither nor cannot dont doesnt didnt isnt wasnt
  wont cant couldnt havent hasnt nobody`);

const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? "";

/** "no doubt", "not only": nothing is denied. */
const DENIES_NOTHING = new Map([
  ["no", wordSet("doubt matter wonder")],
  ["not", wordSet("only just")],
]);

const COMPARED = /^(?:better|worse|more|less|[a-z]+ier|[a-z]{3,}er)$/;
const ABLE = wordSet("can ca could");
const UNABLE = wordSet("cannot cant couldnt");
/** What stands between the denial and the comparison: "could not have been any easier", "can't ask for a better". */
const BEFORE_COMPARED =
  wordSet(`have 've be been get got any much a an possibly really honestly ever ask asked for find found make
  imagine want feel felt do have had look looked`);
const NEVER = wordSet("never nobody nothing");
const FINDING = wordSet("find found");

const isCompared = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (token.pos === "ADJ" || token.pos === "ADV") && COMPARED.test(token.lower);
};

/** "could not be easier", "can't ask for a better lid", "never been happier": denied is that there is more of it. */
const isUnsurpassed = (tokens: readonly Token[], at: number): boolean => {
  const [here, before, after] = [lowerAt(tokens, at), lowerAt(tokens, at - 1), lowerAt(tokens, at + 1)];
  if (!NEVER.has(here) && !UNABLE.has(here) && !ABLE.has(before) && !FINDING.has(after)) return false;
  let next = at + 1;
  while (next <= at + 5 && BEFORE_COMPARED.has(lowerAt(tokens, next))) next += 1;
  return next > at + 1 && isCompared(tokens, next) && lowerAt(tokens, next + 1) !== "than";
};

/** "anything but clear", "far from soft", "nowhere near dry", "less than perfect", "has yet to rust": the second or first word denies what follows. */
const DENYING_PAIRS = new Map([
  ["but", wordSet("anything everything")],
  ["from", wordSet("far")],
  ["near", wordSet("nowhere")],
  ["than", wordSet("less")],
]);

const deniesAsPair = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  if (tokens[at]?.lower === "yet" && next?.lower === "to") return true;
  return (
    DENYING_PAIRS.get(lowerAt(tokens, at))?.has(lowerAt(tokens, at - 1)) === true &&
    (next?.pos === "ADJ" || next?.pos === "ADV")
  );
};

/** Whether the word at a place of a clause turns around what stands behind it: "not", "never", "anything but". */
export const isNegator = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  if (!NEGATORS.has(token.lemma) && !NEGATORS.has(token.lower)) return deniesAsPair(tokens, at);
  const nothing = DENIES_NOTHING.get(token.lemma) ?? DENIES_NOTHING.get(token.lower);
  return nothing?.has(lowerAt(tokens, at + 1)) !== true && !isUnsurpassed(tokens, at);
};
