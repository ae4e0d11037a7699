import type * as v from "valibot";
import type { CustomerCommand, CustomerState } from "../../../events/customer/customer.ts";
import type { OptimizationForm } from "../../../events/wire/optimizations.ts";
import type { BillingNotice } from "../../mail/outbox.ts";
import type { AppendMeta } from "../../store/event-store.ts";

/** What other features do for the customer, done on their behalf by staff. */
export type StaffVerbs = {
  requestOptimization: (
    customerId: string,
    meta: AppendMeta,
    key: string | null,
    form: v.InferOutput<typeof OptimizationForm>,
    /** The facts of `first` are appended with the request, or not at all. */
    options: { first: (optimizationId: string) => readonly CustomerCommand[] },
  ) => Promise<string>;
  syncSubscription: (
    streamId: string,
    meta: AppendMeta,
    first: readonly CustomerCommand[],
  ) => Promise<{ state: CustomerState; version: number }>;
  lastBillingNotice: (streamId: string) => Promise<BillingNotice | null>;
};
