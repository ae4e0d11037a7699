import type * as v from "valibot";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { OptimizationForm } from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import { acceptOnce } from "../../http/idempotency.ts";
import { choicesOf } from "../../optimizer/choices.ts";
import { ensureReadable } from "../../optimizer/ensure-readable.ts";
import { eventIdsOf } from "../../optimizer/event-ids.ts";
import type { Run } from "../../optimizer/optimizer.ts";
import { isoNow } from "../../platform/clock.ts";
import { filled } from "../../platform/filled.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { findBasis } from "./find-basis.ts";

type RequestDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "optimizer">;
type Form = v.InferOutput<typeof OptimizationForm>;

type RequestOptions = {
  /** Appended with the request or not at all, for example who made it on the customer's behalf. */
  first?: (optimizationId: string) => readonly CustomerCommand[];
  /** Aborts while the reviews are read, before anything is counted. */
  signal?: AbortSignal | undefined;
};

/** Sets one ASIN of the plan aside and begins the optimization. Answers its id; a repeat with the same key, the first one. */
export const requestOptimization =
  (deps: RequestDeps) =>
  (
    customerId: string,
    meta: AppendMeta,
    key: string | null,
    { asinId, ...form }: Form,
    { first = () => [], signal }: RequestOptions = {},
  ): Promise<string> => {
    const mustIncludeKeywords = filled(form.mustIncludeKeywords);
    const asked = { ruleProfile: form.ruleProfile, include: form.include };
    const named = { scope: `optimizations/${customerId}`, key, body: { asinId, mustIncludeKeywords, ...asked } };
    return acceptOnce(deps, named, async (optimizationId, also) => {
      const { avatarId, input, lastChoices } = await findBasis(deps)(customerId, asinId);
      const choices = choicesOf({
        ruleProfile: form.ruleProfile ?? lastChoices.ruleProfile,
        include: form.include ?? lastChoices.include,
      });
      const reading = { signal, owner: customerId };
      ensureReadable(await deps.optimizer.importReviews({ text: input.reviewsText }, choices.include, reading));
      const run: Run = {
        optimizationId,
        owner: { kind: "customer", customerId },
        input: { ...input, mustIncludeKeywords, ...choices },
        correlationId: meta.correlationId,
      };
      const eventId = eventIdsOf(deps.store);
      const request = {
        optimizationId,
        asinId,
        avatarId,
        productName: input.productName,
        mustIncludeKeywords,
        ...choices,
      };
      await deps.optimizer.accept(run, (claim) =>
        execute({
          store: deps.store,
          decider: inSequence(customerDecider),
          streamId: customerStreamId(customerId),
          command: [
            ...first(optimizationId),
            { type: "RequestOptimization", data: { ...request, kind: "paid", at: isoNow(deps.clock) } },
          ],
          meta,
          eventId,
          also: (events) => [claim(eventId(events.length - 1)), ...also],
        }),
      );
    });
  };
