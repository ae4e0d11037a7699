import { adminCommand } from "../operator/admin.command.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

process.exitCode = await runDataCommand(adminCommand, process.argv.slice(2), terminal, process.env);
