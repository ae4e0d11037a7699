import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { giveRole } from "../../../../server/features/identity/administer.ts";
import { eventsCommand } from "../../../../server/features/support/events.command.ts";
import { runCommand } from "../../../support/run-command.ts";
import { ADA, signedUp, when } from "../../../support/scenario.ts";
import { createdAsin, optimize, sellerOn } from "../../../support/seller.ts";
import { idOf } from "../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const run = (...args: string[]) => runCommand(eventsCommand, app.deps, args);

describe("bun run events", () => {
  test("tells a history line by line, and what it came to", async () => {
    const ada = await sellerOn(app, "pro");
    await optimize(ada, await createdAsin(ada));
    const { exit, lines } = await run(ADA.email);
    expect(exit).toBe(0);
    const text = lines.join("\n");
    expect(lines[0]).toMatch(/^ {7}1 {2}2026-03-01 10:00:00 UTC {2}customer: Opened the account/);
    expect(text).toContain("  Plan           Pro, renews 2026-04-01");
    expect(text).toContain("  ASINs          1 used, limit 10");
    expect(text).not.toContain(ADA.email);
  });

  test("is found in the customer's own history, with the reason", async () => {
    await signedUp(app);
    const { appended } = await when(app, async () => {
      await run(await idOf(app, ADA.email), "--reveal", "--reason", "A court order");
      return { status: 200, headers: new Headers(), text: "", body: null };
    });
    const by = { kind: "system", process: "events command" };
    expect(appended).toMatchObject([
      { event: { type: "HistoryViewed", data: { reason: "A court order" } }, actor: by },
      { event: { type: "PersonalDataRevealed", data: { reason: "A court order" } }, actor: by },
    ]);
  });

  test("shows personal data only where they are asked for", async () => {
    await signedUp(app);
    expect((await run(ADA.email, "--json")).lines.join()).not.toContain(ADA.email);
    expect((await run(ADA.email, "--json", "--reveal")).lines.join()).toContain(ADA.email);
  });

  test("goes back to any position, with the state and the reasons of that moment", async () => {
    const ada = await sellerOn(app, "demo");
    await ada.post("/api/avatars", { name: "Busy nurse", audience: "Nurses" });
    const all = await run(ADA.email, "--json");
    const refused = all.lines
      .map((line): { type?: string; position?: number } => JSON.parse(line))
      .find(({ type }) => type === "RequestRefused");
    const { lines } = await run(ADA.email, "--at", String(refused?.position), "--why");
    expect(lines.join("\n")).toContain("Why was this refused?");
    expect(lines.join("\n")).toContain("0 of 0 avatars saved. The Demo plan saves none.");
    expect((await run(ADA.email, "--at", "1", "--json")).lines).toHaveLength(2);
    expect((await run(ADA.email, "--at", "99999")).lines.at(-1)).toMatch(/^The log ends at position \d+: this is/);
    expect((await run(ADA.email, "--at", "0")).lines.join("\n")).toContain("Before the first event:");
  });

  test("follows what happens next, until the process stops", async () => {
    await signedUp(app);
    const { promise: followed, resolve } = Promise.withResolvers<string>();
    const out = (line: string): void => {
      if (line.includes("test: ")) resolve(line);
    };
    const running = eventsCommand.run(app.deps, [ADA.email, "--follow"], { out, err: out });
    await giveRole(app.deps)(ADA.email, "admin", "test");
    expect(await followed).toContain("admin");
    app.deps.feed.close();
    expect(await running).toBe(0);
  });

  test("says who it does not know, and how it is called", async () => {
    expect(await run("nobody@example.com")).toEqual({
      exit: 1,
      lines: ["No account has the address or id nobody@example.com."],
    });
    for (const args of [[], ["a", "b"], ["a", "--at", "soon"], ["a", "--loud"]]) {
      const { exit, lines } = await run(...args);
      expect({ exit, first: lines[0]?.startsWith("Usage: bun run events") }).toEqual({ exit: 2, first: true });
    }
  });
});
