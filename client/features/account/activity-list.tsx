import type { ActivityEntry } from "../../../events/wire/account.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { reach } from "../../ui/reach.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ACTOR_WORDS } from "./activity-words.ts";

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const item = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  paddingBlock: "3",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
  overflowWrap: "anywhere",
});
const about = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  textStyle: "small",
  color: "text.muted",
});
const opening = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });
const reasonText = css({ textStyle: "small", color: "text.muted" });

/** What happened, one thing below the other, with who did it, when, and the reason staff gave. */
export const ActivityList = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <ol className={list}>
    {entries.map(({ version, at, who, sentence, reason, optimizationId }) => (
      <li key={version} className={item}>
        <span>{sentence}</span>
        {reason === null ? null : <span className={reasonText}>Reason: {reason}</span>}
        <span className={about}>
          {who === "staff" ? <Badge tone="info">{ACTOR_WORDS[who]}</Badge> : <span>{ACTOR_WORDS[who]}</span>}
          <time dateTime={at}>{formatDateTime(at)}</time>
          {optimizationId === null ? null : (
            <TextLink className={cx(opening, reach)} to="/results/$optimizationId" params={{ optimizationId }}>
              Open results
            </TextLink>
          )}
        </span>
      </li>
    ))}
  </ol>
);

export const ActivitySkeleton = ({ lines }: { lines: number }) => (
  <div className={list} aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={item}>
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </div>
);
