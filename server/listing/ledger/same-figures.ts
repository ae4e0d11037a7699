import type { Product } from "../../insight/product/product.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { type Quantity, sameQuantity } from "../words/quantities.ts";
import { namesOf } from "./promises/subject.ts";
import type { Weighed } from "./scales.ts";

/** A clause with one measure, and how it stands. */
export type FigureStanding = { statement: Statement; figure: Quantity; weighed: Weighed };

/** Of what there are many in one thing: two straws are no two lids. */
const COUNTS = wordSet("piece pack person player page serving setting percent degree");
/** Of which a thing has one, whatever is said of it. */
const CAPACITIES = wordSet("ounce milliliter liter gallon quart cup mah volt");

const measuresIn = ({ quantities }: Statement): Quantity[] =>
  quantities.filter(({ unit }) => unit !== "" && !COUNTS.has(unit));

/** How a clause stands that gives one measure; none where it gives several, of which any may be meant. */
export const figureStandingOf = (statement: Statement, weighed: Weighed): FigureStanding[] => {
  const figures = measuresIn(statement);
  const [figure] = figures;
  return figure === undefined || figures.length > 1 || statement.paraphrase ? [] : [{ statement, figure, weighed }];
};

/** What clauses with the same measure of the same thing lend a statement: who denies the measure denies it in all of them, and who bears out all that it says bears it out. */
export const sameFigures = (
  statement: Statement,
  standings: readonly FigureStanding[],
  product: Product,
): Weighed[] => {
  const figures = measuresIn(statement);
  if (figures.length === 0 || statement.paraphrase) return [];
  const names = new Set(namesOf(product));
  const said = ({ words }: Statement): Set<string> => new Set(words.filter((word) => !names.has(word)));
  const own = said(statement);
  return standings.flatMap(({ statement: other, figure, weighed }): Weighed[] => {
    if (!figures.some((each) => sameQuantity(each, figure)) || other.negated !== statement.negated) return [];
    const [isIn, holds] = [own.isSubsetOf(said(other)), own.isSupersetOf(said(other))];
    if (!isIn && !holds && !CAPACITIES.has(figure.unit)) return [];
    const supporting = isIn && figures.length === 1 ? weighed.supporting : [];
    return [{ ...weighed, supporting, rest: [], contradicting: weighed.misfigured }];
  });
};
