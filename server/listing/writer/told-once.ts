import { joinWords } from "../../insight/text/join-words.ts";
import { isOfSuiting, shortHeader } from "../seller/fact-kinds.ts";
import { LONGEST, type Written } from "./draft.ts";

/** A set of so many can spare what the other one tells as well. */
const AMPLE = 4;
const LEAST = 3;
const MOST_PARTS = 3;
const MOST_KINDS = 2;

const headerOf = ({ text }: Written): string => text.slice(0, Math.max(0, text.indexOf(":")));
const partsOf = ({ text }: Written): string[] => text.slice(text.indexOf(":") + 2).split("; ");

const isToldBy = (bullet: Written, others: readonly Written[]): boolean => {
  const told = new Set(others.flatMap(partsOf));
  return partsOf(bullet).every((part) => told.has(part));
};

/** The first set, of outcomes, without what only says whom or what it suits and the second tells as well, as long as enough is left. */
export const outcomesAlone = (bullets: readonly Written[], others: readonly Written[]): readonly Written[] =>
  bullets.length > AMPLE
    ? bullets.filter((bullet) => !(isOfSuiting(headerOf(bullet)) && isToldBy(bullet, others)))
    : bullets;

/** The second set with facts that the first tells in the same words side by side in one bullet, as long as enough is left. */
export const gatheredAgain = (
  bullets: readonly Written[],
  others: readonly Written[],
  acceptable: (bullet: Written) => boolean,
): readonly Written[] => {
  const again = bullets
    .filter((bullet) => shortHeader(headerOf(bullet)) !== "" && isToldBy(bullet, others))
    .slice(0, Math.min(MOST_KINDS, bullets.length - LEAST + 1));
  const parts = again.flatMap(partsOf);
  const kinds = [...new Set(again.map((bullet) => shortHeader(headerOf(bullet))))];
  const text = `${joinWords(kinds)}: ${parts.join("; ")}`;
  const gathered = { text, spans: again.flatMap(({ spans }) => [...spans]) };
  const fits = kinds.length > 1 && parts.length <= MOST_PARTS && text.length <= LONGEST && acceptable(gathered);
  return fits ? [...bullets.filter((bullet) => !again.includes(bullet)), gathered] : bullets;
};
