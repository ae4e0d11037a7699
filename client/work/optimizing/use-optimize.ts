import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { OptimizeKind } from "../../../machines/optimize/optimize.form.ts";
import { optimizeMachine } from "../../../machines/optimize/optimize.machine.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { prepareNotifications } from "../../ui/notify.ts";
import { usePageLeave } from "../use-page-leave.ts";
import { optimizeActors } from "./optimize-actors.ts";
import { optimizeDraft } from "./optimize-draft.ts";
import { prepareProgress } from "./run-progress.tsx";

type Options = {
  kind: OptimizeKind;
  /** Whose drafts are kept on this device; null keeps none. */
  email: string | null;
  saved?: { asinId: string; optimizationId: string };
  onOptimized: (optimizationId: string) => void;
};

/** The optimize flow of one page: its state, its toasts, its draft on this device. */
export const useOptimize = ({ kind, email, saved, onOptimized }: Options) => {
  const queryClient = useQueryClient();
  const machine = useMemo(() => {
    const keep = email === null ? () => {} : optimizeDraft(kind, email).keep;
    return optimizeMachine.provide({ actors: optimizeActors({ queryClient, keep }) });
  }, [queryClient, kind, email]);
  const [kept] = useState(() => (email === null ? null : optimizeDraft(kind, email).recall()));
  const actor = useActorRef(machine, { input: { kind, kept, ...(saved === undefined ? {} : { saved }) } });
  const snapshot = useSelector(actor, (current) => current);
  const handOver = useEffectEvent(onOptimized);
  useAnnouncements(actor);
  useEffect(() => {
    const { unsubscribe } = actor.on("optimized", ({ optimizationId }) => handOver(optimizationId));
    return unsubscribe;
  }, [actor]);
  useEffect(prepareNotifications, []);
  useEffect(prepareProgress, []);
  usePageLeave(actor);
  const { context } = snapshot;
  return {
    actor,
    ...context,
    isBusy: snapshot.hasTag("busy"),
    isCutOff: snapshot.hasTag("cutOff"),
    isRegenerating: snapshot.matches({ work: "regenerating" }),
  };
};
