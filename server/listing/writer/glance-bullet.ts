import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { SPELLED } from "../facts/wording.ts";
import { contentWords } from "../words/same-sense.ts";
import { type Draft, LONGEST, repeats, type Written } from "./draft.ts";
import { tellsIn } from "./variety.ts";

const LEAST = 2;
const MOST = 5;

/** Small counts are words in a bullet: "six pairs". */
const spelled = (text: string): string =>
  text.replace(/^([2-9]) (\p{L}{4,})/u, (whole, digit: string, thing: string) =>
    UNITS_OF_MEASURE.has(thing.toLowerCase()) ? whole : `${SPELLED[Number(digit) - 2] ?? digit} ${thing.toLowerCase()}`,
  );

const isTold = (text: string, { spoken }: Draft): boolean =>
  contentWords(text).length === 0
    ? spoken.some((bullet) => bullet.toLowerCase().includes(text.toLowerCase()))
    : tellsIn(spoken, text);

/** A bullet of what the seller's title states and no bullet of the set tells, side by side; null where that is too little. */
export const glanceBullet = (header: string, stated: readonly string[], draft: Draft): Written | null => {
  const taken = stated.map(spelled).reduce<readonly string[]>((kept, text) => {
    const longer = [...kept, text];
    const bullet = { text: `${header}: ${longer.join("; ")}`, spans: [] };
    const isNew = !isTold(text, draft) && repeats(kept.join("; "), text) === 0;
    return kept.length < MOST && isNew && bullet.text.length <= LONGEST && draft.acceptable(bullet) ? longer : kept;
  }, []);
  return taken.length < LEAST ? null : { text: `${header}: ${taken.join("; ")}`, spans: [] };
};
