import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { goodCopy, REVIEWS_FOR_MORE } from "../../../support/model-copy.ts";
import { goodAnswer, type ModelServer, serveModel, streamed } from "../../../support/model-server.ts";

const ROOT = join(import.meta.dir, "../../../..");

const WITHOUT_MODEL = { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" };

const optimizeIn = async (
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ exitCode: number; output: string; said: string }> => {
  const command = Bun.spawn([process.execPath, "server/commands/optimize.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
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

const optimize = (...args: string[]) => optimizeIn(WITHOUT_MODEL, ...args);

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

describe("with a key", () => {
  const folder = mkdtemp(join(tmpdir(), "listwright-"));
  let model: ModelServer | null = null;
  let args: string[] = [];

  beforeAll(async () => {
    const file = join(await folder, "reviews.txt");
    await Bun.write(file, REVIEWS_FOR_MORE);
    args = [file, "--product", "Kelvara Insulated Water Bottle", "--format", "json"];
  });
  afterEach(async () => {
    await model?.stop();
    model = null;
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  const run = (answer: () => Response, environment: Record<string, string> = {}, ...more: string[]) => {
    model = serveModel(answer);
    const key = { OPENAI_API_KEY: "key-1", OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "writer-1" };
    return optimizeIn({ ...key, ...environment }, ...args, ...more);
  };

  test("the model writes, and what it may take and took is printed beside the result", async () => {
    const { exitCode, output, said } = await run(() => streamed(goodAnswer()));
    expect([exitCode, model?.calls(), JSON.parse(output).engine.writer]).toEqual([0, 1, "openai"]);
    expect(JSON.parse(output).bulletsB).toEqual(goodCopy().bullets_b.map(({ text }) => text));
    expect(said.trim().split("\n")).toEqual([
      "writer-1 writes, for at most $0.0560 by the prices set; --no-model writes without it, for nothing.",
      "writer-1 took 2000 tokens in and 500 out, $0.0015.",
    ]);
  });

  test.each([
    ["--no-model", {}, ["--no-model"], ""],
    ["a cap of nothing", { OPENAI_SERVICE_DOLLARS: "0" }, [], "OPENAI_SERVICE_DOLLARS is less than one run may take"],
    ["a cap below one run", { OPENAI_ACCOUNT_TOKENS: "9000" }, [], "OPENAI_ACCOUNT_TOKENS is less"],
  ])("%s asks none", async (_, environment, more, words) => {
    const { output, said } = await run(() => streamed(goodAnswer()), environment, ...more);
    expect([model?.calls(), JSON.parse(output).engine.writer]).toEqual([0, "built-in"]);
    expect(said).toStartWith(words);
  });

  test("a model that fails leaves the built-in listing, and the reason", async () => {
    const { exitCode, output, said } = await run(() => new Response("{}", { status: 401 }));
    expect([exitCode, JSON.parse(output).engine.writer]).toEqual([0, "built-in"]);
    expect(said).toContain("writer-1 gave no listing: status 401.\n");
  });

  test("a variable that is wrong is named", async () => {
    const { exitCode, said } = await run(() => streamed(goodAnswer()), { OPENAI_INPUT_PRICE: "much" });
    expect([exitCode, said]).toEqual([1, "OPENAI_INPUT_PRICE must be an amount such as 2 or 0.25\n"]);
  });
});

test("--help tells of the model and what it costs", async () => {
  const { exitCode, output } = await optimize("--help");
  expect([exitCode, output.includes("[--no-model]"), output.includes("what it costs is printed")]).toEqual([
    0,
    true,
    true,
  ]);
});
