import type { Token } from "../../text/analyse.ts";
import { isNegated } from "../../text/negation.ts";
import { wordPolarity } from "../../text/opinion-words.ts";
import { SENSED } from "../../text/senses.ts";
import type { Reading } from "./misreading.ts";

const lowers = (tokens: readonly Token[]): string[] => tokens.map((token) => token.lower);

/** What nobody wants a thing to sound, smell, taste or feel like. */
const BAD_LIKENESS =
  /\b(?:box|tunnel|barrel|bucket|cave|tin|tin can|toilet|underwater|cardboard|plastic|rubber|chemicals?|soap|dirt|garbage|trash|socks?|robot|static|jet|lawnmower|freight train|toy|junk|sandpaper|medicine)\b/;
const GOOD_LIKENESS =
  /\b(?:dream|charm|champ|million|pro|professional|real|new|home|heaven|music|concert|theater|theatre|studio|spa|restaurant|butter|silk|cloud|glove)\b/;

/** What follows "sounds like" where no word of the clause praises, or "" where there is no such likeness or it is denied: "doesn't sound like a jet". */
const likenessIn = ({ tokens, unit }: Reading): string => {
  const at = tokens.findIndex((token, index) => token.lower === "like" && SENSED.test(tokens[index - 1]?.lower ?? ""));
  const sense = tokens[at - 1];
  if (at === -1 || isNegated(tokens, at) || sense === undefined || unit.start > sense.end || unit.end < sense.start)
    return "";
  const praised = tokens.some((token, index) => index !== at && wordPolarity(token) > 0);
  return praised ? "" : lowers(tokens.slice(at + 1)).join(" ");
};

/** "sounds like a talk in a barrel" */
export const isLikeWorse = (reading: Reading): boolean => BAD_LIKENESS.test(likenessIn(reading));

/** "smells like nothing": as the thing should, and no likeness; "nothing I ever smelled" is one. */
const LIKE_NOTHING = /^nothing(?: at all)?(?! (?:i|we|you|else|on)\b)/;

/** "sounds like a helicopter" tells how, not how well. */
export const isLikeAnything = (reading: Reading): boolean => {
  const likeness = likenessIn(reading);
  return likeness !== "" && !GOOD_LIKENESS.test(likeness) && !LIKE_NOTHING.test(likeness);
};
