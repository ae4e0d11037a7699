import { type FoundContext, placePhrases } from "../../insight/contexts/find-contexts.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import type { Line } from "../phrases/phrase.ts";
import { type Claim } from "./claims.ts";

/** Words for the slots of a line; an empty slot leaves out the part in brackets around it. */
export type Slots = { product: string; uses: string; places: string; times: string };

/** Remembers which uses and places copy has named, so that bullets do not repeat each other. */
export type Named = { count: (phrase: string) => number; add: (phrases: readonly string[]) => void };

export const createNamed = (): Named => {
  const counts = new Map<string, number>();
  return {
    count: (phrase) => counts.get(phrase) ?? 0,
    add: (phrases) => phrases.forEach((phrase) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1)),
  };
};

const MOST = { uses: 3, places: 2, times: 2 };
const OFTEN = 2;

export const slotsFor = (claim: Claim, product: string, named: Named): Slots => {
  const pick = (kind: keyof typeof MOST): FoundContext[] =>
    claim[kind].filter((each) => named.count(each.context.phrase) < OFTEN).slice(0, MOST[kind]);
  const phrases = (kind: keyof typeof MOST): string => joinWords(pick(kind).map((each) => each.context.phrase));
  return { product, uses: phrases("uses"), places: placePhrases(pick("places")), times: phrases("times") };
};

const SLOT = /\{(\w+)(?:\|([^}]*))?\}/g;

const isSlot = (name: string): name is keyof Slots =>
  name === "product" || name === "uses" || name === "places" || name === "times";

const valueOf = (slots: Slots, name: string, fallback: string): string => (isSlot(name) ? slots[name] : "") || fallback;

const replaceSlots = (text: string, slots: Slots): string =>
  text.replace(SLOT, (_, name: string, fallback: string | undefined) => valueOf(slots, name, fallback ?? ""));

const hasAllSlots = (text: string, slots: Slots): boolean =>
  [...text.matchAll(SLOT)].every(([, name = "", fallback = ""]) => valueOf(slots, name, fallback) !== "");

/** Fills the slots of a text. Of the parts in brackets the first whose slots all have values is kept. */
export const fillText = (text: string, slots: Slots): string => {
  let kept = false;
  const chosen = text.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    if (kept || !hasAllSlots(part, slots)) return "";
    kept = true;
    return part;
  });
  return replaceSlots(chosen, slots);
};

export const fillLine = (line: Line, slots: Slots): string => `${line.header}: ${fillText(line.body, slots)}`;
