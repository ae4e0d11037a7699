import { rebuildCommand } from "../operator/rebuild.command.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

process.exitCode = await runDataCommand(rebuildCommand, process.argv.slice(2), terminal, process.env);
