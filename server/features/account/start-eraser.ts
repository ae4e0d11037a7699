import { customerIdOf } from "../../../events/customer/customer.ts";
import { describeError } from "../../platform/log.ts";
import { listDueStreams } from "../../projections/account-deletions.queries.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { AccountDeps, EndBilling } from "./account-deps.ts";
import { eraseAccount } from "./erase-account.ts";

const EVERY_MS = 60_000;
const PAGE = 100;
const PROCESS = "eraser";

const dueCustomers = async ({ sql, clock }: AccountDeps): Promise<string[]> =>
  (await listDueStreams(sql, clock.now(), PAGE)).flatMap((streamId) => customerIdOf(streamId) ?? []);

/** Erases every account whose day has come; one that cannot be erased now does not hold up the others. */
export const eraseDue = async (deps: AccountDeps, endBilling: EndBilling): Promise<number> => {
  const erase = eraseAccount(deps, endBilling);
  let erased = 0;
  for (const customerId of await dueCustomers(deps)) {
    const meta: AppendMeta = {
      actor: { kind: "system", process: PROCESS },
      correlationId: deps.newId(),
      causationId: null,
    };
    try {
      if (await erase(customerId, meta)) erased += 1;
    } catch (error) {
      deps.log.error("an account could not be erased, will be tried again", {
        customerId,
        error: describeError(error),
      });
    }
  }
  return erased;
};

export type Eraser = { stop: () => Promise<void> };

/** Erases what is due now and every minute. */
export const startEraser = (deps: AccountDeps, endBilling: EndBilling): Eraser => {
  let running: Promise<unknown> | null = null;
  const run = (): void => {
    running ??= eraseDue(deps, endBilling)
      .catch((error: unknown) => deps.log.error("due accounts could not be found", { error: describeError(error) }))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, EVERY_MS);
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
