import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { deniedPhrases, isDeniedInWords } from "../ledger/denials.ts";
import { foldedWords } from "../words/fold.ts";

/** What a title says that the thing has, up to a comma. */
const HAS = /(?<=\bwith )[^,;|()–—]+/giu;
const JOINS = /\s+(?:and|&|plus)\s+/iu;
const GOES_ON = /\s(?:for|to|in|on|at|of|that)\s.*$/iu;
const MOST_WORDS = 4;
const LEAST = 2;

/** What the seller's title says that the thing has, and that several reviewers deny to be of any use: the mic of "Earphones with Mic". */
export const deniedThings = (title: string, mining: Mining): ReadonlySet<string> =>
  new Set(
    [...title.matchAll(HAS)]
      .flatMap(([things]) => things.replace(GOES_ON, "").split(JOINS))
      .filter((thing) => thing.split(" ").length <= MOST_WORDS)
      .filter((thing) =>
        deniedPhrases(thing, mining).some(
          (phrase) =>
            isDeniedInWords(phrase) && distinctReviews(phrase.denials.flatMap(({ told }) => [...told])) >= LEAST,
        ),
      )
      .flatMap(foldedWords),
  );
