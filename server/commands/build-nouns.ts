import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readMarked } from "../insight/model/train/marked.ts";
import { analyseText } from "../insight/text/analyse.ts";
import { singular } from "../insight/text/singular.ts";
import { isNoun } from "../insight/text/word-classes.ts";
import { CHILDREN, KIN } from "../insight/text/word-lists.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

const REVIEWS = join(import.meta.dir, "../insight/model/train/reviews");
const NOUNS = join(import.meta.dir, "../insight/product/judged-nouns.json");
/** One mark may be a slip. */
const LEAST = 2;
/** Whom reviews of films and services judge. */
const PERSONS = new Set([
  ...KIN,
  ...CHILDREN,
  ..."person people man woman lady guy friend owner seller technician driver salesman teacher doctor actor actress author director hero character horse dog cat puppy kitten knee joke".split(
    " ",
  ),
]);

/** The last words of the terms that the synthetic reviews mark as judged, in the singular, in the order of the alphabet. */
export const judgedNouns = async (): Promise<string[]> => {
  const files = (await readdir(REVIEWS, { recursive: true })).filter((file) => file.endsWith(".txt"));
  const counts = new Map<string, number>();
  for (const file of files)
    for (const line of (await Bun.file(join(REVIEWS, file)).text()).split("\n").filter((each) => each.trim() !== "")) {
      const { text, marks } = readMarked(line)[0] ?? { text: "", marks: [] };
      const tokens = analyseText(text, "").flatMap((sentence) => sentence.tokens);
      for (const { end } of marks) {
        const last = tokens.find((token) => token.end === end);
        const noun = singular(last?.lower ?? "");
        if (isNoun(last) && /^[a-z][a-z-]{2,}$/.test(noun) && !PERSONS.has(noun))
          counts.set(noun, (counts.get(noun) ?? 0) + 1);
      }
    }
  return [...counts].flatMap(([noun, count]) => (count < LEAST ? [] : noun)).toSorted();
};

/** The text of the file that keeps them. */
export const writtenNouns = (nouns: readonly string[]): string => `${JSON.stringify(nouns.join(" "))}\n`;

if (import.meta.main) {
  guardUsage(["Usage: bun run build:nouns"], takesNothing);
  await Bun.write(NOUNS, writtenNouns(await judgedNouns()));
}
