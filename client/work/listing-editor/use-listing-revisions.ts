import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ListingRevision } from "../../../events/wire/listing-revisions.ts";
import { listingRevisionsMachine } from "../../../machines/listing-editor/listing-revisions.machine.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { notify } from "../../ui/notify.ts";
import { listingRevised } from "../work-cache.ts";
import { optimizationQuery } from "../work-queries.ts";
import { saveRevisionActor } from "./listing-actors.ts";
import { revisionName } from "./revision-name.ts";

type Options = { id: string; onClose: () => void };

/** The flow of comparing and restoring: what is chosen, and what became of restoring it. */
export const useListingRevisions = ({ id, onClose }: Options) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    listingRevisionsMachine.provide({ actors: { saveRevision: saveRevisionActor(id) } }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const subscriptions = [
      actor.on("restored", ({ optimization, from }) => {
        listingRevised(queryClient, optimization);
        notify({
          title: "Words restored",
          description: `The words of ${revisionName(from, "inText")} are revision ${optimization.revision} now.`,
        });
        close();
      }),
      actor.on("outdated", () => void refreshQueries(queryClient, { queryKey: optimizationQuery(id).queryKey })),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, id, queryClient]);
  return {
    ...snapshot.context,
    isBusy: snapshot.hasTag("busy"),
    choose: (revision: number) => actor.send({ type: "revision.chosen", revision }),
    restore: (revision: ListingRevision, basedOn: number) =>
      actor.send({ type: "restore.requested", revision, basedOn }),
  };
};
