import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { draftOf } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { AvatarPreview, AvatarPreviewSkeleton } from "../../work/avatars/avatar-preview.tsx";
import { DraftNotice } from "../../work/draft-notice.tsx";
import { RunProgress } from "../../work/optimizing/run-progress.tsx";
import { useOptimize } from "../../work/optimizing/use-optimize.ts";
import { avatarQuery } from "../../work/work-queries.ts";
import { FullForm } from "./full-form.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import { isLimitReached } from "./plan-badge.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "4" });
const columns = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
const name = css({ textStyle: "heading" });

type AvatarWorkProps = { avatar: AvatarSummary; onChange: () => void; onOptimized: (optimizationId: string) => void };

/** Optimizing for one saved avatar. */
export const AvatarWork = ({ avatar, onChange, onOptimized }: AvatarWorkProps) => {
  const session = useSession();
  const work = useOptimize({ kind: "full", email: session.email, onOptimized });
  const { data: persona, isPending: isPersonaPending } = useQuery(avatarQuery(avatar.id));
  const { actor } = work;
  useEffect(
    () => actor.send({ type: "avatar.chosen", avatarId: avatar.id, avatarName: avatar.profileName }),
    [actor, avatar.id, avatar.profileName],
  );
  const isExhausted = isLimitReached(session);
  const isPaid = isPaidPlan(session.plan);
  return (
    <div className={root}>
      <div className={head}>
        <h2 className={name}>For {avatar.profileName}</h2>
        <Button variant="link" size="sm" disabled={work.isBusy} onClick={onChange}>
          Choose another avatar
        </Button>
      </div>
      {!isPaid && <PlanNotice />}
      {isPaid && isExhausted && !work.isBusy && <LimitNotice />}
      {work.isDraft && !work.isBusy && <DraftNotice onDiscard={() => actor.send({ type: "draft.discarded" })} />}
      <div className={columns}>
        <Card padding="lg">
          {work.isBusy ? (
            <RunProgress
              progress={work.progress}
              isCutOff={work.isCutOff}
              onBack={() => actor.send({ type: "form.wanted" })}
            />
          ) : (
            <FullForm
              form={work.form}
              errors={work.errors}
              disabled={isExhausted || !isPaid}
              refusal={work.refusal}
              canUndo={work.replaced !== null}
              send={actor.send}
            />
          )}
        </Card>
        {persona !== undefined && <AvatarPreview draft={draftOf(persona)} label="Avatar" />}
        {isPersonaPending && <AvatarPreviewSkeleton />}
      </div>
    </div>
  );
};

const PlanNotice = () => (
  <Callout
    tone="info"
    title="Your saved work is read-only"
    actions={
      <LinkButton size="sm" to="/billing">
        See plans
      </LinkButton>
    }
  >
    Optimizing needs the Pro or Agency plan. Nothing you saved is deleted.
  </Callout>
);
