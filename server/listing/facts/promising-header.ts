import type { Mining } from "../../insight/mining/mining.ts";
import { isBorneOut } from "../claims/claims.ts";

/** Headers that promise more than a fact states, and the matters by whose complaints they are denied. */
const PROMISES: readonly (readonly [header: RegExp, matters: readonly string[]])[] = [
  [
    /\b(?:all|any|every|4|four|3|three)[- ]?(?:weather|seasons?)\b|\bweather[- ]?(?:proof|ready|resistant)\b|\b(?:storm|rain)[- ]?(?:proof|ready)?\b/i,
    ["wet"],
  ],
  [/\bwater[- ]?(?:proof|tight|resistant|repellent)\b|\bleak[- ]?proof\b|\b(?:no|zero)[- ]leaks?\b/i, ["wet", "leak"]],
  [
    /\bheavy[- ]?duty\b|\brugged\b|\b(?:built|made) to last\b|\btough\b|\bdurab\w+\b|\blong[- ]?lasting\b|\b(?:heat|shatter|break|crack)[- ]?(?:resistant|proof)\b|\bunbreakable\b/i,
    ["durability"],
  ],
  [/\b(?:ultra|super|feather)?[- ]?(?:light[- ]?weight|light)\b/i, ["weight"]],
  [/\b(?:stab(?:le|ility)|wobble[- ]?free|rock[- ]solid)\b/i, ["stability"]],
  [/\b(?:non|anti)[- ]?(?:slip|skid)\b|\bstays? put\b/i, ["staysPut", "traction", "grip"]],
  [/\b(?:roomy|spacious|(?:extra|ample|plenty of) (?:room|space)|large capacity)\b/i, ["capacity", "sizing"]],
  [/\b(?:silent|quiet|whisper)\b|\b(?:low|reduced)[- ]noise\b|\bnoise[- ]?(?:reduc|cancel)\w*/i, ["noise"]],
];

const deniersOf = (matter: string, { themes }: Mining): number =>
  Math.max(
    0,
    ...themes
      .filter(({ facet, theme }) => facet?.id === matter && !isBorneOut(theme.positive, theme.negative, 0))
      .map(({ theme }) => theme.negative),
  );

const LOUDNESS = /\d ?(?:dB|decibels?)\b/i;

/** How many reviewers complain of noise where a fact gives a loudness: a small figure says that it is quiet, and is no ground for what most of them deny. */
export const deniersOfLoudness = (text: string, mining: Mining): number =>
  LOUDNESS.test(text) ? deniersOf("noise", mining) : 0;

/** Whether a header promises what reviewers complain of: "All Weather" over the cloth of a tent that lets rain in. */
export const promisesTooMuch = (header: string, mining: Mining): boolean =>
  PROMISES.some(
    ([promise, matters]) => promise.test(header) && matters.some((matter) => deniersOf(matter, mining) > 0),
  );
