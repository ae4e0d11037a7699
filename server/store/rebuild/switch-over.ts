import { DatabaseUnavailable, type SqlConnection } from "../sql.ts";
import { isContention } from "../write-batch.ts";
import type { Fill } from "./fill-shadows.ts";
import type { RebuildOptions } from "./rebuild-options.ts";
import type { RebuildParts } from "./rebuild-parts.ts";
import { dropRecord, moveToStates, noteVersion } from "./rebuild-record.ts";
import { dropShadows, switchShadows } from "./shadow-tables.ts";
import type { Suspects } from "./suspects.ts";
import { liveName, type TableShape } from "./table-shape.ts";

const SWITCH_TRIES = 20;
const LOCK_WAIT_MS = 1000;

const namesOf = (shapes: readonly TableShape[]): string => shapes.map(liveName).toSorted().join(", ");

const finishRecord = async (tx: SqlConnection, { isCheck, statesFollow }: RebuildOptions): Promise<void> => {
  if (isCheck) await dropShadows(tx);
  await (statesFollow && !isCheck ? moveToStates(tx, "") : dropRecord(tx));
};

/**
 * Brings the shadows up to the very head, judges the suspects and switches, all in one transaction. Whoever appends takes
 * its tables first and the head of the log last, and so do we: tables that nobody writes, then a head that stands still.
 */
const trySwitch = (
  { sql, projections }: RebuildParts,
  shapes: readonly TableShape[],
  fill: Fill,
  suspects: Suspects,
  options: RebuildOptions,
): Promise<{ position: number; heldMs: number } | null> =>
  sql.transaction(async (tx) => {
    await tx.script(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_WAIT_MS}`);
    await tx.query(`lock table ${namesOf(shapes)} in share row exclusive mode`);
    const [head] = await tx.query<{ position: number }>("select position from log_head for update");
    const begun = performance.now();
    const position = head?.position ?? 0;
    if (!(await fill.finish(tx, position, suspects.touched))) return null;
    await suspects.judge(tx);
    if (!options.isCheck) {
      await tx.query(`lock table ${namesOf(shapes)} in access exclusive mode`);
      await switchShadows(tx, shapes);
      for (const { name, version = 1 } of projections) await noteVersion(tx, { name, version }, position);
    }
    await finishRecord(tx, options);
    return { position, heldMs: performance.now() - begun };
  });

const isPassing = (error: unknown): boolean => error instanceof DatabaseUnavailable || isContention(error);

/** Tries again after what passes: a lock that somebody held too long, or a tail that had grown too long meanwhile. */
export const switchOver = async (
  parts: RebuildParts,
  shapes: readonly TableShape[],
  fill: Fill,
  suspects: Suspects,
  options: RebuildOptions,
): Promise<{ position: number; heldMs: number }> => {
  for (let tries = 1; ; tries += 1) {
    await fill.catchUp(suspects.touched, () => undefined);
    try {
      const switched = await trySwitch(parts, shapes, fill, suspects, options);
      if (switched !== null) return switched;
      if (tries >= SWITCH_TRIES) throw new DatabaseUnavailable();
    } catch (error) {
      if (!isPassing(error) || tries >= SWITCH_TRIES) throw error;
    }
  }
};
