import { useId, useState } from "react";
import { LIMITS } from "../../../events/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useRenameAvatar } from "./use-rename-avatar.ts";

type RenameAvatarDialogProps = { avatar: { id: string; profileName: string } | null; onClose: () => void };

export const RenameAvatarDialog = ({ avatar, onClose }: RenameAvatarDialogProps) => {
  const formId = useId();
  const { mutate, isPending } = useRenameAvatar({ onDone: onClose });
  return (
    <Dialog
      open={avatar !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="sm"
      title="Rename avatar"
      dismissible={!isPending}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Rename
          </Button>
        </>
      }
    >
      {avatar === null ? null : (
        <RenameForm
          key={avatar.id}
          id={formId}
          name={avatar.profileName}
          onRename={(name) => mutate({ id: avatar.id, name })}
        />
      )}
    </Dialog>
  );
};

type RenameFormProps = { id: string; name: string; onRename: (name: string) => void };

const RenameForm = ({ id, name: initial, onRename }: RenameFormProps) => {
  const [name, setName] = useState(initial);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onRename(name.trim());
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={LIMITS.nameLength}
        data-autofocus=""
        onChange={(event) => setName(event.target.value)}
      />
    </form>
  );
};
