import type { OptimizationProgress } from "../../../events/result/result.ts";
import { css } from "../../styled-system/css/index.js";
import { RunProgress } from "../../work/optimizing/run-progress.tsx";
import { StepHeading } from "./step-heading.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "8", maxWidth: "content" });

type DemoProgressProps = { progress: OptimizationProgress | null; productName: string };

export const DemoProgress = ({ progress, productName }: DemoProgressProps) => (
  <div className={root}>
    <StepHeading over="Free demo, step 2 of 2" title={`Optimizing ${productName.trim()}`} takesFocus>
      Usually done in a few seconds.
    </StepHeading>
    <RunProgress progress={progress} />
  </div>
);
