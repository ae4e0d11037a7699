import type * as v from "valibot";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { OptimizationInput } from "../../../events/result/result.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { DemoForm } from "../../../events/wire/demo.ts";
import type { Deps } from "../../deps.ts";
import { acceptOnce } from "../../http/idempotency.ts";
import { choicesOf } from "../../optimizer/choices.ts";
import { ensureReadable } from "../../optimizer/ensure-readable.ts";
import { eventIdsOf } from "../../optimizer/event-ids.ts";
import type { Run } from "../../optimizer/optimizer.ts";
import { ownerName } from "../../optimizer/run-owner.ts";
import { isoNow } from "../../platform/clock.ts";
import { filled } from "../../platform/filled.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { Statement } from "../../store/sql.ts";
import { ensureDemoLeftHere } from "./browser-demo.ts";
import type { DemoCaller } from "./demo-caller.ts";

type RequestDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "optimizer">;
type Form = Omit<v.InferOutput<typeof DemoForm>, "demoToken" | "idemKey">;
type Acceptance = {
  run: Run;
  meta: AppendMeta;
  eventId: (index: number) => string;
  also: (events: readonly unknown[]) => readonly Statement[];
};

const inputOf = (form: Form): OptimizationInput => ({
  asin: "",
  productName: form.productName,
  avatarName: form.avatarName,
  reviewsText: form.reviews,
  currentTitle: "",
  currentBullets: [],
  keywords: [],
  mustIncludeKeywords: filled(form.mustIncludeKeywords),
  ...choicesOf(form),
});

const acceptForVisitor = (deps: RequestDeps, visitorId: string, { run, meta, eventId, also }: Acceptance) => {
  const { avatarName, productName, reviewsText, mustIncludeKeywords } = run.input;
  const demo = { avatarName, productName, reviewsText, mustIncludeKeywords, ...choicesOf(run.input) };
  return execute({
    store: deps.store,
    decider: visitorDecider,
    streamId: visitorStreamId(visitorId),
    command: { type: "RequestDemo", data: { optimizationId: run.optimizationId, ...demo, at: isoNow(deps.clock) } },
    meta,
    eventId,
    also,
  });
};

const acceptForCustomer = (deps: RequestDeps, customerId: string, { run, meta, eventId, also }: Acceptance) => {
  const { mustIncludeKeywords, ruleProfile, include, ...profile } = run.input;
  const choices = choicesOf({ ruleProfile, include });
  const asinId = deps.newId();
  const at = isoNow(deps.clock);
  const request = { optimizationId: run.optimizationId, asinId, avatarId: null, productName: profile.productName };
  return execute({
    store: deps.store,
    decider: inSequence(customerDecider),
    streamId: customerStreamId(customerId),
    command: [
      { type: "CreateAsinProfile", data: { asinId, avatarId: null, ...profile, at } },
      { type: "RequestOptimization", data: { ...request, mustIncludeKeywords, ...choices, kind: "demo", at } },
    ],
    meta,
    eventId,
    also,
  });
};

/** Accepts the one free optimization. Answers its id; a repeat with the same key, the first one. */
export const requestDemo =
  (deps: RequestDeps) =>
  ({ owner, meta, at, signal }: DemoCaller, key: string | null, form: Form): Promise<string> => {
    const input = inputOf(form);
    return acceptOnce(deps, { scope: `demo/${ownerName(owner)}`, key, body: input }, async (optimizationId, also) => {
      await ensureDemoLeftHere(deps)(at);
      const reading = { signal, owner: ownerName(owner) };
      ensureReadable(await deps.optimizer.importReviews({ text: input.reviewsText }, input.include, reading));
      const run: Run = { optimizationId, owner, input, correlationId: meta.correlationId };
      await deps.optimizer.accept(run, (claim) => {
        const eventId = eventIdsOf(deps.store);
        const claimAndMore = (events: readonly unknown[]) => [claim(eventId(events.length - 1)), ...also];
        const acceptance = { run, meta, eventId, also: claimAndMore };
        return owner.kind === "customer"
          ? acceptForCustomer(deps, owner.customerId, acceptance)
          : acceptForVisitor(deps, owner.visitorId, acceptance);
      });
    });
  };
