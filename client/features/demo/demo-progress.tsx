import { Check } from "lucide-react";
import { OPTIMIZATION_STAGES, type OptimizationProgress } from "../../../events/result/result.ts";
import { css } from "../../styled-system/css/index.js";
import { Progress } from "../../ui/progress.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { StepHeading } from "./step-heading.tsx";

const STAGE_NAMES = {
  reading: "Reading the reviews",
  mining: "Finding what customers talk about",
  persona: "Building the buyer avatar",
  writing: "Writing titles and bullets",
  checking: "Checking marketplace rules",
} as const satisfies Record<OptimizationProgress["stage"], string>;

const root = css({ display: "flex", flexDirection: "column", gap: "8", maxWidth: "content" });
const list = css({ display: "flex", flexDirection: "column", gap: "3", listStyle: "none" });
const item = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  color: "text.subtle",
  "&[data-reached]": { color: "text.default" },
});
const sign = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "iconMd",
  height: "iconMd",
  color: "accent.text",
  "& svg": { width: "iconMd", height: "iconMd" },
});
const ahead = css({ width: "1.5", height: "1.5", borderRadius: "full", backgroundColor: "chart.track" });
const calm = css({ textStyle: "small", color: "text.muted" });

type DemoProgressProps = { progress: OptimizationProgress | null; productName: string };

/** The work as it goes on, stage by stage. */
export const DemoProgress = ({ progress, productName }: DemoProgressProps) => {
  const current = progress === null ? -1 : OPTIMIZATION_STAGES.indexOf(progress.stage);
  return (
    <div className={root}>
      <StepHeading over="Free demo, step 2 of 2" title={`Optimizing ${productName.trim()}`} takesFocus>
        Usually done in a few seconds.
      </StepHeading>
      <Progress
        label={progress?.message ?? "Starting"}
        value={progress?.percent ?? null}
        valueText={progress === null ? "" : `${Math.round(progress.percent)}%`}
      />
      <ol className={list}>
        {OPTIMIZATION_STAGES.map((stage, index) => (
          <li
            key={stage}
            className={item}
            data-reached={index <= current ? "" : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={sign} aria-hidden="true">
              {index < current ? <Check /> : null}
              {index === current ? <Spinner /> : null}
              {index > current ? <span className={ahead} /> : null}
            </span>
            {STAGE_NAMES[stage]}
          </li>
        ))}
      </ol>
      <p className={calm}>Nothing is lost if this page closes or the connection drops: it picks up where it stopped.</p>
    </div>
  );
};
