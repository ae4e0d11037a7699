import { Link, useNavigate } from "@tanstack/react-router";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AvatarHead, AvatarHeadSkeleton } from "../../work/avatars/avatar-head.tsx";
import { truncate } from "../../work/avatars/truncate.ts";

const words = css({ display: "flex", flexDirection: "column", gap: "1", textStyle: "small", color: "text.muted" });

type AvatarCardProps = { avatar: AvatarSummary; onRename: () => void; onDelete: () => void };

export const AvatarCard = ({ avatar, onRename, onDelete }: AvatarCardProps) => {
  const navigate = useNavigate();
  const { lastOptimizationId } = avatar;
  const openResults = () => {
    if (lastOptimizationId !== null)
      void navigate({ to: "/results/$optimizationId", params: { optimizationId: lastOptimizationId } });
  };
  return (
    <Card
      footer={
        <Button variant="outline" size="sm" disabled={lastOptimizationId === null} onClick={openResults}>
          Open Results
        </Button>
      }
    >
      <AvatarHead name={avatar.profileName} onRename={onRename} onDelete={onDelete}>
        <Link to="/avatars/$avatarId" params={{ avatarId: avatar.id }}>
          {avatar.profileName}
        </Link>
      </AvatarHead>
      <div className={words}>
        <span>{avatar.lastProductName === null ? "Not used yet" : truncate(avatar.lastProductName)}</span>
        {avatar.lastOptimizationAt !== null && <span>{formatDate(avatar.lastOptimizationAt)}</span>}
      </div>
    </Card>
  );
};

export const AvatarCardSkeleton = () => (
  <Card footer={<Skeleton shape="buttonSmall" />}>
    <AvatarHeadSkeleton />
    <div className={words}>
      <Skeleton shape="text" length="long" />
      <Skeleton shape="text" length="half" />
    </div>
  </Card>
);
