import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { historyFeedMachine } from "../../../machines/support/history-feed.machine.ts";
import { createLedger } from "./ledger.ts";
import { historyFeedActors } from "./support-actors.ts";

type FeedInput = { customerId: string; revealed: boolean; onVisitOver: () => void };

/** A customer's history, read from the beginning and followed. Give its user another key to read it anew. */
export const useHistoryFeed = ({ customerId, revealed, onVisitOver }: FeedInput) => {
  const [ledger] = useState(createLedger);
  const [machine] = useState(() => historyFeedMachine.provide({ actors: historyFeedActors(ledger) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { customerId, revealed } });
  useEffect(() => {
    const { unsubscribe } = actor.on("visit.over", onVisitOver);
    return unsubscribe;
  }, [actor, onVisitOver]);
  return { ledger, snapshot, send };
};
