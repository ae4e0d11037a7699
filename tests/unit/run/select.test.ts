import { describe, expect, test } from "bun:test";
import { CHECKS } from "../../run/checks.ts";
import { type Selection, select } from "../../run/select.ts";

const names = (selection: ReturnType<typeof select>) => {
  if ("unknown" in selection) return selection;
  const { checks, suites }: Selection = selection;
  return { checks: checks.length, suites: suites.map(({ suite, files }) => [suite.name, files.length > 0]) };
};

describe("choosing what to run", () => {
  test("no word means every check and every suite, what fails fast first", () => {
    const selection = select([]);
    if ("unknown" in selection) throw new Error("everything is known");
    expect(selection.checks).toEqual(CHECKS);
    expect(selection.suites.map(({ suite }) => suite.name)).toEqual(["unit", "architecture", "integration", "e2e"]);
  });

  test("verify needs neither a database nor a browser", () => {
    const selection = select(["verify"]);
    if ("unknown" in selection) throw new Error("verify is known");
    expect(selection.checks).toEqual(CHECKS);
    expect(selection.suites.flatMap(({ suite }) => suite.needs)).toEqual([]);
  });

  test("a check is chosen by its name", () => {
    expect(names(select(["lint"]))).toEqual({ checks: 1, suites: [] });
    expect(names(select(["typecheck"]))).toEqual({ checks: 4, suites: [] });
  });

  test("a file or a folder is run with the timeouts and needs of its suite", () => {
    const file = "tests/unit/run/select.test.ts";
    const selection = select([`./${file}`, "tests/unit/run"]);
    if ("unknown" in selection) throw new Error("both are known");
    expect(selection.suites.map(({ suite, files }) => [suite.name, files.includes(file)])).toEqual([
      ["unit", true],
      ["unit", true],
    ]);
  });

  test("a word that names nothing is told, not ignored", () => {
    expect(select(["unit", "tests/unit/none", "server"])).toEqual({ unknown: ["tests/unit/none", "server"] });
  });
});
