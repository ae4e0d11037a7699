import { AlertDialog } from "../ui/alert-dialog.tsx";
import { useDeleteAvatar } from "./use-avatar-changes.ts";

export type NamedAvatar = { id: string; profileName: string };

type DeleteAvatarDialogProps = { avatar: NamedAvatar | null; onClose: () => void };

export const DeleteAvatarDialog = ({ avatar, onClose }: DeleteAvatarDialogProps) => {
  const { mutate, isPending } = useDeleteAvatar({ onDone: onClose });
  return (
    <AlertDialog
      open={avatar !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Delete this avatar?"
      description={`“${avatar?.profileName ?? ""}” will be gone for good. Its saved results stay.`}
      confirmLabel="Delete avatar"
      pending={isPending}
      onConfirm={() => {
        if (avatar !== null) mutate({ id: avatar.id });
      }}
    />
  );
};
