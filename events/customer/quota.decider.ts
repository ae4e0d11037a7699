import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import type { ReleaseReason } from "../work/optimization.ts";
import type { QuotaEvent } from "./quota.events.ts";

/** ASIN ids remembered per cycle. Above any finite limit; an unlimited plan forgets the oldest. */
const REMEMBERED_ASINS_MAX = 100;

export type QuotaCommand =
  | {
      type: "ReserveAsin";
      /** `limit` null is unlimited; `cycleStartsAt` null is the demo's one ASIN for ever. */
      data: { asinId: string; optimizationId: string; limit: number | null; cycleStartsAt: string | null; at: string };
    }
  | { type: "UseAsin"; data: { optimizationId: string; at: string } }
  | { type: "ReleaseAsin"; data: { optimizationId: string; reason: ReleaseReason; at: string } }
  | { type: "AddAsins"; data: { asins: number; reason: string; cycleStartsAt: string | null; at: string } };

type Reservation = { asinId: string; cycleStartsAt: string | null };
/** `added` is what staff put on top of the plan's limit. */
type Tally = { used: number; asinIds: string[]; added: number };

/** ASINs used by the demo (once for ever) and in the latest paid cycle; reservations are in flight, keyed by optimization. */
export type QuotaState = {
  demo: Tally;
  cycle: Tally & { startsAt: string | null };
  reservations: Record<string, Reservation>;
};

const NOTHING_USED: Tally = { used: 0, asinIds: [], added: 0 };

const tallyOf = (state: QuotaState, cycleStartsAt: string | null): Tally => {
  if (cycleStartsAt === null) return state.demo;
  return state.cycle.startsAt === cycleStartsAt ? state.cycle : NOTHING_USED;
};

/** ASINs used up in the cycle that began at `cycleStartsAt`; null asks for the demo. */
export const asinsUsed = (state: QuotaState, cycleStartsAt: string | null): number =>
  tallyOf(state, cycleStartsAt).used;

/** ASINs that staff added to the limit of the cycle that began at `cycleStartsAt`; null asks for the demo. */
export const asinsAdded = (state: QuotaState, cycleStartsAt: string | null): number =>
  tallyOf(state, cycleStartsAt).added;

const reservedIn = (state: QuotaState, cycleStartsAt: string | null): string[] =>
  Object.values(state.reservations)
    .filter((reservation) => reservation.cycleStartsAt === cycleStartsAt)
    .map((reservation) => reservation.asinId);

/** ASINs used or reserved in the cycle that began at `cycleStartsAt`; null asks for the demo. */
export const asinsTaken = (state: QuotaState, cycleStartsAt: string | null): number => {
  const tally = tallyOf(state, cycleStartsAt);
  const reserved = reservedIn(state, cycleStartsAt).filter((asinId) => !tally.asinIds.includes(asinId));
  return tally.used + new Set(reserved).size;
};

const isTaken = (state: QuotaState, asinId: string, cycleStartsAt: string | null): boolean =>
  tallyOf(state, cycleStartsAt).asinIds.includes(asinId) || reservedIn(state, cycleStartsAt).includes(asinId);

const decide = (command: QuotaCommand, state: QuotaState): Decision<QuotaEvent> => {
  if (command.type === "AddAsins") return accept({ type: "AsinsAdded", data: command.data });
  const { optimizationId, at } = command.data;
  const reservation = state.reservations[optimizationId];
  switch (command.type) {
    case "ReserveAsin": {
      if (reservation !== undefined) return accept();
      const { asinId, limit, cycleStartsAt } = command.data;
      const again = isTaken(state, asinId, cycleStartsAt);
      if (limit !== null && !again && asinsTaken(state, cycleStartsAt) >= limit) return reject("ASIN_LIMIT_REACHED");
      return accept({ type: "AsinReserved", data: { asinId, optimizationId, cycleStartsAt, at } });
    }
    case "UseAsin":
      return reservation === undefined
        ? accept()
        : accept({ type: "AsinUsed", data: { ...reservation, optimizationId, at } });
    case "ReleaseAsin":
      return reservation === undefined
        ? accept()
        : accept({ type: "AsinReleased", data: { ...reservation, optimizationId, reason: command.data.reason, at } });
    default:
      return assertNever(command);
  }
};

const without = (reservations: Record<string, Reservation>, optimizationId: string): Record<string, Reservation> =>
  Object.fromEntries(Object.entries(reservations).filter(([id]) => id !== optimizationId));

const add = (tally: Tally, asinId: string): Tally =>
  tally.asinIds.includes(asinId)
    ? tally
    : { ...tally, used: tally.used + 1, asinIds: [...tally.asinIds, asinId].slice(-REMEMBERED_ASINS_MAX) };

/** Changes the tally of a cycle; of a cycle that is over, nothing is remembered. */
const inCycle = (state: QuotaState, cycleStartsAt: string | null, change: (tally: Tally) => Tally): QuotaState => {
  if (cycleStartsAt === null) return { ...state, demo: change(state.demo) };
  const isPast = state.cycle.startsAt !== null && cycleStartsAt < state.cycle.startsAt;
  return isPast ? state : { ...state, cycle: { startsAt: cycleStartsAt, ...change(tallyOf(state, cycleStartsAt)) } };
};

const evolve = (state: QuotaState, event: QuotaEvent): QuotaState => {
  const { cycleStartsAt } = event.data;
  if (event.type === "AsinsAdded") {
    return inCycle(state, cycleStartsAt, (tally) => ({ ...tally, added: tally.added + event.data.asins }));
  }
  const { asinId, optimizationId } = event.data;
  switch (event.type) {
    case "AsinReserved":
      return { ...state, reservations: { ...state.reservations, [optimizationId]: { asinId, cycleStartsAt } } };
    case "AsinUsed":
      return inCycle({ ...state, reservations: without(state.reservations, optimizationId) }, cycleStartsAt, (tally) =>
        add(tally, asinId),
      );
    case "AsinReleased":
      return { ...state, reservations: without(state.reservations, optimizationId) };
    default:
      return assertNever(event);
  }
};

export const quotaDecider: Decider<QuotaCommand, QuotaEvent, QuotaState> = {
  initialState: { demo: NOTHING_USED, cycle: { startsAt: null, ...NOTHING_USED }, reservations: {} },
  decide,
  evolve,
};
