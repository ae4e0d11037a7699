import type { AnyEvent } from "../../../events/index.ts";
import type { Deps } from "../../deps.ts";
import type { BillingNotice } from "../../mail/outbox.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import { noticeOf } from "./billing-mail.reactor.ts";

/** What may be worth a mail; which of them is, `noticeOf` says. */
const TOLD_OF: readonly AnyEvent["type"][] = [
  "SubscriptionActivated",
  "PlanChanged",
  "PlanChangeScheduled",
  "CancellationScheduled",
  "SubscriptionResumed",
  "SubscriptionCanceled",
  "PaymentFailed",
  "PaymentRecovered",
  "DisputeOpened",
  "DisputeClosed",
];

const LOOKED_AT_MAX = 20;

/** What the customer was last told of their subscription by mail; null where they never were. */
export const lastBillingNotice =
  ({ sql, store }: Pick<Deps, "sql" | "store">) =>
  async (streamId: string): Promise<BillingNotice | null> => {
    const rows = await sql.query<{ version: number }>(
      "select version from events where stream_id = $1 and type = any($2) order by version desc limit $3",
      [streamId, TOLD_OF, LOOKED_AT_MAX],
    );
    for (const { version } of rows) {
      const [envelope] = await store.read(streamId, { from: version, limit: 1 });
      const notice = envelope === undefined ? null : noticeOf(domainEventOf(envelope));
      if (notice !== null) return notice;
    }
    return null;
  };
