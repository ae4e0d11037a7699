import { SAMPLES } from "../samples/samples.ts";
import { type Caller, textOf } from "./caller.ts";
import type { Past } from "./past.ts";

export type PersonName = "demo" | "pro" | "agency" | "admin";

/** What one of the people does on a day, counted from the first. On the first of their visits they sign up. */
export type Visit = { who: PersonName; day: number; act: (caller: Caller, past: Past) => Promise<unknown> };

const PAYS = "4242424242424242";
const FAILS_LATER = "4000000000000341";

const PRODUCTS = ["Steel Bottle 32 oz", "Trail Harness M", "Arc Lamp", "Bottle Gift Set", "Puppy Harness", "Clip Lamp"];

const sampleText = async (caller: Caller, index: number): Promise<string> =>
  textOf(await caller.get(`/api/samples/${SAMPLES[index % SAMPLES.length]?.id}`), "text");

const createProfile = async (caller: Caller, index: number, avatarId: string | null): Promise<string> =>
  textOf(
    await caller.post("/api/asins", {
      asin: `B0SEED${String(index).padStart(4, "0")}`,
      productName: PRODUCTS[index % PRODUCTS.length],
      avatarId,
      reviewsText: await sampleText(caller, index),
    }),
    "id",
  );

/** Writes one listing as the form does: an ASIN profile, then the optimization. */
const optimize = async (caller: Caller, index: number, avatarId: string | null = null) =>
  caller.post("/api/optimizations", { asinId: await createProfile(caller, index, avatarId) });

const createAvatar = async (caller: Caller, name: string, audience: string, pains: string[]): Promise<string> =>
  textOf(await caller.post("/api/avatars", { name, audience, pains, notes: null }), "id");

const subscribe = async (caller: Caller, plan: "pro" | "agency", number: string): Promise<void> =>
  caller.submit(textOf(await caller.post("/api/billing/create-checkout", { plan }), "url"), { number });

const useCard = async (caller: Caller, number: string): Promise<void> =>
  caller.submit(`${textOf(await caller.post("/api/billing/create-portal-session"), "url")}/card`, { number });

const tryDemo = async (caller: Caller): Promise<void> => {
  const demoToken = textOf(await caller.post("/api/demo/start"), "demoToken");
  const names = { avatarName: "Long-Shift Nurse", productName: "Steel Bottle 32 oz" };
  await caller.post("/api/demo/optimize", { ...names, reviews: await sampleText(caller, 0), demoToken });
};

/** Tries the product once, comes back for more and is refused. */
const demoVisits: Visit[] = [
  { who: "demo", day: 200, act: tryDemo },
  { who: "demo", day: 203, act: (caller) => caller.attempt("/api/demo/start", {}) },
  { who: "demo", day: 360, act: (caller) => caller.get("/api/dashboard/summary") },
];

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Subscribes after ten days, works every other week, has a card that fails in spring, and fills a cycle to its limit. */
const proVisits = (): Visit[] => {
  const avatars: string[] = [];
  return [
    { who: "pro", day: 0, act: (caller) => caller.get("/api/dashboard/summary") },
    { who: "pro", day: 10, act: (caller) => subscribe(caller, "pro", PAYS) },
    {
      who: "pro",
      day: 11,
      act: async (caller) => {
        avatars.push(
          await createAvatar(caller, "Long-Shift Nurse", "Nurses on twelve-hour shifts", ["Lids that leak"]),
        );
        avatars.push(await createAvatar(caller, "Weekend Hiker", "People who hike with a dog", ["Straps that rub"]));
      },
    },
    ...times(
      22,
      (n): Visit => ({ who: "pro", day: 14 + n * 14, act: (caller) => optimize(caller, n, avatars[n % 2]) }),
    ),
    { who: "pro", day: 60, act: (caller) => caller.patch(`/api/avatars/${avatars[0]}`, { name: "Night-Shift Nurse" }) },
    { who: "pro", day: 120, act: (caller) => useCard(caller, FAILS_LATER) },
    { who: "pro", day: 135, act: (caller) => useCard(caller, PAYS) },
    {
      who: "pro",
      day: 250,
      act: (caller, past) =>
        past.whileFailing(async () =>
          caller.attempt("/api/optimizations", { asinId: await createProfile(caller, 90, null) }),
        ),
    },
    {
      who: "pro",
      day: 352,
      act: async (caller) => {
        for (const n of times(10, (index) => index))
          await caller.attempt("/api/optimizations", { asinId: await createProfile(caller, 100 + n, null) });
        await caller.attempt("/api/optimizations", { asinId: await createProfile(caller, 120, null) });
      },
    },
    { who: "pro", day: 355, act: (caller) => caller.post("/api/billing/cancel") },
    { who: "pro", day: 357, act: (caller) => caller.post("/api/billing/resume") },
  ];
};

/** Starts on pro, goes up to agency, saves as many avatars as are allowed, and works every other week. */
const agencyVisits = (): Visit[] => [
  { who: "agency", day: 30, act: (caller) => subscribe(caller, "pro", PAYS) },
  ...times(
    5,
    (n): Visit => ({
      who: "agency",
      day: 31 + n * 9,
      act: (caller) =>
        createAvatar(caller, `Client ${n + 1}`, "Shoppers of one of our clients", ["Products that break early"]),
    }),
  ),
  { who: "agency", day: 75, act: (caller) => caller.post("/api/billing/change", { plan: "agency" }) },
  {
    who: "agency",
    day: 80,
    act: (caller) => caller.attempt("/api/avatars", { name: "Client 6", audience: "Shoppers", notes: null }),
  },
  ...times(20, (n): Visit => ({ who: "agency", day: 82 + n * 14, act: (caller) => optimize(caller, 200 + n) })),
];

const adminVisits: Visit[] = [
  { who: "admin", day: 5, act: (caller) => caller.get("/api/auth/me") },
  { who: "admin", day: 362, act: (caller) => caller.get("/api/auth/me") },
];

/** A year of four people, in the order it happens. */
export const allVisits = (): Visit[] =>
  [...demoVisits, ...proVisits(), ...agencyVisits(), ...adminVisits].toSorted((a, b) => a.day - b.day);
