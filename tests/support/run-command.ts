import type { DataCommand } from "../../server/control/command.ts";
import type { Deps } from "../../server/deps.ts";

/** Runs a command in this process; what it says on either stream, in order. */
export const runCommand = async (
  command: DataCommand,
  deps: Deps,
  args: readonly string[],
): Promise<{ exit: number; lines: string[] }> => {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  return { exit: await command.run(deps, args, { out: say, err: say }), lines };
};
