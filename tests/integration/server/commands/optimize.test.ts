import { describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "../../../..");

const optimize = async (...args: string[]): Promise<{ exitCode: number; output: string; said: string }> => {
  const command = Bun.spawn([process.execPath, "server/commands/optimize.ts", ...args], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [exitCode, output, said] = await Promise.all([
    command.exited,
    new Response(command.stdout).text(),
    new Response(command.stderr).text(),
  ]);
  return { exitCode, output, said };
};

describe("bun run optimize", () => {
  test("writes the avatar and the listing of a file as JSON, the same bytes each time", async () => {
    const args = ["server/samples/harness.csv", "--product", "Tuggins No-Pull Dog Harness", "--format", "json"];
    const [one, other] = await Promise.all([optimize(...args), optimize(...args)]);
    expect(one.exitCode).toBe(0);
    expect(one.output).toBe(other.output);
    const { reviews, bulletsA, avatarData } = JSON.parse(one.output);
    expect([reviews.length, bulletsA.length, avatarData.pains.length > 0]).toEqual([45, 5, true]);
  });

  test("says in one line what it needs, and does not exit with 0", async () => {
    const { exitCode, output, said } = await optimize("server/samples/harness.csv");
    expect([exitCode, output, said.trim().split("\n").length]).toEqual([2, "", 1]);
    expect(said).toStartWith("Usage: bun run optimize FILE --product NAME");
  });

  test("writes for the marketplace that is asked for, and names the choice where it does not know one", async () => {
    const file = ["server/samples/harness.csv", "--product", "Tuggins Dog Harness", "--format", "json"];
    const etsy = await optimize(...file, "--profile", "etsy-2026-11-21");
    expect(JSON.parse(etsy.output).compliance.profile).toBe("etsy-2026-11-21");
    const { exitCode, said } = await optimize(...file, "--profile", "bazaar");
    expect([exitCode, said.trim().split("\n").length]).toEqual([2, 1]);
    expect(said).toStartWith("Unknown profile. Choose one of amazon-2026-07-27, ");
  });

  test("uses reviews that were left out when their ids are given", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "listwright-")), "reviews.txt");
    const given = "I received this free in exchange for my honest review. The strap is soft.";
    await Bun.write(file, `The strap chafes my dog.\n\n${given}\n\nThe buckle is sturdy and easy to close.`);
    const args = [file, "--product", "Dog Harness", "--format", "json"];
    const before = JSON.parse((await optimize(...args)).output);
    expect([before.reviews.length, before.excluded[0].reason]).toEqual([2, "incentivized"]);
    const after = JSON.parse((await optimize(...args, "--include", before.excluded[0].id)).output);
    expect([after.reviews.length, after.excluded]).toEqual([3, []]);
    await rm(dirname(file), { recursive: true });
  });

  test("names a file that cannot be read", async () => {
    const { exitCode, said } = await optimize("no-such-file.txt", "--product", "X");
    expect([exitCode, said]).toEqual([1, "Cannot read no-such-file.txt\n"]);
  });

  test("says so when there are no reviews in the file", async () => {
    const { exitCode, output, said } = await optimize("client/public/icon-192.png", "--product", "X");
    expect([exitCode, output, said.trim().split("\n").length]).toEqual([1, "", 1]);
  });
});
