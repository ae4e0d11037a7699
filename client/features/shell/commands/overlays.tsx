import { useSyncExternalStore } from "react";
import { DialogBody } from "../../../ui/dialog-body.tsx";
import { askedOverlay } from "./asked-overlay.ts";
import { CommandPalette } from "./command-palette.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";

const closeUnlessOpen = (open: boolean): void => {
  if (!open) askedOverlay.close();
};

export const Overlays = () => {
  const shown = useSyncExternalStore(askedOverlay.subscribe, askedOverlay.current);
  return (
    <>
      <DialogBody open={shown === "commands"} onOpenChange={closeUnlessOpen} title="Go to">
        <CommandPalette onDone={askedOverlay.close} />
      </DialogBody>
      <DialogBody open={shown === "shortcuts"} onOpenChange={closeUnlessOpen} title="Keyboard shortcuts">
        <ShortcutSheet />
      </DialogBody>
    </>
  );
};
