import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { OPTIMIZATION_STAGES, type OptimizationProgress } from "../../../events/result/result.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const STAGES = {
  reading: "Reading the reviews",
  mining: "Finding what customers talk about",
  persona: "Building the avatar",
  writing: "Writing titles and bullets",
  checking: "Checking marketplace rules",
} as const satisfies Record<OptimizationProgress["stage"], string>;

const root = css({ display: "flex", flexDirection: "column", gap: "5", scrollMarginBlock: "24" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });
const item = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  color: "text.subtle",
  "&[data-state=done]": { color: "text.muted" },
  "&[data-state=now]": { color: "text.default", fontWeight: "semibold" },
});
const icon = css({
  display: "inline-grid",
  placeItems: "center",
  width: "5",
  height: "5",
  flexShrink: "0",
  "& svg": { width: "4", height: "4", color: "success.text" },
});
const dot = css({ width: "1.5", height: "1.5", borderRadius: "full", backgroundColor: "border.control" });
const cut = css({ color: "warning.text" });
const note = css({ textStyle: "small", color: "text.muted" });

const STATE_ICONS = {
  done: <Check aria-hidden="true" />,
  now: <Spinner />,
  ahead: <span className={dot} />,
} as const;

const stateOf = (index: number, current: number): keyof typeof STATE_ICONS => {
  if (index < current) return "done";
  return index === current ? "now" : "ahead";
};

type OptimizeProgressProps = {
  progress: OptimizationProgress | null;
  /** The line is gone; the work is looked for again by itself. */
  isCutOff?: boolean;
  /** The way back to the form, where there is one. */
  onBack?: () => void;
};

/** The work in progress: how far it is, and which steps are done. */
export const OptimizeProgress = ({ progress, isCutOff = false, onBack }: OptimizeProgressProps) => {
  const current = progress === null ? 0 : OPTIMIZATION_STAGES.indexOf(progress.stage);
  const seen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    seen.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={seen} className={root} role="status" aria-live="polite">
      <Progress label={progress?.message ?? "Handing over the reviews"} value={progress?.percent ?? null} />
      <ol className={list}>
        {OPTIMIZATION_STAGES.map((stage, index) => (
          <li key={stage} className={item} data-state={stateOf(index, current)}>
            <span className={icon}>{STATE_ICONS[stateOf(index, current)]}</span>
            {STAGES[stage]}
          </li>
        ))}
      </ol>
      {isCutOff ? (
        <>
          <p className={cut}>
            <strong>The connection was lost.</strong> What reached us goes on, and nothing is counted twice. We try
            again every few seconds.
          </p>
          {onBack === undefined ? null : (
            <span>
              <Button variant="outline" size="sm" onClick={onBack}>
                Back to the form
              </Button>
            </span>
          )}
        </>
      ) : (
        <p className={note}>You may leave this page: the work goes on, and what you typed stays on this device.</p>
      )}
    </div>
  );
};
