import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import { demoMachine } from "../../../machines/demo/demo.machine.ts";
import { onFirstIntent } from "../../lib/on-first-intent.ts";
import { patiently } from "../../lib/patiently.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { useSession } from "../../session/use-session.ts";
import { cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";
import { prepareProgress } from "../../work/optimizing/run-progress.tsx";
import { usePageLeave } from "../../work/use-page-leave.ts";
import { demoActors } from "./demo-actors.ts";
import { DemoFormStep } from "./demo-form-step.tsx";
import { demoPage } from "./demo-page.styles.ts";
import { DemoProgress } from "./demo-progress.tsx";
import { DemoWaiting } from "./demo-waiting.tsx";
import { stashOf } from "./stash.ts";
import { useDemoAddress } from "./use-demo-address.ts";

const loadResults = () => patiently(() => import("./demo-results.tsx"));
const DemoResults = lazy(() => loadResults().then((module) => ({ default: module.DemoResults })));
const UpgradeDialog = lazy(() =>
  patiently(() => import("./upgrade-dialog.tsx")).then((module) => ({ default: module.UpgradeDialog })),
);

const route = getRouteApi("/demo");

/** The free demo: reviews in, avatar and listing out, without an account. */
export const DemoPage = () => {
  const queryClient = useQueryClient();
  const { sample = null } = route.useSearch();
  const [machine] = useState(() => demoMachine.provide({ actors: demoActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { sampleId: sample } });
  useAnnouncements(actor);
  usePageLeave(actor);
  const { plan, isLoading } = useSession();
  const isPaid = isPaidPlan(plan);
  const isUpgradeOpen = snapshot.matches({ upgrade: "open" });
  useDemoAddress({ isUpgradeOpen, canUpgrade: !isLoading && !isPaid, sampleId: snapshot.context.sampleId, send });
  const isRunning = snapshot.hasTag("busy");
  useEffect(() => {
    if (isRunning) void loadResults();
  }, [isRunning]);

  useEffect(() => onFirstIntent(prepareProgress), []);

  const { form, result, progress, refusal } = snapshot.context;
  return (
    <div className={cx(pageWidth, demoPage)}>
      {snapshot.matches({ visit: "restoring" }) ? <DemoWaiting /> : null}
      {snapshot.matches({ visit: "form" }) || snapshot.matches({ visit: "fetchingSample" }) ? (
        <DemoFormStep {...snapshot.context} isFetching={snapshot.matches({ visit: "fetchingSample" })} send={send} />
      ) : null}
      {isRunning ? <DemoProgress progress={progress} productName={form.productName} /> : null}
      {snapshot.matches({ visit: "results" }) && result !== null ? (
        <Suspense fallback={<DemoWaiting />}>
          <DemoResults result={result} include={form.include} send={send} />
        </Suspense>
      ) : null}
      <Suspense>
        {isUpgradeOpen && !isPaid ? (
          <UpgradeDialog
            stash={stashOf(form, result)}
            refusal={refusal}
            onClose={() => send({ type: "upgrade.closed" })}
          />
        ) : null}
      </Suspense>
    </div>
  );
};
