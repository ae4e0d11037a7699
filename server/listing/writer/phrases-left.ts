import type { Claim, Worded } from "../claims/claims.ts";
import type { Phrase } from "../restated/find-restated.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { contentOf, type Draft, repeats, type Written } from "./draft.ts";
import { tellsIn } from "./variety.ts";

/** A word of the header may come again beside so many new ones. */
const LEAST_NEW = 2;

/** "Simple Cleanup: easy to clean" says one thing twice. */
const saysTheSame = (header: string, text: string): boolean =>
  contentOf(text).length <= LEAST_NEW && sharesSense(sensesOf(header), sensesOf(text));

/** Whether a phrase tells more than header and phrases before it: no word of the phrases again, and one of the header at most. */
export const tellsMore = (header: string, told: readonly string[], text: string): boolean => {
  const again = repeats(header, text);
  const opening = (words: string): string => words.toLowerCase().split(" ").slice(0, 2).join(" ");
  const fresh = contentOf(text).length - again;
  const isNew =
    again === 0 ||
    (again === 1 && fresh >= LEAST_NEW) ||
    (again === LEAST_NEW && fresh >= LEAST_NEW && opening(text) !== opening(header));
  return isNew && repeats(told.join(" "), text) === 0 && ![header, ...told].some((one) => saysTheSame(one, text));
};

/** What reviewers say in particular and no bullet has told yet. */
export const phrasesLeft = ({ phrases, variety }: Draft): Phrase[] =>
  phrases.filter(({ text }) => variety.count(text) === 0 && !variety.tells(text));

const PARTICULAR = 3;

/** Whether a phrase has the words to tell something also of a matter that has its bullet: "quiet motor" has not. */
export const isParticular = (text: string): boolean => contentOf(text).length >= PARTICULAR;

/** Whether a phrase is of no matter that the set tells, or says more of it in words that no bullet has: "lets you lift it with two fingers" beside "Easy to Lift" does not. */
const isNews = ({ text, matters }: Phrase, { spoken, matters: { claims, stated } }: Draft): boolean => {
  const isOpen = (matter: string): boolean => claims.every(({ id }) => id !== matter);
  if (!isParticular(text)) return [...matters].every(isOpen) && matters.isDisjointFrom(stated);
  const senses = sensesOf(text);
  return (
    matters.size === 0 || [...matters].some(isOpen) || !spoken.some((bullet) => sharesSense(sensesOf(bullet), senses))
  );
};

/** What reviewers say in particular beside the bullets of a set. */
export const phrasesBeside = (draft: Draft): Phrase[] => phrasesLeft(draft).filter((phrase) => isNews(phrase, draft));

/** "quiet motor" beside a bullet that is headed "Quiet in Use". */
const isHeaded = (text: string, { spoken }: Pick<Draft, "spoken">): boolean =>
  !isParticular(text) && spoken.some((bullet) => sharesSense(sensesOf(bullet.split(":")[0] ?? ""), sensesOf(text)));

/** Findings that none of these bullets tells or is headed by. */
export const notIn = (bullets: readonly Written[], found: readonly Written[]): Written[] => {
  const texts = bullets.map(({ text }) => text);
  return found.filter(({ text }) => !tellsIn(texts, text) && !isHeaded(text, { spoken: texts }));
};

/** What reviewers find of single parts; beside a full set only what none of its headers says. */
export const findingsBeside = (draft: Draft, isFull: boolean): readonly Worded[] =>
  draft.findings.filter(({ text }) => !isFull || !isHeaded(text, draft));

/** What only the other set has told: either may be published, so neither has to do without it. */
export const phrasesAgain = (draft: Draft): Phrase[] =>
  draft.leads ? draft.phrases.filter((phrase) => !tellsIn(draft.spoken, phrase.text) && isNews(phrase, draft)) : [];

/** So many phrases find room in the bullet of their matter. */
const MOST_OF_ONE = 3;

/** Those of no matter that a claim tells, and of each matter those that its bullet has no room for. */
export const loosePhrases = (claims: readonly Claim[], draft: Draft): Phrase[] => {
  const housed = new Map<string, number>();
  return phrasesLeft(draft).filter(({ matters }) => {
    const home = claims.find(({ id }) => matters.has(id) && (housed.get(id) ?? 0) < MOST_OF_ONE);
    if (home !== undefined) housed.set(home.id, (housed.get(home.id) ?? 0) + 1);
    return home === undefined;
  });
};
