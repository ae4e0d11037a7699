import type { Phrase } from "../restated/find-restated.ts";
import { contentOf, type Draft, LONGEST, repeats, type Written } from "./draft.ts";

/** A word of the header may come again beside so many new ones. */
const LEAST_NEW = 2;

/** Whether a phrase tells more than header and phrases before it: no word of the phrases again, and one of the header at most. */
export const tellsMore = (header: string, told: readonly string[], text: string): boolean => {
  const again = repeats(header, text);
  return repeats(told.join(" "), text) === 0 && (again === 0 || (again === 1 && contentOf(text).length > LEAST_NEW));
};

const LONGEST_HEADER = 34;
const MOST_HEADER_WORDS = 6;
const MOST_BESIDE = 3;

const SMALL = /^(?:an?|the|and|or|of|for|with|to|in|on|at|from|by|as|into|that)$/u;
const headed = (text: string): string =>
  text
    .split(" ")
    .map((word, at) =>
      at > 0 && SMALL.test(word) ? word : word.replace(/(^|-)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .join(" ");

const canHead = (text: string): boolean =>
  text.length <= LONGEST_HEADER && text.split(" ").length <= MOST_HEADER_WORDS && !/ (?:that|enough that) /u.test(text);

/** Whether two phrases are of one matter, so that one may head the other. */
const isAkin = (a: Phrase, b: Phrase): boolean => a.matters.intersection(b.matters).size > 0;

/** One bullet headed by one phrase, of others that are akin to it. */
const bulletOf = (
  head: Phrase,
  others: readonly Phrase[],
  { acceptable, variety }: Draft,
): { bullet: Written; taken: Phrase[] } | null => {
  const header = headed(head.text);
  const beside = others.filter((each) => isAkin(each, head));
  const taken: Phrase[] = [];
  let current: Written | null = null;
  for (const each of beside) {
    if (taken.length >= MOST_BESIDE) break;
    const body: string = [...taken, each].map(({ text }) => text).join("; ");
    const before = [header, ...taken.map(({ text }) => text)].join(" ");
    const longer: Written = { text: `${header}: ${body}`, spans: [head, ...taken, each].flatMap(({ spans }) => spans) };
    if (longer.text.length > LONGEST || repeats(before, each.text) > 0) continue;
    if (!variety.isFresh(longer.text) || !acceptable(longer)) continue;
    current = longer;
    taken.push(each);
  }
  return current === null ? null : { bullet: current, taken: [head, ...taken] };
};

/** What reviewers say in particular and no bullet has told yet. */
export const phrasesLeft = ({ phrases, variety }: Draft): Phrase[] =>
  phrases.filter(({ text }) => variety.count(text) === 0 && !variety.tells(text));

/** Bullets of what no bullet has told, each headed by one phrase. */
export const restatedBullets = (draft: Draft, count: number): Written[] => {
  const left = phrasesLeft(draft);
  const bullets: Written[] = [];
  const open = new Set(left);
  for (const head of left.filter(({ text }) => canHead(text))) {
    if (bullets.length >= count) break;
    if (!open.has(head)) continue;
    const made = bulletOf(
      head,
      [...open].filter((each) => each !== head),
      draft,
    );
    if (made === null) continue;
    for (const each of made.taken) open.delete(each);
    draft.variety.add(made.bullet.text);
    bullets.push(made.bullet);
  }
  return bullets;
};
