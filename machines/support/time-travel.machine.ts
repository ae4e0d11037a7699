import { assign, emit, setup } from "xstate";

export const SPEEDS = [1, 2, 4, 8, 16, 32, 64] as const;
export type Speed = (typeof SPEEDS)[number];

/** Resting so long at one moment makes it a place to come back to. */
const SETTLE_MS = 400;
/** More often than this nobody can follow; beyond it, each step takes several events. */
const STEP_AT_LEAST_MS = 125;
const SECOND_MS = 1000;

type Context = {
  /** The event that is looked at; null keeps to the newest. */
  wanted: number | null;
  /** How many events are known. */
  total: number;
  speed: Speed;
};

export type TimeTravelEvent =
  | { type: "known"; total: number }
  /** Looks at an event; null at the newest, whatever comes. */
  | { type: "moved"; to: number | null }
  | { type: "stepped"; by: number }
  | { type: "play.toggled" }
  | { type: "speed.chosen"; speed: Speed };

/** A moment was settled on: what the address of the page names from now on. */
export type Settled = { type: "settled"; at: number | null };

type Moment = Pick<Context, "wanted" | "total">;

const within = (version: number, total: number): number => Math.max(1, Math.min(total, Math.trunc(version)));

/** The version of the event looked at; 0 while none is known. */
export const positionOf = ({ wanted, total }: Moment): number =>
  total === 0 ? 0 : wanted === null ? total : within(wanted, total);

const stepped = (context: Moment, by: number): Pick<Context, "wanted"> => {
  const next = within(positionOf(context) + by, context.total);
  return { wanted: by > 0 && next === context.total ? null : next };
};

export const paceOf = (speed: Speed): { delay: number; events: number } => {
  const delay = Math.max(STEP_AT_LEAST_MS, SECOND_MS / speed);
  return { delay, events: (speed * delay) / SECOND_MS };
};

/** Going through a history: to any event, by steps, or by itself at a chosen speed. */
export const timeTravelMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TimeTravelEvent,
    emitted: {} as Settled,
    input: {} as { at: number | null },
  },
  actions: {
    learn: assign((_, { total }: { total: number }) => ({ total })),
    move: assign((_, { to }: { to: number | null }) => ({ wanted: to })),
    step: assign(({ context }, { by }: { by: number }) => (context.total === 0 ? {} : stepped(context, by))),
    rewindAtTheEnd: assign(({ context }) => (positionOf(context) === context.total ? { wanted: 1 } : {})),
    advance: assign(({ context }) => stepped(context, paceOf(context.speed).events)),
    chooseSpeed: assign((_, { speed }: { speed: Speed }) => ({ speed })),
    settle: emit(({ context }) => ({ type: "settled" as const, at: context.wanted })),
  },
  guards: {
    isAtTheEnd: ({ context }) => positionOf(context) >= context.total,
    hasEvents: ({ context }) => context.total > 0,
  },
  delays: { settling: SETTLE_MS, pace: ({ context }) => paceOf(context.speed).delay },
}).createMachine({
  id: "timeTravel",
  context: ({ input }) => ({ wanted: input.at, total: 0, speed: 1 }),
  initial: "still",
  on: {
    known: { actions: { type: "learn", params: ({ event }) => ({ total: event.total }) } },
    moved: { target: ".moving", actions: { type: "move", params: ({ event }) => ({ to: event.to }) } },
    stepped: { target: ".moving", actions: { type: "step", params: ({ event }) => ({ by: event.by }) } },
    "speed.chosen": { actions: { type: "chooseSpeed", params: ({ event }) => ({ speed: event.speed }) } },
  },
  states: {
    still: { on: { "play.toggled": { target: "playing", guard: "hasEvents", actions: "rewindAtTheEnd" } } },
    moving: {
      on: { "play.toggled": { target: "playing", guard: "hasEvents", actions: "rewindAtTheEnd" } },
      after: { settling: { target: "still", actions: "settle" } },
    },
    playing: {
      on: {
        "play.toggled": { target: "still", actions: "settle" },
        "speed.chosen": {
          target: "playing",
          reenter: true,
          actions: { type: "chooseSpeed", params: ({ event }) => ({ speed: event.speed }) },
        },
      },
      always: { target: "still", guard: "isAtTheEnd", actions: "settle" },
      after: { pace: { target: "playing", reenter: true, actions: "advance" } },
    },
  },
});
