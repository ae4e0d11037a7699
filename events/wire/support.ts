import * as v from "valibot";
import { Role } from "../customer/identity.events.ts";
import { Actor } from "../kernel/actor.ts";
import { Plan } from "../plan.schema.ts";
import { whole } from "./fields.ts";

/** How long a stated reason lets a member of staff look into a history, and how long personal data stay uncovered. */
export const VISIT_MS = 60 * 60_000;
export const REVEAL_MS = 10 * 60_000;

export const SEARCH_MATCHES_MAX = 20;
export const EVENTS_PAGE_MAX = 2_000;
export const ADDED_ASINS_MAX = 100;

/** Stands for every personal text that is not uncovered. */
export const MASK = "•••";

const Reason = v.pipe(
  v.string("Say why"),
  v.trim(),
  v.minLength(3, "Say why, in a few words"),
  v.maxLength(500, "Keep the reason below 500 characters"),
);

export const ReasonForm = v.object({ reason: Reason });
export type ReasonForm = v.InferOutput<typeof ReasonForm>;

export const AccountStatus = v.picklist(["open", "deleting", "erased"]);
export type AccountStatus = v.InferOutput<typeof AccountStatus>;

export const SearchQuery = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(2, "Type at least two characters"), v.maxLength(254)),
});

export const CustomerMatch = v.object({
  customerId: v.string(),
  /** Masked beyond what was searched for; null once the account was erased. */
  email: v.nullable(v.string()),
  plan: Plan,
  openedAt: v.nullable(v.string()),
  status: AccountStatus,
  events: v.number(),
  matchedBy: v.picklist(["email", "customerId", "stripeId", "optimizationId"]),
});
export type CustomerMatch = v.InferOutput<typeof CustomerMatch>;

const RESENDABLE_MAILS = ["welcome", "passwordReset", "billing"] as const;
/** `billing` is the last mail that told the customer of their subscription. */
export const ResendableMail = v.picklist(RESENDABLE_MAILS, "Choose a mail");
export type ResendableMail = v.InferOutput<typeof ResendableMail>;

/** How long this member of staff may look. ISO instants; null where a reason has to be given first. */
export const Visit = v.object({ endsAt: v.string(), revealedUntil: v.nullable(v.string()) });
export type Visit = v.InferOutput<typeof Visit>;

export const CustomerCard = v.object({
  customerId: v.string(),
  /** Uncovered while personal data are; null once the account was erased. */
  email: v.nullable(v.string()),
  plan: Plan,
  /** Null once the account was erased. */
  role: v.nullable(Role),
  status: AccountStatus,
  openedAt: v.nullable(v.string()),
  /** When it will be, or was, erased. */
  erasesAt: v.nullable(v.string()),
  /** The version of the newest event of the history. */
  version: v.number(),
  stripeCustomerId: v.nullable(v.string()),
  subscriptionId: v.nullable(v.string()),
  visit: Visit,
  /** What can be sent again right now. */
  mails: v.array(ResendableMail),
  /** The avatar cap of paid plans, for the fold. */
  paidAvatarLimit: v.number(),
});
export type CustomerCard = v.InferOutput<typeof CustomerCard>;

/** "1" asks for uncovered personal data, which has to be allowed first. */
export const RevealedQuery = v.object({ revealed: v.optional(v.picklist(["0", "1"])) });

/** The database counts revisions up to here. */
const REVISION_MAX = 2_147_483_647;

export const StoredOptimizationQuery = v.object({
  ...RevealedQuery.entries,
  /** In the words of this revision, 0 as it was written; where none is named, as the customer reads it now. */
  revision: v.optional(v.pipe(whole, v.maxValue(REVISION_MAX, "A smaller number, please"))),
});

export const EventsQuery = v.object({
  /** Answers the events after this version; 0 begins at the first. */
  after: v.optional(whole),
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(EVENTS_PAGE_MAX))),
  ...RevealedQuery.entries,
});

/** An event as it is stored, upcast to the newest shape, so that `data` parses by its definition and folds. */
export const HistoryEvent = v.object({
  version: v.number(),
  position: v.number(),
  eventId: v.string(),
  type: v.string(),
  schemaVersion: v.number(),
  data: v.record(v.string(), v.unknown()),
  /** Fields of `data` that hold a stand-in because they are personal and not uncovered. */
  masked: v.array(v.string()),
  /** Fields of `data` that hold a stand-in because they are large: GET …/events/VERSION answers the whole event. */
  leftOut: v.array(v.string()),
  actor: Actor,
  correlationId: v.string(),
  causationId: v.nullable(v.string()),
  recordedAt: v.string(),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>;

export const HistoryPage = v.object({
  events: v.array(HistoryEvent),
  /** The version of the newest event of the history, when this page was read. */
  version: v.number(),
});
export type HistoryPage = v.InferOutput<typeof HistoryPage>;

/** The name of the events of the live stream; each carries one `HistoryEvent`, its id is the version. */
export const LIVE_EVENT = "history";

export const StaffAct = v.variant("act", [
  v.object({ act: v.literal("grantRole"), role: Role, reason: Reason }),
  v.object({
    act: v.literal("addAsins"),
    asins: v.pipe(
      v.number(),
      v.integer("Whole ASINs only"),
      v.minValue(1, "Add at least one"),
      v.maxValue(ADDED_ASINS_MAX, `Add at most ${ADDED_ASINS_MAX} at once`),
    ),
    reason: Reason,
  }),
  v.object({ act: v.literal("resendMail"), mail: ResendableMail, reason: Reason }),
  v.object({
    act: v.literal("rerunOptimization"),
    optimizationId: v.pipe(v.string(), v.maxLength(100)),
    reason: Reason,
  }),
  v.object({ act: v.literal("syncWithStripe"), reason: Reason }),
]);
export type StaffAct = v.InferOutput<typeof StaffAct>;

/** `changed` is false where there was nothing to do. `version` is the history's after the act. */
export const ActReply = v.object({
  changed: v.boolean(),
  version: v.number(),
  /** The new optimization, after a rerun. */
  optimizationId: v.nullable(v.string()),
});
export type ActReply = v.InferOutput<typeof ActReply>;

/** A stored result. Review texts and names in it are masked, of equal length, unless uncovered. */
export const StoredOptimization = v.object({
  id: v.string(),
  masked: v.boolean(),
  status: v.picklist(["running", "completed", "failed"]),
  productName: v.string(),
  revision: v.number(),
  result: v.nullable(v.record(v.string(), v.unknown())),
});
export type StoredOptimization = v.InferOutput<typeof StoredOptimization>;
