import { FACETS } from "../../facets/all-facets.ts";
import type { Facet } from "../../facets/facet.ts";
import type { FacetReading } from "../../facets/reading.ts";
import { clauseText, type Reading, sentenceText, textFrom } from "../misreadings/misreading.ts";
import type { Unit } from "../unit.ts";
import type { Context, Matters } from "./matter.ts";
import { NARROWER } from "./narrower.ts";
import { OF_MAKE } from "./of-make.ts";
import { OF_TRADE } from "./of-trade.ts";
import { OF_WORK } from "./of-work.ts";

const byId = new Map(FACETS.map((facet) => [facet.id, facet]));

const MATTERS: Matters = { ...OF_MAKE, ...OF_WORK, ...OF_TRADE };

/** What a matter of some kinds of product is in others: the charging of a cordless vacuum is its own. */
const ELSEWHERE: Readonly<Record<string, string>> = { chargeSpeed: "recharge" };

const contextOf = (reading: Reading): Context => {
  const { unit, tokens, from, to } = reading;
  return {
    ...reading,
    told: clauseText(unit.clause),
    all: sentenceText(unit.clause.sentence),
    said: textFrom(tokens, from, to),
    after: ` ${textFrom(tokens, to)}`,
    before: `${textFrom(tokens, 0, from)} `,
  };
};

const readAs = (id: string, read: FacetReading): Facet | null => {
  const facet = byId.get(id);
  return facet === undefined ? null : read(facet);
};

/** An opinion under what it is about: the quality of photos is that of the picture, and no solid make; none where it is about nothing. */
export const underItsMatter = (reading: Reading, read: FacetReading): Unit[] => {
  const { unit } = reading;
  const id = unit.facet?.id ?? "part";
  const context = contextOf(reading);
  const matter = MATTERS[id]?.(context);
  if (matter === null) return [];
  if (matter === undefined) {
    const closer = readAs(NARROWER[id]?.(context) ?? "", read);
    return [closer === null ? unit : { ...unit, facet: closer, key: closer.id }];
  }
  if (matter.startsWith("noun:")) {
    const part = matter.slice(5);
    return [{ ...unit, facet: null, key: matter, target: part, term: unit.term.includes(part) ? unit.term : part }];
  }
  const meant = readAs(matter, read) ?? readAs(ELSEWHERE[matter] ?? "", read);
  if (meant === null) return unit.target === "" ? [] : [{ ...unit, facet: null, key: `noun:${unit.target}` }];
  return [{ ...unit, facet: meant, key: meant.id }];
};
