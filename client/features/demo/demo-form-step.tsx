import { useQuery } from "@tanstack/react-query";
import { isPaidPlan } from "../../../events/plans.ts";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import type { DemoField, DemoFields } from "../../../machines/demo/demo.form.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { DemoForm } from "./demo-form.tsx";
import { DemoNotices } from "./demo-notices.tsx";
import { DemoPromise } from "./demo-promise.tsx";
import { demoUsageQuery } from "./demo-queries.ts";
import { SampleChoice } from "./sample-choice.tsx";
import { StepHeading } from "./step-heading.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "8" });
const columns = css({
  display: "grid",
  gap: { base: "8", lg: "12" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
});
const main = css({ display: "flex", flexDirection: "column", gap: "6", minWidth: "0" });

type DemoFormStepProps = {
  form: DemoFields;
  isDraft: boolean;
  isFetching: boolean;
  replaced: DemoFields | null;
  invalid: readonly DemoField[];
  problem: string | null;
  send: (event: DemoEvent) => void;
};

export const DemoFormStep = ({ isDraft, isFetching, send, ...entries }: DemoFormStepProps) => {
  const { plan } = useSession();
  const { data: usage } = useQuery(demoUsageQuery());
  const isUsed = !isPaidPlan(plan) && usage !== undefined && usage.count >= usage.limit;
  return (
    <div className={root}>
      <StepHeading over="Free demo, step 1 of 2" title="Paste what customers wrote.">
        One product, one optimization, no account and no card.
      </StepHeading>
      <div className={columns}>
        <div className={main}>
          <DemoNotices isPaid={isPaidPlan(plan)} isUsed={isUsed} isDraft={isDraft} send={send} />
          <SampleChoice
            usesDemo={!isPaidPlan(plan) && !isUsed}
            isFetching={isFetching}
            onChoose={(id) => send({ type: "sample.chosen", id })}
          />
          <DemoForm {...entries} isFetching={isFetching} send={send} />
        </div>
        <DemoPromise />
      </div>
    </div>
  );
};
