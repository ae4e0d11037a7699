export type StreamEvent = { event: string; data: string };

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(":");
  if (colon === -1) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
};

const parseBlock = (block: string): StreamEvent | null => {
  const fields = block.split("\n").map(fieldOf);
  const data = fields.filter(([name]) => name === "data").map(([, value]) => value);
  if (data.length === 0) return null;
  return { event: fields.findLast(([name]) => name === "event")?.[1] ?? "message", data: data.join("\n") };
};

/** The events of a `text/event-stream` body; comments (heartbeats) are passed over. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const blocks = `${pending}${decoder.decode(chunk.value, { stream: true })}`
        .replaceAll("\r\n", "\n")
        .split("\n\n");
      pending = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}
