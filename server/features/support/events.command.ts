import { parseArgs } from "node:util";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { historyOf } from "../../../events/history/fold.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import { EVENTS_PAGE_MAX, type HistoryEvent } from "../../../events/wire/support.ts";
import { dataCommand, type Output } from "../../control/command.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import { FAILED } from "../../platform/exit-codes.ts";
import { findCustomerId } from "../../projections/accounts.queries.ts";
import { CommandRejected, execute } from "../../store/handle-command.ts";
import { followHistory } from "./follow-history.ts";
import { eventLine, reportLines, reportOf } from "./print-history.ts";
import { readEvents } from "./read-history.ts";

const PROCESS = "events command";
const UNSAID = "An operator read it at the command line.";

const USAGE = [
  "Usage: bun run events ACCOUNT-OR-EMAIL [--at POSITION] [--why] [--reveal] [--reason TEXT] [--json] [--follow]",
  "       --at      the history up to this position of the log, and the customer as they were then",
  "       --why     names the events that decided the plan, the counts and a refusal",
  "       --reveal  shows personal data; --reason says why, and the customer reads it in their activity log",
  "       --follow  goes on with what happens next",
];

type Asked = {
  account: string;
  at: number | null;
  json: boolean;
  follow: boolean;
  why: boolean;
  reveal: boolean;
  reason: string;
};

const OPTIONS = {
  at: { type: "string" },
  reason: { type: "string" },
  json: { type: "boolean" },
  follow: { type: "boolean" },
  why: { type: "boolean" },
  reveal: { type: "boolean" },
} as const;

const askedOf = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [account, ...rest] = positionals;
    const at = values.at === undefined ? null : Number(values.at);
    if (account === undefined || rest.length > 0 || (at !== null && !(Number.isSafeInteger(at) && at >= 0)))
      return null;
    const { json = false, follow = false, why = false, reveal = false, reason = UNSAID } = values;
    return { account, at, json, follow, why, reveal, reason };
  } catch {
    return null;
  }
};

/** By address where an account has it, else the id as it is: the history of an erased account has no address. */
const customerIdOf = async ({ sql }: Pick<Deps, "sql">, account: string): Promise<string> =>
  (await findCustomerId(sql, account.trim().toLowerCase())) ?? account;

const recordVisit = async (deps: Deps, customerId: string, { reveal, reason }: Asked): Promise<void> => {
  const because = { reason, at: isoNow(deps.clock) };
  const view: CustomerCommand = { type: "ViewHistory", data: because };
  const uncover: CustomerCommand = { type: "RevealPersonalData", data: because };
  await execute({
    store: deps.store,
    decider: inSequence(customerDecider),
    streamId: customerStreamId(customerId),
    command: reveal ? [view, uncover] : [view],
    meta: { actor: { kind: "system", process: PROCESS }, correlationId: deps.newId(), causationId: null },
  });
};

const readAll = async (deps: Deps, customerId: string, { at, reveal: revealed }: Asked): Promise<HistoryEvent[]> => {
  const events: HistoryEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.version ?? 0;
    const page = await readEvents(deps)(customerId, { after, limit: EVENTS_PAGE_MAX, revealed });
    const wanted = at === null ? page : page.filter(({ position }) => position <= at);
    events.push(...wanted);
    if (wanted.length < EVENTS_PAGE_MAX) return events;
  }
};

const print = ({ out }: Output, deps: Deps, events: readonly HistoryEvent[], asked: Asked): void => {
  const history = historyOf(events);
  const now = asked.at === null ? isoNow(deps.clock) : (events.at(-1)?.recordedAt ?? isoNow(deps.clock));
  const report = reportOf(history, history.version, deps.env.AVATAR_LIMIT, now);
  if (asked.json) {
    for (const event of events) out(JSON.stringify(event));
    out(JSON.stringify(asked.why ? report : { ...report, why: undefined }));
    return;
  }
  for (const event of events) out(eventLine(event));
  for (const line of reportLines(report, events, asked)) out(line);
};

const follow = async (output: Output, deps: Deps, customerId: string, after: number, json: boolean): Promise<void> => {
  const { out, gone } = output;
  const { closed } = deps.feed;
  const signal = gone === undefined ? closed : AbortSignal.any([closed, gone]);
  await followHistory(deps, { customerId, after, signal }, (events) => {
    for (const event of events) out(json ? JSON.stringify(event) : eventLine(event));
  });
};

/** A customer's history, the customer at any point of it, and why: the same answers as the console, and as much on record. */
export const eventsCommand = dataCommand({
  name: "events",
  usage: USAGE,
  read: askedOf,
  run: async (deps, asked, output) => {
    const customerId = await customerIdOf(deps, asked.account);
    try {
      await recordVisit(deps, customerId, asked);
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      output.err(`No account has the address or id ${asked.account}.`);
      return FAILED;
    }
    const events = await readAll(deps, customerId, asked);
    print(output, deps, events, asked);
    const [newest] = await deps.store.readAll({ limit: 1, direction: "backward" });
    if (asked.at !== null && newest !== undefined && asked.at > newest.position)
      output.err(`The log ends at position ${newest.position}: this is the customer as they are now.`);
    if (asked.follow) await follow(output, deps, customerId, events.at(-1)?.version ?? 0, asked.json);
    return 0;
  },
});
