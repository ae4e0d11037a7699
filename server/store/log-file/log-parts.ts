import type { Codec, StoredEventDefinition } from "../codec.ts";
import type { Projection } from "../projection.ts";
import type { FoldOf } from "../rebuild/projector.ts";
import type { Secrets } from "../secrets.ts";
import type { Sql } from "../sql.ts";

/** What work on the whole log needs: a database, and what this program knows of events. */
export type LogParts = {
  sql: Sql;
  secrets: Secrets;
  codec: Codec;
  definitions: readonly StoredEventDefinition[];
  projections: readonly Projection[];
  foldOf: FoldOf;
};

export type OnEvents = (done: number, total: number | null) => void;
