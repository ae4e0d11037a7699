import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import { forgetRequests } from "../../http/idempotency.ts";
import { forgetAttempts } from "../../http/rate-limits.ts";
import { outgoingMail, withdrawnMail } from "../../mail/outbox.ts";
import { forgetRuns } from "../../optimizer/runs.ts";
import { isoNow } from "../../platform/clock.ts";
import { deletedAccount, findEmail } from "../../projections/accounts.queries.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { CommandRejected, execute, loadStream } from "../../store/handle-command.ts";
import type { Sql, Statement } from "../../store/sql.ts";
import { erasureOf } from "../../store/subject-keys.ts";
import type { AccountDeps, EndBilling } from "./account-deps.ts";

/** The visitors who became this customer, and nobody else. */
const LINKED_VISITORS = `
  select e.data ->> 'visitorId' as visitor_id from events e
  where e.stream_id = $1 and e.type in ('AccountOpened', 'DemoTakenOver') and e.data ->> 'visitorId' is not null
    and not exists (
      select from events v where v.stream_id = '${visitorStreamId("")}' || (e.data ->> 'visitorId') and v.type = 'VisitorSignedUp'
        and v.data ->> 'customerId' <> $2)
  union
  select substr(v.stream_id, length('${visitorStreamId("")}') + 1) from events v
  where v.type = 'VisitorSignedUp' and v.data ->> 'customerId' = $2`;

const visitorsOf = async (sql: Sql, customerId: string): Promise<string[]> => {
  const params = [customerStreamId(customerId), customerId];
  const rows = await sql.query<{ visitor_id: string }>(LINKED_VISITORS, params);
  return rows.map(({ visitor_id }) => visitor_id);
};

/** Everything outside the log and its projections that knows the person; the log forgets by losing the key. */
const forgetting = async (deps: AccountDeps, customerId: string, email: string): Promise<readonly Statement[]> => {
  const visitorIds = await visitorsOf(deps.sql, customerId);
  return [
    deletedAccount(customerId),
    forgetRuns(customerId, visitorIds),
    forgetRequests([customerId, ...visitorIds]),
    forgetAttempts([email, customerId, ...visitorIds]),
    await withdrawnMail(deps, { customerId, email }),
    ...visitorIds.flatMap((visitorId) => erasureOf(visitorStreamId(visitorId))),
    outgoingMail(deps, { kind: "accountErased", email }),
  ];
};

const isDue = async ({ store }: AccountDeps, customerId: string, now: string): Promise<boolean> => {
  const { state } = await loadStream(store, customerDecider, customerStreamId(customerId));
  const { identity } = state;
  return identity.status === "open" && identity.erasesAt !== null && identity.erasesAt <= now;
};

const append = async (deps: AccountDeps, customerId: string, email: string, meta: AppendMeta): Promise<boolean> => {
  const statements = await forgetting(deps, customerId, email);
  try {
    const { events } = await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "EraseAccount", data: { at: isoNow(deps.clock) } },
      meta,
      also: () => statements,
      erase: true,
    });
    return events.length > 0;
  } catch (error) {
    if (error instanceof CommandRejected) return false;
    throw error;
  }
};

/**
 * Erases an account whose day has come: first what lies at the payment provider, then, in one transaction, all that we
 * have. What is interrupted between the two is done again. Answers whether it was erased now; one process does it.
 */
export const eraseAccount =
  (deps: AccountDeps, endBilling: EndBilling) =>
  async (customerId: string, meta: AppendMeta): Promise<boolean> => {
    const lock = await deps.sql.tryLock(`erasure/${customerId}`);
    if (lock === null) return false;
    try {
      const email = await findEmail(deps.sql, customerId);
      if (email === null || !(await isDue(deps, customerId, isoNow(deps.clock)))) return false;
      await endBilling({ customerId, email });
      const isErased = await append(deps, customerId, email, meta);
      if (isErased) deps.log.info("account erased", { customerId });
      return isErased;
    } finally {
      await lock.release();
    }
  };
