import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { eventsCommand } from "../features/support/events.command.ts";

process.exitCode = await runDataCommand(eventsCommand, process.argv.slice(2), terminal, process.env);
