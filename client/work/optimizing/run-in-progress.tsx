import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { runFollowMachine } from "../../../machines/run-follow/run-follow.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OptimizeProgress } from "./optimize-progress.tsx";
import { runFollowActors } from "./run-follow-actors.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "4", maxWidth: "content" });

/** An optimization that is not finished: its progress, live. The result takes its place in the cache by itself. */
export const RunInProgress = ({ optimizationId }: { optimizationId: string }) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => runFollowMachine.provide({ actors: runFollowActors(queryClient) }));
  const [snapshot, send] = useMachine(machine, { input: { optimizationId } });
  const { progress, problem } = snapshot.context;
  const retry = (
    <Button variant="outline" size="sm" onClick={() => send({ type: "again.requested" })}>
      Look again
    </Button>
  );
  if (snapshot.matches("failed")) {
    return (
      <Callout
        tone="danger"
        role="alert"
        title="Optimization failed"
        actions={
          <>
            <LinkButton size="sm" to="/optimize">
              Optimize again
            </LinkButton>
            {retry}
          </>
        }
      >
        {problem}
      </Callout>
    );
  }
  return (
    <div className={root}>
      {snapshot.matches("cutOff") && (
        <Callout tone="warning" role="status" title="The connection was lost" actions={retry}>
          The optimization goes on without it. We try again every few seconds.
        </Callout>
      )}
      <Card padding="lg">
        <OptimizeProgress progress={progress} />
      </Card>
    </div>
  );
};
