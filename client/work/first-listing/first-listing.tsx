import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import { samplesQuery } from "../../reviews-input/samples-query.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { firstListingMemory } from "./first-listing-memory.ts";
import { type FirstStep, firstSteps } from "./first-steps.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "5",
  padding: { base: "4", sm: "6" },
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
});
const head = css({ display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: "3" });
const title = css({ textStyle: "heading" });
const count = css({ textStyle: "small", color: "text.muted" });
const list = css({
  display: "grid",
  gap: { base: "3", lg: "6" },
  gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
  listStyle: "none",
});
const item = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: "3",
  rowGap: "1",
  paddingBlockStart: "3",
  borderBlockStartWidth: "thick",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.default",
  "&[data-state=now]": { borderBlockStartColor: "accent.text" },
});
const mark = css({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "5",
  height: "5",
  fontFamily: "serif",
  fontWeight: "medium",
  fontVariantNumeric: "lining-nums",
  color: "text.muted",
  "& svg": { width: "4", height: "4", color: "success.text" },
  "[data-state=now] &": { color: "accent.text", fontWeight: "semibold" },
});
const name = css({
  textStyle: "label",
  lineHeight: "[1.25rem]",
  "[data-state=done] &": { color: "text.muted", fontWeight: "medium" },
});
/** On a small screen only the step at hand is explained. */
const words = css({
  gridColumn: "2",
  textStyle: "small",
  color: "text.muted",
  display: { base: "none", sm: "block" },
  "[data-state=now] &": { display: "block" },
});
/** What is next is done where it is explained. */
const actions = css({
  gridColumn: "2",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  paddingBlockStart: "2",
});
const cost = css({ textStyle: "caption", color: "text.muted" });
const shown = css({ display: "contents" });
const held = css({ display: "contents", visibility: "hidden" });

type FirstListingProps = { summary: DashboardSummary };

/** Leads a new seller to a first finished listing; gone once it is finished, or put away. */
export const FirstListing = ({ summary }: FirstListingProps) => {
  const { email } = useSession();
  const headingId = useId();
  const [memory, setMemory] = useState(() => firstListingMemory(email).recall());
  const steps = firstSteps(summary, memory);
  if (steps === null) return null;
  const current = steps.find(({ isDone }) => !isDone);
  const dismiss = () => {
    firstListingMemory(email).note({ isDismissed: true });
    setMemory({ ...memory, isDismissed: true });
  };
  return (
    <section className={root} aria-labelledby={headingId}>
      <div className={head}>
        <div>
          <h2 id={headingId} className={title}>
            Your first listing
          </h2>
          <p className={count}>
            {steps.filter(({ isDone }) => isDone).length} of {steps.length} steps done
          </p>
        </div>
        <Button variant="ghost" size="sm" shape="icon" aria-label="Put the first steps away" onClick={dismiss}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <ol className={list}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isCurrent={step === current}>
            {step === current && <Actions step={step} resultId={summary.firstListing.lastOptimizationId} />}
          </Step>
        ))}
      </ol>
    </section>
  );
};

type StepProps = { step: FirstStep; number: number; isCurrent: boolean; children: ReactNode };

const stateOf = ({ step, isCurrent }: Pick<StepProps, "step" | "isCurrent">): "done" | "now" | "ahead" => {
  if (step.isDone) return "done";
  return isCurrent ? "now" : "ahead";
};

const Step = (props: StepProps) => {
  const { step, number, isCurrent, children } = props;
  return (
    <li className={item} data-state={stateOf(props)} aria-current={isCurrent ? "step" : undefined}>
      <span className={mark} aria-hidden="true">
        {step.isDone ? <Check /> : number}
      </span>
      <p className={name}>
        {step.title}
        {step.isDone && <VisuallyHidden>, done</VisuallyHidden>}
      </p>
      <p className={words}>{step.text}</p>
      {children}
    </li>
  );
};

type ActionsProps = { step: FirstStep; resultId: string | null };

const Actions = ({ step, resultId }: ActionsProps) => (
  <div className={actions}>
    {step.place === "start" && (
      <LinkButton to="/optimize/start" search={{ mode: "paid" }}>
        {step.action}
      </LinkButton>
    )}
    {step.place === "demo" && <LinkButton to="/demo">{step.action}</LinkButton>}
    {step.place === "billing" && <LinkButton to="/billing">{step.action}</LinkButton>}
    {step.place === "result" && resultId !== null && (
      <LinkButton to="/results/$optimizationId" params={{ optimizationId: resultId }}>
        {step.action}
      </LinkButton>
    )}
    {(step.place === "start" || step.place === "demo") && <SampleLink place={step.place} />}
  </div>
);

/** What it leads to is fetched; its place is held until then, so that nothing below moves. */
const SampleLink = ({ place }: { place: "start" | "demo" }) => {
  const { data: samples = [] } = useQuery(samplesQuery());
  const sample = samples[0]?.id;
  return (
    <span className={sample === undefined ? held : shown}>
      {place === "demo" ? (
        <LinkButton variant="link" to="/demo" search={{ sample }}>
          Try with a sample
        </LinkButton>
      ) : (
        <LinkButton variant="link" to="/optimize/start" search={{ mode: "paid", sample }}>
          Try with a sample
        </LinkButton>
      )}
      <span className={cost}>
        {place === "demo" ? "A sample uses your one free optimization." : "Optimizing the sample counts as one ASIN."}
      </span>
    </span>
  );
};
