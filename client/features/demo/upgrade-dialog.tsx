import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ProblemCode } from "../../../events/kernel/problem.ts";
import { upgradeReason } from "../../../machines/demo/demo.messages.ts";
import { type DemoStash, upgradeMachine } from "../../../machines/demo/upgrade.machine.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { useEnter } from "../../session/use-enter.ts";
import { useSession } from "../../session/use-session.ts";
import { DialogBody } from "../../ui/dialog-body.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { demoUsageQuery } from "./demo-queries.ts";
import { PlanCards } from "./plan-cards.tsx";
import { upgradeActors } from "./upgrade-actors.ts";
import { UpgradeForm } from "./upgrade-form.tsx";

type UpgradeDialogProps = { stash: DemoStash | null; refusal: ProblemCode | null; onClose: () => void };

/** From the demo to an account and a plan, with what the visitor made. */
export const UpgradeDialog = ({ stash, refusal, onClose }: UpgradeDialogProps) => {
  const queryClient = useQueryClient();
  const { authenticated } = useSession();
  const { data: usage } = useQuery(demoUsageQuery());
  const isUsed = stash !== null || (usage !== undefined && usage.count >= usage.limit);
  const [machine] = useState(() => upgradeMachine.provide({ actors: upgradeActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine);
  useAnnouncements(actor);
  useEnter(actor, "/billing?onboarding=1");
  const isBusy = snapshot.hasTag("busy");
  return (
    <DialogBody
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissible={!isBusy}
      title="Keep going"
      description={upgradeReason(refusal, isUsed)}
    >
      <PlanCards />
      {authenticated && !isBusy ? (
        <LinkButton size="lg" width="full" to="/billing">
          Choose a plan
        </LinkButton>
      ) : (
        <UpgradeForm
          {...snapshot.context}
          hasResult={stash !== null}
          isBusy={isBusy}
          onField={(field, value) => send({ type: "field.changed", field, value })}
          onSubmit={() => send({ type: "form.submitted", stash })}
        />
      )}
    </DialogBody>
  );
};
