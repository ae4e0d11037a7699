import type { Codec } from "../codec.ts";
import type { Projection } from "../projection.ts";
import type { Sql } from "../sql.ts";
import type { FoldOf } from "./projector.ts";
import type { RebuildStep } from "./rebuild-options.ts";
import { rebuildParts } from "./rebuild-parts.ts";
import { type RebuildReport, rebuildProjections } from "./rebuild-projections.ts";
import { dropRecord, readStatesRecord } from "./rebuild-record.ts";
import { rebuildStates, type StatesReport } from "./rebuild-states.ts";

export type Rebuilt = {
  /** Null if an interrupted run had switched them already. */
  tables: RebuildReport | null;
  /** Null if they were not asked for. */
  states: StatesReport | null;
};

/**
 * Rebuilds projections and proves the decision states, one rebuild at a time on a database. Reactors and their
 * checkpoints have no part in it, so nothing that was sent or charged is sent or charged again.
 */
export const rebuild = async (
  { sql, codec, foldOf }: { sql: Sql; codec: Codec; foldOf: FoldOf },
  options: {
    projections: readonly Projection[];
    withStates: boolean;
    isCheck: boolean;
    pageSize?: number;
    onStep: (step: RebuildStep) => void;
    onStates: (streams: number) => void;
  },
): Promise<Rebuilt | "busy"> => {
  const { projections, withStates, isCheck, pageSize, onStep, onStates } = options;
  const lock = await sql.tryLock("rebuild");
  if (lock === null) return "busy";
  try {
    const interrupted = withStates ? await readStatesRecord(sql) : null;
    const parts = rebuildParts({ sql, codec }, projections, foldOf, pageSize);
    const tables =
      interrupted === null ? await rebuildProjections(parts, { isCheck, statesFollow: withStates, onStep }) : null;
    if (!withStates) return { tables, states: null };
    const states = await rebuildStates(
      { sql, codec, foldOf },
      { from: interrupted ?? "", isCheck, onProgress: onStates },
    );
    await dropRecord(sql);
    return { tables, states };
  } finally {
    await lock.release();
  }
};
