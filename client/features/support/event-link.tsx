import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { formatMoment } from "./format-moment.ts";
import type { Ledger } from "./ledger.ts";

const link = css({ textAlign: "start", justifyContent: "start", fontWeight: "regular", whiteSpace: "normal" });
const when = css({ textStyle: "caption", color: "text.muted" });

type EventLinkProps = { ledger: Ledger; version: number; send: (event: TimeTravelEvent) => void };

/** Names an event and goes to it. */
export const EventLink = ({ ledger, version, send }: EventLinkProps) => {
  const entry = ledger.entries[version - 1];
  if (entry === undefined) return null;
  return (
    <>
      <Button variant="link" size="sm" className={link} onClick={() => send({ type: "moved", to: version })}>
        {entry.sentence}
      </Button>{" "}
      <span className={when}>
        event {version.toLocaleString("en-US")}, {formatMoment(entry.event.recordedAt)}
      </span>
    </>
  );
};
