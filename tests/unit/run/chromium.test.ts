import { describe, expect, test } from "bun:test";
import { chromiumSteps } from "../../run/chromium.ts";

const commands = (os: string, isRoot: boolean) =>
  chromiumSteps(os, isRoot).map(({ argv }) => argv.map((word) => word.split("/").at(-1)).join(" "));

describe("bringing a Chromium", () => {
  test("Debian's root takes the system's package, with fresh lists and without questions", () => {
    expect(commands("debian", true)).toEqual([
      "apt-get update -qq",
      "apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation",
    ]);
    expect(chromiumSteps("debian", true).every(({ env }) => env?.["DEBIAN_FRONTEND"] === "noninteractive")).toBe(true);
  });

  test("everybody else takes Playwright's build, with its libraries where root may install them", () => {
    expect(commands("ubuntu", true)[0]).toEndWith("cli.js install --with-deps chromium");
    expect(commands("debian", false)[0]).toEndWith("cli.js install chromium");
    expect(commands("darwin", true)[0]).toEndWith("cli.js install chromium");
  });
});
