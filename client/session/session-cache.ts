import type { QueryClient } from "@tanstack/react-query";
import { ANONYMOUS_SESSION } from "../../events/wire/anonymous-session.ts";
import { forgetDrafts, forgetDraftsOfOthers } from "../lib/drafts.ts";
import { afterReads } from "../lib/refresh-queries.ts";
import { sessionQuery } from "./session-query.ts";

/** Shows the visitor as signed out at once, before the page that needs sign-in is left. */
export const showAsAnonymous = (queryClient: QueryClient): void => {
  queryClient.setQueryData(sessionQuery().queryKey, ANONYMOUS_SESSION);
};

/** Clears all that was loaded for the user or typed by them, then asks the server who is there now. */
export const forgetUser = async (queryClient: QueryClient): Promise<void> => {
  forgetDrafts();
  const [sessionKey] = sessionQuery().queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey });
  await refreshSession(queryClient).catch(() => undefined);
};

/** Somebody has signed in: nothing that was loaded for who was there before may be seen any longer. */
export const welcomeUser = async (queryClient: QueryClient): Promise<void> => {
  await refreshSession(queryClient);
  const [sessionKey] = sessionQuery().queryKey;
  forgetDraftsOfOthers(queryClient.getQueryData(sessionQuery().queryKey)?.email ?? null);
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey });
};

/** Reads the current user anew and waits for it. */
export const refreshSession = async (queryClient: QueryClient): Promise<void> => {
  await afterReads(queryClient, { queryKey: sessionQuery().queryKey });
  await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
};
