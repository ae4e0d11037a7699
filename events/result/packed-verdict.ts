import type { PackedField } from "./ledger.ts";

/** More room than this is left only where there was nothing more to put in. */
const ROOM_LEFT = { characters: 30, bytes: 20 } as const;

/** "Best possible: …" or how close to it, in words for a seller. The share is rounded down, so that it is never too good. */
export const packedVerdict = ({ value, bound, optimal, used, limit, unit }: PackedField): string => {
  if (!optimal && value < bound)
    return `At least ${Math.floor((value / bound) * 100)}% of the best possible, worth ${value} of at most ${bound}`;
  const left = limit - used;
  return left > ROOM_LEFT[unit]
    ? `Reviews bear out no more than this: ${left} ${unit} are left for words of your own`
    : "Best possible: nothing else that fits echoes more reviews";
};
