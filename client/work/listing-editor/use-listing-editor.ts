import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { fromPromise } from "xstate";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { listingEditorMachine, type SavedListing } from "../../../machines/listing-editor/listing-editor.machine.ts";
import { isChanged, type KeptWords } from "../../../machines/listing-editor/listing-editor.words.ts";
import { useSession } from "../../session/use-session.ts";
import { notify } from "../../ui/notify.ts";
import { usePageLeave } from "../use-page-leave.ts";
import { listingRevised } from "../work-cache.ts";
import { checkWordsActor, loadLatestActor, saveRevisionActor } from "./listing-actors.ts";
import { listingDraft } from "./listing-draft.ts";
import { useListingProof } from "./use-listing-proof.ts";

type Options = { id: string; listing: EditedListing; onClose: () => void; onRefused: () => void };

/** A saved listing with what its clauses rest on. */
export type EditedListing = SavedListing & Pick<Optimization, "claims" | "evidence" | "reviews">;

/** The editor's flow: its words, what the rules say of them, its draft on this device. */
export const useListingEditor = ({ id, listing, onClose, onRefused }: Options) => {
  const queryClient = useQueryClient();
  const { email } = useSession();
  const [machine] = useState(() =>
    listingEditorMachine.provide({
      actors: {
        checkWords: checkWordsActor(id),
        saveRevision: saveRevisionActor(id),
        loadLatest: loadLatestActor(id, queryClient),
        keepDraft: fromPromise<void, KeptWords | null>(async ({ input }) => listingDraft(id).keep(email, input)),
      },
    }),
  );
  const [input] = useState(() => ({ listing, kept: listingDraft(id).recall(email) }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const close = useEffectEvent(onClose);
  const refuse = useEffectEvent(onRefused);
  usePageLeave(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on("saved", ({ optimization }) => {
        listingRevised(queryClient, optimization);
        notify({ title: "Listing saved", description: `Your words are revision ${optimization.revision} now.` });
        close();
      }),
      actor.on("closed", () => close()),
      actor.on("refused", () => refuse()),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, queryClient]);
  const proof = useListingProof(id, listing, snapshot.context.draft);
  return {
    ...snapshot.context,
    proof,
    isSaving: snapshot.hasTag("busy"),
    isLoading: snapshot.hasTag("loading"),
    hasUnsaved: () => {
      const { context } = actor.getSnapshot();
      return isChanged(context.draft, context.saved);
    },
    send: actor.send,
  };
};

export type ListingEditorFlow = ReturnType<typeof useListingEditor>;
