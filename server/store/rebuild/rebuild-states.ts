import type { Codec } from "../codec.ts";
import type { Sql } from "../sql.ts";
import type { FoldOf } from "./projector.ts";
import { keepState, proveStates } from "./prove-states.ts";
import { moveToStates } from "./rebuild-record.ts";

export type StatesReport = {
  streams: number;
  events: number;
  ms: number;
  /** Streams whose kept state was not what their events lead to. */
  different: string[];
  /** States that were missing or of another schema, and are kept now. */
  refolded: number;
};

const NAMED_MAX = 1000;

/** Proves the decision state of every stream after `from` equal to the fold of its events; keeps the folded where it is not. */
export const rebuildStates = async (
  { sql, codec, foldOf }: { sql: Sql; codec: Codec; foldOf: FoldOf },
  options: { from: string; isCheck: boolean; onProgress: (streams: number, events: number) => void },
): Promise<StatesReport> => {
  const begun = performance.now();
  const report: StatesReport = { streams: 0, events: 0, ms: 0, different: [], refolded: 0 };
  const parts = { connection: sql, codec, foldOf };
  for await (const { streams, events, lastStream } of proveStates(parts, options.from)) {
    for (const stream of streams) {
      if (stream.kept === "different" && report.different.length < NAMED_MAX) report.different.push(stream.streamId);
      if (options.isCheck || stream.kept === "equal" || stream.kept === "erased") continue;
      const isKept = await keepState(parts, stream);
      if (stream.kept === "stale" && isKept) report.refolded += 1;
    }
    report.streams += streams.length;
    report.events += events;
    options.onProgress(report.streams, report.events);
    await moveToStates(sql, lastStream);
  }
  report.ms = performance.now() - begun;
  return report;
};
