import type { Log } from "../../server/platform/log.ts";

const nothing = (): void => undefined;

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** For a process of its own: what goes wrong in it is shown with the failing test. */
export const errorLog: Log = { ...silentLog, error: console.error };

/** Keeps what was logged, one JSON text per line. */
export const capturingLog = (lines: string[]): Log => {
  const write =
    (level: string) =>
    (message: string, properties: Record<string, unknown> = {}): void =>
      void lines.push(JSON.stringify({ level, message, ...properties }));
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
};
