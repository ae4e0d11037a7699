import type { Codec } from "../codec.ts";
import type { Sql } from "../sql.ts";
import { keepStates } from "./keep-states.ts";
import type { FoldOf } from "./projector.ts";
import { proveStates } from "./prove-states.ts";
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
    const different = streams.filter(({ kept }) => kept === "different").map(({ streamId }) => streamId);
    report.different.push(...different.slice(0, NAMED_MAX - report.different.length));
    const stale = streams.filter(({ kept }) => kept === "stale").map(({ streamId }) => streamId);
    if (!options.isCheck) {
      const wanting = streams.filter(({ kept }) => kept === "different" || kept === "stale");
      const kept = await keepStates(parts, wanting);
      report.refolded += stale.filter((streamId) => kept.has(streamId)).length;
    }
    report.streams += streams.length;
    report.events += events;
    options.onProgress(report.streams, report.events);
    await moveToStates(sql, lastStream);
  }
  report.ms = performance.now() - begun;
  return report;
};
