import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../api/api.ts";
import { ownWordsOr } from "../api/api-problem.ts";
import { notify } from "../ui/notify.ts";
import { avatarsChanged } from "./work-cache.ts";

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

export const useDeleteAvatar = ({ onDone }: Done) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => unwrap(api.avatars({ id }).delete()),
    onSuccess: () => {
      onDone();
      notify({ title: "Avatar deleted successfully" });
      return avatarsChanged(queryClient);
    },
    onError: (error) =>
      notify({
        title: "Delete failed",
        description: ownWordsOr(error, "Failed to delete avatar"),
        variant: "destructive",
      }),
  });
};
