import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import { visitorDecider, visitorIdOf } from "../../../events/visitor/demo.decider.ts";
import type { Deps } from "../../deps.ts";
import { causedBy } from "../../store/caused-by.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import type { AppendMeta, Subscription } from "../../store/event-store.ts";
import { CommandRejected, loadStream } from "../../store/handle-command.ts";
import { saveDemoAvatar } from "./save-demo-avatar.ts";
import { takeOverDemo } from "./take-over-demo.ts";

type ReactorDeps = Pick<Deps, "store" | "clock" | "env">;

/** The name its checkpoint is stored under. */
const NAME = "bring-over-demo";

/** A demo that ended after its visitor signed up. */
const takeOverLate = async (deps: ReactorDeps, streamId: string, meta: AppendMeta): Promise<void> => {
  const { state } = await loadStream(deps.store, visitorDecider, streamId);
  if (state.customerId === null) return;
  const visitorId = visitorIdOf(streamId);
  if (visitorId !== null) await takeOverDemo(deps)({ customerId: state.customerId, visitorId, meta });
};

const react = async (deps: ReactorDeps, envelope: EventEnvelope): Promise<void> => {
  const event = domainEventOf(envelope);
  const meta = causedBy(NAME, envelope);
  switch (event.type) {
    case "AccountOpened": {
      const { customerId, visitorId } = event.data;
      if (visitorId !== null) await takeOverDemo(deps)({ customerId, visitorId, meta });
      return;
    }
    case "DemoUsed":
      return takeOverLate(deps, envelope.streamId, meta);
    case "PlanChanged":
      if (isPaidPlan(event.data.to)) await saveDemoAvatar(deps)(envelope.streamId, meta);
      return;
    case "DemoTakenOver":
      return saveDemoAvatar(deps)(envelope.streamId, meta);
    default:
      return;
  }
};

/** Whoever was erased meanwhile takes nothing over. */
const ignoreErased = (error: unknown): void => {
  if (!(error instanceof CommandRejected && error.problem === "ACCOUNT_NOT_FOUND")) throw error;
};

/** Takes what a visitor did over for the customer they became, and saves its avatar once a plan allows it. */
export const startTakeOverDemo = (deps: ReactorDeps): Promise<Subscription> =>
  deps.store.subscribe({
    name: NAME,
    from: "origin",
    react: async (batch) => {
      for (const envelope of batch) await react(deps, envelope).catch(ignoreErased);
    },
  });
