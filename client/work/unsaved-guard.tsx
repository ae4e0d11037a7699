import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AlertDialog } from "../ui/alert-dialog.tsx";

type UnsavedGuardProps = {
  hasUnsaved: () => boolean;
  /** What becomes of what was not saved. */
  children: ReactNode;
};

/** Asks before the page is left with something unsaved. Going to another place on the same page is no leaving. */
export const UnsavedGuard = ({ hasUnsaved, children }: UnsavedGuardProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved() &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title="Leave without saving?"
      description={children}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => proceed?.()}
    />
  );
};
