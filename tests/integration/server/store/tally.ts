import { accept, reject, type StreamDecider } from "../../../../events/kernel/decider.ts";

type Noted = { type: "Noted"; data: { text: string } };
type Tally = { sum: number; count: number };

/** Adds numbers up. `add: "0"` is accepted and changes nothing; a negative number is refused. */
export const tallyDecider: StreamDecider<{ add: string }, Noted, Tally> = {
  stateSchema: "tally-1",
  initialState: { sum: 0, count: 0 },
  decide: ({ add }) => {
    if (Number(add) < 0) return reject("VALIDATION");
    return Number(add) === 0 ? accept() : accept({ type: "Noted", data: { text: add } });
  },
  evolve: ({ sum, count }, { data }) => ({ sum: sum + Number(data.text), count: count + 1 }),
};
