/** What makes a flow keep its draft: after a pause in the typing, at once, or because the page is being left. */
export type DraftMemoryEvent = { type: "draft.changed" } | { type: "draft.settled" } | { type: "page.left" };

const SAVE_AFTER_MS = 400;

/** A parallel region that hands what is to be kept to the actor `keepDraft`. A device that refuses disturbs nothing. */
export const draftMemory = <Context, Kept>(keptOf: (context: Context) => Kept) =>
  ({
    initial: "settled",
    on: { "draft.changed": ".waiting", "draft.settled": ".keeping" },
    states: {
      settled: {},
      waiting: { after: { [SAVE_AFTER_MS]: "keeping" }, on: { "page.left": "keeping" } },
      keeping: {
        invoke: {
          src: "keepDraft",
          input: ({ context }: { context: Context }): Kept => keptOf(context),
          onDone: "settled",
          onError: "settled",
        },
      },
    },
  }) as const;
