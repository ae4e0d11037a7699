import type { Span } from "../../../events/result/review.ts";
import type { Matter, Statement } from "../clauses/read-clause.ts";
import { clausesAt, type Opinion, type ReviewIndex } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";
import { isOfSide } from "./facet-sides.ts";
import { missesOtherPart } from "./missing-part.ts";
import { partsApart } from "./promises/promises-made.ts";
import { subjectOf } from "./promises/subject.ts";
import { isForMore } from "./promises/users.ts";
import type { Scales, SidesFound } from "./scales.ts";
import { specificsOf } from "./specific-words.ts";
import { isSameThing } from "./targets.ts";

/** Matters whose failure speaks against another: what broke was not strong. */
const RELATED: Readonly<Record<string, readonly string[]>> = { sturdy: ["durability"], durability: ["sturdy"] };

const OF_ROOM = new Set(["capacity", "sizing"]);

/** Whether a reviewer speaks of room for more than a statement does: what is cramped for two is roomy for one. */
const isOfMoreUsers = ({ text }: Statement, { key }: Matter, { span }: Opinion, index: ReviewIndex): boolean =>
  OF_ROOM.has(key) && clausesAt(index, span).some((clause) => isForMore(clause.text, text));

const spansOf = (opinions: readonly Opinion[]): Span[] => opinions.map((opinion) => opinion.span);

/** The opinions of the side of a matter that a statement speaks of, and of no part with troubles of its own. */
const ofItsSide = (
  opinions: readonly Opinion[],
  statement: Statement,
  { key }: Matter,
  { index, product }: Scales,
): readonly Opinion[] => {
  if (statement.paraphrase) return opinions;
  const apart = partsApart(statement, product);
  return opinions.filter(({ span }) =>
    clausesAt(index, span).some(
      (clause) => isOfSide(key, statement.text, clause.text) && !subjectOf(clause).some((word) => apart.has(word)),
    ),
  );
};

const weighMatter = (statement: Statement, matter: Matter, scales: Scales): SidesFound => {
  const { index, productNoun } = scales;
  const found: SidesFound = { agreeing: [], opposing: [] };
  const ofThis = (opinions: readonly Opinion[]): Opinion[] =>
    opinions.filter(
      (opinion) =>
        isSameThing(matter, opinion.target, productNoun) &&
        !missesOtherPart(statement, matter, opinion, index) &&
        !isOfMoreUsers(statement, matter, opinion, index),
    );
  for (const { plus, minus } of index.byKey.get(matter.key)?.values() ?? []) {
    const [agreeing, denying] = matter.sign > 0 ? [ofThis(plus), ofThis(minus)] : [ofThis(minus), ofThis(plus)];
    const [same, other] = [agreeing, denying].map((each) => ofItsSide(each, statement, matter, scales));
    if (same === undefined || other === undefined) continue;
    if (same.length > 0 && same.length >= other.length) found.agreeing.push(...spansOf(same));
    if (other.length > same.length) found.opposing.push(...spansOf(other));
  }
  for (const key of matter.sign > 0 && matter.target !== "" ? (RELATED[matter.key] ?? []) : [])
    for (const { minus } of index.byKey.get(key)?.values() ?? [])
      found.opposing.push(...spansOf(minus.filter((opinion) => opinion.target === matter.target)));
  return found;
};

const reviewSays = (span: Span, needs: RegExp, { index }: Scales): boolean =>
  (index.byReview.get(span.reviewId) ?? []).some((clause) => needs.test(clause.text.toLowerCase()));

/** What a clause has to speak of to bear out or to deny a matter that is told in specific words. */
const specificsAt = ({ text }: Statement, { at }: Matter) =>
  specificsOf(text).filter(({ start, end }) => at === undefined || (at >= start && at < end));

const clauseSays = (span: Span, told: readonly RegExp[], { index }: Scales): boolean =>
  told.every((words) => clausesAt(index, span).some((clause) => words.test(clause.text)));

const SAYS_SAFE = /\bsafe(?:ly|ty|r)?\b/iu;

/** What contradicts a statement on a matter: a part made for safety ("auto shut-off") is denied by what speaks of it, and not by every worry. */
const speaksOf = (statement: Statement, { key }: Matter, span: Span, { index }: Scales): boolean =>
  key !== "safety" ||
  SAYS_SAFE.test(statement.text) ||
  clausesAt(index, span).some((clause) => overlapOf(statement.words, clause) > 0);

/** Counted things, and codes: their number is a fact, which no complaint about something near denies. */
const COUNTED = new Set(["", "setting", "piece", "pack", "player", "page"]);

/** Whether the phrase of a statement that speaks of a matter states how many: "10 brightness levels". */
const isCountOf = ({ text, quantities }: Statement, { at }: Matter): boolean => {
  if (at === undefined) return false;
  const from = text.lastIndexOf(",", at) + 1;
  const next = text.indexOf(",", at);
  const to = next === -1 ? text.length : next;
  return quantities.some(({ unit, start }) => COUNTED.has(unit) && start >= from && start < to);
};

/** Whether what is said against a matter speaks of what a statement counts: "10 brightness levels" are denied by who has fewer, and not by who finds them too blue. */
const speaksOfCount = (statement: Statement, matter: Matter, span: Span, { index }: Scales): boolean =>
  !isCountOf(statement, matter) || clausesAt(index, span).some((clause) => overlapOf(statement.words, clause) > 0);

/** What reviewers say for and against the matters of a statement. Advice about a fault is no claim that reviewers without the fault could contradict. */
export const weighMatters = (statement: Statement, scales: Scales): SidesFound => {
  const found: SidesFound = { agreeing: [], opposing: [] };
  // Blame in a seller's own claim is a misreading: "lets natural light in".
  const read = statement.matters.filter(({ sign }) => sign > 0 || statement.paraphrase);
  for (const matter of read) {
    if (matter.shown !== undefined) {
      found.agreeing.push(...matter.shown);
      continue;
    }
    const { agreeing, opposing } = weighMatter(statement, matter, scales);
    const { needs } = matter;
    const specifics = specificsAt(statement, matter);
    const [told, denied] = [specifics.map((each) => each.told), specifics.map((each) => each.denied)];
    found.agreeing.push(
      ...agreeing.filter((span) =>
        needs === undefined ? clauseSays(span, told, scales) : reviewSays(span, needs, scales),
      ),
    );
    if (!(statement.paraphrase && matter.sign < 0))
      found.opposing.push(
        ...opposing.filter(
          (span) =>
            speaksOf(statement, matter, span, scales) &&
            speaksOfCount(statement, matter, span, scales) &&
            clauseSays(span, denied, scales),
        ),
      );
  }
  return found;
};
