import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { billingMachine } from "../../../machines/billing/billing.machine.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { billingActors } from "./billing-actors.ts";

/** The billing flow; when it has to leave for Stripe, the browser goes there. */
export const useBilling = () => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => billingMachine.provide({ actors: billingActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine);
  useAnnouncements(actor);
  useEffect(() => {
    const { unsubscribe } = actor.on("departed", ({ url }) => window.location.assign(url));
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) actor.send({ type: "dismissed" });
    };
    window.addEventListener("pageshow", comeBack);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", comeBack);
    };
  }, [actor]);
  return { snapshot, send };
};
export type Billing = ReturnType<typeof useBilling>;
