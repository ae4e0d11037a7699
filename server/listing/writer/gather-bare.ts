import { toPlainCase } from "../words/title-case.ts";
import { LONGEST, type Written } from "./draft.ts";

const headerOf = ({ text }: Written): string => text.slice(0, text.indexOf(":"));

/** What is praised of no more than so many matters keeps its own bullet. */
const LEAST = 2;

const joined = (bullet: Written, other: Written, by: string): Written => ({
  text: `${bullet.text}${by}${toPlainCase(headerOf(other))}`,
  spans: [...bullet.spans, ...other.spans],
});

/**
 * A set in which bullets that only say that a matter is praised stand together in one, by their headers: their bodies say
 * no more.
 */
export const gatherBare = (
  bullets: readonly Written[],
  header: string,
  acceptable: (bullet: Written) => boolean,
): readonly Written[] => {
  const home = bullets.find((bullet) => headerOf(bullet) === header);
  const loose = bullets.filter(({ isPlain }) => isPlain === true);
  if (loose.length < (home === undefined ? LEAST : 1)) return bullets;
  const gathered = loose.reduce<{ bullet: Written; taken: Written[] }>(
    ({ bullet, taken }, each) => {
      const longer = joined(bullet, each, bullet.text.endsWith(":") ? " " : "; ");
      return longer.text.length <= LONGEST && acceptable(longer)
        ? { bullet: longer, taken: [...taken, each] }
        : { bullet, taken };
    },
    { bullet: home ?? { text: `${header}:`, spans: [] }, taken: [] },
  );
  if (gathered.taken.length < (home === undefined ? LEAST : 1)) return bullets;
  const left = bullets.filter((bullet) => bullet !== home && !gathered.taken.includes(bullet));
  return [...left, gathered.bullet];
};
