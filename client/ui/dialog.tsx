import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstIntent } from "../lib/on-first-intent.ts";
import { patiently } from "../lib/patiently.ts";
import type { DialogProps } from "./dialog-body.tsx";
import { useOpening } from "./use-opening.ts";

const load = () => patiently(() => import("./dialog-body.tsx"));

const DialogBody = lazy(() => load().then((module) => ({ default: module.DialogBody })));

/** A dialog on a page that can do without it until it opens. What opens lazily itself uses `DialogBody`. */
export const Dialog = (props: DialogProps) => {
  const [isWanted, setIsWanted] = useState(props.open);
  useEffect(() => onFirstIntent(() => void load()), []);
  if (props.open && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <OpeningDialog {...props} />
    </Suspense>
  );
};

/** Made closed and opened right after: a menu that closes at this moment would take an open dialog along. */
const OpeningDialog = ({ open, ...props }: DialogProps) => {
  const { isOpen: isMade } = useOpening();
  return <DialogBody {...props} open={open && isMade} />;
};
