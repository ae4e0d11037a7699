import type { StreamDecider } from "../../events/kernel/decider.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import {
  type AppendMeta,
  type EventStore,
  type HeldStream,
  type LoadedState,
  type NewEvent,
  type StoredEvent,
  VersionConflict,
} from "./event-store.ts";
import type { Statement } from "./sql.ts";
import { isContention } from "./write-batch.ts";

const FOLD_PAGE = 1000;
const TRIES_MAX = 10;
const TRIES_UNHELD = 3;
const JITTER_MS = 5;

/** The rules refused a command. The property is not called `code`, which the HTTP framework takes for its own. */
export class CommandRejected extends Error {
  readonly problem: ProblemCode;
  constructor(problem: ProblemCode) {
    super(`Command rejected: ${problem}`);
    this.name = "CommandRejected";
    this.problem = problem;
  }
}

export type Execution<Command, Event extends StoredEvent, State> = {
  store: EventStore;
  decider: StreamDecider<Command, Event, State>;
  streamId: string;
  command: Command | ((state: State) => Command);
  meta: AppendMeta;
  /** Statements of the same transaction, from the events and the state they lead to. */
  also?: (events: readonly Event[], stateAfter: State) => readonly Statement[];
  /** The id of each event, where a repeat of the command must repeat its events. */
  eventId?: (index: number) => string;
  erase?: boolean;
};

/** `version` is the stream's after the command; `position` that of the last event, null when there was none. */
export type Executed<Event, State> = {
  events: readonly Event[];
  state: State;
  version: number;
  position: number | null;
};

// The codec parsed the event by its definition, and a stream holds only the events of its own decider.
const asEventOf = <Event extends StoredEvent>(event: StoredEvent): Event => event as Event;

// A state is kept only under the schema of the decider that folded it, and only that decider asks for it.
const asStateOf = <State>(value: unknown): State => value as State;

const isFunction = <Command, State>(
  command: Command | ((state: State) => Command),
): command is (state: State) => Command => typeof command === "function";

/** Folds what happened in a stream since its state was kept, which is nothing unless the fold was changed. */
export const foldFrom = async <Command, Event extends StoredEvent, State>(
  store: Pick<EventStore, "read">,
  { initialState, evolve }: StreamDecider<Command, Event, State>,
  streamId: string,
  loaded: LoadedState,
): Promise<{ version: number; state: State }> => {
  let version = loaded.folded?.version ?? 0;
  let state = loaded.folded === null ? initialState : asStateOf<State>(loaded.folded.value);
  while (version < loaded.version) {
    const page = await store.read(streamId, { from: version + 1, limit: FOLD_PAGE });
    state = page.reduce((folded, { event }) => evolve(folded, asEventOf<Event>(event)), state);
    version = page.at(-1)?.version ?? loaded.version;
  }
  return { version, state };
};

/** Folds a stream's state, from what is kept beside the stream where that is of use. */
export const loadStream = async <Command, Event extends StoredEvent, State>(
  store: Pick<EventStore, "read" | "loadState">,
  decider: StreamDecider<Command, Event, State>,
  streamId: string,
): Promise<{ version: number; state: State }> =>
  foldFrom(store, decider, streamId, await store.loadState(streamId, decider.stateSchema));

const statesAfter = <Event, State>(
  evolve: (state: State, event: Event) => State,
  from: State,
  events: readonly Event[],
): State[] => {
  let state = from;
  return events.map((event) => {
    state = evolve(state, event);
    return state;
  });
};

const attempt = async <Command, Event extends StoredEvent, State>(
  store: HeldStream,
  execution: Execution<Command, Event, State>,
): Promise<Executed<Event, State>> => {
  const { decider, streamId, command, meta, also, erase, eventId = store.newId } = execution;
  const { version, state } = await loadStream(store, decider, streamId);
  const decision = decider.decide(isFunction(command) ? command(state) : command, state);
  if (decision.kind === "rejected") throw new CommandRejected(decision.code);
  const { events } = decision;
  if (events.length === 0) return { events, state, version, position: null };

  const after = statesAfter(decider.evolve, state, events);
  const stateAfter = after.at(-1) ?? state;
  const added: NewEvent[] = events.map((event, index) => ({ eventId: eventId(index), event }));
  const result = await store.append({
    streamId,
    expected: version,
    events: added,
    meta,
    state: { schema: decider.stateSchema, after },
    ...(also === undefined ? {} : { also: also(events, stateAfter) }),
    ...(erase === undefined ? {} : { erase }),
  });
  return { events, state: stateAfter, version: result.lastVersion, position: result.lastPosition };
};

const jitter = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MS * tries));

const isOvertaken = (error: unknown): boolean => error instanceof VersionConflict || isContention(error);

/**
 * Loads the stream's state, decides, and appends what follows at the version that was decided on. Commands on one stream
 * wait for each other within this process. Overtaken by another process it decides anew; overtaken several times, it
 * holds the stream while it decides, so that nobody starves however busy the others are.
 */
export const execute = <Command, Event extends StoredEvent, State>(
  execution: Execution<Command, Event, State>,
): Promise<Executed<Event, State>> => {
  const { store, streamId } = execution;
  return store.inTurn(streamId, async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        if (tries <= TRIES_UNHELD) return await attempt(store, execution);
        return await store.holding(streamId, (held) => attempt(held, execution));
      } catch (error) {
        if (!isOvertaken(error) || tries >= TRIES_MAX) throw error;
        await jitter(tries);
      }
    }
  });
};
