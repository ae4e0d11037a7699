import { describe, expect, test } from "bun:test";
import { historyVisitMachine as machine } from "../../../../machines/support/history-visit.machine.ts";
import { type AnyEvent, done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const input = { customerId: "c1" };
const endsAt = "2026-03-10T11:00:00.000Z";
const revealedUntil = "2026-03-10T10:10:00.000Z";
const masked = { endsAt, revealedUntil: null };
const revealed = { endsAt, revealedUntil };

const typed = (reason: string) => ({ type: "reason.typed", reason });
const submitted = { type: "submitted" };

const run = (...events: AnyEvent[]) => steps(machine, events, input);
const asked = failed("historyVisit.looking", refusal("REASON_REQUIRED"));
const opened = done("historyVisit.looking", masked);
const waitStarted = (instant: string) => ({ src: "waitUntil", input: { instant } });

describe(machine.id, () => {
  test("looks first whether a visit is under way, and opens on it", () => {
    expect(steps(machine, [], input).started).toEqual([{ src: "fetchVisit", input }]);
    const { snapshot, started } = run(opened);
    expect(snapshot.value).toEqual({ open: "masked" });
    expect(started).toEqual([waitStarted(endsAt)]);
  });

  test("opens revealed where personal data are uncovered already", () => {
    expect(run(done("historyVisit.looking", revealed)).snapshot.value).toEqual({ open: "revealed" });
  });

  test.each(["NOT_FOUND", "ACCOUNT_NOT_FOUND"])("says that nobody has this id when the answer is %s", (problem) => {
    expect(run(failed("historyVisit.looking", refusal(problem))).snapshot.value).toBe("missing");
  });

  test("any other failure can be tried again", () => {
    const broken = failed("historyVisit.looking", refusal(null, "Busy."));
    const { snapshot } = run(broken);
    expect([snapshot.value, snapshot.context.complaint]).toEqual(["failed", "Busy."]);
    expect(run(broken, { type: "retried" }).started).toEqual([{ src: "fetchVisit", input }]);
  });
});

describe("a sign-in of long ago", () => {
  const words = typed("Quota question");
  const stale = [asked, words, submitted, failed("historyVisit.opening", refusal("REAUTH_REQUIRED"))];
  const password = (typedWord: string) => ({ type: "password.typed", password: typedWord });

  test("is answered by the password, and the reason is kept", () => {
    const { snapshot } = run(...stale);
    expect([snapshot.value, snapshot.context]).toMatchObject([
      "asking",
      { reason: "Quota question", needsPassword: true, complaint: null, passwordComplaint: null },
    ]);
    expect(run(...stale, password("a lantern 11"), submitted).started).toEqual([
      { src: "openVisit", input: { ...input, reason: "Quota question", password: "a lantern 11" } },
    ]);
  });

  test("asks for the password where it is missing, and says that it was wrong", () => {
    const missing = run(...stale, submitted);
    expect([missing.snapshot.context.passwordComplaint, missing.started]).toEqual(["Your password is required", []]);
    const wrong = failed("historyVisit.opening", refusal("INVALID_CREDENTIALS", "Please check."));
    const { context } = run(...stale, password("x"), submitted, wrong).snapshot;
    expect(context).toMatchObject({ needsPassword: true, complaint: null });
    expect(context.passwordComplaint).toBe("This is not your password.");
  });

  test("is forgotten once the history is open, with the password", () => {
    const { context } = run(...stale, password("x"), submitted, done("historyVisit.opening", masked)).snapshot;
    expect(context).toMatchObject({ needsPassword: false, password: "", passwordComplaint: null });
  });

  test("counts for personal data as well", () => {
    const asking = [opened, { type: "reveal.asked" }, words, submitted];
    const refused = failed("historyVisit.open.revealing", refusal("REAUTH_REQUIRED"));
    const { snapshot, started } = run(...asking, refused, password("x"), submitted);
    expect(snapshot.value).toEqual({ open: "revealing" });
    expect(started.at(-1)).toEqual({ src: "reveal", input: { ...input, reason: "Quota question", password: "x" } });
  });
});

describe("the reason before a history", () => {
  test("is asked for where none was given", () => {
    expect(run(asked).snapshot.value).toBe("asking");
  });

  test.each(["", "  a "])("%p is refused in words, and typing takes the words back", (reason) => {
    const { snapshot, started } = run(asked, typed(reason), submitted);
    expect([snapshot.value, snapshot.context.complaint]).toEqual(["asking", "Say why, in a few words"]);
    expect(started).toEqual([]);
    expect(run(asked, typed(reason), submitted, typed("Why")).snapshot.context.complaint).toBeNull();
  });

  test("opens the history, trimmed, and is forgotten then", () => {
    const path = [asked, typed(" Quota question "), submitted];
    expect(run(...path).started).toEqual([{ src: "openVisit", input: { ...input, reason: "Quota question" } }]);
    const { snapshot } = run(...path, done("historyVisit.opening", masked));
    expect([snapshot.value, snapshot.context.reason]).toEqual([{ open: "masked" }, ""]);
  });

  test.each([
    [NO_ANSWER, "We cannot reach the server. Your words are kept; try again."],
    [refusal(null, "Not now."), "Not now."],
    [refusal(null, null), "The history was not opened. Please try again."],
  ])("is kept when it does not arrive (%#)", (error, complaint) => {
    const { snapshot } = run(asked, typed("Quota question"), submitted, failed("historyVisit.opening", error));
    expect([snapshot.value, snapshot.context]).toMatchObject(["asking", { reason: "Quota question", complaint }]);
  });

  test("is asked for anew when the visit ends, and looked up when the server refuses", () => {
    expect(run(opened, done("historyVisit.open")).snapshot.value).toBe("asking");
    expect(run(opened, { type: "visit.refused" }).started).toEqual([{ src: "fetchVisit", input }]);
  });
});

describe("personal data", () => {
  const asking = [opened, { type: "reveal.asked" }];
  const sent = [...asking, typed("Called about a name"), submitted];

  test("stay covered when the question is dismissed", () => {
    const { snapshot } = run(...asking, typed("Called"), { type: "dismissed" });
    expect([snapshot.value, snapshot.context.reason]).toEqual([{ open: "masked" }, ""]);
  });

  test("are not uncovered without a reason", () => {
    const { snapshot, started } = run(...asking, submitted);
    expect([snapshot.value, started]).toEqual([{ open: "askingReveal" }, []]);
  });

  test("are uncovered for a reason until a time that is waited for, then covered again", () => {
    expect(run(...sent).started).toEqual([{ src: "reveal", input: { ...input, reason: "Called about a name" } }]);
    const shown = [...sent, done("historyVisit.open.revealing", revealed)];
    expect(run(...shown).snapshot.value).toEqual({ open: "revealed" });
    expect(run(...shown).started).toEqual([waitStarted(revealedUntil)]);
    const over = run(...shown, done("historyVisit.open.revealed")).snapshot;
    expect([over.value, over.context.visit]).toEqual([{ open: "masked" }, masked]);
    expect(run(...shown, { type: "covered" }).snapshot.value).toEqual({ open: "masked" });
  });

  test("a refusal keeps them covered and the words where they were", () => {
    const { snapshot } = run(...sent, failed("historyVisit.open.revealing", refusal(null, null)));
    expect(snapshot.value).toEqual({ open: "askingReveal" });
    expect(snapshot.context).toMatchObject({
      reason: "Called about a name",
      complaint: "Nothing was revealed. Please try again.",
    });
  });
});

test("every state of a visit can be reached", () => {
  const events = [
    asked,
    opened,
    failed("historyVisit.looking", refusal("NOT_FOUND")),
    failed("historyVisit.looking", refusal(null, null)),
    typed("Quota"),
    submitted,
    { type: "reveal.asked" },
    done("historyVisit.open.revealing", revealed),
  ];
  expect(reachableStates(machine, events, input)).toEqual([
    "asking",
    "failed",
    "looking",
    "missing",
    "open.askingReveal",
    "open.masked",
    "open.revealed",
    "open.revealing",
    "opening",
  ]);
});
