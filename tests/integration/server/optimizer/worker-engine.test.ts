import { afterEach, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OptimizationInput, OptimizationProgress } from "../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { createWordsWeigher } from "../../../../server/listing/revise/weigh-words.ts";
import type { Engine } from "../../../../server/optimizer/engine.ts";
import { type ModelGuard, NOT_ASKED } from "../../../../server/optimizer/model-guard.ts";
import { createWorkerEngine } from "../../../../server/optimizer/worker-engine.ts";

const SAMPLE = readFileSync(join(import.meta.dir, "../../../../server/samples/bottle.txt"), "utf8");

const INPUT: OptimizationInput = {
  productName: "Insulated Water Bottle",
  avatarName: "Long-shift nurse",
  reviewsText: SAMPLE,
  asin: "",
  currentTitle: "",
  currentBullets: [],
  keywords: [],
  mustIncludeKeywords: [],
};

const BUILT_IN = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: "none" };

let engine: Engine;
let model: ReturnType<typeof Bun.serve> | null = null;

const open = (env: Parameters<typeof createWorkerEngine>[0] = BUILT_IN): Engine => {
  engine = createWorkerEngine(env);
  return engine;
};

afterEach(async () => {
  await engine.close();
  await model?.stop(true);
  model = null;
});

/** Lets every run ask the model. */
const OPEN: ModelGuard = { admit: async () => NOT_ASKED };

const never = new AbortController().signal;

describe("weighing a seller's words in a worker", () => {
  const { productName } = INPUT;
  const words = { optimizedTitles: [], itemHighlights: "", bulletsA: ["Never leaks"], bulletsB: [], searchTerms: "" };

  test("answers what the same thread would, and reads the reviews of a result once", async () => {
    const result = optimizeReviews(INPUT);
    const weighed = { optimizationId: "o1", productName, result, words };
    const claims = await open().weighWords(weighed);
    expect(claims).toEqual(createWordsWeigher(result, productName)(words));
    const unread = { ...weighed, result: { ...result, reviews: [] } };
    expect(await engine.weighWords(unread)).toEqual(claims);
    expect(await engine.weighWords({ ...unread, optimizationId: "o2" })).not.toEqual(claims);
  });

  test("leaves out words that nobody waits for any more, and goes on with the next", async () => {
    const weighed = { optimizationId: "o1", productName, result: optimizeReviews(INPUT), words };
    const [first, given, last] = [new AbortController(), new AbortController(), new AbortController()];
    let isAnswered = false;
    const begun = open()
      .weighWords(weighed, { signal: first.signal })
      .finally(() => {
        isAnswered = true;
      });
    const waiting = engine.weighWords(weighed, { signal: given.signal });
    const next = engine.weighWords(weighed, { signal: last.signal });
    first.abort();
    given.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    expect(isAnswered).toBe(false);
    expect((await begun).claims).toHaveLength(1);
    expect(await next).toEqual(await begun);
  });
});

describe("optimizing in a worker", () => {
  test("tells its progress in order and answers the result, while this thread goes on", async () => {
    const told: OptimizationProgress[] = [];
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      if (told.at(-1)?.percent !== 100) setImmediate(turn);
    };
    turn();
    const result = await open().optimize(INPUT, {
      onProgress: (progress) => told.push(progress),
      signal: never,
      owner: "c1",
    });
    expect(result.engine.writer).toBe("built-in");
    expect(result.optimizedTitles[0]).toContain("Insulated Water Bottle");
    expect(told.map(({ percent }) => percent)).toEqual(told.map(({ percent }) => percent).toSorted((a, b) => a - b));
    expect(new Set(told.map(({ stage }) => stage)).size).toBe(5);
    expect(turns).toBeGreaterThan(100);
  });

  test("the same input gives the same bytes", async () => {
    const options = { onProgress: () => undefined, signal: never, owner: "c1" };
    const [one, other] = [await open().optimize(INPUT, options), await engine.optimize(INPUT, options)];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  test("is cut off at once, and the next call gets a worker that works", async () => {
    const cut = new AbortController();
    const reason = new Error("Enough");
    const onProgress = (): void => cut.abort(reason);
    await expect(open().optimize(INPUT, { onProgress, signal: cut.signal, owner: "c1" })).rejects.toBe(reason);
    const result = await engine.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(result.reviews.length).toBeGreaterThanOrEqual(40);
  });

  test("text without reviews fails and leaves the worker fit", async () => {
    const options = { onProgress: () => undefined, signal: never, owner: "c1" };
    await expect(open().optimize({ ...INPUT, reviewsText: "🙂" }, options)).rejects.toMatchObject({
      problem: "NO_REVIEWS",
    });
    await expect(
      engine.optimize({ ...INPUT, reviewsText: "Table chair window floor." }, options),
    ).rejects.toMatchObject({
      problem: "TOO_THIN",
    });
    await expect(engine.optimize({ ...INPUT, reviewsText: "I love it." }, options)).rejects.toMatchObject({
      problem: "TOO_THIN",
    });
    expect((await engine.optimize(INPUT, options)).engine.writer).toBe("built-in");
  });
});

describe("reading reviews in a worker", () => {
  test("does not wait for an optimization", async () => {
    const begun = Promise.withResolvers<void>();
    let isDone = false;
    const work = open()
      .optimize(INPUT, { onProgress: () => begun.resolve(), signal: never, owner: "c1" })
      .then(() => {
        isDone = true;
      });
    await begun.promise;
    expect((await engine.importReviews({ text: "It leaks in my bag." })).reviews).toBe(1);
    expect(isDone).toBe(false);
    await work;
  });

  test("gives up what takes too long, and what nobody waits for, and goes on", async () => {
    engine = createWorkerEngine(BUILT_IN, { readingLimitMs: 1 });
    const slow = { text: "The lid leaks when it is full.\n\n".repeat(20_000) };
    await expect(engine.importReviews(slow)).rejects.toMatchObject({
      problem: "UNSUPPORTED_FILE",
      details: { message: "This takes too long to read. Please split it into smaller files." },
    });
    await engine.close();
    const gone = new AbortController();
    const reading = open().importReviews(slow, [], { signal: gone.signal });
    gone.abort(new Error("Gone"));
    await expect(reading).rejects.toThrow("Gone");
    expect((await engine.importReviews({ text: "It leaks in my bag." })).reviews).toBe(1);
  });

  test("refuses more than may wait, and lets in another once one of them is gone", async () => {
    const slow = { text: "The lid leaks when it is full.\n\n".repeat(20_000) };
    const [over, gone] = [new AbortController(), new AbortController()];
    const read = (signal: AbortSignal) => engine.importReviews(slow, [], { signal });
    open();
    const [first] = Array.from({ length: 2 + 49 }, () => read(over.signal).catch(() => "over"));
    const waiting = read(gone.signal);
    await expect(read(over.signal)).rejects.toMatchObject({ problem: "BUSY", details: { retryAfterSeconds: 5 } });
    gone.abort(new Error("Gone"));
    await expect(waiting).rejects.toThrow("Gone");
    const last = engine.importReviews({ text: "It leaks in my bag." });
    over.abort();
    expect(await first).toBe("over");
    expect((await last).reviews).toBe(1);
    await expect(read(AbortSignal.abort(new Error("Gone before")))).rejects.toThrow("Gone before");
  });

  test("of one who sends many holds up nobody else, in the readers and in the line", async () => {
    const slow = { text: "The lid leaks when it is full.\n\n".repeat(80_000) };
    const over = new AbortController();
    let ended = 0;
    const readSlow = () =>
      engine
        .importReviews(slow, [], { owner: "one", signal: over.signal })
        .catch(() => "over")
        .finally(() => {
          ended += 1;
        });
    open();
    const many = Array.from({ length: 1 + 20 }, readSlow);
    await expect(engine.importReviews(slow, [], { owner: "one" })).rejects.toMatchObject({ problem: "BUSY" });
    expect((await engine.importReviews({ text: "It leaks in my bag." }, [], { owner: "other" })).reviews).toBe(1);
    expect(ended).toBe(0);
    over.abort();
    expect(await Promise.all(many)).toEqual(many.map(() => "over"));
  });

  test("refuses a file it cannot read with the reason", async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const refusal = open().importReviews({ bytes, fileName: "photo.png" });
    await expect(refusal).rejects.toMatchObject({
      problem: "UNSUPPORTED_FILE",
      details: { message: "This file is a picture, not text." },
    });
  });
});

describe("with a language model configured", () => {
  const failures: string[] = [];
  const withModel = (answer: () => Response, guard: ModelGuard = OPEN): Engine => {
    model = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
    const OPENAI_BASE_URL = `http://127.0.0.1:${model.port}/v1`;
    const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL, OPENAI_MODEL: "test" };
    engine = createWorkerEngine(env, { guard, onModelFailed: (cause) => void failures.push(cause) });
    return engine;
  };

  test("a model that gives no usable answer leaves the listing to the built-in writer, which the result says", async () => {
    const asked = withModel(() =>
      Response.json({ choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "{}" } }] }),
    );
    const result = await asked.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(result.engine.writer).toBe("built-in");
    expect(result.engine.notes).toHaveLength(1);
    expect(result.bulletsA).toHaveLength(5);
    expect(failures.splice(0)).toEqual(["unusable answer", "unusable answer"]);
  });

  test("a refused key is told by its status, without what the service says of it", async () => {
    const asked = withModel(() =>
      Response.json({ error: { message: "Incorrect API key provided: sk-test" } }, { status: 401 }),
    );
    await asked.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(failures.splice(0)).toEqual(["status 401"]);
  });

  test("a run that may not ask the model says why, and asks nobody", async () => {
    let calls = 0;
    const asked = withModel(
      () => {
        calls += 1;
        return new Response();
      },
      { admit: async () => ({ ...NOT_ASKED, refusal: "Not today." }) },
    );
    const result = await asked.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(result.engine).toMatchObject({ writer: "built-in" });
    expect(result.engine.notes.at(-1)).toBe("Not today.");
    expect(calls).toBe(0);
  });

  test("a run tells whose it is, what the model took and whether it failed, and ends its admission", async () => {
    const told: unknown[] = [];
    const asked = withModel(() => new Response("{}", { status: 401 }), {
      admit: async (owner) => {
        told.push(owner);
        return {
          refusal: null,
          used: (usage) => void told.push(usage),
          failed: (cause) => void told.push(cause),
          close: async () => void told.push("closed"),
        };
      },
    });
    await asked.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(told).toEqual(["c1", "status 401", "closed"]);
  });

  test("a finished listing is answered, though what the model took cannot be settled", async () => {
    const close = () => Promise.reject(new Error("The database is away"));
    const asked = withModel(() => new Response("{}", { status: 401 }), {
      admit: async () => ({ ...NOT_ASKED, close }),
    });
    const result = await asked.optimize(INPUT, { onProgress: () => undefined, signal: never, owner: "c1" });
    expect(result.engine.writer).toBe("built-in");
    failures.splice(0);
  });
});
