import { useMemo } from "react";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { EventLink } from "./event-link.tsx";
import { causesOf, type Entry, effectsOf, type Ledger, type Link } from "./ledger.ts";

const EFFECTS_SHOWN = 12;

const heading = css({ textStyle: "label", marginBlockEnd: "1.5" });
const chain = css({ display: "flex", flexDirection: "column", listStyle: "none", textStyle: "small" });
const step = css({
  position: "relative",
  paddingBlock: "1",
  paddingInlineStart: "5",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "1.5",
    insetBlock: "0",
    borderInlineStartWidth: "thick",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "border.control",
  },
  "&::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: "[0.1875rem]",
    insetBlockStart: "[0.7rem]",
    width: "2",
    height: "2",
    borderRadius: "full",
    backgroundColor: "border.control",
  },
  "&[aria-current]::after": { backgroundColor: "accent.text" },
});
const here = css({ fontWeight: "semibold" });
const link = css({ textStyle: "caption", color: "text.muted" });
const more = css({ textStyle: "caption", color: "text.muted", paddingBlock: "1", paddingInlineStart: "5" });

const LINKS: Readonly<Record<Link, string>> = {
  cause: "which caused",
  checkout: "then, for the same checkout",
  request: "and, in the same request",
};

type CauseChainProps = { ledger: Ledger; version: number; send: (event: TimeTravelEvent) => void };

/** From the first cause by way of the event that is looked at to all it led to. */
export const CauseChain = ({ ledger, version, send }: CauseChainProps) => {
  const { revision } = ledger;
  const { causes, effects } = useMemo(() => {
    // The ledger grows in place: its revision stands for what it holds.
    void revision;
    return { causes: causesOf(ledger.entries, version), effects: effectsOf(ledger, version) };
  }, [ledger, revision, version]);
  if (causes.length + effects.length === 0) return null;
  const shown = [...causes, version, ...effects.slice(0, EFFECTS_SHOWN)];
  return (
    <section aria-labelledby="causes">
      <h3 id="causes" className={heading}>
        Cause and effect
      </h3>
      <ol className={chain}>
        {shown.map((each, index) => {
          const entry = ledger.entries[each - 1];
          return entry === undefined ? null : (
            <li
              key={each}
              className={step}
              aria-current={each === version ? "step" : undefined}
              style={{ marginInlineStart: `${Math.min(index === 0 ? 0 : entry.depth, 4) * 0.75}rem` }}
            >
              {index > 0 && <p className={link}>{saysLink(entry)}</p>}
              {each === version ? (
                <span className={here}>{entry.sentence}</span>
              ) : (
                <EventLink ledger={ledger} version={each} send={send} />
              )}
            </li>
          );
        })}
      </ol>
      {effects.length > EFFECTS_SHOWN && <p className={more}>and {effects.length - EFFECTS_SHOWN} more.</p>}
    </section>
  );
};

const saysLink = ({ link: kind }: Entry): string => (kind === null ? "" : LINKS[kind]);
