import { contentWords } from "../words/same-sense.ts";
import { type Judge, judged } from "./judge-fact.ts";
import { excuseFor, OF_CONTENTS } from "./reasons.ts";
import { plainFact } from "./wording.ts";

/** What a seller wrote, in plain words, with the reason why copy may not hold it, or null. */
export type Heading = { original: string; text: string; reason: string | null };

/** Whether the facts of a bullet that copy may hold say all that its header says. */
const isSaid = (header: string, facts: readonly Heading[]): boolean => {
  const words = facts
    .filter(({ reason }) => reason === null)
    .flatMap(({ original, text }) => contentWords(`${original} ${text}`));
  return contentWords(header).every((word) => words.includes(word));
};

/** A seller's header as a clause of its own, in plain words or with the reason why copy may not hold it; null where its bullet's facts say it, or it only announces them. */
export const readHeading = (header: string, plain: string, facts: readonly Heading[], judge: Judge): Heading | null => {
  if (header === "" || OF_CONTENTS.test(header) || isSaid(header, facts)) return null;
  const bare = plainFact(header.toLowerCase());
  const reason = excuseFor(header, bare) ?? judged(bare, judge).reason;
  return { original: header, text: plain === "" ? bare : plain, reason };
};
