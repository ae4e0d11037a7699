import { afterEach, describe, expect, test } from "bun:test";
import { createServer } from "node:net";
import type { OptimizationProgress, OptimizationResult } from "../../../../events/result/result.ts";
import { optimizeReviewsWith } from "../../../../server/listing/model/optimize-with-writer.ts";
import type { ModelUsage } from "../../../../server/openai/model-usage.ts";
import { OUTPUT_TOKENS_MAX } from "../../../../server/openai/model-usage.ts";
import { createOpenAiWriter } from "../../../../server/openai/openai-writer.ts";
import { goodCopy, line, REVIEWS_FOR_MORE } from "../../../support/model-copy.ts";
import { completion, goodAnswer, type ModelServer, serveModel, streamed } from "../../../support/model-server.ts";
import { inputFor } from "../../../support/samples.ts";

let model: ModelServer | null = null;

afterEach(async () => {
  await model?.stop();
  model = null;
});

type Ran = { result: OptimizationResult; told: OptimizationProgress[]; used: ModelUsage[]; ms: number };

const runAt = async (baseUrl: string, { timeoutMs = 5_000, maxRetries = 2 } = {}): Promise<Ran> => {
  const told: OptimizationProgress[] = [];
  const used: ModelUsage[] = [];
  const begun = performance.now();
  const writer = createOpenAiWriter({
    apiKey: "key-1",
    baseUrl,
    model: "writer-1",
    timeoutMs,
    maxRetries,
    onUsed: (usage) => used.push(usage),
  });
  const result = await optimizeReviewsWith(writer)(inputFor(REVIEWS_FOR_MORE), (progress) => told.push(progress));
  return { result, told, used, ms: performance.now() - begun };
};

const run = (answer: Parameters<typeof serveModel>[0], options?: Parameters<typeof runAt>[1]): Promise<Ran> => {
  model = serveModel(answer);
  return runAt(model.baseUrl, options);
};

const busy = (status: number): Response => new Response("{}", { status, headers: { "retry-after-ms": "1" } });

describe("an answer that comes in pieces", () => {
  test("becomes the listing, tells which field is being written, and what it took", async () => {
    const { result, told, used } = await run(() => streamed(goodAnswer()));
    expect(result.engine.writer).toBe("openai");
    expect(result.bulletsA).toEqual(goodCopy().bullets_a.map(({ text }) => text));
    const messages = told.map(({ message }) => message);
    for (const field of ["titles", "item highlights", "bullet set A", "bullet set B"])
      expect(messages).toContain(`Writing ${field}`);
    const percents = told.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(used).toEqual([{ input: 2_000, output: 500 }]);
  });

  test("is asked for as a stream with a limit, and as a whole it is taken too", async () => {
    const bodies: unknown[] = [];
    const { used } = await run((_, body) => {
      bodies.push(body);
      return completion({ content: goodAnswer() });
    });
    expect(bodies[0]).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: OUTPUT_TOKENS_MAX,
    });
    expect(used).toEqual([{ input: 1_000, output: 300 }]);
  });

  test("counts by its length where the model does not count", async () => {
    const { used } = await run(() =>
      Response.json({ choices: [{ finish_reason: "stop", message: { content: goodAnswer() } }] }),
    );
    expect(used[0]?.output).toBe(Math.ceil(goodAnswer().length / 3));
    expect(used[0]?.input).toBeGreaterThan(500);
  });
});

describe("slow bytes", () => {
  test("end with the time a draft has, also when the headers came at once", async () => {
    const { result, ms, used } = await run(() => streamed(goodAnswer(), { pieces: 3, after: "silence" }), {
      timeoutMs: 300,
    });
    expect(result.engine.writer).toBe("built-in");
    expect(ms).toBeLessThan(4_000);
    expect(model?.calls()).toBe(1);
    expect(used[0]?.output).toBe(OUTPUT_TOKENS_MAX);
  });

  test("of a whole answer end with it too", async () => {
    const body = (): ReadableStream => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode("{")) });
    const { result, ms } = await run(() => new Response(body(), { headers: { "content-type": "application/json" } }), {
      timeoutMs: 300,
    });
    expect(result.engine.writer).toBe("built-in");
    expect(ms).toBeLessThan(4_000);
  });

  test("and a pause the service asks for is not waited for longer", async () => {
    const { result, ms } = await run(() => new Response("{}", { status: 429, headers: { "retry-after": "50" } }), {
      timeoutMs: 300,
    });
    expect(result.engine.writer).toBe("built-in");
    expect(ms).toBeLessThan(4_000);
  });
});

describe("what is tried again", () => {
  test.each([408, 409, 429, 500, 502, 503])("the status %d, as often as is allowed", async (status) => {
    const { result, used } = await run(() => busy(status));
    expect(result.engine.writer).toBe("built-in");
    expect(result.engine.notes.at(-1)).toStartWith("The language model gave no usable answer");
    expect(model?.calls()).toBe(3);
    expect(used).toEqual([]);
  });

  test.each([400, 401, 403, 404, 422])("not the status %d", async (status) => {
    const { result } = await run(() => busy(status));
    expect(result.engine.writer).toBe("built-in");
    expect(model?.calls()).toBe(1);
  });

  test("a storm of 429 that passes ends in the model's listing", async () => {
    const { result } = await run((call) => (call < 3 ? busy(429) : streamed(goodAnswer())));
    expect(result.engine.writer).toBe("openai");
  });

  test("a connection that is reset, and the built-in writer takes over in the end", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on("error", () => undefined);
      socket.resetAndDestroy();
    });
    const { promise, resolve } = Promise.withResolvers<number>();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
    const { result } = await runAt(`http://127.0.0.1:${await promise}/v1`, { maxRetries: 1 });
    server.close();
    expect(result.engine.writer).toBe("built-in");
    expect(connections).toBeGreaterThanOrEqual(2);
  });
});

describe("an answer that breaks off or never ends", () => {
  test("a stream that breaks is asked for once more", async () => {
    const { result } = await run((call) =>
      call === 1 ? streamed(goodAnswer(), { pieces: 4, after: "break" }) : streamed(goodAnswer()),
    );
    expect(model?.calls()).toBe(2);
    expect(result.engine.writer).toBe("openai");
  });

  test("half a JSON text is no listing", async () => {
    const { result } = await run(() => streamed(goodAnswer().slice(0, 200)));
    expect(result.engine.writer).toBe("built-in");
  });

  test("pieces that are no JSON are no listing", async () => {
    const broken = (): Response =>
      new Response("data: {oops\n\n", { headers: { "content-type": "text/event-stream" } });
    expect((await run(broken)).result.engine.writer).toBe("built-in");
  });

  test("an answer without end is left", async () => {
    const { result } = await run(() => streamed("a".repeat(200_000)));
    expect(result.engine.writer).toBe("built-in");
  });
});

test.each([
  ["an invented quote", 'Cold All Day: customers say "best bottle I ever owned"'],
  ["words of a review, six in a row", "Cold All Day: keeps water cold all day in 40 degree heat"],
  ["an invented material", "Cold All Day: titanium walls hold the chill"],
  ["an invented certificate", "Cold All Day: FDA approved chill"],
])("%s stays out of the field, and the others stand", async (_, text) => {
  const copy = goodCopy();
  const bad = { ...copy, bullets_a: copy.bullets_a.with(0, line(text, "cold")) };
  const { result } = await run(() => streamed(JSON.stringify(bad)));
  expect(model?.calls()).toBe(2);
  expect(result.engine.writer).toBe("openai");
  expect(JSON.stringify(result.bulletsA)).not.toContain(text);
  expect(result.bulletsB).toEqual(copy.bullets_b.map((each) => each.text));
  expect(result.bulletsA).toContain(copy.bullets_a[1]?.text ?? "");
  expect(result.engine.notes.at(-1)).toStartWith("The built-in writer wrote 1 bullet of set A");
});
