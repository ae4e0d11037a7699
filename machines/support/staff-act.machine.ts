import * as v from "valibot";
import { assign, emit, fromPromise, setup } from "xstate";
import type { Role } from "../../events/customer/identity.events.ts";
import { type ActReply, type ResendableMail, StaffAct } from "../../events/wire/support.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { fieldErrorsOf, isUnanswered, type Refusal, refusalOf } from "../kernel/refusal.ts";

export type ActKind = StaffAct["act"];

export type ActForm = {
  role: Role;
  /** As typed. */
  asins: string;
  mail: ResendableMail | null;
  optimizationId: string;
  reason: string;
};

type Looking = { customerId: string };

type Context = Looking & {
  act: ActKind;
  form: ActForm;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused as a whole. */
  refusal: string | null;
};

export type StaffActEvent =
  | { type: "opened"; act: ActKind; changes?: Partial<ActForm> }
  | { type: "changed"; changes: Partial<ActForm> }
  | { type: "submitted" }
  | { type: "dismissed" };

/** Something was done; the history has grown to this version. */
export type Acted = { type: "acted"; reply: ActReply };

const EMPTY: ActForm = { role: "admin", asins: "1", mail: null, optimizationId: "", reason: "" };

const DONE: Readonly<Record<ActKind, string>> = {
  grantRole: "Role changed",
  addAsins: "ASINs added",
  resendMail: "Mail sent",
  rerunOptimization: "Optimization started again",
  syncWithStripe: "Compared with Stripe",
};

const parsed = ({ act, form }: Pick<Context, "act" | "form">) =>
  v.safeParse(StaffAct, { ...form, act, asins: form.asins.trim() === "" ? Number.NaN : Number(form.asins) });

const errorsOf = (context: Pick<Context, "act" | "form">): Record<string, string> => {
  const { issues = [] } = parsed(context);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
};

const wordsOf = (refusal: Refusal): string =>
  isUnanswered(refusal)
    ? "We cannot reach the server. Your words are kept; try again."
    : (refusal.userMessage ?? "Nothing was done. Please try again.");

const actOf = (context: Context): StaffAct => v.parse(StaffAct, parsed(context).output);

/** What staff can do for a customer, one thing at a time, each with a reason. */
export const staffActMachine = setup({
  types: {
    context: {} as Context,
    events: {} as StaffActEvent,
    emitted: {} as Announcement | Acted,
    input: {} as Looking,
  },
  actors: {
    perform: fromPromise<ActReply, Looking & { act: StaffAct }>(notProvided("perform")),
  },
  actions: {
    begin: assign(({ context }, { act, changes }: { act: ActKind; changes: Partial<ActForm> }) => ({
      act,
      form: { ...EMPTY, ...(act === context.act ? { reason: context.form.reason } : {}), ...changes },
      errors: {},
      refusal: null,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<ActForm> }) => ({
      form: { ...context.form, ...changes },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in changes))),
    })),
    complain: assign(({ context }) => ({ errors: errorsOf(context), refusal: null })),
    keepRefusal: assign((_, { error }: { error: unknown }) => {
      const refusal = refusalOf(error);
      return { errors: fieldErrorsOf(refusal), refusal: wordsOf(refusal) };
    }),
    forgetWords: assign({ form: EMPTY, errors: {}, refusal: null }),
    announce: emit(({ context }, { reply }: { reply: ActReply }) => ({
      type: "announced" as const,
      title: reply.changed ? DONE[context.act] : "Nothing had to be changed",
      tone: "default" as const,
    })),
    tell: emit((_, { reply }: { reply: ActReply }) => ({ type: "acted" as const, reply })),
  },
  guards: { isComplete: ({ context }) => parsed(context).success },
}).createMachine({
  id: "staffAct",
  context: ({ input }) => ({
    customerId: input.customerId,
    act: "addAsins",
    form: EMPTY,
    errors: {},
    refusal: null,
  }),
  initial: "idle",
  states: {
    idle: {
      on: {
        opened: {
          target: "editing",
          actions: { type: "begin", params: ({ event }) => ({ act: event.act, changes: event.changes ?? {} }) },
        },
      },
    },
    editing: {
      on: {
        changed: { actions: { type: "change", params: ({ event }) => ({ changes: event.changes }) } },
        dismissed: "idle",
        submitted: [{ target: "performing", guard: "isComplete" }, { actions: "complain" }],
      },
    },
    performing: {
      tags: "busy",
      invoke: {
        src: "perform",
        input: ({ context }) => ({ customerId: context.customerId, act: actOf(context) }),
        onDone: {
          target: "idle",
          actions: [
            { type: "announce", params: ({ event }) => ({ reply: event.output }) },
            { type: "tell", params: ({ event }) => ({ reply: event.output }) },
            "forgetWords",
          ],
        },
        onError: {
          target: "editing",
          actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
