import { wordSet } from "../text/word-table.ts";
import { bare, isKindNoun, isNoNoun, OF_SOMETHING } from "./name-words.ts";

/** Doers that end in "er" and are none: "water", "shoulder". */
const NO_DOERS = wordSet(
  "water paper leather silver copper power over under super winter summer outdoor indoor interior exterior floor color colour flavor flavour number counter shoulder shoulders finger fingers upper lower inner outer rubber tier liter litre meter master timber amber feather weather flower sugar butter pepper ginger motor laser corner center border layer layers quarter after ever other order member powder poker summer lavender cedar solar cellular regular bumper bladder gutter",
);
const DOER = /^\p{L}{4,}(?:er|or)s?$/u;
const ENDS_IN_KIND = /^\p{L}{3,}(?:lamps?|books?|packs?|brush(?:es)?|lights?|phones?|pots?|boards?)$/u;

/** Nouns of things beside those that tell the parts of a name apart, and what names a sort of thing only: "high pressure". */
const FURTHER = wordSet(
  "brace braces skillet skillets block blocks pillow pillows dumbbell dumbbells attachment attachments",
);
const NO_THINGS = wordSet("pressure head heads face body hair foot pump light water car door wall");

/** Whether a word of a name says by itself what can be bought: "chair", "shredder", "headlamp". */
export const namesThing = (word: string): boolean =>
  isKindNoun(word) ||
  OF_SOMETHING.test(word) ||
  FURTHER.has(word) ||
  (DOER.test(word) && !NO_DOERS.has(word)) ||
  (ENDS_IN_KIND.test(word) && !/light(?:ing|er)?$/.test(word.replace(/lights?$/, "")));

/** Words that tell of a thing what it can, is like, or is used for, and end no name as the thing itself. */
const TELLS_OF = wordSet(
  "control support proof floors length width height point cut system electric mandoline flooring cork spiral shoulders tunnel tear aging mist impact tissue duty degree pathway basement toilet kitchen bathroom bedroom garage office home patio peak lumens old on sleep hepa propane resistant sports family dual handheld oversized jumbo instant compatible weber kitchenaid nugget burr initial touchscreen digital compact stainless outdoors indoors gooseneck countertop tabletop solar unflavored hardwood",
);
const QUALITY_BY_FORM =
  /^[\p{L}-]{2,}(?:ed|able|ible|less|ful|ous|ive|proof|free|resistant|ating|eaning|tying)$|^cooling$/u;

const tellsOf = (word: string): boolean => TELLS_OF.has(word) || QUALITY_BY_FORM.test(word) || isNoNoun(word);

const HAS_HEADS = wordSet("shower sprinkler brush toothbrush");
const FIGURE = /^\d/;

/** Whether the word at a place is the thing: a "head" is one of a shower only, and "pressure" is none. */
const isThingAt = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? "";
  if (/^heads?$/.test(word)) return HAS_HEADS.has(words[at - 1] ?? "");
  return namesThing(word) && !NO_THINGS.has(word);
};

/** The words of a name up to the thing it names, where what follows only tells of it: "Tower Fan" of "Tower Fan Oscillating", "Backpack" of "Backpack 2L Bladder". */
export const withoutAttributes = (name: readonly string[]): readonly string[] => {
  const words = name.map(bare);
  const last = words.at(-1) ?? "";
  const at = words.findLastIndex((_, index) => isThingAt(words, index));
  const isMaterial = last === "glass" && words.length > 2 && words.at(-2)?.endsWith("s") === true;
  if (isMaterial) return withoutAttributes(name.slice(0, -1));
  const hasFigure = words.slice(at + 1).some((word) => FIGURE.test(word));
  return at === -1 || namesThing(last) || !(tellsOf(last) || hasFigure) ? name : name.slice(0, at + 1);
};
