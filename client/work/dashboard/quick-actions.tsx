import { CreditCard, Settings, Sparkles, UserPlus, Users } from "lucide-react";
import { isPaidPlan, type Plan } from "../../../events/plans.ts";
import { css } from "../../styled-system/css/index.js";
import { LinkButton } from "../../ui/link-button.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
/** On a phone each line is filled. */
const row = css({ display: "flex", flexWrap: "wrap", gap: "3", "& > *": { flexGrow: { base: "1", sm: "0" } } });

type QuickActionsProps = { plan: Plan /** Whether the plan has no optimization left. */; isUsedUp: boolean };

/** What stands out is what can be done: the next listing, or the plan that allows it. */
export const QuickActions = ({ plan, isUsedUp }: QuickActionsProps) => (
  <section className={root} aria-labelledby="quick-actions">
    <h2 id="quick-actions" className={css({ textStyle: "heading" })}>
      Quick actions
    </h2>
    <div className={row}>
      {isUsedUp && <BillingLink variant="solid" />}
      <LinkButton variant={isUsedUp ? "outline" : "solid"} to={isPaidPlan(plan) ? "/optimize" : "/demo"}>
        <Sparkles aria-hidden="true" />
        Optimize Next Listing
      </LinkButton>
      <LinkButton variant="outline" to="/avatars/new">
        <UserPlus aria-hidden="true" />
        Create New Avatar
      </LinkButton>
      <LinkButton variant="outline" to="/account/avatars">
        <Users aria-hidden="true" />
        My Avatars
      </LinkButton>
      {!isUsedUp && <BillingLink variant="outline" />}
      <LinkButton variant="outline" to="/account">
        <Settings aria-hidden="true" />
        Manage Account
      </LinkButton>
    </div>
  </section>
);

const BillingLink = ({ variant }: { variant: "solid" | "outline" }) => (
  <LinkButton variant={variant} to="/billing">
    <CreditCard aria-hidden="true" />
    Billing
  </LinkButton>
);
