import { Zip, ZipDeflate } from "fflate";

/** A file of an archive; its text comes in parts where it is long. */
export type ZipFile = { name: string; text: AsyncIterable<string> | Iterable<string> };

const LEVEL = 6;

const partsOf = async function* (files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    ready.push(part);
  });
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: LEVEL });
    file.mtime = at;
    zip.add(file);
    for await (const part of text) {
      file.push(encoder.encode(part));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
};

/** An archive that is written as fast as it is read: never more than a part of one file is in memory. */
export const zipStream = (files: AsyncIterable<ZipFile>, at: Date): ReadableStream<Uint8Array> => {
  const parts = partsOf(files, at);
  return new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
};
