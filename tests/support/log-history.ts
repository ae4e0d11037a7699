import type { AvatarProfile } from "../../events/customer/avatars.events.ts";
import {
  type CustomerEvent,
  type CustomerState,
  customerDecider,
  customerStreamId,
} from "../../events/customer/customer.ts";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import { ALL_PROJECTIONS } from "../../server/projections/all-projections.ts";
import type { EventStore } from "../../server/store/event-store.ts";
import { storeOver } from "../../server/store/open-store.ts";
import type { Secrets } from "../../server/store/secrets.ts";
import type { Sql } from "../../server/store/sql.ts";
import { avatarProfile, emptyResult } from "./fixtures/customer-history.ts";
import { silentLog } from "./log.ts";

const REVIEWS = "The lid leaked in my bag on the first day. Keeps water cold for a whole shift. ".repeat(8);

/** An instant that is the same in every run; `minutes` after the start of 2026. */
const instant = (minutes: number): string => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();

const profileOf = (name: string): AvatarProfile => ({ ...avatarProfile, name, notes: `Notes on ${name}` });

const opening = (customerId: string): CustomerEvent[] => {
  const at = instant(0);
  const email = `${customerId}@example.com`;
  return [
    {
      type: "AccountOpened",
      data: { customerId, email, firstName: "Ada", lastName: null, phone: null, role: "user", visitorId: null, at },
    },
    { type: "BillingCustomerCreated", data: { stripeCustomerId: `cus_${customerId}`, at } },
    { type: "PlanChanged", data: { from: "demo", to: "agency", source: "admin", at } },
  ];
};

/** One visit: in, an avatar, a product, an optimization of it, a change of mind, out. */
const visit = (customerId: string, turn: number): CustomerEvent[] => {
  const at = instant(turn + 1);
  const id = (what: string): string => `${what}-${customerId}-${turn}`;
  const [sessionId, avatarId, asinId, optimizationId] = [id("session"), id("avatar"), id("asin"), id("optimization")];
  const use = { asinId, optimizationId, cycleStartsAt: null, at };
  const product = { productName: `Bottle ${turn}`, avatarId };
  return [
    { type: "SignedIn", data: { sessionId, how: "password", at } },
    {
      type: "AvatarCreated",
      data: { avatarId, profile: profileOf(id("A")), source: "editor", optimizationId: null, at },
    },
    {
      type: "AsinProfileCreated",
      data: {
        asinId,
        asin: "B0TEST0001",
        ...product,
        avatarName: "Nurse",
        reviewsText: REVIEWS,
        currentTitle: "",
        currentBullets: ["Holds 1 litre"],
        keywords: [],
        at,
      },
    },
    { type: "AsinReserved", data: use },
    {
      type: "OptimizationRequested",
      data: { optimizationId, asinId, ...product, mustIncludeKeywords: [], kind: "paid", at },
    },
    { type: "OptimizationCompleted", data: { optimizationId, result: emptyResult, at } },
    { type: "AsinUsed", data: use },
    {
      type: "ListingRevised",
      data: {
        revisionId: id("revision"),
        optimizationId,
        revision: 1,
        words: { optimizedTitles: [`Title ${turn}`], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" },
        restores: null,
        claims: {
          claims: [
            {
              field: "optimizedTitles.0",
              start: 0,
              end: 5,
              text: "Title",
              basis: "unsupported",
              reviews: 0,
              contradictedBy: 1,
            },
          ],
          evidence: [{ path: "claims.0.contradictions", reviews: 1, spans: [{ reviewId: "r1", start: 0, end: 4 }] }],
        },
        at,
      },
    },
    { type: "AvatarRenamed", data: { avatarId, name: `Renamed ${turn}`, at } },
    { type: "AvatarRevised", data: { avatarId, profile: profileOf(id("B")), at } },
    ...(turn % 2 === 0 ? [{ type: "AvatarDeleted", data: { avatarId, at } } as const] : []),
    { type: "SignedOut", data: { sessionId, reason: "signedOut", at } },
    { type: "SignedIn", data: { sessionId: id("second"), how: "password", at } },
    { type: "SignedOut", data: { sessionId: id("second"), reason: "signedOut", at } },
  ];
};

export const historyStore = (sql: Sql, secrets: Secrets): EventStore =>
  storeOver(
    { sql, secrets },
    {
      definitions: EVENT_DEFINITIONS,
      upcasters: UPCASTERS,
      projections: ALL_PROJECTIONS,
      clock: { now: () => new Date() },
      newId: () => Bun.randomUUIDv7(),
      log: silentLog,
    },
  );

/** A customer whose visits are appended one by one, as commands would. */
export const createVisitor = (store: EventStore, customerId: string) => {
  const streamId = customerStreamId(customerId);
  let state: CustomerState = customerDecider.initialState;
  let version = 0;
  let turn = 0;

  const append = async (events: readonly CustomerEvent[], also: { erase?: boolean } = {}): Promise<void> => {
    const after = events.map((event) => {
      state = customerDecider.evolve(state, event);
      return state;
    });
    const meta = { actor: { kind: "customer", customerId, sessionId: null } as const, correlationId: `visit-${turn}` };
    const added = events.map((event) => ({ eventId: store.newId(), event }));
    const expected = version;
    version += events.length;
    await store.append({
      streamId,
      expected,
      events: added,
      meta: { ...meta, causationId: null },
      state: { schema: customerDecider.stateSchema, after },
      ...also,
    });
  };

  return {
    streamId,
    version: (): number => version,
    visit: async (): Promise<void> => {
      turn += 1;
      await append([...(version === 0 ? opening(customerId) : []), ...visit(customerId, turn)]);
    },
    append,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
