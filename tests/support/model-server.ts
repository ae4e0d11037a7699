import { goodCopy } from "./model-copy.ts";

type Message = { content: string | null; refusal?: string };

/** A whole answer of the chat completions API. */
export const completion = (message: Message, finish_reason = "stop"): Response =>
  Response.json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, finish_reason, message: { role: "assistant", ...message } }],
    usage: { prompt_tokens: 1_000, completion_tokens: 300, total_tokens: 1_300 },
  });

export const goodAnswer = (): string => JSON.stringify(goodCopy());

const line = (data: unknown): Uint8Array => new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`);

const chunk = (content: string): Uint8Array => line({ id: "c1", choices: [{ index: 0, delta: { content } }] });

const END = [
  line({ id: "c1", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
  line({ id: "c1", choices: [], usage: { prompt_tokens: 2_000, completion_tokens: 500 } }),
  new TextEncoder().encode("data: [DONE]\n\n"),
];

const PIECE = 40;

type StreamOptions = {
  /** How many pieces come; all of them when absent. */
  pieces?: number;
  /** What happens after the pieces: the end, nothing any more, or a close that is no end. */
  after?: "end" | "silence" | "break";
};

/** An answer that comes in pieces. */
export const streamed = (text: string, { pieces, after = "end" }: StreamOptions = {}): Response => {
  const cut = text.match(new RegExp(`[^]{1,${PIECE}}`, "gu")) ?? [];
  const sent = cut.slice(0, pieces ?? cut.length).map(chunk);
  const all = after === "end" ? [...sent, ...END] : sent;
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = all[at];
      at += 1;
      if (next !== undefined) return controller.enqueue(next);
      if (after !== "silence") return controller.close();
      await new Promise(() => undefined);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};

export type ModelServer = { baseUrl: string; calls: () => number; stop: () => Promise<void> };

/** A server that speaks the API; `answer` gets the number of the call, from 1, and what was asked. */
export const serveModel = (answer: (call: number, body: unknown) => Response | Promise<Response>): ModelServer => {
  let calls = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: async (request) => {
      calls += 1;
      return answer(calls, await request.json());
    },
  });
  return { baseUrl: `http://127.0.0.1:${server.port}/v1`, calls: () => calls, stop: () => server.stop(true) };
};
