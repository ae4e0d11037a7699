import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HistoryEvent } from "../../../events/wire/support.ts";
import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { wholeEventQuery } from "./support-queries.ts";

const summary = css({ textStyle: "label", paddingBlock: "1" });
const frame = css({ position: "relative", marginBlockStart: "2" });
const copy = css({ position: "absolute", insetInlineEnd: "2", insetBlockStart: "2" });
const code = css({
  maxHeight: "[24rem]",
  overflow: "auto",
  padding: "4",
  borderRadius: "md",
  backgroundColor: "bg.sunken",
  fontFamily: "mono",
  fontSize: "xs",
  lineHeight: "normal",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const note = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  textStyle: "caption",
  color: "text.muted",
});

type RawEventProps = { customerId: string; isRevealed: boolean; event: HistoryEvent };

/** An event as it is stored, less what is covered. */
export const RawEvent = ({ customerId, isRevealed, event }: RawEventProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const query = wholeEventQuery(customerId, event.version, isRevealed);
  const { data: whole, error, isFetching } = useQuery({ ...query, enabled: isWhole });
  const text = isOpen ? JSON.stringify(whole ?? event, null, 2) : "";
  return (
    <details open={isOpen} onToggle={(toggled) => setIsOpen(toggled.currentTarget.open)}>
      <summary className={summary}>Raw data</summary>
      <div className={frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard */}
        <pre className={code} tabIndex={0} aria-label="Raw data of the event">
          {text}
        </pre>
        <span className={copy}>
          <CopyButton text={text} label="Copy raw data" />
        </span>
      </div>
      {event.leftOut.length > 0 && whole === undefined && (
        <p className={note}>
          Large parts are left out: {event.leftOut.join(", ")}.
          <Button variant="outline" size="sm" loading={isFetching} onClick={() => setIsWhole(true)}>
            Load everything
          </Button>
          {error !== null && <span role="alert">{messageOf(error, "It could not be loaded. Please try again.")}</span>}
        </p>
      )}
    </details>
  );
};
