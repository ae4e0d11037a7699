import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AnyEvent } from "../../../events/index.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import { type VisitorCommand, visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { OptimizationChoices } from "../../../events/work/optimization.ts";
import type { Deps } from "../../deps.ts";
import { choicesOf } from "../../optimizer/choices.ts";
import { isoNow } from "../../platform/clock.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import { type AppendMeta, CorruptedIdempotency } from "../../store/event-store.ts";
import { execute, loadStream } from "../../store/handle-command.ts";

type TakeOverDeps = Pick<Deps, "store" | "clock">;
type Opened = { customerId: string; visitorId: string; meta: AppendMeta };

type Brief = {
  optimizationId: string;
  avatarName: string;
  productName: string;
  reviewsText: string;
} & OptimizationChoices;
type Finished = Brief & { result: OptimizationResult };

const finishedDemo = (history: readonly AnyEvent[]): Finished | null => {
  const used = history.findLast((event) => event.type === "DemoUsed");
  const result = used?.data.result ?? null;
  if (used === undefined || result === null) return null;
  const { optimizationId } = used.data;
  const requested = history.findLast(
    (event) => event.type === "DemoRequested" && event.data.optimizationId === optimizationId,
  );
  return requested?.type === "DemoRequested" ? { ...requested.data, result } : null;
};

/** The demo becomes an ASIN profile named after the visitor, so that it can be optimized again, and its result. */
const demoCommands = (visitorId: string, demo: Finished, at: string): CustomerCommand[] => {
  const { optimizationId, avatarName, productName, reviewsText, result } = demo;
  const given = { avatarId: null, asin: "", currentTitle: "", currentBullets: [], keywords: [] };
  return [
    { type: "CreateAsinProfile", data: { asinId: visitorId, avatarName, productName, reviewsText, ...given, at } },
    {
      type: "TakeOverDemo",
      data: { visitorId, optimizationId, avatarName, productName, ...choicesOf(demo), result, at },
    },
  ];
};

/** What the visitor put aside, each once, whoever takes it over: its event here has its id from the event there. */
const takeOverStashes = async (
  { store }: TakeOverDeps,
  history: readonly EventEnvelope[],
  { customerId, meta, at }: Pick<Opened, "customerId" | "meta"> & { at: string },
): Promise<void> => {
  for (const envelope of history) {
    const event = domainEventOf(envelope);
    if (event.type !== "AvatarStashed") continue;
    await execute({
      store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "StashAvatar", data: { stash: event.data.stash, at } },
      meta,
      eventId: () => derivedId(`stash-taken-over/${envelope.eventId}`),
    }).catch((error: unknown) => {
      if (!(error instanceof CorruptedIdempotency)) throw error;
    });
  }
};

/**
 * A visitor became a customer: their finished demo and what they stashed become the customer's. Safe to repeat, also
 * after a demo that was still running when they signed up.
 */
export const takeOverDemo =
  (deps: TakeOverDeps) =>
  async ({ customerId, visitorId, meta }: Opened): Promise<void> => {
    const { store, clock } = deps;
    const streamId = visitorStreamId(visitorId);
    const { state: visitor } = await loadStream(store, visitorDecider, streamId);
    if (visitor.customerId !== null && visitor.customerId !== customerId) return;
    const at = isoNow(clock);
    const history = await store.read(streamId);
    const demo = finishedDemo(history.map(domainEventOf));
    // First, because a demo that is there makes a paid plan save its avatar, with what was put aside.
    if (visitor.customerId === null) await takeOverStashes(deps, history, { customerId, meta, at });
    await execute({
      store,
      decider: inSequence(customerDecider),
      streamId: customerStreamId(customerId),
      command: ({ optimizations }) =>
        demo === null || optimizations.takenOver ? [] : demoCommands(visitorId, demo, at),
      meta,
    });
    const link: VisitorCommand = { type: "LinkCustomer", data: { customerId, at } };
    await execute({ store, decider: visitorDecider, streamId, command: link, meta });
  };

/**
 * A visitor signed in to an account they have. A demo that they ran, or that is still running, becomes the customer's
 * as it would at sign-up; whoever only looked at the demo stays a visitor, and a customer takes one demo over.
 */
export const takeOverDemoOnSignIn =
  (deps: TakeOverDeps) =>
  async (signedIn: Opened): Promise<void> => {
    const { store } = deps;
    const { state: visitor } = await loadStream(store, visitorDecider, visitorStreamId(signedIn.visitorId));
    const hasRun = visitor.demo.status === "used" || visitor.demo.status === "running";
    if (!hasRun || visitor.customerId !== null) return;
    const { state } = await loadStream(store, customerDecider, customerStreamId(signedIn.customerId));
    if (!state.optimizations.takenOver) await takeOverDemo(deps)(signedIn);
  };
