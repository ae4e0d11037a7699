import type { Codec } from "../codec.ts";
import type { Projection } from "../projection.ts";
import type { Sql } from "../sql.ts";
import { createProjector, type FoldOf, type Projector } from "./projector.ts";

export type RebuildParts = {
  sql: Sql;
  codec: Codec;
  projections: readonly Projection[];
  project: Projector;
  pageSize: number;
};

/** The embedded database has one connection, which appends share with whoever rebuilds: it is held for short pages only. */
const PAGE_SIZE = { pglite: 500, postgres: 4000 } as const;

/** What a rebuild needs: its projections with what applies events to them, and how many events a page holds. */
export const rebuildParts = (
  { sql, codec }: Pick<RebuildParts, "sql" | "codec">,
  projections: readonly Projection[],
  foldOf: FoldOf,
  pageSize: number = PAGE_SIZE[sql.kind],
): RebuildParts => ({ sql, codec, projections, project: createProjector(projections, foldOf), pageSize });
