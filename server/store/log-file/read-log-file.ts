import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { Secrets } from "../secrets.ts";
import { createChain, LogFileRefused, unlinkLine } from "./chain.ts";
import { readLines } from "./file-stream.ts";
import { type EndLine, FORMAT, Header, Line } from "./format.ts";

const macOf = (secrets: Secrets, chainBefore: string, { mac: _mac, ...end }: EndLine): Buffer =>
  createHmac("sha256", secrets.derive("log-file/mac")).update(chainBefore).update(JSON.stringify(end)).digest();

/** The end of a file with its seal: only who has the installation's secret can make one. */
export const sealEnd = (secrets: Secrets, chainBefore: string, end: Omit<EndLine, "mac">): EndLine => {
  const unsealed = { ...end, mac: "" };
  return { ...unsealed, mac: macOf(secrets, chainBefore, unsealed).toString("hex") };
};

const checkEnd = (secrets: Secrets, chainBefore: string, end: EndLine): void => {
  const given = Buffer.from(end.mac, "hex");
  const right = macOf(secrets, chainBefore, end);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new LogFileRefused(
      "The file was not written by the installation that this key belongs to, or was changed since.",
    );
  }
};

const checkHeader = (body: unknown): void => {
  const header = v.safeParse(Header, body);
  if (!header.success) throw new LogFileRefused("The file is not an export of a log.");
  if (header.output.format > FORMAT) {
    throw new LogFileRefused(
      `The file has format ${header.output.format}, which only a newer version of the program reads (this one reads ${FORMAT}).`,
    );
  }
};

const parseLine = (body: unknown, lineNumber: number): Line => {
  const line = v.safeParse(Line, body);
  if (!line.success) throw new LogFileRefused(`The file cannot be read: line ${lineNumber} is not understood.`);
  return line.output;
};

/**
 * The lines of an exported log after its header, each checked against the chain; the end is the last of them. With the
 * secret of the installation the end's seal is checked too. Throws `LogFileRefused` at the first thing that is wrong.
 */
export const readLogFile = async function* (path: string, secrets: Secrets | null): AsyncGenerator<Line> {
  const chain = createChain();
  let lineNumber = 0;
  let isOver = false;
  for await (const text of readLines(path)) {
    lineNumber += 1;
    if (isOver) throw new LogFileRefused("The file goes on after its end.");
    const before = chain.hash();
    if (lineNumber === 1 && !text.startsWith('{"kind":"listwright-log"')) {
      throw new LogFileRefused("The file is not an export of a log.");
    }
    const body = unlinkLine(chain, text, lineNumber);
    if (lineNumber === 1) {
      checkHeader(body);
      continue;
    }
    const line = parseLine(body, lineNumber);
    if (line.kind === "end") {
      isOver = true;
      if (secrets !== null) checkEnd(secrets, before, line);
    }
    yield line;
  }
  if (!isOver) throw new LogFileRefused("The file is cut off: its end is missing.");
};
