import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { FAILED } from "../platform/exit-codes.ts";
import { describeError } from "../platform/log.ts";
import type { DataCommand } from "./command.ts";
import { COMMANDS_PATH, CommandArgs, type ControlLine } from "./control-line.ts";

/** The kernel's limit for a socket's path is 108 bytes on Linux and 104 on macOS, the closing zero included. */
const SOCKET_PATH_BYTES_MAX = 100;
const ONLY_OWNER = 0o177;
/** Bun ends an answer that is silent for ten seconds, which a command may be while it works: it breathes meanwhile. */
const BREATH_MS = 4_000;

export type Control = { address: string; stop: () => Promise<void> };

const socketPath = (folder: string): string => {
  const near = join(folder, "control.sock");
  return Buffer.byteLength(near) <= SOCKET_PATH_BYTES_MAX
    ? near
    : join(mkdtempSync(join(tmpdir(), "listwright-")), "control.sock");
};

const runAsLines = (
  deps: Deps,
  command: DataCommand,
  args: readonly string[],
  breathMs: number,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const leaving = new AbortController();
  const gone = leaving.signal;
  return new ReadableStream({
    start: async (controller) => {
      const write = (text: string): void => {
        if (!gone.aborted) controller.enqueue(encoder.encode(text));
      };
      const say = (line: ControlLine): void => write(`${JSON.stringify(line)}\n`);
      const breathing = setInterval(() => write("\n"), breathMs);
      try {
        const exit = await command.run(deps, args, { out: (out) => say({ out }), err: (err) => say({ err }), gone });
        say({ exit });
      } catch (error) {
        deps.log.error("command failed", { command: command.name, error: describeError(error) });
        say({ err: "The command failed. The server's log says why." });
        say({ exit: FAILED });
      } finally {
        clearInterval(breathing);
      }
      if (!gone.aborted) controller.close();
    },
    cancel: () => leaving.abort(),
  });
};

const answer = async (
  deps: Deps,
  commands: readonly DataCommand[],
  request: Request,
  breathMs: number,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const command = commands.find(({ name }) => pathname === `${COMMANDS_PATH}${name}`);
  const args = v.safeParse(CommandArgs, await request.json().catch(() => null));
  if (request.method !== "POST" || command === undefined || !args.success) return new Response(null, { status: 404 });
  return new Response(runAsLines(deps, command, args.output, breathMs));
};

/** Takes commands from this machine's terminal, over a socket that only the owner of the process can open. */
export const startControl = (
  deps: Deps,
  commands: readonly DataCommand[],
  folder: string,
  breathMs = BREATH_MS,
): Control => {
  const address = socketPath(folder);
  rmSync(address, { force: true });
  const before = process.umask(ONLY_OWNER);
  try {
    const server = Bun.serve({
      unix: address,
      fetch: (request) => answer(deps, commands, request, breathMs),
    });
    return {
      address,
      stop: async () => {
        await server.stop();
        rmSync(address, { force: true });
        if (dirname(address) !== folder) rmSync(dirname(address), { recursive: true, force: true });
      },
    };
  } finally {
    process.umask(before);
  }
};
