import { type CustomerState, customerDecider } from "../customer/customer.ts";
import { eventOf, type Fact } from "./fact.ts";
import { applyToWork, copyOf, NO_WORK, type Work } from "./work.ts";

/** The customer as they were once the event of this version had happened; version 0 is before the first. */
export type Moment = {
  version: number;
  /** When that event was recorded; null before the first. */
  at: string | null;
  state: CustomerState;
  work: Work;
};

export type History = {
  /** The version of the newest event that is known. */
  readonly version: number;
  /** The events in order; the one of version `n` stands at `n - 1`. */
  readonly facts: readonly Fact[];
  /** The customer at any version, folded from the checkpoint before it. */
  at: (version: number) => Moment;
  /** Adds the events that follow; those that are known are passed over. Throws where one is missing. */
  add: (facts: readonly Fact[]) => void;
};

/** Far enough apart to be few in a hundred thousand events, near enough for a fold between two frames. */
const CHECKPOINT_EVERY = 500;

const BEFORE_ALL: Moment = { version: 0, at: null, state: customerDecider.initialState, work: NO_WORK };

/** Folds the facts that follow a moment; the moment itself stays as it is. */
export const foldFacts = (from: Moment, facts: readonly Fact[]): Moment => {
  if (facts.length === 0) return from;
  const work = copyOf(from.work);
  let { state, version, at } = from;
  for (const fact of facts) {
    const event = eventOf(fact);
    if (event !== null) {
      state = customerDecider.evolve(state, event);
      applyToWork(work, event);
    }
    version = fact.version;
    at = fact.recordedAt;
  }
  return { version, at, state, work };
};

/** A customer's events with the customer at each of them, by the same fold that the server decides with. */
export const historyOf = (facts: readonly Fact[]): History => {
  const known: Fact[] = [];
  const checkpoints: Moment[] = [BEFORE_ALL];

  const at = (version: number): Moment => {
    const wanted = Math.max(0, Math.min(known.length, Math.trunc(version)));
    const nearest = checkpoints[Math.floor(wanted / CHECKPOINT_EVERY)] ?? BEFORE_ALL;
    return foldFacts(nearest, known.slice(nearest.version, wanted));
  };

  const add = (added: readonly Fact[]): void => {
    for (const fact of added) {
      if (fact.version <= known.length) continue;
      if (fact.version !== known.length + 1) throw new Error(`Event ${known.length + 1} of the history is missing`);
      known.push(fact);
      if (known.length % CHECKPOINT_EVERY !== 0) continue;
      const last = checkpoints.at(-1) ?? BEFORE_ALL;
      checkpoints.push(foldFacts(last, known.slice(last.version)));
    }
  };

  add(facts);
  return {
    get version() {
      return known.length;
    },
    facts: known,
    at,
    add,
  };
};
