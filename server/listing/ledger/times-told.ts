import { NUMBER_IN_WORDS, numberOf } from "../../insight/text/number-words.ts";

const HOUR = 60;
/** In minutes. */
export const DAY = 24 * HOUR;
/** How many minutes each unit has, by how it begins. */
const UNITS: readonly (readonly [begins: string, minutes: number])[] = [
  ["min", 1],
  ["h", HOUR],
  ["day", DAY],
  ["weekend", 2 * DAY],
  ["week", 7 * DAY],
  ["fortnight", 14 * DAY],
  ["month", 30 * DAY],
];
const NUMBER = `\\d+(?:\\.\\d+)?|${NUMBER_IN_WORDS}|half an?|an?`;
export const UNIT = "min(?:ute)?s?|hours?|hrs?|days?|weekends?|weeks?|fortnights?|months?";
/** A time as reviewers tell it, with its number and its unit as groups: "ten full days". */
export const TIME = `(${NUMBER})(?: (?:full|whole|good|entire|solid))?[ -]?(${UNIT})(?!\\p{L})`;

/** The minutes of a number and a unit in lower case, as the groups of `TIME` have them; "an hour" is 60. */
export const minutesOf = (number: string, unit: string): number => {
  const each = UNITS.find(([begins]) => unit.startsWith(begins))?.[1] ?? 0;
  const count = number.startsWith("half") ? 1 / 2 : /^an?$/.test(number) ? 1 : (numberOf(number) ?? Number(number));
  return count * each;
};
