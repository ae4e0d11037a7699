import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { type Quantity, sameQuantity, statesQuantity } from "../words/quantities.ts";
import { SEVERAL } from "./cited-clauses.ts";
import { areTurned } from "./turned-words.ts";

type Known = { index: ReviewIndex; seller: SellerFacts };

/** How one person tells that nobody helped. */
const ALONE =
  /\b(?:alone|solo|single-?handed(?:ly)?|(?:by|all) (?:myself|yourself|himself|herself|oneself)|on (?:my|your|her|his) own)\b/iu;

/** Whether a clause tells that one person sufficed, where a figure says so. */
export const tellsOfOne = (
  { unit, value }: Quantity,
  { report, text }: Pick<ReviewClause, "report" | "text">,
): boolean => unit === "person" && value === 1 && report && ALONE.test(text);

const isUnknown = (quantity: Quantity, { index, seller }: Known): boolean =>
  !seller.quantities.some((fact) => statesQuantity(fact, quantity)) &&
  !(index.byUnit.get(quantity.unit) ?? []).some((clause) =>
    clause.quantities.some((said) => sameQuantity(said, quantity)),
  ) &&
  !index.clauses.some((clause) => tellsOfOne(quantity, clause));

const FREE_OF = (material: string): RegExp => new RegExp(`\\b${RegExp.escape(material)}[ -]free\\b`, "iu");

/** Whether a statement denies a material that it names: "plastic free", "no plastic touches it". */
const isDenied = ({ text, negated }: Pick<Statement, "text" | "negated">, material: string): boolean =>
  FREE_OF(material).test(text) ||
  (negated || /\bno\b/i.test(text)
    ? areTurned(
        analyseText(text.toLowerCase(), "listing").flatMap(({ tokens }) => tokens),
        [material],
      )
    : false);

/** Whether the seller says the same of a material: that it is there, or that there is none of it. */
const isOfSeller = (statement: Statement, material: string, { seller }: Known): boolean =>
  seller.materials.has(material) &&
  (!isDenied(statement, material) || seller.lines.some((text) => isDenied({ text, negated: true }, material)));

/** Whether reviewers name a material, or several deny it where the statement does. */
const isNamed = (statement: Statement, material: string, { byWord }: ReviewIndex): boolean => {
  const said = (byWord.get(material) ?? []).filter(({ report, blames }) => report && !blames);
  if (!isDenied(statement, material)) return said.some(({ negated }) => !negated);
  return distinctReviews(said.filter(({ tokens }) => areTurned(tokens, [material])).map(({ span }) => span)) >= SEVERAL;
};

/** Whether a statement gives a figure or a material that neither reviews nor seller do. */
export const isInvented = (statement: Statement, agreeing: readonly Span[], known: Known): boolean => {
  const materials = statement.materials.filter((material) => !isOfSeller(statement, material, known));
  return (
    statement.quantities.some((quantity) => isUnknown(quantity, known)) ||
    materials.some((material) => !isNamed(statement, material, known.index)) ||
    (agreeing.length === 0 && materials.length > 0)
  );
};
