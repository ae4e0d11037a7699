import { describe, expect, test } from "bun:test";
import { staffActMachine as machine } from "../../../../machines/support/staff-act.machine.ts";
import { type AnyEvent, done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";

const input = { customerId: "c1" };
const reason = "Lost two to a bug";
const opened = (act: string, changes = {}) => ({ type: "opened", act, changes });
const changed = (changes: object) => ({ type: "changed", changes });
const submitted = { type: "submitted" };
const run = (...events: AnyEvent[]) => steps(machine, events, input);
const reply = { changed: true, version: 12, optimizationId: null };
const answered = done("staffAct.performing", reply);

const ACTS = [
  ["grantRole", { role: "admin" }, "Role changed"],
  ["addAsins", { asins: "2" }, "ASINs added"],
  ["resendMail", { mail: "welcome" }, "Mail sent"],
  ["rerunOptimization", { optimizationId: "o1" }, "Optimization started again"],
  ["syncWithStripe", {}, "Compared with Stripe"],
] as const;

describe(machine.id, () => {
  test.each(ACTS)("%s is done with its reason, announced, and told of", (act, details, title) => {
    const path = [opened(act, details), changed({ reason: `  ${reason} ` }), submitted];
    const sent = "asins" in details ? { asins: 2 } : details;
    expect(run(...path).started).toEqual([{ src: "perform", input: { ...input, act: { act, ...sent, reason } } }]);
    const { snapshot, emitted } = run(...path, answered);
    expect([snapshot.value, snapshot.context.form.reason]).toEqual(["idle", ""]);
    expect(emitted).toEqual([
      { type: "announced", title, tone: "default" },
      { type: "acted", reply },
    ]);
  });

  test("says so where there was nothing to do", () => {
    const path = [opened("syncWithStripe"), changed({ reason }), submitted];
    const { emitted } = run(...path, done("staffAct.performing", { ...reply, changed: false }));
    expect(emitted[0]).toMatchObject({ title: "Nothing had to be changed" });
  });

  test.each([
    ["addAsins", { asins: "" }, "asins"],
    ["addAsins", { asins: "1.5" }, "asins"],
    ["addAsins", { asins: "1000" }, "asins"],
    ["resendMail", {}, "mail"],
    ["addAsins", {}, "reason"],
  ] as const)("%s with %o is not sent, and %s is marked until it is changed", (act, details, field) => {
    const given = field === "reason" ? details : { ...details, reason };
    const path = [opened(act, given), submitted];
    const { snapshot, started } = run(...path);
    expect([snapshot.value, Object.keys(snapshot.context.errors), started]).toEqual(["editing", [field], []]);
    expect(run(...path, changed({ [field]: "3" })).snapshot.context.errors).toEqual({});
  });

  test("a refusal keeps every word and says why", () => {
    const fields = [{ path: "asins", message: "Too many" }];
    const error = { status: 422, problem: "VALIDATION", userMessage: "Some fields need another look.", fields };
    const path = [opened("addAsins", { asins: "3", reason }), submitted, failed("staffAct.performing", error)];
    const { snapshot } = run(...path);
    expect([snapshot.value, snapshot.context]).toMatchObject([
      "editing",
      { form: { asins: "3", reason }, errors: { asins: "Too many" }, refusal: "Some fields need another look." },
    ]);
    expect(run(...path, submitted).snapshot.value).toBe("performing");
  });

  test.each([
    [NO_ANSWER, "We cannot reach the server. Your words are kept; try again."],
    [{ status: 500, problem: null, userMessage: null, fields: [] }, "Nothing was done. Please try again."],
  ])("a failure without words gets ours (%#)", (error, words) => {
    const path = [opened("syncWithStripe", { reason }), submitted, failed("staffAct.performing", error)];
    expect(run(...path).snapshot.context.refusal).toBe(words);
  });

  test("the reason is kept when the same act is opened again, and not carried into another", () => {
    const left = [opened("addAsins", { reason }), { type: "dismissed" }];
    expect(run(...left).snapshot.value).toBe("idle");
    expect(run(...left, opened("addAsins")).snapshot.context.form.reason).toBe(reason);
    expect(run(...left, opened("grantRole")).snapshot.context.form.reason).toBe("");
  });
});

test("every state can be reached", () => {
  const events = [opened("syncWithStripe", { reason }), submitted, answered, { type: "dismissed" }];
  expect(reachableStates(machine, events, input)).toEqual(["editing", "idle", "performing"]);
});
