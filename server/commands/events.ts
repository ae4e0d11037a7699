import { eventsCommand } from "../features/support/events.command.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

process.exitCode = await runDataCommand(eventsCommand, process.argv.slice(2), terminal, process.env);
