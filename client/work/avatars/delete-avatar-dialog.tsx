import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { useAvatarDeletion } from "./avatar-deletion.ts";

/** Asks before an avatar is deleted. Whoever shows it sends `delete.requested` to the deletion. */
export const DeleteAvatarDialog = () => {
  const deletion = useAvatarDeletion();
  const { context, value } = useSelector(deletion, (snapshot) => snapshot);
  useEffect(() => () => deletion.send({ type: "delete.canceled" }), [deletion]);
  return (
    <AlertDialog
      open={value.deletion !== "idle"}
      onOpenChange={(isOpen) => {
        if (!isOpen) deletion.send({ type: "delete.canceled" });
      }}
      title="Delete this avatar?"
      description={`“${context.avatar?.name ?? ""}” leaves your avatars. Its saved results stay.`}
      confirmLabel="Delete avatar"
      pending={value.deletion === "deleting"}
      onConfirm={() => deletion.send({ type: "delete.confirmed" })}
    />
  );
};
