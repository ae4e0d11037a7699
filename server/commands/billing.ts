import { runDataCommand, terminal } from "../control/run-data-command.ts";
import { billingCommand } from "../features/billing/billing.command.ts";

process.exitCode = await runDataCommand(billingCommand, process.argv.slice(2), terminal, process.env);
