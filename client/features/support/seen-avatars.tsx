import type { DashboardView } from "../../../events/history/dashboard.ts";
import { avatarsLead } from "../../site/plan-summary.ts";
import { usePaidAvatarLimit } from "../../site/use-paid-avatar-limit.ts";
import { css } from "../../styled-system/css/index.js";
import { AvatarRow } from "../../work/avatars/avatar-row.tsx";
import { AvatarUsageBadge } from "../../work/avatars/avatar-usage-badge.tsx";
import { OverLimitNotice } from "../../work/avatars/over-limit-notice.tsx";
import { seenAvatars, seenUsage } from "./seen-work.ts";

const title = css({ textStyle: "title" });
const lead = css({ color: "text.muted" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "4",
});
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });

const nothing = (): void => {};

export const SeenAvatars = ({ view }: { view: DashboardView }) => {
  const avatars = seenAvatars(view);
  const usage = seenUsage(view);
  const paidAvatarLimit = usePaidAvatarLimit();
  return (
    <>
      <div className={head}>
        <div>
          <p className={title}>My Avatars</p>
          <p className={lead}>{avatarsLead(usage.limit, paidAvatarLimit)}</p>
        </div>
        {usage.limit > 0 && <AvatarUsageBadge usage={usage} />}
      </div>
      <OverLimitNotice usage={usage} />
      {avatars.length === 0 ? (
        <p>No avatars yet — create your first one.</p>
      ) : (
        <ul className={list}>
          {avatars.map((avatar) => (
            <AvatarRow key={avatar.id} avatar={avatar} isHighlighted={false} onRename={nothing} onDelete={nothing} />
          ))}
        </ul>
      )}
    </>
  );
};
