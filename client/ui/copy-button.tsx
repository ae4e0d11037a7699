import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
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
  const [copies, setCopies] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setIsConfirming(true);
    const timer = setTimeout(() => setIsConfirming(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
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
