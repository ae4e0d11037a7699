import type { Mining } from "../../insight/mining/mining.ts";
import { disputedSenses } from "../claims/disputed-senses.ts";
import { sensesOf } from "../words/same-sense.ts";

/**
 * Whether a phrase says nothing beside the product's name that customers dispute, nor in other words what they deny of the
 * seller's: "silent" where they deny "quiet".
 */
export const settledWords = (mining: Mining, denied: readonly string[]): ((phrase: string) => boolean) => {
  const { name, type } = mining.product;
  const own = sensesOf(`${name} ${type}`);
  const refused = denied.filter((text) => !text.includes(" ")).flatMap((text) => [...sensesOf(text)]);
  const disputed = new Set([...disputedSenses(mining).keys(), ...refused]).difference(own);
  return (phrase) => sensesOf(phrase).isDisjointFrom(disputed);
};
