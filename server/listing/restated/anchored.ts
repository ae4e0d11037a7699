import type { Mining } from "../../insight/mine-reviews.ts";
import { lowered, type Told } from "../../insight/statements/clean-statement.ts";
import { nameSubject } from "../../insight/statements/name-subject.ts";
import type { Subject } from "../../insight/statements/subject.ts";
import { trimClause } from "../../insight/statements/trim-clause.ts";
import { documentOf } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";

const POINTS = /^(?:it|this|that|they|these|those)$/u;
const OWNED = /^(?:my|our|his|her|their)$/u;

const subjectOf = ({ tokens }: Clause, mining: Mining): Subject | null =>
  nameSubject(lowered(trimClause(tokens)), mining.product);

/** "my hair": what is the buyer's own is no part of the thing; "on my commute" is no thing at all. */
const namesOwn = ({ tokens }: Clause): boolean =>
  tokens.some(({ lower }, at) => OWNED.test(lower) && tokens[at - 1]?.pos !== "ADP" && tokens[at + 1]?.pos === "NOUN");

/** "it stays lifted" of hair: what is called "it", or not named at all, is the product where nothing else was named just before. */
export const isAnchored = (clause: Clause, { subject }: Told, mining: Mining): boolean => {
  const first = trimClause(clause.tokens)[0];
  if (subject.about === "part" || !(subject.elided || POINTS.test(first?.lower ?? ""))) return true;
  const own = splitClauses(clause.sentence).filter(({ start }) => start < clause.start);
  const text = documentOf(clause.sentence);
  const last = text[text.indexOf(clause.sentence) - 1];
  if (last !== undefined && splitClauses(last).slice(-1).some(namesOwn)) return false;
  const isPointedAt = own.some(({ tokens }) => tokens.slice(1).some(({ lower }) => lower === "it"));
  const isOfBoth = (each: Clause): boolean => /^(?:product|buyers)$/.test(subjectOf(each, mining)?.about ?? "");
  return (!isPointedAt || subject.elided) && own.every((each) => !namesOwn(each) && isOfBoth(each));
};
