import type Stripe from "stripe";
import type { Clock } from "../platform/clock.ts";
import type { Kind, Kinds, SandboxEvent } from "./kinds.ts";
import type { SandboxStore } from "./store.ts";

/** What the sandbox's parts share: its memory, its clock, and what it tells of. */
export type World = {
  store: SandboxStore;
  clock: Clock;
  /** Where the pages of the sandbox are, without a slash at the end. */
  pagesUrl: () => string;
  apiVersion: string;
  /** The milliseconds by which webhooks are late, sent again or in order: the machine's, whatever the books' clock says. */
  wireNow: () => number;
  /** While a moment of the future is played out, that moment; else null. */
  playing: { at: number | null };
};

const OFFSET = "clock offset in seconds";

export const offsetOf = ({ store }: World): number => Number(store.setting(OFFSET) ?? "0");

export const setOffset = ({ store }: World, seconds: number): void => store.set(OFFSET, String(seconds));

/** The sandbox's time in seconds since 1970: the product's, and what was added on the sandbox's page. */
export const nowOf = (world: World): number =>
  world.playing.at ?? Math.floor(world.clock.now().getTime() / 1000) + offsetOf(world);

type EventType = Stripe.Event["type"];

/** Keeps an event and queues it for delivery; it carries the object as it is now. */
export const tell = <K extends Kind>(world: World, type: EventType, object: Kinds[K]): void => {
  const { store } = world;
  const event: SandboxEvent = {
    id: store.newId("event"),
    object: "event",
    api_version: world.apiVersion,
    created: nowOf(world),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  store.put("event", event, null);
  queue(world, event.id);
};

export const ADVERSARIES = ["duplicate", "delay", "drop", "reorder"] as const;
export type Adversary = (typeof ADVERSARIES)[number];

export const isOn = ({ store }: World, adversary: Adversary): boolean =>
  store.setting(`adversary ${adversary}`) === "on";

export const switchAdversary = ({ store }: World, adversary: Adversary, on: boolean): void =>
  store.set(`adversary ${adversary}`, on ? "on" : "off");

const DELAY_MS = 5_000;
const DISORDER_MS = 1_500;
const DROP_SHARE = 0.5;

const queue = (world: World, eventId: string): void => {
  const { store } = world;
  const now = world.wireNow();
  const dropped = isOn(world, "drop") && Math.random() < DROP_SHARE;
  const later = (isOn(world, "delay") ? DELAY_MS : 0) + (isOn(world, "reorder") ? Math.random() * DISORDER_MS : 0);
  const dueAt = Math.round(now + later);
  store.addDelivery(eventId, dueAt, dropped ? "dropped" : "pending");
  if (isOn(world, "duplicate")) store.addDelivery(eventId, dueAt, "pending");
};
