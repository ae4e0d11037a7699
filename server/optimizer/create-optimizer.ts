import type { Deps } from "../deps.ts";
import { describeError } from "../platform/log.ts";
import type { Engine } from "./engine.ts";
import { followRun } from "./follow-run.ts";
import { keepLeases } from "./leases.ts";
import { createLiveRuns, type LiveRuns } from "./live-runs.ts";
import type { ClaimRun, Optimizer, Run } from "./optimizer.ts";
import { createRunLine } from "./run-line.ts";
import { type ClaimedRun, handBack, insertRun, voidLeases } from "./runs.ts";

type OptimizerDeps = Pick<Deps, "sql" | "store" | "clock" | "newId" | "log">;

export type OptimizerOptions = {
  /** A process that does not renew its lease for this long counts as gone. */
  leaseMs: number;
  /** How often abandoned runs are looked for. */
  sweepMs: number;
  /** How long one run may work. */
  timeoutMs: number;
  /** Holders a run may have before it is given up. */
  attemptsMax: number;
  /** Runs accepted and not ended, in this process and of one customer or visitor in it. */
  places: { total: number; perOwner: number };
  /** How often a run in another process is looked at by those who follow it. */
  pollMs: number;
  /** How long a stop waits for the runs that are being worked on. */
  drainMs: number;
};

const OPTIMIZER_OPTIONS: OptimizerOptions = {
  leaseMs: 15_000,
  sweepMs: 3_000,
  timeoutMs: 120_000,
  attemptsMax: 3,
  places: { total: 100, perOwner: 20 },
  pollMs: 300,
  drainMs: 5_000,
};

const drain = async (liveRuns: LiveRuns, drainMs: number): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, drainMs);
  await Promise.race([Promise.all(liveRuns.all().map(({ ended }) => ended)), late]);
  clearTimeout(timer);
  for (const { abandon, end } of liveRuns.all()) {
    abandon.abort();
    end({ status: "failed", problem: "BUSY" });
  }
};

/** The one optimizer of a process: accepted work waits in line, is worked on by the engine, and always ends. */
export const createOptimizer = (
  deps: OptimizerDeps,
  engine: Engine,
  given: Partial<OptimizerOptions> = {},
): Optimizer => {
  const options = { ...OPTIMIZER_OPTIONS, ...given };
  const { sql, log } = deps;
  const holder = deps.newId();
  const liveRuns = createLiveRuns(options.places);
  const line = createRunLine(deps, liveRuns, { engine, timeoutMs: options.timeoutMs });
  let stopLeases = (): void => undefined;

  const accept = async (run: Run, append: (claim: ClaimRun) => Promise<unknown>): Promise<void> => {
    const claims: ClaimedRun[] = [];
    try {
      await append((causationId) => {
        liveRuns.takePlace(run);
        const claimed = { ...run, causationId, attempts: 1 };
        claims.push(claimed);
        return insertRun(claimed, holder, options.leaseMs);
      });
      const claimed = claims.at(-1);
      if (claimed !== undefined) line.begin(claimed);
    } finally {
      liveRuns.givePlaceBack(run.optimizationId);
    }
  };

  return {
    importReviews: engine.importReviews,
    weighWords: engine.weighWords,
    accept,
    follow: (run, follow = {}) => followRun(deps, { liveRuns, pollMs: options.pollMs }, run, follow),
    start: async () => {
      if (sql.kind === "pglite") await voidLeases(sql);
      stopLeases = await keepLeases(deps, liveRuns, { ...options, holder, spare: line.spare, begin: line.begin });
    },
    stop: async () => {
      liveRuns.close();
      line.close();
      await drain(liveRuns, options.drainMs);
      stopLeases();
      await handBack(sql, holder).catch((error: unknown) =>
        log.warn("unfinished work was not handed back", { error: describeError(error) }),
      );
      await engine.close();
    },
  };
};
