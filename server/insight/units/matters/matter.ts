import { wordSet } from "../../text/word-table.ts";
import type { Reading } from "../misreadings/misreading.ts";

/** What an opinion is about once more is read than its own words: another facet's id, a part's name after "noun:", nothing as null, or as it was. */
export type Matter = string | null | undefined;
export type Context = Reading & {
  /** The clause, and the sentence, in small letters. */
  told: string;
  all: string;
  /** The words that raised the facet, with those that follow them. */
  said: string;
  after: string;
  before: string;
};

/** By the facet that an opinion's words name, what it is about. */
export type Matters = Readonly<Record<string, (context: Context) => Matter>>;

export const PICTURES = wordSet(
  "picture photo photograph image pic print video footage screen display shot pixel movie resolution",
);
export const SOUNDS = wordSet("sound audio voice call playback music ringtone bass recording song speaker treble");
/** What has no body that could be sturdy, smell or wear out. */
export const BODILESS = wordSet(
  "software app application program firmware driver website site update installation download service support interface menu customer company game system feature signal reception network connection accessory story plan smell scent taste flavor flavour information tag pill medicine dose coffee tea drink",
);

export const PICTURE_WORDS = /\b(?:pictures?|photos?|photographs?|images?|pics|prints?|videos?|footage)\b/;

export const matterOfNoun = (noun: string): string =>
  PICTURES.has(noun) ? "picture" : SOUNDS.has(noun) ? "sound" : `noun:${noun}`;

const THROUGH = "belt|buckle|strap|leash|tether|lace|cord|cable|plug|tail";
const OPENING = "(?:hole|slot|slit|opening|cut ?out)s?";
const OPENINGS = new RegExp(
  `\\b(?:${THROUGH})s? ${OPENING}\\b|\\b${OPENING} (?:for|of) (?:\\p{L}+ ){0,2}(?:${THROUGH})s?\\b`,
  "u",
);

/** "the belt slots are too small": the fault is in the opening, and neither in size nor assembly. */
export const matterOfOpening = ({ told, unit }: Pick<Context, "told" | "unit">): Matter => {
  if (!/\b(?:lin(?:e|es|ed)|align\w*|match\w*|small|narrow|tight|big|large)\b/.test(unit.opinion)) return undefined;
  return OPENINGS.test(told) ? "openings" : undefined;
};
