import type { DataCommand } from "../control/command.ts";
import { adminCommand as identityCommand } from "../features/identity/admin.command.ts";
import { eraseByHand } from "./erase-by-hand.ts";

/** What an operator does to one account: role and plan, and its erasure, which reaches into every feature. */
export const adminCommand: DataCommand = {
  ...identityCommand,
  run: (deps, args, output) => {
    const [verb, email, ...rest] = args;
    return verb === "erase" && email !== undefined
      ? eraseByHand(deps, email, rest, output)
      : identityCommand.run(deps, args, output);
  },
};
