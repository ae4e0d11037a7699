import { activityActor, activityReason, activitySentence } from "../../../../events/customer/activity.ts";
import { customerStreamId } from "../../../../events/customer/customer.ts";
import type { EventEnvelope } from "../../../../events/kernel/envelope.ts";
import type { Deps } from "../../../deps.ts";
import { customerEventOf } from "../../../store/domain-event.ts";
import { csv } from "./tables.ts";

const PAGE = 100;

const HISTORY_COLUMNS = ["number", "when", "who", "what happened", "reason", "type"] as const;

/** The customer's events, oldest first, a page at a time. */
const pagesOf = async function* (
  { store }: Pick<Deps, "store">,
  customerId: string,
): AsyncGenerator<readonly EventEnvelope[]> {
  for (let from = 1; ; ) {
    const page = await store.read(customerStreamId(customerId), { from, limit: PAGE });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    from = (page.at(-1)?.version ?? from) + 1;
  }
};

const told = (envelope: EventEnvelope) => {
  const { version, recordedAt, actor } = envelope;
  const fact = customerEventOf(envelope);
  return {
    number: version,
    at: recordedAt,
    who: activityActor(actor),
    sentence: activitySentence(fact),
    reason: activityReason(fact),
    type: fact.type,
    data: fact.data,
  };
};

/** The history with everything in it. */
export const historyAsJson = async function* (deps: Pick<Deps, "store">, customerId: string): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of pagesOf(deps, customerId)) {
    yield separator + page.map((envelope) => JSON.stringify(told(envelope))).join(",\n");
    separator = ",\n";
  }
  yield "\n]\n";
};

/** The history as it is told, for a spreadsheet. */
export const historyAsCsv = async function* (deps: Pick<Deps, "store">, customerId: string): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pagesOf(deps, customerId)) {
    const rows = page.map(told).map((line) => [line.number, line.at, line.who, line.sentence, line.reason, line.type]);
    const text = csv(HISTORY_COLUMNS, rows);
    yield isFirst ? text : text.slice(text.indexOf("\r\n") + 2);
    isFirst = false;
  }
};
