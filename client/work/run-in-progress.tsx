import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromCallback } from "xstate";
import { Optimization } from "../../events/wire/work.ts";
import { type RunFollowEvent, runFollowMachine } from "../../machines/run-follow/run-follow.machine.ts";
import { followStream } from "../api/follow-stream.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { OptimizeProgress } from "./optimize-progress.tsx";
import { optimizationArrived } from "./work-cache.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "4", maxWidth: "content" });

const machineFor = (queryClient: QueryClient) =>
  runFollowMachine.provide({
    actors: {
      follow: fromCallback<RunFollowEvent, { optimizationId: string }>(({ input, sendBack }) => {
        const leaving = new AbortController();
        const follow = async () => {
          try {
            const optimization = await followStream({
              path: `/api/optimizations/${encodeURIComponent(input.optimizationId)}`,
              schema: Optimization,
              signal: leaving.signal,
              onProgress: (progress) => sendBack({ type: "progress.reported", progress }),
            });
            await optimizationArrived(queryClient, optimization);
            sendBack({ type: "result.arrived" });
          } catch (error) {
            if (!leaving.signal.aborted) sendBack({ type: "follow.refused", error });
          }
        };
        void follow();
        return () => leaving.abort();
      }),
    },
  });

/** An optimization that is not finished: its progress, live. The result takes its place in the cache by itself. */
export const RunInProgress = ({ optimizationId }: { optimizationId: string }) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => machineFor(queryClient));
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
