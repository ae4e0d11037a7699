import { afterEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { optimizeReviewsWith } from "../../../../server/listing/model/optimize-with-writer.ts";
import { createOpenAiWriter } from "../../../../server/openai/openai-writer.ts";
import { REVIEWS_FOR_MORE } from "../../../support/model-copy.ts";
import { completion, goodAnswer, type ModelServer, serveModel, streamed } from "../../../support/model-server.ts";
import { inputFor } from "../../../support/samples.ts";

let model: ModelServer | null = null;

afterEach(async () => {
  await model?.stop();
  model = null;
});

const Body = v.looseObject({
  messages: v.array(v.object({ content: v.string() })),
  response_format: v.optional(v.object({ type: v.string() })),
});
type Body = v.InferOutput<typeof Body>;

type Answer = (call: number, body: Body) => Response;

const run = async (answer: Answer, times = 1) => {
  const bodies: Body[] = [];
  const served = serveModel((call, sent) => {
    const body = v.parse(Body, sent);
    bodies.push(body);
    return answer(call, body);
  });
  model = served;
  const ask = async (left: number): Promise<string> => {
    const writer = createOpenAiWriter({ apiKey: "key-1", baseUrl: served.baseUrl, model: "writer-1", maxRetries: 0 });
    const { engine } = await optimizeReviewsWith(writer)(inputFor(REVIEWS_FOR_MORE));
    return left > 1 ? ask(left - 1) : engine.writer;
  };
  const writer = await ask(times);
  return { writer, bodies };
};

const refused = (message: string, status = 400): Response => Response.json({ error: { message } }, { status });

describe("a server that does not know", () => {
  test("schemas is told the shape in words", async () => {
    const { writer, bodies } = await run((_, body) =>
      body.response_format?.type === "json_schema"
        ? refused("response_format of type json_schema is not supported by this model")
        : streamed(goodAnswer()),
    );
    expect(writer).toBe("openai");
    expect(bodies.map((body) => body.response_format?.type)).toEqual(["json_schema", "json_object"]);
    expect(bodies[0]?.messages[0]?.content).not.toContain("JSON Schema");
    expect(bodies[1]?.messages[0]?.content).toContain('"bullets_a"');
  });

  test("formats at all gets none", async () => {
    const { writer, bodies } = await run((_, body) =>
      "response_format" in body ? refused("Unknown parameter: response_format") : streamed(goodAnswer()),
    );
    expect(writer).toBe("openai");
    expect(bodies).toHaveLength(3);
  });

  test("the newer limit gets the older one", async () => {
    const { writer, bodies } = await run((_, body) =>
      "max_completion_tokens" in body
        ? refused("Unrecognized request argument supplied: max_completion_tokens")
        : streamed(goodAnswer()),
    );
    expect(writer).toBe("openai");
    expect(bodies.at(-1)).toHaveProperty("max_tokens", 12_000);
  });

  test("to count a stream is asked for the stream alone", async () => {
    const { writer, bodies } = await run((_, body) =>
      "stream_options" in body
        ? Response.json({ detail: [{ loc: ["body", "stream_options"], msg: "Extra inputs" }] }, { status: 422 })
        : streamed(goodAnswer()),
    );
    expect(writer).toBe("openai");
    expect(bodies.at(-1)).toHaveProperty("stream", true);
    expect(bodies).toHaveLength(2);
  });

  test("streams is asked for all at once", async () => {
    const { writer, bodies } = await run((_, body) =>
      "stream" in body
        ? new Response("Streaming is not supported", { status: 400 })
        : completion({ content: goodAnswer() }),
    );
    expect(writer).toBe("openai");
    expect(bodies.at(-1)).not.toHaveProperty("stream_options");
  });

  test("any of them is asked without all, and the next run knows", async () => {
    const { writer, bodies } = await run((_, body) => {
      if (body.response_format?.type === "json_schema") return refused("json_schema");
      if ("max_completion_tokens" in body) return refused("max_completion_tokens");
      if ("stream_options" in body) return refused("stream_options");
      return streamed(goodAnswer());
    }, 2);
    expect(writer).toBe("openai");
    expect(bodies).toHaveLength(5);
    expect(bodies[4]).toEqual(expect.objectContaining({ max_tokens: 12_000, stream: true }));
  });

  test("what it was not asked for is not asked again", async () => {
    const { writer, bodies } = await run(() => refused("This key has no right to the model"));
    expect(writer).toBe("built-in");
    expect(bodies).toHaveLength(1);
  });

  test("anything is left in the end", async () => {
    const { writer, bodies } = await run(() => refused("response_format max_tokens stream_options"));
    expect(writer).toBe("built-in");
    expect(bodies).toHaveLength(3);
  });
});

const events = (text: string, type?: string): Response =>
  new Response(`: hello\n\ndata: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\ndata: [DONE]\n\n`, {
    headers: type === undefined ? {} : { "content-type": type },
  });

describe("an answer is read", () => {
  test.each([
    ["in a fence", () => streamed(`\`\`\`json\n${goodAnswer()}\n\`\`\``)],
    ["in a fence between words", () => completion({ content: `Sure:\n\`\`\`\n${goodAnswer()}\n\`\`\`\nEnjoy!` })],
    ["after a thought", () => streamed(`<think>{ hm }</think>\n${goodAnswer()}`)],
    ["without a reason for its end", () => Response.json({ choices: [{ message: { content: goodAnswer() } }] })],
    ["as a stream that no content type names", () => events(goodAnswer())],
    ["as a stream with another content type", () => events(goodAnswer(), "application/json")],
    [
      "as a whole that calls itself a stream",
      () =>
        new Response(completion({ content: goodAnswer() }).body, { headers: { "content-type": "text/event-stream" } }),
    ],
  ])("%s", async (_, answer) => {
    expect((await run(answer)).writer).toBe("openai");
  });

  test.each([
    ["half of it", () => events(goodAnswer().slice(0, 300))],
    ["a page", () => new Response("<html>{}</html>")],
    ["nothing", () => new Response("")],
  ])("but %s is none", async (_, answer) => {
    expect((await run(answer)).writer).toBe("built-in");
  });
});
