import { expect, test } from "bun:test";
import { fetchMissedEvents } from "../../../../../server/features/billing/start-reconciliation.ts";
import { createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";

const MISSED = 130;

test("webhooks missed in a long outage are all asked for, however many pages they fill, and once", async () => {
  const app = await createBillingApp();
  await subscribeTo(app, await signedUp(app), "pro");
  await app.settle();
  const { store } = app.sandbox.world;
  const [event] = store.list("event");
  if (event === undefined) throw new Error("The sandbox has told nothing");
  for (let number = 0; number < MISSED; number += 1) {
    const missed = store.put("event", { ...structuredClone(event), id: `evt_missed${number}` });
    store.addDelivery(missed.id, Date.now(), "dropped");
  }
  expect(await fetchMissedEvents(app.deps)).toBe(MISSED);
  expect(await fetchMissedEvents(app.deps)).toBe(0);
  await app.close();
}, 30_000);
