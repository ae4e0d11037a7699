import type { Mining } from "../../insight/mining/mining.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import { readClause } from "../clauses/read-clause.ts";
import { ALL_PROMISED } from "../ledger/promises/all-promised.ts";
import { promisesMade } from "../ledger/promises/promises-made.ts";

const PARTS = /[;:,]\s+/;

const promisedBy = remember((mining: Mining) =>
  rememberText(
    (line: string): ReadonlySet<string> =>
      new Set(
        line
          .split(PARTS)
          .flatMap((part) => promisesMade(readClause(part, mining), mining.product))
          .map(({ promised }) => promised.id),
      ),
  ),
);

/** The promises that a line of copy makes. */
export const promisedIn = (line: string, mining: Mining): ReadonlySet<string> => promisedBy(mining)(line);

/** Promises that answer for a facet, beside those that any blame of it breaks. */
const ANSWERING: Readonly<Record<string, readonly string[]>> = {
  setup: ["quickOn", "toolFree", "onePerson", "ease"],
  easeOfUse: ["ease", "oneHand"],
  durability: ["strength"],
  secure: ["hold"],
  wet: ["watertight"],
};

/** Whether some line promises what a facet is about. */
export const isPromised = (facetId: string, lines: readonly string[], mining: Mining): boolean => {
  const ids = new Set([
    ...(ANSWERING[facetId] ?? []),
    ...ALL_PROMISED.filter(({ keys }) => keys.includes(facetId)).map(({ id }) => id),
  ]);
  return ids.size > 0 && lines.some((line) => !promisedIn(line, mining).isDisjointFrom(ids));
};
