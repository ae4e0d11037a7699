import { withArticle } from "../product/product.ts";
import { IRREGULAR_PLURALS } from "../text/irregular-plurals.ts";
import { joinWords } from "../text/join-words.ts";
import { THINGS, type ThingKind } from "./thing-words.ts";

/** A thing that reviewers name: its word, as copy writes it, and whether it was several. */
export type Thing = { word: string; counted: boolean; many: boolean };

type Known = { word: string; counted: boolean; kinds: Set<ThingKind> };

const LONGEST = 3;

/** "laptops", "pastries", "knives". */
export const pluralOf = (word: string): string => {
  const head = word.split(" ").at(-1) ?? word;
  const start = word.slice(0, word.length - head.length);
  const irregular = IRREGULAR_PLURALS.get(head);
  if (irregular !== undefined) return start + irregular;
  if (/[^aeiou]y$/.test(head)) return `${start}${head.slice(0, -1)}ies`;
  return `${start}${head}${/(?:s|x|z|ch|sh|tomato|potato)$/.test(head) ? "es" : "s"}`;
};

const readEntry = (entry: string): { word: string; counted: boolean } =>
  entry.endsWith("~") ? { word: entry.slice(0, -1), counted: false } : { word: entry, counted: true };

let known: { one: Map<string, Known>; many: Map<string, Known> } | null = null;

const readThings = (): { one: Map<string, Known>; many: Map<string, Known> } => {
  const one = new Map<string, Known>();
  for (const [kind, list] of Object.entries(THINGS) as [ThingKind, string][])
    for (const entry of list.split("|")) {
      const { word, counted } = readEntry(entry);
      const before = one.get(word) ?? { word, counted, kinds: new Set() };
      before.kinds.add(kind);
      one.set(word, before);
    }
  const counted = [...one.values()].filter((each) => each.counted);
  return { one, many: new Map(counted.map((each) => [pluralOf(each.word), each])) };
};

const STOPS =
  /[.;:!?()]|\b(?:but|except|although|though|however|until|unless|not|never|without|nor|than|like|if|when|because|so|which|while|instead)\b|n[’']t\b/;
/** What stands between things that belong together: "my laptop, two books and lunch". */
const FARTHEST = 60;

/** The things of some kinds that are named in words, up to the next turn of the sentence; "no crumbs" names none. */
export const thingsIn = (words: string, kinds: readonly ThingKind[], farthest = FARTHEST): Thing[] => {
  known ??= readThings();
  const { one, many } = known;
  const reach = words.slice(0, farthest);
  const stop = reach.search(STOPS);
  const tokens = (stop === -1 ? reach : reach.slice(0, stop)).match(/[\p{L}-]+|,/gu) ?? [];
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
      const named = tokens.slice(at, at + length).join(" ");
      const thing = one.get(named) ?? many.get(named);
      if (thing === undefined) continue;
      const isWanted = kinds.some((kind) => thing.kinds.has(kind)) && tokens[at - 1] !== "no";
      if (isWanted) found.push({ word: thing.word, counted: thing.counted, many: !one.has(named) });
      at += length - 1;
      break;
    }
  return found;
};

const ABBREVIATIONS = /\b(?:tv|usb|pc|dvd|cd|lp|led|hdmi|gps|suv|rv|atv|diy)(?=s?\b)/g;

/** As copy names a thing: "a laptop", "chargers", "rice". */
export const nameOf = ({ word, counted, many }: Thing): string => {
  const name = counted ? (many ? pluralOf(word) : withArticle(word)) : word;
  return name.replace(ABBREVIATIONS, (letters) => letters.toUpperCase());
};

/** A frame with the things that it holds. */
export const framed = (frame: string, names: readonly string[]): string => frame.replace("{}", joinWords([...names]));
