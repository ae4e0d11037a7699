import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { patiently } from "../../lib/patiently.ts";
import { Button } from "../../ui/button.tsx";

const WalkthroughDialog = lazy(() =>
  patiently(() => import("./walkthrough-dialog.tsx")).then((module) => ({ default: module.WalkthroughDialog })),
);

type WalkthroughButtonProps = { videoUrl: string | null };

/** Opens the video in a dialog, which is loaded when it is first asked for. */
export const WalkthroughButton = ({ videoUrl }: WalkthroughButtonProps) => {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="link" onClick={open}>
        <Play aria-hidden="true" />
        Watch the 4 minute walkthrough
      </Button>
      {isWanted ? (
        <Suspense>
          <WalkthroughDialog open={isOpen} onOpenChange={setIsOpen} videoUrl={videoUrl} />
        </Suspense>
      ) : null}
    </>
  );
};
