import { useCallback, useId, useMemo, useRef, useState } from "react";
import { type EvidenceView, indexEvidence } from "./evidence.ts";
import type { EvidenceControl } from "./evidence-context.ts";
import { leadFindings } from "./finding.ts";
import type { ViewedResult } from "./viewed-result.ts";

type Shown = { key: string | null; requests: number };

type EvidenceState = {
  control: EvidenceControl;
  evidence: EvidenceView | null;
  requests: number;
  close: () => void;
  /** Gives the focus back to the statement, and answers whether it could: it may be gone. */
  goBack: () => boolean;
};

/** Which statement's evidence is shown, at first the strongest one's where there is room; closing gives the focus back to that statement. */
export const useEvidenceControl = (result: ViewedResult, isOpenAtFirst: boolean): EvidenceState => {
  const index = useMemo(() => indexEvidence(result), [result]);
  const panelId = useId();
  const trigger = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown>(() => ({
    key: isOpenAtFirst ? (leadFindings(result, index)[0]?.evidenceKey ?? null) : null,
    requests: 0,
  }));
  const open = useCallback((key: string, element: HTMLElement) => {
    trigger.current = element;
    setShown(({ requests }) => ({ key, requests: requests + 1 }));
  }, []);
  const goBack = useCallback(() => {
    trigger.current?.focus();
    return trigger.current !== null && trigger.current === document.activeElement;
  }, []);
  const close = useCallback(() => {
    setShown(({ requests }) => ({ key: null, requests }));
    goBack();
  }, [goBack]);
  const openKey = shown.key;
  const control = useMemo(() => ({ index, openKey, panelId, open }), [index, openKey, panelId, open]);
  const evidence = openKey === null ? null : (index.get(openKey) ?? null);
  return { control, evidence, requests: shown.requests, close, goBack };
};
