import { Dialog } from "../ui/dialog.tsx";
import type { EvidenceView } from "./evidence.ts";
import { EvidenceBody } from "./evidence-body.tsx";

type EvidenceSheetProps = { evidence: EvidenceView | null; total: number; onClose: () => void };

/** The reviews behind the chosen statement, over the page, where there is no room beside it. */
export const EvidenceSheet = ({ evidence, total, onClose }: EvidenceSheetProps) => (
  <Dialog
    open={evidence !== null}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    title={evidence?.statement ?? ""}
  >
    {evidence === null ? null : <EvidenceBody key={evidence.key} evidence={evidence} total={total} />}
  </Dialog>
);
