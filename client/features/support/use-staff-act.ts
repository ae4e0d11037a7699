import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { staffActMachine } from "../../../machines/support/staff-act.machine.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { staffActActors } from "./support-actors.ts";

/** What staff do for one customer. */
export const useStaffAct = (customerId: string) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => staffActMachine.provide({ actors: staffActActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { customerId } });
  useAnnouncements(actor);
  return { snapshot, send };
};
export type StaffActs = ReturnType<typeof useStaffAct>;
