import { TOLD_REASON } from "./reasons.ts";

type Tellable = { text: string; brief: string; facets: readonly string[]; reason: string | null };

/** Whether another fact of the bullet has all the words of this one: "cedar and vanilla" in "fig, cedar and vanilla". */
const isHeld = ({ text, reason }: Tellable, facts: readonly Tellable[]): boolean =>
  reason === null &&
  facts.some(
    (other) =>
      other.reason === null &&
      other.text.length > text.length &&
      ` ${other.text.toLowerCase()} `.includes(` ${text.toLowerCase()} `),
  );

/** Leaves out what a fact before it says, or another of its bullet in more words; for the bullets of one seller, in their order. */
export const toldOnce = (): (<Fact extends Tellable>(fact: Fact, ofBullet: readonly Fact[]) => Fact) => {
  const told = new Set<string>();
  return (fact, ofBullet) => {
    const isNew = !told.has(fact.text.toLowerCase());
    told.add(fact.text.toLowerCase());
    return fact.reason !== null || (isNew && !isHeld(fact, ofBullet))
      ? fact
      : { ...fact, brief: "", facets: [], reason: TOLD_REASON };
  };
};
