import { wordSet } from "../text/word-table.ts";
import { isKindNoun, OF_SOMETHING } from "./name-words.ts";

/** Doers that end in "er" and are none: "water", "shoulder". */
const NO_DOERS = wordSet(
  "water paper leather silver copper power over under super winter summer outdoor indoor interior exterior floor color colour flavor flavour number counter shoulder shoulders finger fingers upper lower inner outer rubber tier liter litre meter master timber amber feather weather flower sugar butter pepper ginger motor laser corner center border layer layers quarter after ever other order member powder poker lavender cedar solar cellular regular bumper bladder gutter fiber fibre diameter toddler teacher gamer runner hiker hamster lobster rooster tiger odor armor razor zipper diaper shower",
);
const DOER = /^\p{L}{4,}(?:er|or)s?$/u;
const ENDS_IN_KIND = /^\p{L}{3,}(?:lamps?|books?|packs?|brush(?:es)?|lights?|phones?|pots?|boards?)$/u;

/** Nouns of things beside those that tell the parts of a name apart. */
const FURTHER = wordSet(
  "set sets kit kits combo combos bundle bundles brace braces skillet skillets beanie beanies insoles insole poles pole luggage cane post posts rope detector purifier block blocks pillow pillows dumbbell dumbbells attachment attachments",
);

/** Whether a word of a name says by itself what can be bought: "chair", "shredder", "headlamp". */
export const namesThing = (word: string): boolean =>
  isKindNoun(word) ||
  OF_SOMETHING.test(word) ||
  FURTHER.has(word) ||
  (DOER.test(word) && !NO_DOERS.has(word)) ||
  (ENDS_IN_KIND.test(word) && !/light(?:ing|er)?$/.test(word.replace(/lights?$/, "")));
