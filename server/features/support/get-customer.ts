import { planAt } from "../../../events/customer/access.ts";
import { type CustomerState, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { maskEmail } from "../../../events/history/mask-email.ts";
import type { CustomerCard, ResendableMail, Visit } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { findEmail } from "../../projections/accounts.queries.ts";
import { loadStream } from "../../store/handle-command.ts";
import { statusOf } from "./find-customers.ts";

type CardDeps = Pick<Deps, "sql" | "store" | "clock" | "env">;

const mailsOf = ({ identity, subscription }: CustomerState): ResendableMail[] => {
  if (identity.status !== "open") return [];
  return subscription.snapshot === null ? ["welcome", "passwordReset"] : ["welcome", "passwordReset", "billing"];
};

/** What stands above a customer's history. */
export const getCustomer =
  (deps: CardDeps) =>
  async (customerId: string, visit: Visit): Promise<CustomerCard> => {
    const { version, state } = await loadStream(deps.store, customerDecider, customerStreamId(customerId));
    if (version === 0) throw new ProblemError("ACCOUNT_NOT_FOUND");
    const { identity, subscription } = state;
    const open = identity.status === "open" ? identity : null;
    const email = await findEmail(deps.sql, customerId);
    const shown = email === null || visit.revealedUntil !== null ? email : maskEmail(email);
    return {
      customerId,
      email: shown,
      plan: planAt(subscription, isoNow(deps.clock)),
      role: open?.role ?? null,
      status: statusOf(state),
      openedAt: open?.openedAt ?? null,
      erasesAt: identity.status === "erased" ? identity.erasedAt : (open?.erasesAt ?? null),
      version,
      stripeCustomerId: subscription.stripeCustomerId,
      subscriptionId: subscription.snapshot?.subscriptionId ?? null,
      visit,
      mails: mailsOf(state),
      paidAvatarLimit: deps.env.AVATAR_LIMIT,
    };
  };
