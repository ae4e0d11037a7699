import type { AvatarProfile } from "../../../events/customer/avatars.events.ts";
import type { AnyEvent } from "../../../events/index.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import type { EventStore } from "../../store/event-store.ts";

type SeenAvatar = { profile: AvatarProfile; optimizationId: string | null; createdAt: string };

const PAGE = 200;

/** A stream's events from its newest to its first. */
async function* backward(store: Pick<EventStore, "read">, streamId: string): AsyncGenerator<AnyEvent> {
  let from: number | null = null;
  for (;;) {
    const page: EventEnvelope[] = await store.read(streamId, {
      direction: "backward",
      limit: PAGE,
      ...(from === null ? {} : { from }),
    });
    yield* page.map(domainEventOf);
    const last = page.at(-1);
    if (last === undefined || last.version <= 1) return;
    from = last.version - 1;
  }
}

/** What the history says of an avatar that may be gone from the read models; null where it never was. */
export const lastSeenAvatar = async (
  store: Pick<EventStore, "read">,
  streamId: string,
  avatarId: string,
): Promise<SeenAvatar | null> => {
  let name: string | null = null;
  let profile: AvatarProfile | null = null;
  const seen = (found: AvatarProfile): AvatarProfile => profile ?? { ...found, name: name ?? found.name };
  for await (const event of backward(store, streamId)) {
    if (!("avatarId" in event.data) || event.data.avatarId !== avatarId) continue;
    if (event.type === "AvatarRenamed" && profile === null) name ??= event.data.name;
    if (event.type === "AvatarRevised") profile = seen(event.data.profile);
    if (event.type === "AvatarRestored") {
      const { optimizationId, createdAt } = event.data;
      return { profile: seen(event.data.profile), optimizationId, createdAt };
    }
    if (event.type === "AvatarCreated") {
      const { optimizationId, at } = event.data;
      return { profile: seen(event.data.profile), optimizationId, createdAt: at };
    }
  }
  return null;
};
