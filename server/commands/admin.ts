import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { adminCommand } from "../features/identity/admin.command.ts";

process.exitCode = await runDataCommand(adminCommand, process.argv.slice(2), terminal, process.env);
