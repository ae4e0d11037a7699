import { Elysia } from "elysia";
import type { Sql } from "../store/sql.ts";
import { isOutOfRoom } from "../store/sql-errors.ts";

/** Whether the database has room for what is written, as far as this process met it. */
export type RoomWatch = { note: (error: unknown) => void; hasRoom: () => Promise<boolean> };

/** Takes a piece of the disk and gives it back. */
const PROBE = `create temporary table room on commit drop as
  select repeat(md5(piece::text), 40) as filler from generate_series(1, 200) as piece`;

const canGrow = async (sql: Sql): Promise<boolean> => {
  try {
    await sql.transaction((tx) => tx.query(PROBE));
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
};

/** Suspects a full disk from the first write that says so, and tries whether it still is until one more piece fits. */
export const createRoomWatch = (sql: Sql): RoomWatch => {
  let isSuspected = false;
  return {
    note: (error) => {
      isSuspected ||= isOutOfRoom(error);
    },
    hasRoom: async () => {
      if (isSuspected) isSuspected = !(await canGrow(sql));
      return !isSuspected;
    },
  };
};

/** Tells the watch of every call that failed. */
export const noteFailures = (watch: RoomWatch) =>
  new Elysia({ name: "room-watch" }).onError({ as: "global" }, ({ error }) => watch.note(error));
