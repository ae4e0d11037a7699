import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

export const LimitNotice = () => (
  <Callout
    tone="warning"
    role="status"
    title="Limit reached"
    actions={
      <LinkButton size="sm" to="/billing">
        Manage plan
      </LinkButton>
    }
  >
    You've reached your monthly limit. Manage your plan to continue.
  </Callout>
);
