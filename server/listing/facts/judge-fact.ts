import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { readingFor } from "../../insight/facets/reading.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { hasPlenty } from "../../insight/reviews/plenty.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { extractUnits } from "../../insight/units/extract-units.ts";
import { isBorneOut } from "../claims/claims.ts";
import { instructs } from "../clauses/instructs.ts";
import type { LedgerField } from "../ledger/ledger-fields.ts";
import { isMisfigured, weighField } from "../ledger/write-ledger.ts";
import type { CheckContext } from "../rules/check.ts";
import { fixText } from "../rules/fix-text.ts";
import { IN_THE_BOX, isConcrete } from "../seller/fact-kinds.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { toTitleCase } from "../words/title-case.ts";
import { isAbsolute } from "./absolutes.ts";
import { blamedPartIn } from "./blamed-part.ts";
import { deniersOfPhrases, refutersOf } from "./denied-parts.ts";
import { onlyNames } from "./named-thing.ts";
import { type OwnCapitals, withOwnCapitals } from "./own-capitals.ts";
import { deniersOfLoudness, promisesTooMuch } from "./promising-header.ts";
import {
  ABSOLUTE_REASON,
  blamedReason,
  CONTENTS,
  contradictedReason,
  HYPE,
  OF_CONTENTS,
  PRAISE_REASON,
  PROMISE,
  PROMISE_REASON,
} from "./reasons.ts";
import { tellsOfPart } from "./tells-of-part.ts";
import { HANGS, opened, plainHeader, SPELLED, wordCount } from "./wording.ts";

const LEAST_STATED = 3;

/** What a clause is held against: the reviews, the seller's own words and the rules of a marketplace. */
export type Judge = { mining: Mining; seller: SellerFacts; context: CheckContext; capitals: OwnCapitals };

const HOLDER = "Details: ";
/** "2 times faster than others" without its claim is a bare figure. */
const HAS_WORD = /\p{L}{2}/u;

/** In a list of what is in the box all small numbers are words, of cups as of lids. */
const spelled = (text: string): string =>
  CONTENTS.test(text)
    ? text.replace(
        /(?<=^| )(?<!\d[ -]?(?:to|or|and|-) ?)([2-9])(?= (\p{Ll}{3,}))/gu,
        (digit: string, _: string, thing: string) =>
          UNITS_OF_MEASURE.has(thing) ? digit : (SPELLED[Number(digit) - 2] ?? digit),
      )
    : text;

const BACKBONE = new Set(["VERB", "AUX", "ADP", "NOUN"]);

/** Whether a fix took more than praise out of a clause: "beads cure gel" is nothing without "cure". */
const isBroken = (text: string, fixed: string): boolean => {
  const left = fixed.toLowerCase();
  return analyseText(text.toLowerCase(), "seller")
    .flatMap(({ tokens }) => tokens)
    .some(({ pos, lower }) => BACKBONE.has(pos) && /\p{L}/u.test(lower) && !left.includes(lower));
};

/** A clause with every fix that the rules ask for, and the reason where that does not suffice. */
const mended = (text: string, { context, capitals }: Judge): { text: string; reason: string | null } => {
  const fixed = fixText(`${HOLDER}${text}`, "bullet", context);
  const [left] = fixed.left;
  if (left !== undefined) return { text, reason: `Rule ${left.ruleId}: ${left.message}` };
  return fixed.text.startsWith(HOLDER) &&
    !isBroken(text, fixed.text.slice(HOLDER.length)) &&
    HAS_WORD.test(fixed.text.slice(HOLDER.length)) &&
    (fixed.text === `${HOLDER}${text}` || !HANGS.test(fixed.text.slice(HOLDER.length)))
    ? { text: withOwnCapitals(opened(spelled(fixed.text.slice(HOLDER.length))), capitals), reason: null }
    : { text, reason: PRAISE_REASON };
};

/** The seller's header as copy may hold it, or "". */
export const mendedHeader = (header: string, { context, capitals, mining }: Judge): string => {
  if (OF_CONTENTS.test(header)) return IN_THE_BOX;
  const named = plainHeader(header);
  // "Blowing", once "powerful" is gone, says nothing by itself.
  const isOut = /^\p{L}+ing$/u.test(named) || promisesTooMuch(named, mining) || isAbsolute(named.toLowerCase());
  const plain = isOut ? "" : named;
  const fixed = plain === "" ? "" : fixText(`${plain}: what it is`, "bullet", context).text;
  return withOwnCapitals(toTitleCase(fixed.slice(0, Math.max(0, fixed.indexOf(":")))), capitals);
};

const LEAST_SUPPORT = 2;

type Counts = { supporting: number; bearing: number; against: number; misfigured: boolean };

const UNTOLD: Counts = { supporting: 0, bearing: 0, against: 0, misfigured: false };

/** What reviewers say for it, for it or for the rest of it, and against it, counted by distinct reviews. */
const weighed = (text: string, { mining, seller }: Judge): Counts => {
  const field: LedgerField = { field: "currentBullets.0", text, kind: "bullet", spans: [], current: true };
  const claims = weighField(field, mining, seller).map(({ weighed: found }) => found);
  return {
    supporting: distinctReviews(claims.flatMap((claim) => [...claim.supporting])),
    bearing: distinctReviews(claims.flatMap((claim) => [...claim.supporting, ...claim.rest])),
    against: distinctReviews(claims.flatMap((claim) => [...claim.contradicting])),
    misfigured: claims.some(isMisfigured),
  };
};

/** Ids of the facets that a text speaks well of. */
export const facetsIn = (text: string, { mining }: Pick<Judge, "mining">): string[] => {
  const reading = readingFor(mining.domains);
  const units = analyseText(text, "seller").flatMap((sentence) => extractUnits(sentence, reading));
  return units.filter((unit) => unit.polarity > 0).flatMap((unit) => (unit.facet === null ? [] : [unit.facet.id]));
};

const LEAST_WORDS = 3;

/** Whoever buys it: whose things a part works on is no promise. */
const BUYER = /\b(?:you|your|his|her|their|them)\b/gi;

/** Whether a text says what the thing or a part of it does, in a judgement of nobody's. */
const isStatement = (text: string, original: string, header: string, judge: Judge): boolean =>
  wordCount(text) >= LEAST_STATED &&
  !PROMISE.test(tellsOfPart(original, judge.mining, header) ? text.replace(BUYER, "") : text) &&
  facetsIn(text, judge).length === 0;

/** The parts of a clause that promise that there is no exception. */
const absolutesIn = (text: string): string[] => text.split(/,\s+/).filter(isAbsolute);

/** Whether several reviewers say a text by itself, and none denies it. */
export const isSaidAlone = (text: string, judge: Judge): boolean => {
  const { supporting, against } = weighed(text, judge);
  return supporting >= LEAST_SUPPORT && against === 0;
};

/** How many have to speak against a thing that is only named: that it failed one of many does not make it untrue. */
const LEAST_AGAINST_NAMED = 2;

const leastAgainst = (plain: string, { mining }: Judge): number =>
  hasPlenty(mining) && onlyNames(plain) ? LEAST_AGAINST_NAMED : 1;

/** A text with every fix that the rules ask for, or why it may not stand in copy; and whether reviewers say it too, or deny it. */
export type Judged = { text: string; reason: string | null; isSaid: boolean; isDenied: boolean };

/** Holds a clause, in plain words, as its seller wrote it and under its header, against rules and reviews: what reviewers deny, what only praises and what only promises is refused. */
export const judged = (plain: string, judge: Judge, original = plain, header = ""): Judged => {
  const { supporting, bearing, against: told, misfigured } = instructs(plain) ? UNTOLD : weighed(plain, judge);
  const ofPhrases = instructs(plain) ? 0 : deniersOfPhrases(plain, judge.mining);
  const against = Math.max(told, ofPhrases, refutersOf(plain, judge.mining), deniersOfLoudness(plain, judge.mining));
  const isSaid = supporting >= LEAST_SUPPORT && against === 0 && wordCount(plain) >= LEAST_WORDS;
  const isOpposed = ofPhrases > 0 || (against > 0 && !isBorneOut(bearing, against, 0));
  const isDenied = misfigured || (isOpposed && against >= leastAgainst(plain, judge));
  const refused = (reason: string): Judged => ({ text: plain, reason, isSaid, isDenied });
  if (isDenied) return refused(contradictedReason(against));
  const blamed = isSaid ? null : blamedPartIn(plain, judge.mining);
  if (blamed !== null) return refused(blamedReason(blamed));
  if (isAbsolute(plain) && !(isSaid && absolutesIn(plain).every((part) => isSaidAlone(part, judge))))
    return refused(ABSOLUTE_REASON);
  if (HYPE.test(plain) && !isSaid) return refused(PRAISE_REASON);
  if (!isConcrete(plain) && !isSaid && !isStatement(plain, original, header, judge)) return refused(PROMISE_REASON);
  return { ...mended(plain, judge), isSaid, isDenied };
};
