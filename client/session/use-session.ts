import { useQuery } from "@tanstack/react-query";
import { ANONYMOUS_SESSION } from "../../events/wire/anonymous-session.ts";
import type { Session } from "../../events/wire/session.ts";
import { sessionQuery } from "./session-query.ts";

export type KnownSession = Session & { isLoading: boolean };

/** The current user; the anonymous visitor until something else is known. */
export const useSession = (): KnownSession => {
  const { data, isPending } = useQuery(sessionQuery());
  return { ...(data ?? ANONYMOUS_SESSION), isLoading: isPending };
};
