import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While true both buttons wait and the dialog stays open. */
  pending?: boolean;
  tone?: "default" | "danger";
};

export const AlertDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  pending = false,
  tone = "danger",
}: AlertDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    role="alertdialog"
    size="sm"
    title={title}
    description={description}
    dismissible={!pending}
    footer={
      <>
        <Button variant="outline" disabled={pending} onClick={() => onOpenChange(false)} data-autofocus="">
          {cancelLabel}
        </Button>
        <Button variant={tone === "danger" ? "danger" : "solid"} loading={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {null}
  </Dialog>
);
