import { Callout } from "../../ui/callout.tsx";
import { Anchor } from "../../ui/text-link.tsx";

/** Says that nothing here is real, where the operator has not connected Stripe. */
export const SandboxNotice = () => (
  <Callout tone="neutral" title="Payments run in a sandbox">
    No money moves. <Anchor href="/sandbox">Open the sandbox</Anchor> to move its clock, refund, dispute or lose
    webhooks.
  </Callout>
);
