import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeRules } from "../../server/commands/rules-doc.ts";
import { RULES } from "../../server/listing/rules/catalog.ts";
import { ROOT } from "../support/source-files.ts";

describe("docs/rules.md", () => {
  test("is what the rules say (bun run docs:rules)", () => {
    expect(readFileSync(join(ROOT, "docs/rules.md"), "utf8")).toBe(describeRules());
  });

  test("shows every rule with its source and the day it was read", () => {
    const page = describeRules();
    const missing = RULES.filter(
      ({ id, message, source_url, verified_on }) =>
        !page.includes(`| ${id} |`) ||
        !page.includes(message.replaceAll("|", "\\|")) ||
        !page.includes(`[source](${source_url}), ${verified_on}`),
    );
    expect(missing).toEqual([]);
  });
});
