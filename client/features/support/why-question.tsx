import { CircleHelp } from "lucide-react";
import { useId, useState } from "react";
import type { Why } from "../../../events/history/why.ts";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { EventLink } from "./event-link.tsx";
import type { Ledger } from "./ledger.ts";
import type { Reading } from "./moment-view.ts";

const BECAUSE_SHOWN = 12;

const answer = css({
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: "3",
  marginBlockStart: "2",
  borderRadius: "md",
  backgroundColor: "info.subtle",
  textStyle: "small",
});
const list = css({ display: "flex", flexDirection: "column", gap: "1", paddingInlineStart: "4", listStyle: "disc" });

export type AskedProps = { ledger: Ledger; version: number; reading: Reading; send: (event: TimeTravelEvent) => void };

type WhyProps = AskedProps & { question: string; find: () => Why | null };

/** A question whose answer is worked out when it is asked, and names the events that decided it. */
export const WhyQuestion = ({ question, find, ledger, send }: WhyProps) => {
  const [why, setWhy] = useState<Why | null>(null);
  const id = useId();
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={why !== null}
        aria-controls={why === null ? undefined : id}
        onClick={() => setWhy(why === null ? find() : null)}
      >
        <CircleHelp aria-hidden="true" />
        {question}
      </Button>
      {why !== null && (
        <div id={id} className={answer} role="status">
          <p>{why.answer}</p>
          {why.because.length > 0 && (
            <>
              <p>It was decided by:</p>
              <ul className={list}>
                {why.because.slice(-BECAUSE_SHOWN).map((version) => (
                  <li key={version}>
                    <EventLink ledger={ledger} version={version} send={send} />
                  </li>
                ))}
              </ul>
              {why.because.length > BECAUSE_SHOWN && (
                <p>and {why.because.length - BECAUSE_SHOWN} earlier ones of the same kind.</p>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
};
