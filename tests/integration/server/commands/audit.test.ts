import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../../../..");

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "audit-"));
});

afterAll(() => rm(folder, { recursive: true }));

const fileWith = async (name: string, text: string): Promise<string> => {
  await Bun.write(join(folder, name), text);
  return join(folder, name);
};

const audit = async (...args: string[]): Promise<{ exitCode: number; output: string; said: string }> => {
  const command = Bun.spawn([process.execPath, "server/commands/audit.ts", ...args], {
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

const LINES = "Kelvara Water Bottle Free Shipping\n- Good Seal: no drips\n- Easy Care: rinse\n- Right Size: w/ loop\n";

describe("bun run audit", () => {
  test("reads a pasted listing and writes what it breaks, mended", async () => {
    const file = await fileWith("listing.txt", LINES);
    const { exitCode, output } = await audit(file, "--product", "Kelvara Water Bottle");
    expect(exitCode).toBe(1);
    expect(output).toContain("**error** T05 in title: A title has no promotional phrases.");
    expect(output).toContain(
      "Title: Kelvara Water Bottle\n- Good Seal: no drips\n- Easy Care: rinse\n- Right Size: with loop",
    );
  });

  test("writes JSON for the profile that was asked for, and ends well where there is no error", async () => {
    const file = await fileWith("listing.json", JSON.stringify({ title: "Cups & Mugs", bullets: [] }));
    const { exitCode, output } = await audit(file, "--profile", "etsy-2026-11-21", "--format", "json");
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ profile: "etsy-2026-11-21", findings: [] });
  });

  test.each<[string, string[], number, string]>([
    ["no file", [], 2, "Usage: bun run audit FILE"],
    ["an unknown profile", ["listing.txt", "--profile", "bazaar"], 2, "Usage: bun run audit FILE"],
    ["a file that is not there", ["none.txt"], 1, "Cannot read"],
  ])("tells what is wrong with %s", async (_, args, exit, message) => {
    const { exitCode, output, said } = await audit(
      ...args.map((arg) => (arg.endsWith(".txt") ? join(folder, arg) : arg)),
    );
    expect({ exitCode, output }).toEqual({ exitCode: exit, output: "" });
    expect(said).toContain(message);
  });
});
