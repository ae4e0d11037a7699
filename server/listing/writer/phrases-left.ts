import type { Claim } from "../claims/claims.ts";
import type { Phrase } from "../restated/find-restated.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { contentOf, type Draft, repeats } from "./draft.ts";
import { tellsIn } from "./variety.ts";

/** A word of the header may come again beside so many new ones. */
const LEAST_NEW = 2;

/** "Simple Cleanup: easy to clean" says one thing twice. */
const saysTheSame = (header: string, text: string): boolean =>
  contentOf(text).length <= LEAST_NEW && sharesSense(sensesOf(header), sensesOf(text));

/** Whether a phrase tells more than header and phrases before it: no word of the phrases again, and one of the header at most. */
export const tellsMore = (header: string, told: readonly string[], text: string): boolean => {
  const again = repeats(header, text);
  const fresh = contentOf(text).length - again;
  const isNew = again === 0 || (again === 1 && fresh >= LEAST_NEW) || (again === LEAST_NEW && fresh >= LEAST_NEW);
  return isNew && repeats(told.join(" "), text) === 0 && ![header, ...told].some((one) => saysTheSame(one, text));
};

/** What reviewers say in particular and no bullet has told yet. */
export const phrasesLeft = ({ phrases, variety }: Draft): Phrase[] =>
  phrases.filter(({ text }) => variety.count(text) === 0 && !variety.tells(text));

/** What only the other set has told: either may be published, so neither has to do without it. */
export const phrasesAgain = ({ phrases, spoken, leads }: Draft): Phrase[] =>
  leads ? phrases.filter(({ text }) => !tellsIn(spoken, text)) : [];

/** Those of no matter that a claim tells. */
export const loosePhrases = (claims: readonly Claim[], draft: Draft): Phrase[] =>
  phrasesLeft(draft).filter(({ matters }) => !claims.some(({ id }) => matters.has(id)));
