import { createContext, useContext } from "react";
import type { EvidenceView } from "./evidence.ts";

export type EvidenceControl = {
  index: ReadonlyMap<string, EvidenceView>;
  openKey: string | null;
  panelId: string;
  open: (key: string, trigger: HTMLElement) => void;
};

export const EvidenceContext = createContext<EvidenceControl | null>(null);

export const useEvidence = (): EvidenceControl => {
  const control = useContext(EvidenceContext);
  if (control === null) throw new Error("Statements are shown inside a ResultView.");
  return control;
};
