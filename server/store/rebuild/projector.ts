import { LRUCache } from "lru-cache";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import type { EventReader } from "../event-reader.ts";
import type { StoredEvent } from "../event-store.ts";
import type { Projection, RowChange } from "../projection.ts";

/** How the decision state of a stream follows from its events. */
export type StreamFold = {
  schema: string;
  initialState: unknown;
  evolve: (state: unknown, event: StoredEvent) => unknown;
};

/** The fold of a stream, or null for a stream without decision state. */
export type FoldOf = (streamId: string) => StreamFold | null;

const REMEMBERED_STATES = 20_000;
const FOLD_PAGE = 1000;

type Remembered = { version: number; state: unknown };

/** Folds each stream along with the log; a stream that was not seen for long is folded from its beginning. */
const createStates = (foldOf: FoldOf) => {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED_STATES });

  const refold = async (reader: EventReader, fold: StreamFold, streamId: string, until: number): Promise<unknown> => {
    let state = fold.initialState;
    for (let from = 1; from <= until; from += FOLD_PAGE) {
      const page = await reader.read(streamId, { from, limit: Math.min(FOLD_PAGE, until - from + 1) });
      state = page.reduce((folded, { event }) => fold.evolve(folded, event), state);
    }
    return state;
  };

  return async (reader: EventReader, { streamId, version, event }: EventEnvelope): Promise<unknown> => {
    const fold = foldOf(streamId);
    if (fold === null) return null;
    const known = remembered.get(streamId);
    const before = known?.version === version - 1 ? known.state : await refold(reader, fold, streamId, version - 1);
    const state = fold.evolve(before, event);
    remembered.set(streamId, { version, state });
    return state;
  };
};

export type Projector = (reader: EventReader, page: readonly EventEnvelope[]) => Promise<RowChange[]>;

/** Computes the row changes of events that follow each other in the log, as their appends did. */
export const createProjector = (projections: readonly Projection[], foldOf: FoldOf): Projector => {
  const needsState = projections.some((projection) => projection.needsState === true);
  const stateAfter = createStates(foldOf);
  return async (reader, page) => {
    const changes: RowChange[] = [];
    for (const envelope of page) {
      const state = needsState ? await stateAfter(reader, envelope) : null;
      for (const { project, needsState: asks } of projections) {
        changes.push(...project(envelope, asks === true ? state : null));
      }
    }
    return changes;
  };
};
