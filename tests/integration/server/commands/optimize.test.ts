import { describe, expect, test } from "bun:test";
import { join } from "node:path";

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
    expect([exitCode, output, said.trim().split("\n").length]).toEqual([1, "", 1]);
    expect(said).toStartWith("Usage: bun run optimize FILE --product NAME");
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
