import type { DataCommand } from "./control/command.ts";
import { billingCommand } from "./features/billing/billing.command.ts";
import { eventsCommand } from "./features/support/events.command.ts";
import { adminCommand } from "./operator/admin.command.ts";
import { logCommand } from "./operator/log.command.ts";
import { rebuildCommand } from "./operator/rebuild.command.ts";
import { seedCommand } from "./seed/seed.command.ts";

/** What a running server does for the terminal. */
export const ALL_COMMANDS: readonly DataCommand[] = [
  adminCommand,
  billingCommand,
  eventsCommand,
  logCommand,
  rebuildCommand,
  seedCommand,
];
