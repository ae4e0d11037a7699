import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";
import { ownWordsOr } from "../../api/api-problem.ts";
import { notify } from "../../ui/notify.ts";
import { avatarsChanged } from "../../work/work-cache.ts";

type Done = { onDone: () => void };

export const useRenameAvatar = ({ onDone }: Done) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => unwrap(api.avatars({ id }).patch({ name })),
    onSuccess: () => {
      onDone();
      notify({ title: "Avatar renamed successfully" });
      return avatarsChanged(queryClient);
    },
    onError: (error) =>
      notify({
        title: "Rename failed",
        description: ownWordsOr(error, "Failed to rename avatar"),
        variant: "destructive",
      }),
  });
};
