import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { historyVisitMachine } from "../../../machines/support/history-visit.machine.ts";
import { historyVisitActors } from "./support-actors.ts";

/** The visit of a member of staff to one customer's history. */
export const useHistoryVisit = (customerId: string) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => historyVisitMachine.provide({ actors: historyVisitActors(queryClient) }));
  const [snapshot, send] = useMachine(machine, { input: { customerId } });
  return { snapshot, send };
};
export type HistoryVisit = ReturnType<typeof useHistoryVisit>;
