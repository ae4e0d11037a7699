import type { FactGroup } from "../facts/read-facts.ts";
import { CONTENTS } from "../facts/reasons.ts";
import { IN_THE_BOX } from "../seller/fact-kinds.ts";

/** The seller's bullets with the list of what is in the box in one of its own, and nothing beside it. */
export const contentsApart = (groups: readonly FactGroup[]): FactGroup[] =>
  groups.flatMap((group) => {
    const lists = group.facts.filter(({ text, reason }) => reason === null && CONTENTS.test(text));
    const others = group.facts.filter((fact) => !lists.includes(fact));
    return lists.length === 0 || others.every(({ reason }) => reason !== null)
      ? [group]
      : [
          { ...group, facts: others },
          { header: IN_THE_BOX, facts: lists },
        ];
  });
