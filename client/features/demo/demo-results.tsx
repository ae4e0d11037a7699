import { useEffect, useRef } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import type { DemoResult } from "../../../events/wire/demo.ts";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import { type ExportFormat, ExportMenu } from "../../result/export-menu.tsx";
import { includeOf } from "../../result/rerun.ts";
import { ResultView } from "../../result/result-view.tsx";
import { useExport } from "../../result/use-export.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "4", outline: "[none]" });
const over = css({ textStyle: "label", color: "text.subtle" });

const exportAddress = (id: string) => (format: ExportFormat) =>
  `/api/demo/export?${new URLSearchParams({ id, format })}`;

type DemoResultsProps = { result: DemoResult; include: readonly string[]; send: (event: DemoEvent) => void };

export const DemoResults = ({ result, include, send }: DemoResultsProps) => {
  const { plan, authenticated, asinUsedThisCycle } = useSession();
  const isPaid = isPaidPlan(plan);
  const isKept = authenticated && asinUsedThisCycle > 0;
  const exportAs = useExport(exportAddress(result.id));
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    rootRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={rootRef} tabIndex={-1} aria-label="Your demo result" className={root}>
      <p className={over}>Free demo, step 2 of 2</p>
      <ResultView
        result={result}
        actions={
          <>
            <ExportMenu profile={result.compliance.profile} onExport={exportAs} />
            {isPaid ? <PaidActions /> : <DemoActions send={send} />}
          </>
        }
        notice={<Callout tone="info">{isPaid ? PAID_NOTICE : isKept ? KEPT_NOTICE : DEMO_NOTICE}</Callout>}
        {...(isPaid ? {} : offersOf({ result, include, send }))}
      />
    </section>
  );
};

const DEMO_NOTICE =
  "Demo results are not saved to an account. This one stays in this tab; copy what you need, or upgrade to take the avatar along.";
const KEPT_NOTICE =
  "This result is kept with your account. On the demo plan you read it in this tab only; with Pro or Agency you find it among your results, and its avatar among yours.";
const PAID_NOTICE =
  "This is the demo from before your plan. If you signed up or signed in after it, it is kept among your results, where you can have it written again.";

type SendProps = Pick<DemoResultsProps, "send">;

const DemoActions = ({ send }: SendProps) => (
  <>
    <Button variant="outline" onClick={() => send({ type: "another.requested" })}>
      Try Another
    </Button>
    <Button onClick={() => send({ type: "upgrade.opened" })}>SAVE AVATAR (PRO/AGENCY)</Button>
  </>
);

const PaidActions = () => (
  <>
    <LinkButton variant="outline" to="/optimization" search={{ tab: "results" }}>
      All results
    </LinkButton>
    <LinkButton to="/optimize/start" search={{ mode: "paid" }}>
      Optimize your next listing
    </LinkButton>
  </>
);

/** What a plan would allow, and what is left of the demo. */
const offersOf = ({ result, include, send }: DemoResultsProps) => ({
  rerun: {
    note:
      result.usage.remaining === 0
        ? "Your free optimization is used. On Pro and Agency you run the same text again, at no extra ASIN."
        : "The same text, read again with what you chose. This uses another demo optimization.",
    busy: false,
    onRerun: (ids: readonly string[]) => send({ type: "rerun.requested", include: includeOf(include, ids) }),
  },
  regenerate: (
    <Callout
      title="Keywords that must be in?"
      actions={
        <Button size="sm" variant="outline" onClick={() => send({ type: "upgrade.opened" })}>
          See plans
        </Button>
      }
    >
      On Pro and Agency you name them and have the listing written again, at no extra ASIN.
    </Callout>
  ),
});
