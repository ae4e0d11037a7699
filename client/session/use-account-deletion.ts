import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { Deletion } from "../../events/wire/account.ts";
import { accountDeletionMachine } from "../../machines/account-deletion/account-deletion.machine.ts";
import { api, unwrap } from "../api/api.ts";
import { refreshQueries } from "../lib/refresh-queries.ts";
import { refreshSession } from "./session-cache.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useSession } from "./use-session.ts";

const actorsOf = (queryClient: QueryClient) => ({
  requestDeletion: fromPromise<Deletion, { password: string }>(({ input, signal }) =>
    unwrap(api.account.deletion.post(input, { fetch: { signal } })),
  ),
  keepAccount: fromPromise<Deletion>(({ signal }) =>
    unwrap(api.account.deletion.delete(undefined, { fetch: { signal } })),
  ),
  refresh: fromPromise<void>(async () => {
    await refreshSession(queryClient);
    await refreshQueries(queryClient, { queryKey: ["account"] });
  }),
});

/** The deletion of the account, as far as it has come. Remount with another key when the session says otherwise. */
export const useAccountDeletion = () => {
  const queryClient = useQueryClient();
  const { deletionAt = null } = useSession();
  const [machine] = useState(() => accountDeletionMachine.provide({ actors: actorsOf(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { deletionAt } });
  useAnnouncements(actor);
  return { snapshot, send };
};
