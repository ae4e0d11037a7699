import type { Remark } from "../statements/remarks.ts";
import { wordSet } from "../text/word-table.ts";
import { within } from "./own-words.ts";

const FIRST_PERSON = wordSet("i i'm i've i'd i'll im ive my me we our us myself");

/** What things do, and nobody who writes: "Arrived damaged", "Stopped working". */
const OF_THINGS = wordSet(
  "arrived stopped broke cracked snapped leaked died quit failed tore ripped faded rusted shrank melted warped frayed peeled chipped shattered burst overheated",
);

/** "It pinches my thumb", "Came apart at the seam": told of anybody, a reviewer's person or a subject left out would have to be guessed. */
export const isRetold = ({ told, span, sentence }: Remark): boolean =>
  told.subject.about === "buyers" ||
  (told.subject.elided && !told.subject.copula && !OF_THINGS.has(within(sentence, span)[0]?.lower ?? "")) ||
  within(sentence, span).some(({ lower }) => FIRST_PERSON.has(lower));
