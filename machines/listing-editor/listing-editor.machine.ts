import { assign, emit, fromPromise, not, raise, setup } from "xstate";
import type { Finding, KeywordCoverage } from "../../events/result/listing.ts";
import type { ListingCheck, ListingCheckForm, ListingRevisionForm } from "../../events/wire/listing-revisions.ts";
import type { Optimization } from "../../events/wire/optimizations.ts";
import { type DraftMemoryEvent, draftMemory } from "../kernel/draft-memory.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";
import { LISTING_MESSAGES, type WordsRefusal, wordsRefusal } from "./listing-editor.messages.ts";
import {
  cleaned,
  findingsWithoutLine,
  isChanged,
  isSendable,
  type KeptWords,
  keptWords,
  oneLine,
  placedIn,
  textAt,
  type WordList,
  type Words,
  withLine,
  withoutLine,
  withText,
  wordsOf,
} from "./listing-editor.words.ts";

const CHECK_AFTER_MS = 150;
const RETRY_AFTER_MS = 10_000;

/** A saved listing, as far as its words go. */
export type SavedListing = Pick<Optimization, "revision" | "keywordCoverage" | "compliance" | keyof Words>;

type Input = {
  listing: SavedListing;
  /** As it was left on this device. */
  kept?: KeptWords | null;
};

/** What the rules last said, and the words they said it of. */
type Checked = { words: Words; findings: readonly Finding[]; keywordCoverage: KeywordCoverage };

type Context = {
  /** The revision that is being changed. */
  basedOn: number;
  /** Its words. */
  saved: Words;
  savedCoverage: KeywordCoverage;
  draft: Words;
  checked: Checked;
  /** The last check was not answered. */
  isResting: boolean;
  /** The form holds what was kept from an earlier visit. */
  isDraft: boolean;
  /** Somebody else saved the revision that is now compared with what was typed. */
  isCompared: boolean;
  refusal: WordsRefusal | null;
};

export type ListingEditorEvent =
  | DraftMemoryEvent
  | { type: "text.changed"; field: string; value: string }
  | { type: "fix.applied"; field: string; fix: string }
  | { type: "line.added"; list: WordList }
  | { type: "line.removed"; list: WordList; index: number }
  | { type: "line.returned"; list: WordList; index: number; text: string }
  | { type: "words.changed" }
  | { type: "draft.discarded" }
  | { type: "latest.requested" }
  | { type: "save.requested" };

type Emitted = { type: "saved"; optimization: Optimization } | { type: "closed" } | { type: "refused" };

const initialContext = ({ listing, kept = null }: Input): Context => {
  const saved = wordsOf(listing);
  const isDraft = kept !== null && isChanged(kept.draft, saved);
  const { keywordCoverage, compliance } = listing;
  return {
    basedOn: listing.revision,
    saved,
    savedCoverage: keywordCoverage,
    draft: isDraft ? kept.draft : saved,
    checked: { words: saved, findings: isDraft ? [] : compliance.findings, keywordCoverage },
    isResting: false,
    isDraft,
    isCompared: isDraft && isChanged(kept.saved, saved),
    refusal: null,
  };
};

/** Changing the words of a listing, while rules and keywords are checked along. */
export const listingEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ListingEditorEvent,
    input: {} as Input,
    emitted: {} as Emitted,
  },
  actors: {
    keepDraft: fromPromise<void, KeptWords | null>(notProvided("keepDraft")),
    checkWords: fromPromise<ListingCheck, ListingCheckForm>(notProvided("checkWords")),
    saveRevision: fromPromise<Optimization, ListingRevisionForm>(notProvided("saveRevision")),
    loadLatest: fromPromise<Optimization>(notProvided("loadLatest")),
  },
  delays: { checkAfter: CHECK_AFTER_MS, retryAfter: RETRY_AFTER_MS },
  guards: {
    isChanged: ({ context: { draft, saved } }) => isChanged(draft, saved),
    isSendable: ({ context }) => isSendable(context.draft),
    isFromDraft: ({ context }) => context.isDraft,
    /** A fix is the whole text of its field, so that it may replace only the text it was made for. */
    isStanding: ({ context: { draft, checked } }, { field }: { field: string }) =>
      textAt(draft, field) !== null && textAt(draft, field) === textAt(checked.words, field),
  },
  actions: {
    change: assign((_, { draft }: { draft: Words }) => ({ draft, isDraft: false, refusal: null })),
    check: raise({ type: "words.changed" }),
    keep: raise({ type: "draft.settled" }),
    keepLater: raise({ type: "draft.changed" }),
    refuse: assign((_, { refusal }: { refusal: WordsRefusal }) => ({ refusal })),
    tellRefused: emit({ type: "refused" }),
    close: emit({ type: "closed" }),
    handOver: emit((_, { optimization }: { optimization: Optimization }) => ({ type: "saved", optimization })),
    takeLatest: assign((_, { latest }: { latest: Optimization }) => ({
      basedOn: latest.revision,
      saved: wordsOf(latest),
      savedCoverage: latest.keywordCoverage,
      isCompared: true,
      refusal: null,
    })),
  },
}).createMachine({
  id: "listingEditor",
  type: "parallel",
  context: ({ input }) => initialContext(input),
  states: {
    work: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "text.changed": {
              actions: [
                {
                  type: "change",
                  params: ({ context, event }) => ({
                    draft: withText(context.draft, event.field, oneLine(event.value)),
                  }),
                },
                "keepLater",
                "check",
              ],
            },
            "fix.applied": {
              guard: { type: "isStanding", params: ({ event }) => ({ field: event.field }) },
              actions: [
                {
                  type: "change",
                  params: ({ context, event }) => ({ draft: withText(context.draft, event.field, event.fix) }),
                },
                "keepLater",
                "check",
              ],
            },
            "line.added": {
              actions: [
                assign(({ context: { draft, checked }, event }) => ({
                  draft: withLine(draft, event.list),
                  checked: { ...checked, words: withLine(checked.words, event.list) },
                })),
                "keepLater",
              ],
            },
            "line.removed": {
              actions: [
                assign(({ context: { draft, checked }, event: { list, index } }) => ({
                  draft: withoutLine(draft, list, index),
                  checked: {
                    ...checked,
                    words: withoutLine(checked.words, list, index),
                    findings: findingsWithoutLine(checked.findings, list, index),
                  },
                  isDraft: false,
                  refusal: null,
                })),
                "keepLater",
                "check",
              ],
            },
            "line.returned": {
              actions: [
                assign(({ context: { draft, checked }, event: { list, index, text } }) => ({
                  draft: withLine(draft, list, index, text),
                  checked: { ...checked, words: withLine(checked.words, list, index, text) },
                })),
                "keepLater",
                "check",
              ],
            },
            "draft.discarded": {
              actions: [
                assign(({ context }) => ({ draft: context.saved, isDraft: false, isCompared: false, refusal: null })),
                "keep",
                "check",
              ],
            },
            "latest.requested": "loading",
            "save.requested": [
              { guard: not("isChanged"), actions: ["keep", "close"] },
              { guard: "isSendable", target: "saving", actions: assign({ refusal: null }) },
              {
                actions: [
                  { type: "refuse", params: { refusal: { kind: "other", message: LISTING_MESSAGES.tooLong } } },
                  "tellRefused",
                ],
              },
            ],
          },
        },
        saving: {
          tags: "busy",
          invoke: {
            src: "saveRevision",
            input: ({ context }) => ({ basedOn: context.basedOn, words: cleaned(context.draft) }),
            onDone: {
              target: "saved",
              actions: [
                assign(({ context, event }) => ({
                  basedOn: event.output.revision,
                  saved: context.draft,
                  isDraft: false,
                  isCompared: false,
                })),
                "keep",
                { type: "handOver", params: ({ event }) => ({ optimization: event.output }) },
              ],
            },
            onError: {
              target: "editing",
              actions: [
                { type: "refuse", params: ({ event }) => ({ refusal: wordsRefusal(event.error) }) },
                "tellRefused",
              ],
            },
          },
        },
        loading: {
          tags: "loading",
          invoke: {
            src: "loadLatest",
            onDone: {
              target: "editing",
              actions: [{ type: "takeLatest", params: ({ event }) => ({ latest: event.output }) }, "keep"],
            },
            onError: {
              target: "editing",
              actions: {
                type: "refuse",
                params: ({ event }) => ({
                  refusal: {
                    kind: "outdated",
                    message: refusalOf(event.error).userMessage ?? LISTING_MESSAGES.latestFailed,
                  },
                }),
              },
            },
          },
        },
        saved: {},
      },
    },
    check: {
      initial: "beginning",
      on: { "words.changed": ".waiting" },
      states: {
        beginning: { always: [{ guard: "isFromDraft", target: "checking" }, { target: "settled" }] },
        settled: {},
        waiting: { after: { checkAfter: [{ guard: "isSendable", target: "checking" }, { target: "settled" }] } },
        checking: {
          invoke: {
            src: "checkWords",
            input: ({ context }) => ({ words: cleaned(context.draft) }),
            onDone: {
              target: "settled",
              actions: assign(({ context: { draft }, event: { output } }) => ({
                checked: {
                  words: draft,
                  findings: placedIn(draft, output.findings),
                  keywordCoverage: output.keywordCoverage,
                },
                isResting: false,
              })),
            },
            onError: { target: "resting", actions: assign({ isResting: true }) },
          },
        },
        resting: { after: { retryAfter: "checking" } },
      },
    },
    memory: draftMemory(keptWords),
  },
});
