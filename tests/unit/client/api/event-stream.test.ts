import { expect, test } from "bun:test";
import { readEventStream } from "../../../../client/api/event-stream.ts";

const read = async (...chunks: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return Array.fromAsync(readEventStream(body));
};

const EVENTS = [
  { event: "progress", data: "one" },
  { event: "result", data: "two" },
];

test("events are read however a proxy ends their lines", async () => {
  const text = "event: progress\ndata: one\n\n: still here\n\nevent: result\ndata: two\n\n";
  expect(await read(text)).toEqual(EVENTS);
  expect(await read(text.replaceAll("\n", "\r\n"))).toEqual(EVENTS);
});
