import { seedCommand } from "../seed/seed.command.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

process.exitCode = await runDataCommand(seedCommand, process.argv.slice(2), terminal, process.env);
