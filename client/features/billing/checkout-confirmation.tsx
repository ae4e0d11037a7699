import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { checkoutReturnMachine } from "../../../machines/billing/checkout-return.machine.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { checkoutReturnActors } from "./billing-actors.ts";

/** The flow that asks whether a checkout was paid. */
export const useCheckoutReturn = (sessionId: string) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => checkoutReturnMachine.provide({ actors: checkoutReturnActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { sessionId } });
  useAnnouncements(actor);
  return { snapshot, send };
};

/** On the billing page: confirms the checkout the user comes back from, then cleans the address. */
export const CheckoutConfirmation = ({ sessionId }: { sessionId: string }) => {
  const { snapshot, send } = useCheckoutReturn(sessionId);
  const navigate = useNavigate();
  const isConfirmed = snapshot.matches("confirmed");
  useEffect(() => {
    if (isConfirmed) void navigate({ to: "/billing", search: {}, replace: true });
  }, [isConfirmed, navigate]);
  if (isConfirmed) return null;
  if (snapshot.matches("failed")) {
    return (
      <Callout
        tone="warning"
        role="alert"
        title={snapshot.context.problem}
        actions={
          <Button size="sm" variant="outline" onClick={() => send({ type: "again.requested" })}>
            Check again
          </Button>
        }
      >
        If you paid, your plan appears here by itself as soon as the payment reaches us.
      </Callout>
    );
  }
  return (
    <p role="status">
      <Spinner label="Confirming your payment" /> Confirming your payment…
    </p>
  );
};
