import type { Product } from "../product/product.ts";
import type { Clause } from "../text/clauses.ts";
import { lowered } from "./clean-statement.ts";
import { nameSubject } from "./name-subject.ts";
import { trimClause } from "./trim-clause.ts";

/** "The bigger one of theirs jammed", "the kettle from the same company": another product of the maker. */
const OF_SAME_MAKER =
  /\b(?:of|one of) theirs\b|\b(?:from|by) (?:the |this )?same (?:company|brand|people|maker|seller|manufacturer|lot|shop)\b|\btheir (?:other|bigger|smaller|larger|older|previous|cheaper|pricier) (?:one|model|version|\p{L}+)\b/iu;

/** Whether words speak of another product of the same maker. */
export const isOfSameMaker = (text: string): boolean => OF_SAME_MAKER.test(text);

/** "Stir it in last or it goes rubbery", "Dry it, otherwise it rusts": what comes of not doing as told. */
export const isThreat = (clauses: readonly Clause[], at: number, product: Product): boolean => {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  if (clause === undefined || before === undefined) return false;
  const { tokens } = clause.sentence;
  const from = tokens.findIndex(({ start }) => start === clause.start);
  const [first, second] = [clause.tokens[0]?.lower ?? "", clause.tokens[1]?.lower ?? ""];
  if (first === "otherwise" || (first === "or" && second === "else")) return true;
  if (first !== "or" || tokens.slice(0, from).some(({ lower }) => /^n?either$/.test(lower))) return false;
  const about = nameSubject(lowered(trimClause(before.tokens)), product)?.about;
  return about !== "product" && about !== "part";
};
