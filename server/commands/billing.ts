import { billingCommand } from "../features/billing/billing.command.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

process.exitCode = await runDataCommand(billingCommand, process.argv.slice(2), terminal, process.env);
