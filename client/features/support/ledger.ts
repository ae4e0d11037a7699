import { activitySentence } from "../../../events/customer/activity.ts";
import { eventOf } from "../../../events/history/fact.ts";
import { type History, historyOf } from "../../../events/history/fold.ts";
import type { HistoryEvent } from "../../../events/wire/support.ts";
import { actorId } from "./actor-id.ts";
import { calendarDay } from "./format-moment.ts";
import { ACTOR_LABELS, TOPIC_LABELS, type Topic, topicOf } from "./topics.ts";

/** How an event follows from another: it says so, it is about the same checkout, or the same request made both. */
export type Link = "cause" | "checkout" | "request";

export type Entry = {
  event: HistoryEvent;
  topic: Topic;
  sentence: string;
  /** On the reader's calendar. */
  day: number;
  /** The version of what it follows from. */
  parent: number | null;
  link: Link | null;
  /** The version of the event that its story began with. */
  story: number;
  /** Steps from that event. */
  depth: number;
};

export type Ledger = {
  /** In order; the entry of version `n` stands at `n - 1`. */
  readonly entries: readonly Entry[];
  readonly history: History;
  /** The versions of a story in order, by the version it began with. */
  readonly stories: ReadonlyMap<number, readonly number[]>;
  /** Grows with every addition. */
  readonly revision: number;
  add: (events: readonly HistoryEvent[]) => void;
};

const sentenceOf = (event: HistoryEvent): string => {
  const known = eventOf(event);
  return known === null ? `${event.type}: an event this page does not know yet.` : activitySentence(known);
};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The checkout an event is about, by the id Stripe gave it. */
const checkoutOf = ({ type, data }: HistoryEvent): string | null => {
  if (type === "CheckoutStarted" || type === "CheckoutEnded") return textOf(data["checkoutSessionId"]);
  return type === "StripeEventReceived" ? textOf(data["objectId"]) : null;
};

type Origin = { parent: number; link: Link };

const createOrigins = () => {
  const byId = new Map<string, number>();
  const byCheckout = new Map<string, number>();
  const byCorrelation = new Map<string, number>();

  const originOf = (event: HistoryEvent): Origin | null => {
    const cause = event.causationId === null ? undefined : byId.get(event.causationId);
    if (cause !== undefined) return { parent: cause, link: "cause" };
    const checkoutId = checkoutOf(event);
    const checkout = checkoutId === null ? undefined : byCheckout.get(checkoutId);
    if (checkout !== undefined) return { parent: checkout, link: "checkout" };
    const first = byCorrelation.get(event.correlationId);
    return first === undefined ? null : { parent: first, link: "request" };
  };

  const note = (event: HistoryEvent): void => {
    byId.set(event.eventId, event.version);
    if (!byCorrelation.has(event.correlationId)) byCorrelation.set(event.correlationId, event.version);
    const checkoutId = event.type === "CheckoutStarted" ? checkoutOf(event) : null;
    if (checkoutId !== null) byCheckout.set(checkoutId, event.version);
  };

  return { originOf, note };
};

/** A customer's history as the console reads it: each event with its words, its day and the story it belongs to. */
export const createLedger = (): Ledger => {
  const entries: Entry[] = [];
  const history = historyOf([]);
  const stories = new Map<number, number[]>();
  const origins = createOrigins();
  let revision = 0;

  const entryOf = (event: HistoryEvent): Entry => {
    const origin = origins.originOf(event);
    const before = origin === null ? undefined : entries[origin.parent - 1];
    return {
      event,
      topic: topicOf(event),
      sentence: sentenceOf(event),
      day: calendarDay(Date.parse(event.recordedAt)),
      parent: origin?.parent ?? null,
      link: origin?.link ?? null,
      story: before?.story ?? event.version,
      depth: before === undefined ? 0 : before.depth + 1,
    };
  };

  const take = (event: HistoryEvent): void => {
    const entry = entryOf(event);
    entries.push(entry);
    const story = stories.get(entry.story);
    if (story === undefined) stories.set(entry.story, [event.version]);
    else story.push(event.version);
    origins.note(event);
  };

  return {
    entries,
    history,
    stories,
    get revision() {
      return revision;
    },
    add: (events) => {
      const added = events.filter(({ version }) => version > entries.length);
      if (added.length === 0) return;
      history.add(added);
      for (const event of added) take(event);
      revision += 1;
    },
  };
};

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What a search for words looks through: the sentence, the kind of event, who did it, and all it says. */
export const searchTextOf = ({ event, sentence, topic }: Entry): string =>
  [
    sentence,
    event.type,
    TOPIC_LABELS[topic],
    ACTOR_LABELS[event.actor.kind],
    // A process is no one to look for, and “pro” would find every processor.
    event.actor.kind === "system" ? "" : (actorId(event.actor) ?? ""),
    event.eventId,
    event.correlationId,
    ...textsIn(event.data),
  ]
    .join("\n")
    .toLowerCase();

/** What led to an event, from the beginning, without the event itself. */
export const causesOf = (entries: readonly Entry[], version: number): number[] => {
  const causes: number[] = [];
  for (let at = entries[version - 1]?.parent ?? null; at !== null; at = entries[at - 1]?.parent ?? null) {
    causes.unshift(at);
  }
  return causes;
};

/** What an event led to, at once and by way of others, in order. */
export const effectsOf = ({ entries, stories }: Pick<Ledger, "entries" | "stories">, version: number): number[] => {
  const entry = entries[version - 1];
  if (entry === undefined) return [];
  const reached = new Set([version]);
  const later = (stories.get(entry.story) ?? []).filter((each) => each > version);
  return later.filter((each) => {
    const parent = entries[each - 1]?.parent ?? null;
    if (parent === null || !reached.has(parent)) return false;
    reached.add(each);
    return true;
  });
};
