import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { adminCommand } from "../operator/admin.command.ts";

process.exitCode = await runDataCommand(adminCommand, process.argv.slice(2), terminal, process.env);
