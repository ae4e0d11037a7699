import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { DemoStash } from "../../../machines/demo/upgrade.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { credentialActors } from "../../session/credential-actors.ts";

export const upgradeActors = (queryClient: QueryClient) => ({
  ...credentialActors(queryClient),
  stashResult: fromPromise<void, DemoStash | null>(async ({ input: stash }) => {
    if (stash === null) return;
    await unwrap(api.demo["stash-full-avatar"].post(stash.avatar));
    await unwrap(api.demo["stash-avatar-data"].post(stash.brief));
  }),
});
