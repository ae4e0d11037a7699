import { expect, test } from "bun:test";
import { ProblemError } from "../../../../server/http/problems.ts";
import { answerWork } from "../../../../server/optimizer/work-answer.ts";

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const STREAMING = new Request("http://localhost/work", { headers: { accept: "text/event-stream" } });

test("a stream in which nothing happens shows that it is alive, and the connection is never timed out", async () => {
  const ended = Promise.withResolvers<{ status: "completed" }>();
  const timeouts: number[] = [];
  const server = { timeout: (_request: Request, seconds: number): void => void timeouts.push(seconds) };
  const work = { follow: () => ended.promise, result: async () => ({ id: "1" }) };
  const response = await answerWork({ log }, { request: STREAMING, server }, work, 1);
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.split(": still working\n\n").length > 3) ended.resolve({ status: "completed" });
  }
  expect(text).toStartWith(": still working\n\n: still working\n\n");
  expect(text).toEndWith('event: result\ndata: {"id":"1"}\n\n');
  expect(timeouts).toEqual([0]);
});

test("an unexpected failure ends the stream with a problem that tells nothing of it", async () => {
  const work = { follow: () => Promise.reject(new Error("secret detail")), result: async () => ({}) };
  const response = await answerWork({ log }, { request: STREAMING, server: null }, work);
  const text = await response.text();
  expect(text).toStartWith('event: problem\ndata: {"status":500,"problem":{"code":"INTERNAL"');
  expect(text).not.toContain("secret");
});

test("a caller that goes away stops being told, and the work is told that nobody listens", async () => {
  const gone = Promise.withResolvers<void>();
  const work = {
    follow: ({ signal }: { signal?: AbortSignal } = {}) => {
      signal?.addEventListener("abort", () => gone.resolve());
      return new Promise<never>(() => undefined);
    },
    result: async () => ({}),
  };
  const response = await answerWork({ log }, { request: STREAMING, server: null }, work);
  await response.body?.cancel();
  await gone.promise;
  expect(response.status).toBe(200);
});

test("without a stream, a failure is thrown for the one place that writes problems", async () => {
  const work = {
    follow: async () => ({ status: "failed", problem: "OPTIMIZATION_FAILED" }) as const,
    result: async () => ({}),
  };
  const answer = answerWork({ log }, { request: new Request("http://localhost/work"), server: null }, work);
  await expect(answer).rejects.toBeInstanceOf(ProblemError);
});
