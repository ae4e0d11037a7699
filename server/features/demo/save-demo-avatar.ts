import { planAt } from "../../../events/customer/access.ts";
import { customerDecider } from "../../../events/customer/customer.ts";
import type { AnyEvent } from "../../../events/index.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import type { AppendMeta, EventStore } from "../../store/event-store.ts";
import { CommandRejected, execute, loadStream } from "../../store/handle-command.ts";
import { demoAvatarIn } from "./demo-avatar.ts";

const PAGE = 500;

const historyOf = async (store: EventStore, streamId: string): Promise<AnyEvent[]> => {
  const history: AnyEvent[] = [];
  for (let from = 1; ; ) {
    const page = await store.read(streamId, { from, limit: PAGE });
    history.push(...page.map(domainEventOf));
    if (page.length < PAGE) return history;
    from = (page.at(-1)?.version ?? from) + 1;
  }
};

/** One customer has one demo avatar, so its id follows from the stream: saving it again finds it there. */
const demoAvatarId = (streamId: string): string => derivedId(`demo-avatar/${streamId}`);

/** Saves the avatar of the customer's demo once their plan allows it, and never again after they deleted it. */
export const saveDemoAvatar =
  (deps: Pick<Deps, "store" | "clock" | "env">) =>
  async (streamId: string, meta: AppendMeta): Promise<void> => {
    const { state } = await loadStream(deps.store, customerDecider, streamId);
    const at = isoNow(deps.clock);
    if (!isPaidPlan(planAt(state.subscription, at))) return;
    const avatarId = demoAvatarId(streamId);
    const history = await historyOf(deps.store, streamId);
    if (history.some((event) => event.type === "AvatarCreated" && event.data.avatarId === avatarId)) return;
    const avatar = demoAvatarIn(history);
    if (avatar === null) return;
    const data = { avatarId, ...avatar, source: "demo" as const, paidAvatarLimit: deps.env.AVATAR_LIMIT, at };
    try {
      const command = { type: "CreateAvatar", data } as const;
      await execute({ store: deps.store, decider: customerDecider, streamId, command, meta });
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
    }
  };
