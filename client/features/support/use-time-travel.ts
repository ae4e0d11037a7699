import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { positionOf, timeTravelMachine } from "../../../machines/support/time-travel.machine.ts";

const route = getRouteApi("/support/$accountId");

/** The moment that is looked at. It is in the address once it is settled on, and the address can be gone back to. */
export const useTimeTravel = (total: number) => {
  const { at = null } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const [snapshot, send, actor] = useMachine(timeTravelMachine, { input: { at } });
  const written = useRef(at);

  useEffect(() => send({ type: "known", total }), [send, total]);

  useEffect(() => {
    if (written.current === at) return;
    written.current = at;
    send({ type: "moved", to: at });
  }, [send, at]);

  useEffect(() => {
    const { unsubscribe } = actor.on("settled", ({ at: settled }) => {
      if (written.current === settled) return;
      written.current = settled;
      void navigate({ search: (before) => ({ ...before, at: settled ?? undefined }), resetScroll: false });
    });
    return unsubscribe;
  }, [actor, navigate]);

  const { context } = snapshot;
  return {
    position: positionOf(context),
    total: context.total,
    isNewest: context.wanted === null,
    isPlaying: snapshot.matches("playing"),
    speed: context.speed,
    send,
  };
};
export type TimeTravel = ReturnType<typeof useTimeTravel>;
