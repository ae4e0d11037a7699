import { dataCommand } from "../control/command.ts";
import {
  ADMINISTER_USAGE,
  type Administration,
  administer,
  readAdministration,
} from "../features/identity/admin.command.ts";
import { eraseByHand } from "./erase-by-hand.ts";

type Asked = Administration | { verb: "erase"; email: string; options: readonly string[] };

const [first, ...others] = [...ADMINISTER_USAGE, "bun run admin erase EMAIL --yes [REASON]"];

/** What an operator does to one account: role and plan, and its erasure, which reaches into every feature. */
export const adminCommand = dataCommand<Asked>({
  name: "admin",
  usage: [`Usage: ${first}`, ...others.map((line) => `       ${line}`)],
  read: (args) => {
    const [verb, email, ...options] = args;
    return verb === "erase" && email !== undefined ? { verb, email, options } : readAdministration(args);
  },
  run: (deps, asked, output) =>
    asked.verb === "erase" ? eraseByHand(deps, asked.email, asked.options, output) : administer(deps, asked, output),
});
