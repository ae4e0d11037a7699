import type { Product } from "../../insight/product/product.ts";
import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { isOfSide } from "../ledger/facet-sides.ts";
import { isOfNamedThing } from "../ledger/promises/subject.ts";
import { reviewIdsOf } from "./improvement.ts";

/** A promise of the copy, with the complaints that deny it. */
export type Broken = { promise: string; denying: readonly Unit[] };

/** Matters that a promise is about for what it names, and for no part beside it. */
const OF_A_THING = new Set(["durability", "sturdy"]);

/** Of what the copy promises in a matter, what complaints of the same side deny; undefined where `floor` or more of those who complain speak of another. */
export const brokenPromise = (
  facetId: string,
  promises: readonly string[],
  blaming: readonly Unit[],
  floor: number,
  product: Product,
): Broken | undefined => {
  const all = reviewIdsOf(blaming);
  return promises
    .map((promise): Broken & { members: ReadonlySet<string> } => {
      const denying = blaming.filter(
        ({ clause }) =>
          isOfSide(facetId, promise, clauseText(clause)) &&
          (!OF_A_THING.has(facetId) || isOfNamedThing({ text: promise }, clause, product)),
      );
      return { promise, denying, members: reviewIdsOf(denying) };
    })
    .filter(({ members }) => members.size >= floor && all.difference(members).size < floor)
    .toSorted((a, b) => b.members.size - a.members.size)[0];
};
