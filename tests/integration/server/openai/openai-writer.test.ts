import { afterEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { optimizeReviewsWith } from "../../../../server/listing/model/optimize-with-writer.ts";
import { createOpenAiWriter } from "../../../../server/openai/openai-writer.ts";
import { goodCopy, line, REVIEWS_FOR_MODEL } from "../../../support/model-copy.ts";
import { inputFor } from "../../../support/samples.ts";

const Request = v.object({
  model: v.string(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
  response_format: v.object({
    type: v.literal("json_schema"),
    json_schema: v.object({
      strict: v.literal(true),
      schema: v.looseObject({ additionalProperties: v.literal(false), required: v.array(v.string()) }),
    }),
  }),
  tools: v.optional(v.never()),
});

type Message = { content: string | null; refusal?: string };

const completion = (message: Message, finish_reason = "stop"): Response =>
  Response.json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, finish_reason, message: { role: "assistant", ...message } }],
  });

const servers: { stop: (force: boolean) => Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(true)));
});

const serve = (answer: (call: number) => Response | Promise<Response>) => {
  const requests: { authorization: string | null; body: v.InferOutput<typeof Request> }[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      requests.push({
        authorization: request.headers.get("authorization"),
        body: v.parse(Request, await request.json()),
      });
      return answer(requests.length);
    },
  });
  servers.push(server);
  return { requests, baseUrl: `http://127.0.0.1:${server.port}/v1` };
};

const optimize = (baseUrl: string, options: { timeoutMs?: number } = {}) =>
  optimizeReviewsWith(createOpenAiWriter({ apiKey: "key-1", baseUrl, model: "writer-1", maxRetries: 1, ...options }))(
    inputFor(REVIEWS_FOR_MODEL),
  );

test("the SDK sends a strict schema, the key and no tools, and the answer becomes the listing", async () => {
  const { requests, baseUrl } = serve(() => completion({ content: JSON.stringify(goodCopy()) }));
  const result = await optimize(baseUrl);
  expect(result.engine.writer).toBe("openai");
  expect(result.bulletsB).toEqual(goodCopy().bullets_b.map((each) => each.text));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ authorization: "Bearer key-1", body: { model: "writer-1" } });
  expect(requests[0]?.body.response_format.json_schema.schema.required).toEqual([
    "titles",
    "highlights",
    "bullets_a",
    "bullets_b",
  ]);
  expect(requests[0]?.body.messages.map((message) => message.role)).toEqual(["system", "user"]);
  expect(JSON.parse(requests[0]?.body.messages[1]?.content ?? "")).toMatchObject({
    brief: { product: "Kelvara Insulated Water Bottle" },
  });
});

test("the second request says what was wrong with the first answer", async () => {
  const bad = { ...goodCopy(), titles: [line("Kelvara Bottle $5", "cold")] };
  const { requests, baseUrl } = serve((call) => completion({ content: JSON.stringify(call === 1 ? bad : goodCopy()) }));
  const result = await optimize(baseUrl);
  expect(requests).toHaveLength(2);
  expect(requests[1]?.body.messages[1]?.content).toContain("problems_of_last_attempt");
  expect(result.optimizedTitles).toEqual(["Kelvara Insulated Water Bottle, Keeps Ice Overnight"]);
});

test("a passing fault is tried again by the SDK", async () => {
  const { requests, baseUrl } = serve((call) =>
    call === 1
      ? new Response("busy", { status: 503, headers: { "retry-after-ms": "1" } })
      : completion({ content: JSON.stringify(goodCopy()) }),
  );
  expect((await optimize(baseUrl)).engine.writer).toBe("openai");
  expect(requests).toHaveLength(2);
});

describe("the built-in writer takes over when the answer", () => {
  test.each([
    ["is a refusal", () => completion({ content: null, refusal: "No" })],
    ["is cut off", () => completion({ content: JSON.stringify(goodCopy()).slice(0, 90) }, "length")],
    ["is not JSON", () => completion({ content: "Sure! Here is your listing" })],
    ["has another shape", () => completion({ content: JSON.stringify({ ...goodCopy(), extra: 1 }) })],
    ["is an error", () => new Response("{}", { status: 401 })],
  ])("%s", async (_, answer) => {
    const { baseUrl } = serve(answer);
    const { engine, bulletsA } = await optimize(baseUrl);
    expect(engine.writer).toBe("built-in");
    expect(engine.notes.at(-1)).toStartWith("The language model gave no usable answer");
    expect(bulletsA.length).toBeGreaterThan(0);
  });

  test("does not come in time", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { baseUrl } = serve(() => promise.then(() => new Response()));
    const { engine } = await optimize(baseUrl, { timeoutMs: 50 });
    resolve(undefined);
    expect(engine.writer).toBe("built-in");
  });
});
