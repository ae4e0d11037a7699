import { assign, emit, fromPromise, setup } from "xstate";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";

/** A file as the browser hands it over; the actor that reads it knows more. */
type ReviewsFile = { readonly name: string; readonly size: number };

export type ReviewsSource = { kind: "text"; text: string } | { kind: "file"; file: ReviewsFile };

/** What to read, and the ids of what would be left out and is to be used anyway. */
export type IntakeRequest = { source: ReviewsSource; include: readonly string[] };

type Context = {
  source: ReviewsSource | null;
  include: readonly string[];
  /** The file whose reviews stand in the field; null once they are the seller's own text. */
  fileInField: ReviewsFile | null;
  /** How the server read the reviews that stand in the field. */
  report: ImportedReviews | null;
  problem: string | null;
};

type Event =
  | { type: "text.changed"; text: string }
  | { type: "include.changed"; include: readonly string[] }
  | { type: "file.chosen"; file: ReviewsFile }
  | { type: "file.refused"; message: string }
  | { type: "fitting.requested" };

const READ_FAILED = "We could not read this file. Please try again, or paste the reviews instead.";

/** Shorter text is still being typed. */
const TEXT_WORTH_READING = 40;
const READ_AFTER_MS = 700;

/** Reads pasted text and files, and says how many reviews were recognised and what was left out. */
export const reviewIntakeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | { type: "reviewsRead"; text: string }
      /** The same reviews, read anew after a choice; nothing of the seller's was replaced. */
      | { type: "reviewsReread"; text: string },
  },
  actors: {
    readReviews: fromPromise<ImportedReviews, IntakeRequest>(notProvided("readReviews")),
  },
  guards: {
    isReported: ({ context }, { text }: { text: string }) => context.report?.text === text,
    isWorthReading: (_, { text }: { text: string }) => text.trim().length >= TEXT_WORTH_READING,
    hasReport: ({ context }) => context.report !== null,
    isFile: ({ context }) => context.source?.kind === "file",
    isFileInField: ({ context }) => context.source?.kind === "file" && context.source.file === context.fileInField,
    isSameChoice: ({ context }, { include }: { include: readonly string[] }) =>
      context.include.length === include.length && include.every((id) => context.include.includes(id)),
    hasSource: ({ context }) => context.source !== null,
  },
  actions: {
    report: assign((_, report: ImportedReviews) => ({ report, problem: null })),
    handOver: emit((_, { text }: { text: string }) => ({ type: "reviewsRead", text })),
    noteFile: assign(({ context: { source } }) => ({ fileInField: source?.kind === "file" ? source.file : null })),
    choose: assign((_, { include }: { include: readonly string[] }) => ({ include })),
    handBack: emit((_, { text }: { text: string }) => ({ type: "reviewsReread", text })),
    forget: assign({ source: null, report: null, problem: null }),
  },
}).createMachine({
  id: "reviewIntake",
  context: { source: null, include: [], fileInField: null, report: null, problem: null },
  initial: "idle",
  on: {
    "text.changed": [
      { guard: { type: "isReported", params: ({ event }) => event } },
      {
        guard: { type: "isWorthReading", params: ({ event }) => event },
        target: ".waiting",
        actions: assign(({ event }) => ({ source: { kind: "text", text: event.text } })),
      },
      { target: ".idle", actions: "forget" },
    ],
    "include.changed": [
      { guard: { type: "isSameChoice", params: ({ event }) => event } },
      {
        guard: "hasSource",
        target: ".reading",
        actions: { type: "choose", params: ({ event }) => event },
      },
      { actions: { type: "choose", params: ({ event }) => event } },
    ],
    "file.chosen": {
      target: ".reading",
      actions: assign(({ event }) => ({
        source: { kind: "file", file: event.file },
        include: [],
        problem: null,
      })),
    },
    "file.refused": { actions: assign(({ event }) => ({ problem: event.message })) },
    "fitting.requested": {
      guard: "hasReport",
      actions: { type: "handOver", params: ({ context }) => ({ text: context.report?.fits.text ?? "" }) },
    },
  },
  states: {
    idle: {},
    waiting: { after: { [READ_AFTER_MS]: "reading" } },
    reading: {
      invoke: {
        src: "readReviews",
        input: ({ context: { source, include } }) => ({ source: source ?? { kind: "text", text: "" }, include }),
        onDone: [
          {
            guard: "isFileInField",
            target: "idle",
            actions: [
              { type: "report", params: ({ event }) => event.output },
              { type: "handBack", params: ({ event }) => event.output },
            ],
          },
          {
            guard: "isFile",
            target: "idle",
            actions: [
              { type: "report", params: ({ event }) => event.output },
              "noteFile",
              { type: "handOver", params: ({ event }) => event.output },
            ],
          },
          { target: "idle", actions: { type: "report", params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: "isFile",
            target: "idle",
            actions: assign(({ event }) => ({ problem: refusalOf(event.error).userMessage ?? READ_FAILED })),
          },
          {
            target: "idle",
            actions: assign(({ event }) => ({ report: null, problem: previewProblem(event.error) })),
          },
        ],
      },
    },
  },
});

/** A preview that merely failed is not worth a word; text without reviews is. */
function previewProblem(error: unknown): string | null {
  const { problem, userMessage } = refusalOf(error);
  return problem === "NO_REVIEWS" || problem === "TOO_THIN" ? userMessage : null;
}
