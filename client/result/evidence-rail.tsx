import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { css, cva } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import type { EvidenceView } from "./evidence.ts";
import { EvidenceBody } from "./evidence-body.tsx";
import { useRailKeys } from "./use-rail-keys.ts";

const LONG = 60;

const root = css({
  position: "sticky",
  insetBlockStart: "[4.5rem]",
  alignSelf: "start",
  display: "flex",
  flexDirection: "column",
  gap: "3",
  maxHeight: "[calc(100dvh - 5.5rem)]",
  overflowY: "auto",
  paddingInlineStart: "6",
  borderInlineStartWidth: "thin",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.default",
  _print: { display: "none" },
});
const head = css({ display: "flex", gap: "2", alignItems: "flex-start", justifyContent: "space-between" });
const title = cva({
  base: { overflowWrap: "anywhere" },
  variants: { length: { short: { textStyle: "heading" }, long: { textStyle: "subheading" } } },
});
const hint = css({ color: "text.muted" });

type EvidenceRailProps = {
  id: string;
  evidence: EvidenceView | null;
  total: number;
  /** Grows with each request to show evidence; the panel then takes the focus. */
  requests: number;
  onClose: () => void;
  /** Gives the focus back to the statement, and answers whether it could. */
  onGoBack: () => boolean;
};

/** The reviews behind the chosen statement, beside it. Escape, the close button and tabbing out return to the statement. */
export const EvidenceRail = ({ id, evidence, total, requests, onClose, onGoBack }: EvidenceRailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (requests === 0) return;
    panel.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [requests]);
  useRailKeys({ panel, isOpen: evidence !== null, requests, onClose, onGoBack });
  return (
    <aside id={id} ref={panel} className={root} aria-label="Evidence" tabIndex={-1}>
      {evidence === null ? (
        <p className={hint}>Click any statement to read the reviews behind it.</p>
      ) : (
        <>
          <div className={head}>
            <h2
              ref={heading}
              tabIndex={-1}
              className={title({ length: evidence.statement.length > LONG ? "long" : "short" })}
            >
              {evidence.statement}
            </h2>
            <Button variant="ghost" size="sm" shape="icon" aria-label="Close evidence" onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <EvidenceBody key={evidence.key} evidence={evidence} total={total} />
        </>
      )}
    </aside>
  );
};
