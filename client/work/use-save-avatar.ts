import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { avatarProfileOf } from "../../events/customer/avatar-profile.ts";
import type { FullAvatar } from "../../events/result/avatar.ts";
import type { Optimization } from "../../events/wire/work.ts";
import { ownWordsOr, problemOf } from "../api/api-problem.ts";
import { useSession } from "../session/use-session.ts";
import { notify } from "../ui/notify.ts";
import { announceAvatarLimit } from "./avatar-limit.ts";
import { createAvatar } from "./create-avatar.ts";
import { avatarsChanged } from "./work-cache.ts";
import { optimizationQuery } from "./work-queries.ts";

type SavedFrom = Pick<Optimization, "id" | "avatarName" | "productName"> & { avatarData: FullAvatar };

/** Saves the avatar of a result; the result then knows it. */
export const useSaveAvatar = ({ id: optimizationId, avatarName, productName, avatarData }: SavedFrom) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { plan } = useSession();
  return useMutation({
    mutationFn: () => createAvatar({ ...avatarProfileOf(avatarData, { avatarName, productName }), optimizationId }),
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
