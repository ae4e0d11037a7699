import { Check, Copy } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { COPIED } from "./copied.ts";
import { notify } from "./notify.ts";

const CONFIRMATION_MS = 2000;

type CopyButtonProps = ButtonLook & {
  text: string;
  /** What is copied, for people who do not see the icon: "Copy title". */
  label: string;
  /** Shows the label beside the icon. */
  withLabel?: boolean;
};

export const CopyButton = ({ text, label, withLabel = false, variant = "ghost", size = "sm" }: CopyButtonProps) => {
  const [confirmation, setConfirmation] = useState(0);
  const isConfirming = confirmation > 0;

  useEffect(() => {
    if (confirmation === 0) return;
    const timer = setTimeout(() => setConfirmation(0), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);

  const copy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setConfirmation((count) => count + 1);
        currentTarget.dispatchEvent(new Event(COPIED, { bubbles: true }));
      },
      () => notify({ title: "Failed to copy", variant: "destructive" }),
    );
  };

  const name = isConfirming ? "Copied" : label;
  return (
    <Button
      variant={variant}
      size={size}
      shape={withLabel ? "text" : "icon"}
      onClick={copy}
      aria-label={name}
      title={withLabel ? undefined : label}
    >
      {isConfirming ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {withLabel ? name : null}
    </Button>
  );
};
