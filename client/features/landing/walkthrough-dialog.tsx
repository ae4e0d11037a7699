import { Dialog } from "../../ui/dialog.tsx";
import { WalkthroughVideo } from "./walkthrough-video.tsx";

type WalkthroughDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; videoUrl: string };

export const WalkthroughDialog = ({ open, onOpenChange, videoUrl }: WalkthroughDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} size="lg" title="Listwright in 4 minutes">
    <WalkthroughVideo url={videoUrl} />
  </Dialog>
);
