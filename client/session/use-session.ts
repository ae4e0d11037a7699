import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ANONYMOUS_SESSION } from "../../events/wire/anonymous-session.ts";
import type { Session } from "../../events/wire/session.ts";
import { useIsTakenOver } from "../lib/use-is-taken-over.ts";
import { sessionOfPageQueryKey, sessionQuery } from "./session-query.ts";

export type KnownSession = Session & { isLoading: boolean };

/**
 * The current user; the anonymous visitor until something else is known. A part of the page that is taken over late
 * says first what it said when it came, whoever is known by then.
 */
export const useSession = (): KnownSession => {
  const queryClient = useQueryClient();
  const isTakenOver = useIsTakenOver();
  const { data, isPending } = useQuery(sessionQuery());
  if (isTakenOver) return { ...(data ?? ANONYMOUS_SESSION), isLoading: isPending };
  const ofPage = queryClient.getQueryData<Session>(sessionOfPageQueryKey);
  return { ...(ofPage ?? ANONYMOUS_SESSION), isLoading: ofPage === undefined };
};
