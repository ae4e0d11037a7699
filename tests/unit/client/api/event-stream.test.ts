import { describe, expect, test } from "bun:test";
import { readEventStream } from "../../../../client/api/event-stream.ts";

const ENCODER = new TextEncoder();

const STREAM = ': beat\n\nevent: progress\ndata: {"at":"50 %"}\n\ndata:first\ndata: second — ü\n\nevent: result\n\n';

const EVENTS = [
  { event: "progress", data: '{"at":"50 %"}' },
  { event: "message", data: "first\nsecond — ü" },
];

const bodyOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const read = (...chunks: Uint8Array[]) => Array.fromAsync(readEventStream(bodyOf(...chunks)));

describe("the events of a stream", () => {
  test.each([
    ["\\n", STREAM],
    ["\\r\\n", STREAM.replaceAll("\n", "\r\n")],
  ])("are the same wherever a chunk ends, with lines that end in %s", async (_, text) => {
    const bytes = ENCODER.encode(text);
    for (let border = 0; border <= bytes.length; border += 1) {
      expect(await read(bytes.subarray(0, border), bytes.subarray(border))).toEqual(EVENTS);
    }
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
  });

  test("are only those that came to their end", async () => {
    expect(await read(ENCODER.encode("data: whole\n\ndata: cut sho"))).toEqual([{ event: "message", data: "whole" }]);
  });
});
