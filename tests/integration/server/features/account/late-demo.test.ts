import { afterEach, beforeEach, expect, test } from "bun:test";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { inSequence } from "../../../../../events/kernel/decider.ts";
import { type VisitorCommand, visitorDecider, visitorStreamId } from "../../../../../events/visitor/demo.decider.ts";
import { startTakeOverDemo } from "../../../../../server/features/demo/take-over-demo.reactor.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const at = "2026-03-01T10:00:00.000Z";
const meta = { actor: { kind: "system", process: "test" }, correlationId: "test", causationId: null } as const;

const customer = (...command: CustomerCommand[]) => {
  const streamId = customerStreamId("customer-1");
  return execute({ store: app.deps.store, decider: inSequence(customerDecider), streamId, command, meta });
};

const visitor = (...command: VisitorCommand[]) => {
  const streamId = visitorStreamId("visitor-1");
  return execute({ store: app.deps.store, decider: inSequence(visitorDecider), streamId, command, meta });
};

test("a visit that would be taken over for somebody erased is left alone, and the next one is not held up", async () => {
  const person = { email: "ada@example.com", firstName: null, lastName: null, phone: null, role: "user" } as const;
  const brief = { avatarName: "Nurse", targetAudience: "Nurses", productName: "Flask", reviewsText: "It leaks." };
  await visitor(
    { type: "StartDemo", data: { visitorId: "visitor-1", at } },
    { type: "StashVisitorAvatar", data: { stash: { kind: "brief", ...brief }, at } },
  );
  await customer(
    { type: "OpenAccount", data: { customerId: "customer-1", visitorId: "visitor-1", ...person, at } },
    { type: "RequestDeletion", data: { erasesAt: at, reason: null, at } },
    { type: "EraseAccount", data: { at } },
  );
  const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
  const reactor = await startTakeOverDemo(app.deps);
  await reactor.caughtUp(last?.position ?? 0);
  expect(reactor.health()).toMatchObject({ status: "running", problem: null });
  expect(await app.deps.store.readAll({ after: last?.position ?? 0 })).toEqual([]);
});
