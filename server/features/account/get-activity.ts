import {
  activityActor,
  activityReason,
  activityResult,
  activitySentence,
  isQuietActivity,
} from "../../../events/customer/activity.ts";
import { customerStreamId } from "../../../events/customer/customer.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { ACTIVITY_PAGE, type ActivityEntry, type ActivityPage } from "../../../events/wire/account.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { customerEventOf } from "../../store/domain-event.ts";

type Asked = { before?: number | undefined; limit?: number | undefined };

const entryOf = (envelope: EventEnvelope, keepsResults: boolean): ActivityEntry => {
  const event = customerEventOf(envelope);
  return {
    version: envelope.version,
    at: envelope.recordedAt,
    who: activityActor(envelope.actor),
    sentence: activitySentence(event),
    reason: activityReason(event),
    optimizationId: keepsResults ? activityResult(event) : null,
  };
};

/** What happened to the customer's account, newest first, a page at a time. */
export const getActivity =
  ({ store }: Pick<Deps, "store">) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    { before, limit = ACTIVITY_PAGE }: Asked,
  ): Promise<ActivityPage> => {
    const streamId = customerStreamId(customerId);
    const found: EventEnvelope[] = [];
    let from = before === undefined ? undefined : before - 1;
    while (found.length <= limit && (from === undefined || from > 0)) {
      const page = await store.read(streamId, {
        direction: "backward",
        limit: limit + 1,
        ...(from === undefined ? {} : { from }),
      });
      found.push(...page.filter((envelope) => !isQuietActivity(customerEventOf(envelope))));
      from = (page.at(-1)?.version ?? 1) - 1;
    }
    const entries = found.slice(0, limit).map((envelope) => entryOf(envelope, state.subscription.everPaid));
    return { entries, before: found.length > limit ? (entries.at(-1)?.version ?? null) : null };
  };
