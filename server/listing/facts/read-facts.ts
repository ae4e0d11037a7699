import type { Mining } from "../../insight/mining/mining.ts";
import { contextOf } from "../rules/lint-context.ts";
import type { Profile } from "../rules/profiles.ts";
import { IN_THE_BOX, isConcrete } from "../seller/fact-kinds.ts";
import { readSellerFacts, type SellerInput } from "../seller/seller-facts.ts";
import { facetsOfMeasures } from "../seller/seller-points.ts";
import { materialsIn } from "../words/materials.ts";
import { contentWords } from "../words/same-sense.ts";
import { saysMostInstead, softened } from "./absolutes.ts";
import { readContents } from "./box-contents.ts";
import { withoutDenied, withoutDeniedPhrases } from "./denied-parts.ts";
import { facetsIn, isSaidAlone, type Judge, type Judged, judged, mendedHeader } from "./judge-fact.ts";
import { fallsWith } from "./leans-back.ts";
import { namedThing } from "./named-thing.ts";
import { surePhrase } from "./noun-phrase.ts";
import { capitalsOf } from "./own-capitals.ts";
import { type Heading, readHeading } from "./read-heading.ts";
import { CONTENTS, excuseFor, isContradiction, isDeniedBySeveral, isOnlyUse } from "./reasons.ts";
import { type BulletClause, splitBullet } from "./split-bullets.ts";
import { toldOnce } from "./told-once.ts";
import { isWholePhrase } from "./whole-phrase.ts";
import {
  barerForms,
  doneBesides,
  firstDone,
  HANGS,
  leansOnHeader,
  partialForms,
  plainFact,
  SPELLED,
  withoutBenefit,
  wordCount,
} from "./wording.ts";

/** A clause of the seller's bullets: in a form that copy may hold, or with the reason why it may not. */
export type Fact = {
  /** As the seller wrote it. */
  original: string;
  /** As copy would say it. */
  text: string;
  /** The thing without what it does for the buyer, for a line that says that already; or "". */
  brief: string;
  /** Whether part of the clause had to go. */
  isCut: boolean;
  /** Whether it says what it is of only under its seller's header: "easy to take off" of training wheels. */
  leans: boolean;
  /** Ids of the facets it speaks of, the surest first. */
  facets: readonly string[];
  /** Why it stays out of copy, or null. */
  reason: string | null;
};

/** The facts of one bullet of the seller's, with its header in plain words, or "", and what the header says that they do not. */
export type FactGroup = { header: string; facts: readonly Fact[]; heading?: Heading | null };

/** What a text says; "2" and "two" are the same. */
const said = (text: string): ReadonlySet<string> =>
  new Set(contentWords(text).filter((word) => !/^\d$/.test(word) && !SPELLED.includes(word) && word !== "one"));

const briefForm = (text: string): string => {
  const head = withoutBenefit(text);
  const tells = isConcrete(head) && wordCount(head) > 1 && !/^the other\b/i.test(head);
  return head !== text && tells ? head : "";
};

/** What is known of the bullet that a clause stands in: its header, or "", and the matters of that. */
type OfBullet = { matters: readonly string[]; header: string };

/** Beside praise of the sound or the looks stands no fact that is of neither: "Quiet in Use: auto shut-off". */
const ONLY_OF_WHAT_SPEAKS_OF_IT: ReadonlySet<string> = new Set(["looks", "noise", "smell", "taste", "gift", "value"]);

/** A clause that promises no more than reviewers leave of it: of what they deny nothing milder, and "most" for "all" only where they say so. */
const milderOf = (plain: string, { isDenied }: Judged, judge: Judge): string => {
  const soft = isDenied ? plain : softened(plain);
  return saysMostInstead(plain, soft) && !isSaidAlone(soft, judge) ? plain : soft;
};

/** What a clause says without its benefit tells something by itself in so many words: "a curved spout" does not. */
const LEAST_TOLD = 5;

const commasIn = (text: string): number => text.split(",").length;

/** A clause without what its phrases say that reviewers deny; of several between commas each is read by itself. */
const cutOf = (text: string, mining: Mining): string => {
  const cut = withoutDeniedPhrases(text, mining);
  return commasIn(cut) === commasIn(text) ? cut : text;
};

const readFact = (original: string, { matters, header }: OfBullet, judge: Judge): Fact => {
  const isHeaded = header !== "";
  const plain = withoutDenied(plainFact(original), judge.mining);
  const excuse = excuseFor(original, plain);
  const left = { original, text: plain, brief: "", isCut: false, leans: isHeaded && leansOnHeader(plain), facets: [] };
  const out = (reason: string): Fact => ({ ...left, reason });
  const whole = judged(plain, judge, original, header);
  // What reviewers deny is told as that, though it be wrapped in a guarantee.
  if (excuse !== null) return out(whole.isDenied && whole.reason !== null ? whole.reason : excuse);
  const soft = milderOf(plain, whole, judge);
  const bare = withoutBenefit(soft);
  const done = [
    firstDone(soft),
    ...(whole.isDenied ? [doneBesides(soft), ...(wordCount(bare) >= LEAST_TOLD ? [bare] : [])] : []),
  ];
  const cut = whole.isDenied ? [cutOf(soft, judge.mining)] : [];
  const barer = [
    ...new Set([
      ...done,
      soft,
      ...barerForms(soft),
      ...cut,
      surePhrase(soft),
      ...[soft, ...barerForms(soft)].map(namedThing),
    ]),
  ].filter(
    (form) =>
      form !== plain &&
      (done.includes(form) || isConcrete(form)) &&
      wordCount(form) > 1 &&
      !HANGS.test(form) &&
      isWholePhrase(form),
  );
  // What it does for the buyer stands only where buyers say so.
  const brief = briefForm(soft);
  const promised = whole.reason === null && (whole.isSaid || brief === "") ? [] : [brief, ...barer];
  const shorter = promised.filter((form) => form !== "").map((form) => judged(form, judge));
  const { text, reason } = shorter.find((form) => form.reason === null) ?? whole;
  if (reason !== null) return out(reason);
  const own = facetsIn(text, judge);
  const measured = facetsOfMeasures(text).slice(0, 2);
  const ofHeader = matters.filter((id) => !ONLY_OF_WHAT_SPEAKS_OF_IT.has(id));
  const named = [own, measured, ofHeader].find((ids) => ids.length > 0) ?? [];
  const leans = isHeaded && leansOnHeader(text);
  return {
    original,
    text,
    brief: briefForm(text),
    isCut: !said(plainFact(original)).isSubsetOf(said(text)),
    leans,
    facets: leans ? [] : [...new Set(named)],
    reason,
  };
};

/** "plastic and brick", the end of a list of what it is for. */
const LIST_TAIL = /^\p{L}+ (?:and|or|&) \p{L}+$/u;

/** "plus one spare": begins what goes on with the words before it. */
const GOES_ON = /^(?:plus|including|even|not|than|like|such as)\b/i;

/** A share of a material says something only beside the others. */
const SHARES = /\d ?%/g;

/** "works with clay, crystals and pellets": the first of them alone would narrow it down. */
const LISTS_WHAT_IT_SUITS = /\b(?:works? (?:with|on|for)|suits?|suitable for|compatible with|fits?) [^,]+,/i;

/** "built in handle" is no material. */
const MADE_OF =
  /^(?:is |are )?(?:(?:made|crafted|constructed|woven|cast|forged) (?:of|from|with|in)|built (?:of|from|with))\b/iu;

/** What of a denied clause nobody denies: one of its materials, or the thing without what it comes with. */
const readPartial = (whole: Fact, phrases: readonly string[], judge: Judge): Fact[] => {
  if (!isContradiction(whole.reason)) return [];
  const sound = phrases
    .flatMap((phrase) => partialForms(plainFact(phrase)))
    .filter((form) => (MADE_OF.test(form) || materialsIn(form).length > 0) && wordCount(form) > 2)
    .map((form) => judged(form, judge))
    .find(({ reason }) => reason === null);
  return sound === undefined ? [] : [{ ...whole, text: sound.text, isCut: true, leans: false, reason: null }];
};

/** What it suits stands by itself where the rest of its clause is out: "answer calls with a tap, compatible with phone, tablet and laptop". */
const ENDS_WITH_SUITED = /^(.{8,}?),? ((?:compatible with|works? with|suitable for|fits) [^,]+,.+)$/isu;

const suitedApart = (whole: Fact, ofBullet: OfBullet, judge: Judge): Fact[] => {
  const [, rest = "", suited = ""] = ENDS_WITH_SUITED.exec(whole.original) ?? [];
  if (suited === "" || !isContradiction(whole.reason)) return [];
  const fact = readFact(suited, ofBullet, judge);
  return fact.reason === null ? [{ ...whole, original: rest }, fact] : [];
};

/** A clause as a whole, or else the phrases of it that can stand, and one entry for what cannot. */
const factsOfClause = ({ text, phrases }: BulletClause, ofBullet: OfBullet, judge: Judge): Fact[] => {
  const whole = readFact(text, ofBullet, judge);
  const isOne =
    phrases.length === 1 ||
    LISTS_WHAT_IT_SUITS.test(text) ||
    text.includes(":") ||
    CONTENTS.test(whole.text) ||
    (text.match(SHARES)?.length ?? 0) > 1;
  const isWhole = whole.reason === null && !whole.isCut;
  const apart = suitedApart(whole, ofBullet, judge);
  if (apart.length > 0) return apart;
  if (isWhole || (isOne && whole.reason === null)) return [whole];
  if (isOne) return [...readPartial(whole, phrases, judge), whole].slice(0, 1);
  const told = whole.reason === null ? said(whole.text) : new Set<string>();
  const untold = phrases.filter((phrase) => {
    const words = said(phrase);
    return told.size === 0 || (!told.isSubsetOf(words) && words.intersection(told).size * 2 < words.size);
  });
  const parts = untold.map((phrase) => readFact(phrase, ofBullet, judge));
  const kept = parts.filter(
    ({ text: part, reason }) =>
      reason === null &&
      wordCount(part) > 1 &&
      isConcrete(part) &&
      !LIST_TAIL.test(part) &&
      !HANGS.test(part) &&
      !GOES_ON.test(part) &&
      // One of the things it suits would narrow it down: "concrete pools".
      (!isOnlyUse(whole.reason) || /\d/.test(part)),
  );
  if (kept.length === 0) return [...readPartial(whole, phrases, judge), whole].slice(0, 1);
  if (whole.reason === null) {
    const original = phrases.filter((phrase) => !kept.some((part) => part.original === phrase)).join(", ");
    return [{ ...whole, original }, ...kept];
  }
  const left = parts.filter((part) => !kept.includes(part)).map(({ original }) => original);
  return [...kept, { ...whole, original: left.join(", ") }];
};

/** What takes a list behind it, whose end says nothing without it: "suits every bottle, storage bags and food jars". */
const TAKES_LIST = /\b(?:suits?|fits?|works? (?:with|on|for)|suitable for|compatible with|ideal for|holds?|stores?)\b/i;
const ENDS_LIST = /^(?!.*\b(?:included|with)\b).* (?:and|or|&) /i;

/** The facts of a bullet's clauses; the end of a list goes with the clause that it ends, what only follows from a clause with that, and what goes on from a denied one. */
const factsOfClauses = (
  clauses: readonly BulletClause[],
  bullet: string,
  read: (clause: BulletClause) => Fact[],
): Fact[] =>
  clauses
    .reduce<Fact[][]>((facts, clause, at) => {
      const own = read(clause);
      const before = clauses[at - 1];
      const isGoingOn = before !== undefined && bullet.includes(`${before.text}, ${clause.text}`);
      const isEnd = isGoingOn && TAKES_LIST.test(before.text) && ENDS_LIST.test(clause.text);
      const reasons = facts[at - 1]?.map(({ reason }) => reason) ?? [];
      const isBeforeOut = reasons.length > 0 && !reasons.includes(null);
      const isDeniedBefore = reasons.some((reason) => reason !== null && isContradiction(reason));
      const isOut = isBeforeOut && (isEnd || fallsWith(clause.text, isGoingOn && isDeniedBefore));
      const reason = isEnd || isOut ? (reasons[0] ?? null) : null;
      return [...facts, reason === null ? own : own.map((fact) => ({ ...fact, reason: fact.reason ?? reason }))];
    }, [])
    .flat();

/** What a thing is made of is said of the part that its header names: "Steel Lid: made of solid steel". */
const withHeader = (fact: Fact, header: string, judge: Judge): Fact => {
  if (fact.reason !== null || header === "" || !MADE_OF.test(fact.original)) return fact;
  const { isDenied, reason } = judged(`${header}: ${fact.text}`, judge);
  return isDenied ? { ...fact, brief: "", facets: [], reason } : fact;
};

const ofBox = (item: Pick<Fact, "original" | "text" | "reason">): Fact => ({
  ...item,
  brief: "",
  isCut: false,
  leans: false,
  facets: [],
});

/** Reads what the seller's own bullets state: each clause in words that copy may hold, or with the reason why it may not. */
export const readFacts = (input: SellerInput, mining: Mining, profile: Profile): FactGroup[] => {
  const context = contextOf({ productName: input.productName }, "", [], profile, mining.reviews);
  const judge = { mining, seller: readSellerFacts(input), context, capitals: capitalsOf(input) };
  const unlessTold = toldOnce();
  return input.currentBullets.map((bullet) => {
    const { header, clauses } = splitBullet(bullet);
    const plain = mendedHeader(header, judge);
    const ofBullet = { matters: facetsIn(plain.toLowerCase(), judge), header };
    const box = readContents(header, clauses, judge);
    const others = factsOfClauses(box.clauses, bullet, (clause) =>
      factsOfClause(clause, ofBullet, judge).map((fact) => withHeader(fact, header, judge)),
    );
    const facts = [...others, ...box.items.map(ofBox)];
    const heading = readHeading(header, plain, facts, judge);
    const isOfBox = box.items.length > 0 && others.every(({ reason }) => reason !== null);
    // What reviewers deny first of all is what the header announces.
    const stated = isContradiction(others[0]?.reason) || isDeniedBySeveral(heading?.reason) ? "" : plain;
    return {
      header: isOfBox ? IN_THE_BOX : stated,
      facts: facts.map((fact) => unlessTold(fact, facts)),
      heading,
    };
  });
};
