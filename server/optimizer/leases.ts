import type { Deps } from "../deps.ts";
import { describeError } from "../platform/log.ts";
import { finishRun } from "./finish-run.ts";
import type { LiveRuns } from "./live-runs.ts";
import { type ClaimedRun, renewLeases, takeAbandoned } from "./runs.ts";

type LeaseDeps = Pick<Deps, "sql" | "store" | "clock" | "log">;

type LeaseOptions = {
  holder: string;
  leaseMs: number;
  sweepMs: number;
  attemptsMax: number;
  /** How many runs may be taken up now. */
  spare: () => number;
  begin: (run: ClaimedRun) => void;
};

const RENEWALS_PER_LEASE = 3;

/** Tells the database which runs this process still holds; what another process took meanwhile is let go. */
const renew = async ({ sql }: LeaseDeps, liveRuns: LiveRuns, { holder, leaseMs }: LeaseOptions): Promise<void> => {
  const held = liveRuns.all();
  if (held.length === 0) return;
  const own = await renewLeases(sql, holder, leaseMs);
  for (const entry of held) {
    const { optimizationId } = entry.run;
    if (own.has(optimizationId) || liveRuns.get(optimizationId) !== entry) continue;
    entry.abandon.abort();
    entry.end("elsewhere");
  }
};

/** Takes up runs whose holder is gone, or gives them up after too many holders. */
const sweep = async (deps: LeaseDeps, { holder, leaseMs, attemptsMax, spare, begin }: LeaseOptions): Promise<void> => {
  const limit = spare();
  if (limit === 0) return;
  for (const run of await takeAbandoned(deps.sql, { holder, leaseMs, limit })) {
    const { optimizationId, attempts } = run;
    deps.log.info("took up an abandoned optimization", { optimizationId, attempts });
    if (attempts > attemptsMax) await finishRun(deps, run, { status: "failed", reason: "interrupted" });
    else begin(run);
  }
};

/** Keeps this process's leases alive and watches for those of processes that died. Answers how to stop. */
export const keepLeases = async (deps: LeaseDeps, liveRuns: LiveRuns, options: LeaseOptions): Promise<() => void> => {
  const repeat = (what: string, everyMs: number, work: () => Promise<void>) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => deps.log.warn(what, { error: describeError(error) }))
        .finally(() => {
          isBusy = false;
        });
    }, everyMs);
  };
  await sweep(deps, options);
  const timers = [
    repeat("leases were not renewed", options.leaseMs / RENEWALS_PER_LEASE, () => renew(deps, liveRuns, options)),
    repeat("abandoned work was not looked for", options.sweepMs, () => sweep(deps, options)),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};
