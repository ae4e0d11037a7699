import { useQuery } from "@tanstack/react-query";
import { LIMITS } from "../../events/limits.ts";
import { siteConfigQuery } from "./site-config-query.ts";

/** How many avatars paid plans save. */
export const usePaidAvatarLimit = (): number =>
  useQuery(siteConfigQuery()).data?.paidAvatarLimit ?? LIMITS.paidAvatarLimit;
