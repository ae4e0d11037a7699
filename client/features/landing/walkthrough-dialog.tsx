import { DialogBody } from "../../ui/dialog-body.tsx";
import { WalkthroughVideo } from "./walkthrough-video.tsx";

type WalkthroughDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; videoUrl: string | null };

export const WalkthroughDialog = ({ open, onOpenChange, videoUrl }: WalkthroughDialogProps) => (
  <DialogBody open={open} onOpenChange={onOpenChange} size="lg" title="Listwright in 4 minutes">
    <WalkthroughVideo url={videoUrl} />
  </DialogBody>
);
