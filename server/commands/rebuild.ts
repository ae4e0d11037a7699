import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { rebuildCommand } from "../operator/rebuild.command.ts";

process.exitCode = await runDataCommand(rebuildCommand, process.argv.slice(2), terminal, process.env);
