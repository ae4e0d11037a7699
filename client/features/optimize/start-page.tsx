import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { DraftNotice } from "../../work/draft-notice.tsx";
import { RunProgress } from "../../work/optimizing/run-progress.tsx";
import { useOptimize } from "../../work/optimizing/use-optimize.ts";
import { LimitNotice } from "./limit-notice.tsx";
import { isLimitReached, PlanBadge } from "./plan-badge.tsx";
import { StartForm } from "./start-form.tsx";
import { StartGuide } from "./start-guide.tsx";

const columns = css({
  display: "grid",
  gap: { base: "8", lg: "12" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
});

export const StartPage = () => {
  const session = useSession();
  const navigate = useNavigate();
  const work = useOptimize({
    kind: "start",
    email: session.email,
    onOptimized: (optimizationId) => void navigate({ to: "/results/$optimizationId", params: { optimizationId } }),
  });
  const isExhausted = isLimitReached(session);
  return (
    <Page>
      <PageHeader
        title="Optimize a listing"
        lead="Paste what customers wrote. You get the customer behind it, and a listing in their words."
        actions={<PlanBadge session={session} />}
      />
      {isExhausted && !work.isBusy && <LimitNotice />}
      {work.isDraft && !work.isBusy && <DraftNotice onDiscard={() => work.actor.send({ type: "draft.discarded" })} />}
      <div className={columns}>
        <Card padding="lg">
          {work.isBusy ? (
            <RunProgress
              progress={work.progress}
              isCutOff={work.isCutOff}
              onBack={() => work.actor.send({ type: "form.wanted" })}
            />
          ) : (
            <StartForm
              form={work.form}
              errors={work.errors}
              disabled={isExhausted}
              refusal={work.refusal}
              canUndo={work.replaced !== null}
              send={work.actor.send}
            />
          )}
        </Card>
        <StartGuide />
      </div>
    </Page>
  );
};
