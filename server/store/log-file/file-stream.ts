import { once } from "node:events";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { PassThrough, type Transform } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { LogFileRefused } from "./chain.ts";

const LINE_BYTES_MAX = 64 * 1024 * 1024;

const isZipped = (path: string): boolean => path.endsWith(".gz");

export type LineWriter = { write: (line: string) => Promise<void>; finish: () => Promise<void>; discard: () => void };

const sync = (path: string): void => {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
};

/** Writes lines to a file that appears under its name only once it is whole. A name ending in .gz is compressed. */
export const createLineWriter = (path: string): LineWriter => {
  if (existsSync(path)) throw new LogFileRefused(`${path} exists. Name a file that does not.`);
  const draft = `${path}.partial`;
  const target = createWriteStream(draft, { mode: 0o600 });
  const source: Transform = isZipped(path) ? createGzip() : new PassThrough();
  const done = finished(source.pipe(target));
  done.catch(() => undefined);
  return {
    write: async (line) => {
      if (target.errored !== null) throw target.errored;
      if (!source.write(`${line}\n`)) await Promise.race([once(source, "drain"), done]);
    },
    finish: async () => {
      source.end();
      await done;
      sync(draft);
      renameSync(draft, path);
    },
    discard: () => {
      target.destroy();
      source.destroy();
      rmSync(draft, { force: true });
    },
  };
};

const chunksOf = async function* (path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const source = isZipped(path) ? file.pipe(createGunzip()) : file;
  file.on("error", (error) => source.destroy(error));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
    if (code === "ENOENT") throw new LogFileRefused(`There is no file ${path}.`, { cause: error });
    if (code === "Z_BUF_ERROR") throw new LogFileRefused("The file is cut off: its end is missing.", { cause: error });
    throw new LogFileRefused("The file cannot be read: it is damaged or not an export.", { cause: error });
  } finally {
    file.destroy();
  }
};

/** The lines of a file, as they come. Only whole lines: what has no end of line is not one. */
export const readLines = async function* (path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunksOf(path)) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LINE_BYTES_MAX) throw new LogFileRefused("The file cannot be read: it is not an export.");
    yield* lines;
  }
  if (rest !== "") throw new LogFileRefused("The file is cut off: its end is missing.");
};
