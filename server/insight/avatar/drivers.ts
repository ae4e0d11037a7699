import type { Mining } from "../mining/mining.ts";
import { remember } from "../text/remember.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { buildDesires } from "./desires.ts";
import { buildDoubts } from "./doubts.ts";
import { feltInWords } from "./felt-words.ts";
import { buildPains } from "./pains.ts";
import { withoutQuoted } from "./quotes-in.ts";

const MOST_DRIVERS = 6;

/** What moves buyers, where they name the feeling themselves, in the words of one of them. */
export const buildDrivers = remember((mining: Mining): readonly Supported[] =>
  withoutQuoted(feltInWords(mining), [...buildPains(mining), ...buildDoubts(mining), ...buildDesires(mining)])
    .map(({ text, spans }) => ({ text, spans }))
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans))
    .slice(0, MOST_DRIVERS),
);
