import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ownWordsOr, problemOf } from "../../api/api-problem.ts";
import { patiently } from "../../lib/patiently.ts";
import { useSession } from "../../session/use-session.ts";
import { notify } from "../../ui/notify.ts";
import { avatarsChanged } from "../work-cache.ts";
import { optimizationQuery } from "../work-queries.ts";
import { announceAvatarLimit } from "./avatar-limit.ts";
import type { SavedFrom } from "./save-avatar-of.ts";

/** Saves the avatar of a result; the result then knows it. */
export const useSaveAvatar = (from: SavedFrom) => {
  const { id: optimizationId } = from;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { plan } = useSession();
  return useMutation({
    mutationFn: async () => (await patiently(() => import("./save-avatar-of.ts"))).saveAvatarOf(from),
    onSuccess: async ({ id }) => {
      queryClient.setQueryData(optimizationQuery(optimizationId).queryKey, (known) =>
        known === undefined ? known : { ...known, avatarId: id },
      );
      notify({
        title: "Avatar saved",
        action: {
          label: "View",
          onClick: () => void navigate({ to: "/account/avatars", search: { highlight: id } }),
        },
      });
      await avatarsChanged(queryClient);
    },
    onError: (error) => {
      if (problemOf(error) === "AVATAR_LIMIT_REACHED")
        announceAvatarLimit(plan, () => void navigate({ to: "/billing" }));
      else notify({ title: "Error", description: ownWordsOr(error, "Failed to save avatar"), variant: "destructive" });
    },
  });
};
