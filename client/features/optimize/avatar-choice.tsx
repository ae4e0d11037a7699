import { useNavigate } from "@tanstack/react-router";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AvatarHead, AvatarHeadSkeleton } from "../../work/avatars/avatar-head.tsx";
import { truncate } from "../../work/avatars/truncate.ts";

const words = css({ color: "text.muted", textStyle: "small", overflowWrap: "anywhere" });

type AvatarChoiceProps = { avatar: AvatarSummary; onUse: () => void; onResults: () => void; onDelete: () => void };

export const AvatarChoice = ({ avatar, onUse, onResults, onDelete }: AvatarChoiceProps) => {
  const navigate = useNavigate();
  const rename = () => void navigate({ to: "/avatars/$avatarId", params: { avatarId: avatar.id } });
  return (
    <Card
      padding="md"
      footer={
        <>
          <Button size="sm" onClick={onUse}>
            Use for Optimization
          </Button>
          <Button size="sm" variant="outline" onClick={onResults}>
            View Results
          </Button>
        </>
      }
    >
      <AvatarHead name={avatar.profileName} onRename={rename} onDelete={onDelete} />
      <p className={words}>
        {avatar.lastProductName === null ? "Not used yet" : truncate(avatar.lastProductName)}
        {avatar.lastOptimizationAt !== null && `, ${formatDate(avatar.lastOptimizationAt)}`}
      </p>
    </Card>
  );
};

export const AvatarChoiceSkeleton = () => (
  <Card
    padding="md"
    footer={
      <>
        <Skeleton shape="buttonSmall" />
        <Skeleton shape="buttonSmall" />
      </>
    }
  >
    <AvatarHeadSkeleton />
    <div className={words}>
      <Skeleton shape="text" length="long" />
    </div>
  </Card>
);
