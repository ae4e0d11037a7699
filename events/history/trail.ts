import type { BillingSnapshot } from "../customer/billing-snapshot.ts";
import { type CustomerEvent, type CustomerState, customerDecider } from "../customer/customer.ts";
import { asinsUsed } from "../customer/quota.decider.ts";
import { eventOf, type Fact } from "./fact.ts";

type Dated = { version: number; at: string };
type Counted = Dated & { cycleStartsAt: string | null };

/** The state of a customer with the versions of the events that made it what it is. */
export type Trail = {
  state: CustomerState;
  /** The newest event of each type. */
  last: ReadonlyMap<string, Dated>;
  /** Uses that made the count go up; a repeat of the same ASIN did not. */
  uses: readonly Counted[];
  additions: readonly Counted[];
  /** By optimization. */
  reservations: ReadonlyMap<string, number>;
  /** By avatar: what saved it, or brought it back. */
  avatars: ReadonlyMap<string, number>;
  /** By dispute. */
  disputes: ReadonlyMap<string, number>;
  /** The event that brought the subscription as it is known. */
  snapshot: { version: number; value: BillingSnapshot | null } | null;
};

/** What an event left behind beside the state it led to. */
const createNotes = () => {
  const last = new Map<string, Dated>();
  const uses: Counted[] = [];
  const additions: Counted[] = [];
  const reservations = new Map<string, number>();
  const avatars = new Map<string, number>();
  const disputes = new Map<string, number>();
  let snapshot: Trail["snapshot"] = null;

  const note = (event: CustomerEvent, version: number, before: CustomerState, after: CustomerState): void => {
    const { at } = event.data;
    last.set(event.type, { version, at });
    switch (event.type) {
      case "AsinUsed": {
        const { cycleStartsAt } = event.data;
        const counts = asinsUsed(after.quota, cycleStartsAt) > asinsUsed(before.quota, cycleStartsAt);
        if (counts) uses.push({ version, at, cycleStartsAt });
        return;
      }
      case "AsinsAdded":
        additions.push({ version, at, cycleStartsAt: event.data.cycleStartsAt });
        return;
      case "AsinReserved":
        reservations.set(event.data.optimizationId, version);
        return;
      case "AvatarCreated":
      case "AvatarRestored":
        avatars.set(event.data.avatarId, version);
        return;
      case "DisputeOpened":
        disputes.set(event.data.disputeId, version);
        return;
      case "SubscriptionSynced":
        snapshot = { version, value: event.data.snapshot };
        return;
      default:
        return;
    }
  };

  return {
    note,
    taken: (state: CustomerState): Trail => ({
      state,
      last,
      uses,
      additions,
      reservations,
      avatars,
      disputes,
      snapshot,
    }),
  };
};

/** Folds the facts and remembers which of them decided what. */
export const trailOf = (facts: readonly Fact[]): Trail => {
  const notes = createNotes();
  let state = customerDecider.initialState;
  for (const fact of facts) {
    const event = eventOf(fact);
    if (event === null) continue;
    const after = customerDecider.evolve(state, event);
    notes.note(event, fact.version, state, after);
    state = after;
  }
  return notes.taken(state);
};

/** The versions of the newest events of these types, of those that happened. */
export const newestOf = ({ last }: Trail, ...types: readonly CustomerEvent["type"][]): number[] =>
  types.flatMap((type) => last.get(type)?.version ?? []);
