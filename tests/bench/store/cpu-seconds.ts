import { readdirSync, readFileSync } from "node:fs";
import type { Sql } from "../../../server/store/sql.ts";

const TICKS_PER_SECOND = 100;
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;

/** What stands behind the name of a process in /proc, from its state on. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
};

const secondsOf = (stat: readonly string[]): number =>
  (Number(stat[USER] ?? 0) + Number(stat[SYSTEM] ?? 0)) / TICKS_PER_SECOND;

/**
 * Processor time that this process and the database on this machine have used so far, in seconds. It says what the work
 * costs, also where other work shares the machine. Linux only; elsewhere the database counts as nothing.
 */
export const createCpuMeter = async (sql: Sql): Promise<() => { here: number; database: number }> => {
  const [backend] = await sql.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = statOf(backend?.pid ?? 0)[PARENT];
  return () => {
    const { user, system } = process.cpuUsage();
    const pids = postmaster === undefined ? [] : readdirSync("/proc").map(Number).filter(Number.isInteger);
    const stats = pids.map(statOf).filter((stat) => stat[PARENT] === postmaster);
    return { here: (user + system) / 1e6, database: stats.reduce((sum, stat) => sum + secondsOf(stat), 0) };
  };
};
