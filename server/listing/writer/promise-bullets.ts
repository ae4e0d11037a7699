import type { Mining } from "../../insight/mining/mining.ts";
import { isMostlyBlamed } from "../keywords/true-words.ts";
import type { Fact, FactGroup } from "../facts/read-facts.ts";
import { isMerePromise, isOnlyUse } from "../facts/reasons.ts";
import { isWholePhrase } from "../facts/whole-phrase.ts";
import { wordCount } from "../facts/wording.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { LONGEST, type Written } from "./draft.ts";

const LEAST_WORDS = 3;
const GOOD_FOR = "Good For";
const OPENS_USES =
  /^(?:it is |it's )?(?:also )?(?:(?:perfect|ideal|great|good|best|excellent|quality)(?: choice)? )?for (?=\p{L})/iu;
/** A list of uses, and not of the people who may get it. */
const LISTS = /,| and /i;

type Promised = { header: string; text: string };

/** A clause that only promises, under the header of its bullet; or what the seller says it is good for, by itself. */
const promisedIn = ({ original, text, reason }: Fact, header: string, mining: Mining): Promised | null => {
  if (isOnlyUse(reason) && OPENS_USES.test(original)) {
    const uses = original.replace(OPENS_USES, "");
    const isNamed = contentWords(uses).some((word) => mining.sentences.some(({ tokens }) => tokens.some(({ lemma }) => lemma === word)));
    const isBlamed = contentWords(uses).some((word) => isMostlyBlamed(word, mining));
    return LISTS.test(uses) && isNamed && !isBlamed ? { header: GOOD_FOR, text: uses } : null;
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
