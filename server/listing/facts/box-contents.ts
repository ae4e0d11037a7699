import { pluralOf } from "../../insight/statements/inflect.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { isMissed } from "../ledger/missed-items.ts";
import { indexReviews } from "../reviews/review-index.ts";
import { TIMES_MORE } from "../seller/fact-kinds.ts";
import { canonical, sidesOf } from "../words/word-groups.ts";
import { ANNOUNCES_CONTENTS, opensContents, TELLS } from "./contents-words.ts";
import { type Judge, judged } from "./judge-fact.ts";
import { excuseFor, isContradiction, isOnlyUse, NO_ROOM_REASON, OF_CONTENTS, PROMISE_REASON } from "./reasons.ts";
import type { BulletClause } from "./split-bullets.ts";
import { plainFact } from "./wording.ts";

/** Words of a seller's, as copy would say them, with the reason why it may not, or null. */
type Item = { original: string; text: string; reason: string | null };

/** What a bullet says of the contents of the box, as one list and what it may not hold; and its clauses of anything else. */
export type BoxContents = { items: readonly Item[]; clauses: readonly BulletClause[] };

const COUNTED = new RegExp(`^\\d{1,3} ?[x×] ?(?!(?:${TIMES_MORE})\\b)(?=\\p{L})`, "iu");
const AMOUNT = /^(\d{1,3}) ?[x×] ?(.*)$/iu;
/** Behind its noun a thing goes on: "wall mount with screws". */
const BEHIND = /\s+(?:with|for|of|to|and|\()/iu;

/** "1 roll of tape": how much there is of it is news. */
const ONE_OF = /^1 (?=(?:rolls?|packs?|pairs?|sets?|bags?|sheets?|bottles?|tubes?) of )/iu;

const LONGEST = 165;
const LEAST = 2;

/** "2x side brush" are "2 side brushes", "1x manual" is a "manual". */
const withAmount = (item: string): string => {
  const [, amount = "", thing = ""] = AMOUNT.exec(item) ?? [];
  if (thing === "") return item.replace(ONE_OF, "one ").replace(/^1 (?=\p{L}{3})/u, "");
  if (amount === "1") return thing;
  const head = thing.split(BEHIND)[0] ?? thing;
  const words = head.split(" ");
  const last = words.at(-1) ?? "";
  return `${amount} ${[...words.slice(0, -1), pluralOf(last)].join(" ")}${thing.slice(head.length)}`;
};

/** A list needs no capitals of the thing's own name: "1 x Steam Iron". */
const lowered = (item: string, { mining, capitals }: Judge): string => {
  const named = mining.product.name.toLowerCase().split(/\s+/);
  return item.replace(/(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}-])/gu, (word) =>
    named.includes(word.toLowerCase()) && !capitals.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
};

/** Whether a clause of a bullet names what comes with the thing. */
const isOfBox = ({ text, phrases }: BulletClause, header: string): boolean =>
  ANNOUNCES_CONTENTS.test(text) ||
  phrases.every((phrase) => COUNTED.test(phrase)) ||
  (OF_CONTENTS.test(header) && !TELLS.test(text));

/** Whether its parts have to be read one by one: counted as on a packing list, announced as one, spread over several clauses, or denied together. */
const isApart = (clauses: readonly BulletClause[], header: string, judge: Judge): boolean => {
  const [first] = clauses;
  const phrases = clauses.flatMap((clause) => clause.phrases);
  const isCounted = phrases.some((phrase) => COUNTED.test(phrase.replace(ANNOUNCES_CONTENTS, "")));
  return (
    first !== undefined &&
    (isCounted ||
      OF_CONTENTS.test(header) ||
      clauses.length > 1 ||
      (phrases.length > 1 && opensContents(first.text)) ||
      (phrases.length > 1 && isContradiction(judged(plainFact(first.text), judge).reason)))
  );
};

const OPENING = "includes ";

/** Nouns that tell how large or how good a thing is: "family size bowl", "heavy duty tray". */
const OF_MEASURE = /^(?:size|capacity|quality|grade|duty|weight|volume|class)$/;

/** A thing whose qualities reviewers deny, by its name alone: "chopper bowl" of "large family size chopper bowl". */
const bareItem = (item: string): string => {
  const head = item.split(BEHIND)[0] ?? item;
  const tokens = analyseText(head.toLowerCase(), "seller").flatMap((sentence) => sentence.tokens);
  const from = tokens.findLastIndex((token) => !isNoun(token) || OF_MEASURE.test(token.lower)) + 1;
  const first = tokens[from];
  const isJudged = tokens.slice(0, from).some(({ lower }) => sidesOf(canonical(lower)).length > 0);
  const [count = ""] = /^\d+ |^(?:two|three|four|five|six|seven|eight|nine) /iu.exec(head) ?? [];
  return first === undefined || !isJudged ? item : `${count}${item.slice(first.start)}`;
};

const undenied = (item: string, judge: Judge): string =>
  judged(item, judge).isDenied && !isMissed(item, indexReviews(judge.mining)) ? bareItem(item) : item;

/** One of the things in the box; that it is there needs no more proof than that nobody misses it. */
const readItem = (original: string, judge: Judge): Item => {
  const named = lowered(withAmount(original.replace(ANNOUNCES_CONTENTS, "").replace(/^(?:and|plus) /iu, "")), judge);
  const excuse = excuseFor(original, named);
  if (excuse !== null) return { original, text: named, reason: excuse };
  const { text, reason } = judged(`${OPENING}${plainFact(named)}`, judge);
  const isFine = reason === null || reason === PROMISE_REASON;
  const isThere = isContradiction(reason) && !isMissed(named, indexReviews(judge.mining));
  const isKept = text.startsWith(OPENING) && (isFine || isThere);
  if (!isKept) return { original, text: named, reason };
  return { original, text: undenied(text.slice(OPENING.length), judge), reason: null };
};

/** As many items as a bullet has room for. */
const roomFor = (items: readonly Item[]): Item[] =>
  items.reduce<Item[]>(
    (kept, item) => ([...kept, item].map(({ text }) => text).join(", ").length <= LONGEST ? [...kept, item] : kept),
    [],
  );

/** A list that one clause announces, as its seller wrote it: null where it is counted thing by thing, or not all of it may stand. */
const wholeList = ([clause, ...others]: readonly BulletClause[], judge: Judge): Item | null => {
  if (clause === undefined || others.length > 0 || clause.phrases.length < LEAST || !opensContents(clause.text))
    return null;
  const things = clause.text.replace(ANNOUNCES_CONTENTS, "");
  if (things.split(/, /).some((thing) => COUNTED.test(thing))) return null;
  const list = plainFact(things)
    .split(/, /)
    .map((thing) => undenied(thing, judge))
    .join(", ");
  const { text, reason } = judged(`${OPENING}${list}`, judge);
  const isWhole = reason === null && text.startsWith(OPENING) && text.length <= LONGEST + OPENING.length;
  return isWhole ? { original: clause.text, text, reason } : null;
};

/** Reads a bullet's list of what is in the box as one fact, thing by thing: what reviewers miss and what finds no room is left out, each with its reason. */
export const readContents = (header: string, clauses: readonly BulletClause[], judge: Judge): BoxContents => {
  const ofBox = clauses.filter((clause) => isOfBox(clause, header) && !isOnlyUse(excuseFor(clause.text, clause.text)));
  const items = ofBox.flatMap(({ phrases }) => phrases);
  const others = clauses.filter((clause) => !ofBox.includes(clause));
  const whole = wholeList(ofBox, judge);
  if (whole !== null) return { items: [whole], clauses: others };
  if (items.length < LEAST || !isApart(ofBox, header, judge)) return { items: [], clauses };
  const read = items.map((item) => readItem(item, judge));
  const kept = roomFor(read.filter(({ reason }) => reason === null));
  if (kept.length < LEAST) return { items: [], clauses };
  const left = read
    .filter((item) => !kept.includes(item))
    .map((item) => ({ ...item, reason: item.reason ?? NO_ROOM_REASON }));
  const list = {
    original: kept.map(({ original }) => original).join(", "),
    text: `${OPENING}${kept.map(({ text }) => text).join(", ")}`,
    reason: null,
  };
  return { items: [list, ...left], clauses: others };
};
