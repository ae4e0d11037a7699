import { assign, emit, fromPromise, setup } from "xstate";
import type { ListingRevision, ListingRevisionForm } from "../../events/wire/listing-revisions.ts";
import type { Optimization } from "../../events/wire/optimizations.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { LISTING_MESSAGES, type WordsRefusal, wordsRefusal } from "./listing-editor.messages.ts";

type Context = {
  /** The number of the revision that is compared with the current words; null before one is chosen. */
  chosen: number | null;
  refusal: WordsRefusal | null;
};

export type ListingRevisionsEvent =
  | { type: "revision.chosen"; revision: number }
  | { type: "restore.requested"; revision: Pick<ListingRevision, "revision" | "words">; basedOn: number };

type Emitted = { type: "restored"; optimization: Optimization; from: number } | { type: "outdated" };

/** Looking at earlier words of a listing, and taking them back. */
export const listingRevisionsMachine = setup({
  types: { context: {} as Context, events: {} as ListingRevisionsEvent, emitted: {} as Emitted },
  actors: { saveRevision: fromPromise<Optimization, ListingRevisionForm>(notProvided("saveRevision")) },
  guards: { isOutdated: (_, { error }: { error: unknown }) => wordsRefusal(error).kind === "outdated" },
  actions: {
    refuse: assign((_, { error }: { error: unknown }) => ({
      refusal: wordsRefusal(error, {
        outdated: LISTING_MESSAGES.restoreOutdated,
        unanswered: LISTING_MESSAGES.restoreUnanswered,
        failed: LISTING_MESSAGES.restoreFailed,
      }),
    })),
    askAgain: emit({ type: "outdated" }),
    handOver: emit(({ context }, { optimization }: { optimization: Optimization }) => ({
      type: "restored",
      optimization,
      from: context.chosen ?? 0,
    })),
  },
}).createMachine({
  id: "listingRevisions",
  initial: "comparing",
  context: { chosen: null, refusal: null },
  states: {
    comparing: {
      on: {
        "revision.chosen": { actions: assign(({ event }) => ({ chosen: event.revision, refusal: null })) },
        "restore.requested": {
          target: "restoring",
          actions: assign(({ event }) => ({ chosen: event.revision.revision, refusal: null })),
        },
      },
    },
    restoring: {
      tags: "busy",
      invoke: {
        src: "saveRevision",
        input: ({ event }) => {
          if (event.type !== "restore.requested") throw new Error(`${event.type} restores nothing`);
          return { basedOn: event.basedOn, words: event.revision.words, restores: event.revision.revision };
        },
        onDone: {
          target: "restored",
          actions: { type: "handOver", params: ({ event }) => ({ optimization: event.output }) },
        },
        onError: [
          {
            guard: { type: "isOutdated", params: ({ event }) => ({ error: event.error }) },
            target: "comparing",
            actions: [{ type: "refuse", params: ({ event }) => ({ error: event.error }) }, "askAgain"],
          },
          {
            target: "comparing",
            actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    restored: {},
  },
});
