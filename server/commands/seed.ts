import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { seedCommand } from "../seed/seed.command.ts";

process.exitCode = await runDataCommand(seedCommand, process.argv.slice(2), terminal, process.env);
