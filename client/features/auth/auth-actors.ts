import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import { credentialActors } from "../../session/credential-actors.ts";
import { keepEmail, recallEmail } from "./remembered-email.ts";

export const authActors = (queryClient: QueryClient) => ({
  ...credentialActors(queryClient),
  recallEmail: fromPromise<string | null>(async () => recallEmail(localStorage)),
  keepEmail: fromPromise<void, { email: string | null }>(async ({ input }) => keepEmail(localStorage, input.email)),
});
