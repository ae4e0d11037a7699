import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENT_DEFINITIONS } from "../../events/index.ts";
import { describeEvents } from "../../server/commands/events-doc.ts";
import { ROOT } from "../support/source-files.ts";

describe("docs/events.md", () => {
  test("is what the event definitions say (bun run docs:events)", () => {
    expect(readFileSync(join(ROOT, "docs/events.md"), "utf8")).toBe(describeEvents());
  });

  test("has a chapter for every event, with its fact", () => {
    const page = describeEvents();
    const missing = EVENT_DEFINITIONS.filter(({ type, fact }) => !page.includes(`### ${type}\n\n${fact}`));
    expect(missing).toEqual([]);
  });

  test("marks personal fields as sealed, and only those", () => {
    const opened = describeEvents().split("### AccountOpened")[1]?.split("###")[0] ?? "";
    expect(opened).toContain("| `email` | string | sealed |");
    expect(opened).toContain("| `customerId` | string |  |");
    expect(opened).toContain('| `role` | "admin" or "user" |  |');
    expect(opened).toContain("| `at` | instant |  |");
  });
});
