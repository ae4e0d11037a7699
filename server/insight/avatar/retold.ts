import type { Remark } from "../statements/remarks.ts";
import { wordSet } from "../text/word-table.ts";
import { within } from "./own-words.ts";

const FIRST_PERSON = wordSet("i i'm i've i'd i'll im ive my me we our us myself");

/** "It pinches my thumb", "Came apart at the seam": told of anybody, a reviewer's person or a subject left out would have to be guessed. */
export const isRetold = ({ told, span, sentence }: Remark): boolean =>
  told.subject.about === "buyers" ||
  (told.subject.elided && !told.subject.copula) ||
  within(sentence, span).some(({ lower }) => FIRST_PERSON.has(lower));
