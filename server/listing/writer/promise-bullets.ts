import type { Mining } from "../../insight/mining/mining.ts";
import type { Fact, FactGroup } from "../facts/read-facts.ts";
import { isMerePromise, isOnlyUse } from "../facts/reasons.ts";
import { isWholePhrase } from "../facts/whole-phrase.ts";
import { wordCount } from "../facts/wording.ts";
import { isMostlyBlamed } from "../keywords/true-words.ts";
import { isNegator } from "../reviews/review-index.ts";
import { foldWord } from "../words/fold.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { LONGEST, type Written } from "./draft.ts";

const LEAST_WORDS = 3;
const GOOD_FOR = "Good For";
const OPENS_USES =
  /^(?:it is |it's )?(?:also )?(?:(?:perfect|ideal|great|good|best|excellent|quality)(?: choice)? )?for (?=\p{L})/iu;
/** A list of uses. */
const LISTS = /^(?!.*\b(?:your?|safe|free|all|any|every|more|best)\b).*(?:,| and )/i;
/** What only medicine may promise. */
const OF_HEALTH =
  /\b(?:pains?|aches?|aching|sore\p{L}*|cramps?|tension|stress|arthritis|injur\p{L}*|swelling|circulation|recovery|pregnan\p{L}*|diabet\p{L}*|sprains?|insomnia|anxiety|acne|eczema)\b/iu;

type Promised = { header: string; text: string };

const FAILS = /^(?:forget|fail\p{L}*|otherwise|useless|worse|worst|trouble|problem)$/u;

/** Whether reviewers name some of these uses, and none of them where something fails. */
const isNamedWell = (uses: readonly string[], mining: Mining): boolean => {
  const naming = mining.sentences.filter(({ tokens }) => tokens.some(({ lower }) => uses.includes(foldWord(lower))));
  return (
    naming.length > 0 &&
    !uses.some((word) => isMostlyBlamed(word, mining)) &&
    naming.every(({ tokens }) => !tokens.some((token) => isNegator(token) || FAILS.test(token.lower)))
  );
};

/** A clause that only promises, under the header of its bullet; or what the seller says it is good for, by itself. */
const promisedIn = ({ original, text, reason }: Fact, header: string, mining: Mining): Promised | null => {
  if (isOnlyUse(reason) && OPENS_USES.test(original)) {
    const uses = original.replace(OPENS_USES, "");
    const isListed = LISTS.test(uses) && !OF_HEALTH.test(uses);
    return isListed && isNamedWell(contentWords(uses), mining) ? { header: GOOD_FOR, text: uses } : null;
  }
  return isMerePromise(reason) && header !== "" && wordCount(text) >= LEAST_WORDS && isWholePhrase(text)
    ? { header, text }
    : null;
};

/**
 * A set that has room, with what the seller only promises and nobody denies, in the seller's own words: nothing better
 * is known of the thing.
 */
export const withPromises = (
  bullets: readonly Written[],
  groups: readonly FactGroup[],
  most: number,
  { mining, acceptable }: { mining: Mining; acceptable: (bullet: Written) => boolean },
): Written[] =>
  groups
    .flatMap(({ header, facts }) => facts.flatMap((fact) => promisedIn(fact, header, mining) ?? []))
    .reduce<Written[]>(
      (kept, { header, text }) => {
        const bullet = { text: `${header}: ${text}`, spans: [] };
        const isNew = kept.every(
          (other) => other.text.split(":")[0] !== header && !sharesSense(sensesOf(other.text), sensesOf(text)),
        );
        return kept.length < most && isNew && bullet.text.length <= LONGEST && acceptable(bullet)
          ? [...kept, bullet]
          : kept;
      },
      [...bullets],
    );
