import type { Mining } from "../mining/mining.ts";
import { remember } from "../text/remember.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { feltInWords } from "./felt-words.ts";

const MOST_DRIVERS = 6;

/** What moves buyers, where they name the feeling themselves, in the words of one of them. */
export const buildDrivers = remember((mining: Mining): readonly Supported[] =>
  feltInWords(mining)
    .map(({ text, spans }) => ({ text, spans }))
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans))
    .slice(0, MOST_DRIVERS),
);
