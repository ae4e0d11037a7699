import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import { deviceStorage } from "../../lib/storage.ts";
import { credentialActors } from "../../session/credential-actors.ts";
import { keepEmail, recallEmail } from "./remembered-email.ts";

export const authActors = (queryClient: QueryClient) => ({
  ...credentialActors(queryClient),
  recallEmail: fromPromise<string | null>(async () => recallEmail(deviceStorage)),
  keepEmail: fromPromise<void, { email: string | null }>(async ({ input }) => keepEmail(deviceStorage, input.email)),
});
