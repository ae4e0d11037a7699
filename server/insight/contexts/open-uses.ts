import type { Sentence, Token } from "../text/analyse.ts";
import { isHypothetical, isNegated } from "../text/negation.ts";
import { patternSieve } from "../text/pattern-book.ts";
import { matchesIn } from "../text/spans-of.ts";
import { FRAMES, LEADS } from "./open-use-frames.ts";
import type { OpenUse } from "./open-use-phrases.ts";

const mayLead = patternSieve(LEADS);

const OTHER_THING =
  /\b(?:old|previous|last|other|others|another|used to|instead of|than|would|could|if|should|might|may|try|tried|probably|(?:wanted|hoped|planned|meant) to)\b/;

/** The uses that a sentence names in open frames: "use it for pancake batter", "great for camping", "make pesto in it". */
export const openUsesIn = ({ tokens }: Sentence): readonly OpenUse[] => {
  const starts: number[] = [];
  let words = "";
  for (const token of tokens) {
    starts.push(words.length);
    words += `${token.lower} `;
  }
  const candidates = mayLead(words);
  return FRAMES.flatMap(({ lead, read }) =>
    (candidates.has(lead) ? matchesIn(words, lead) : []).flatMap((match) => {
      const [at, first] = [starts.indexOf(match.index + match[0].length), starts.indexOf(match.index)];
      const found = at === -1 || first === -1 ? null : read(tokens, at);
      if (found === null) return [];
      const clause =
        words
          .slice(0, match.index)
          .split(/[.;!?,]| but /)
          .at(-1) ?? "";
      if (
        isNegated(tokens, at) ||
        isNegated(tokens, first) ||
        isHypothetical(tokens.slice(clauseStart(tokens, first)), at - clauseStart(tokens, first)) ||
        OTHER_THING.test(clause)
      )
        return [];
      return [found];
    }),
  );
};

const clauseStart = (tokens: readonly Token[], before: number): number =>
  tokens.slice(0, before).findLastIndex(({ lower }) => /^(?:[.;!?,]|but)$/.test(lower)) + 1;
