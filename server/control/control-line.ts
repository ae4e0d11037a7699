import * as v from "valibot";

export const CommandArgs = v.array(v.string());

/** What a command says while it runs, one JSON text per line; the exit code is the last of them. */
export const ControlLine = v.union([
  v.object({ out: v.string() }),
  v.object({ err: v.string() }),
  v.object({ exit: v.number() }),
]);
export type ControlLine = v.InferOutput<typeof ControlLine>;

export const COMMANDS_PATH = "/commands/";
